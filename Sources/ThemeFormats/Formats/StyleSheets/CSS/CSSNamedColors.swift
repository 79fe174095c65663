import Colorimetry
import PaletteRules
import SourceText

extension NamedColors {
  /// The custom properties of one mode, by their names with or without the two hyphens: `--chart-1`, `chart-1`, `chart-*`.
  ///
  /// - Parameters:
  ///   - properties: names, of custom properties all.
  ///   - environment: what they resolve to; nil where only names matter.
  init(properties: [String], in environment: CSSEnvironment? = nil) {
    self.init(
      names: properties.enumerated().map { Name(index: $0, path: [String($1.dropFirst(2))]) }, spelled: Self.hyphenated
    ) { index, record in
      let name = properties[index]
      do throws(UnresolvedColor) {
        return try environment?.color(of: name)
      } catch {
        if error.kind == .systemColor || error.kind == .unreadSyntax {
          record.leave(.unreadProperty, name, "", error.problem.message)
        } else {
          record.problem(error.of(name, at: environment?.winners[name]?.value.origin).problem)
        }
        return nil
      }
    }
  }

  /// `chart.series.a` is written `chart-series-a` here.
  private static func hyphenated(_ text: String) -> String {
    guard !text.hasPrefix("/"), !text.hasPrefix("#") else { return text }
    return String((text.hasPrefix("--") ? text.dropFirst(2) : text[...]).map { $0 == "." ? "-" : $0 })
  }
}

/// Reads a value, everything it refers to put in, as a colour.
enum CSSColor {
  /// Reads a colour, or the components of one without the function around them (``CSSChannels``).
  ///
  /// - Parameters:
  ///   - isPlain: whether the text is the value as written, so that a fault can be shown at its place.
  ///   - function: the function that the sheet puts around the property, if any.
  ///   - guess: called where bare numbers are read and nothing else says what they are.
  static func read(
    _ text: [UInt8], at value: CSSValue, isPlain: Bool, in function: String? = nil, guess: () -> Void = {}
  ) throws(UnresolvedColor) -> Color {
    let css = String(decoding: text, as: UTF8.self)
    let channels = CSSChannels.colorText(text, in: function)
    do throws(SourceError) {
      let color = try Color(css: channels?.css ?? css)
      if channels?.isGuess == true { guess() }
      return color
    } catch {
      let start = value.range.lowerBound
      let place =
        isPlain && channels == nil ? value.part(start + error.range.lowerBound..<start + error.range.upperBound) : value
      let help =
        isThreeNumbers(text)
        ? "three numbers may be any space: write rgb(\(css))" : nil
      let likeness = CSSLikeness(text)
      if case .system(let name) = likeness { throw .systemColor(name, at: value.origin) }
      let isUnread = likeness == .unread && !error.isUnread
      var failure = UnresolvedColor(
        isUnread || error.isUnread ? .unreadSyntax : .unreadableColor,
        isUnread ? "'\(css)' is not worked out here" : error.message, help: help, at: place.origin)
      failure.likeness = likeness
      throw failure
    }
  }

  private static func isThreeNumbers(_ text: [UInt8]) -> Bool {
    let parts = CSSScanner.tokens(text, in: 0..<text.count).filter { !$0.isBlank && $0.kind != .delimiter(0x2C) }
    return parts.count == 3 && parts.allSatisfy { $0.kind == .number }
  }
}
