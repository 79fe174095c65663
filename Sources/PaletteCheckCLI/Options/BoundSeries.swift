import PaletteGate
import ThemeFormats

/// Series of one file, as `--series` and a configuration name them: `src/theme.ts:palette`.
struct BoundSeries {
  let path: String
  /// What in it: a name or a pattern.
  let name: String

  /// Splits a text at the first colon behind a name that files of themes have; nil where there is none.
  init?(_ text: String) {
    let colon = text.indices.first { index in
      text[index] == ":" && ThemeFileNames.mayBe(String(text[..<index])) && text.index(after: index) < text.endIndex
    }
    guard let colon else { return nil }
    path = String(text[..<colon])
    name = String(text[text.index(after: colon)...])
  }

  /// The names that are meant for a file: those of no file, and those of this one without its path.
  ///
  /// - Parameter folder: The folder from which their paths lead.
  static func names(_ texts: [String], of path: String, from folder: String? = nil, host: any FileSystem) -> [String] {
    texts.compactMap { text in
      guard let bound = BoundSeries(text) else { return text }
      return host.realPath(bound.target(from: folder)) == host.realPath(path) ? bound.name : nil
    }
  }

  /// The files that texts name, each once, in their order.
  static func files(_ texts: [String], from folder: String) -> [String] {
    var seen: Set<String> = []
    return texts.compactMap { BoundSeries($0)?.target(from: folder) }.filter { seen.insert($0).inserted }
  }

  private func target(from folder: String?) -> String { folder?.appendingStep(path) ?? path }
}
