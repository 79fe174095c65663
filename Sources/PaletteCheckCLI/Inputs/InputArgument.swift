import Colorimetry

/// What an argument of `check`, `inspect` or `pairs` turned out to name.
enum InputArgument {
  /// A regular file.
  case file(String)
  /// A directory, searched for themes.
  case directory(String)
  /// `-`.
  case standardInput
  /// A colour typed out.
  case color(String)
  /// Nothing of these: why, and what to do.
  case unusable(String, message: String, help: String)

  /// Looks at the argument: what exists is a path, before anything else.
  init(_ text: String, host: some CommandHost) {
    if text == "-" {
      self = .standardInput
      return
    }
    switch host.kind(of: text) {
    case .file: self = .file(text)
    case .directory: self = .directory(text)
    case .other:
      self = .unusable(
        text, message: "'\(text)' is no regular file", help: "to read a pipe or a device, redirect it to '-'")
    case nil: self = Self.notOnDisk(text, host)
    }
  }

  private static func notOnDisk(_ text: String, _ host: some CommandHost) -> InputArgument {
    do throws(ColorSyntaxError) {
      _ = try Color(css: text)
      return .color(text)
    } catch {
      guard looksLikeColor(text) else {
        return .unusable(text, message: "no such file: '\(text)'", help: MissingFile(text, host: host).help)
      }
      return .unusable(
        text, message: "'\(text)' is neither a file nor a colour: \(error.message)",
        help: "give a colour as CSS writes it, such as '#2166ac'")
    }
  }

  /// `#12345`, `rgb(1, 2)`: meant for a colour, even though it is none.
  private static func looksLikeColor(_ text: String) -> Bool {
    text.hasPrefix("#") || (text.hasSuffix(")") && text.contains("("))
  }
}
