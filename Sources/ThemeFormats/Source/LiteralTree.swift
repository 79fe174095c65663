import PaletteRules
import SourceText

/// The literals of a program or style sheet as one tree, with what is left out of it.
struct LiteralTree: Sendable {
  let language: LiteralModule.Language
  /// The tree; nil where a file holds no literal that others could use.
  let document: JSONReader.Document?
  /// Values that only running the program would tell.
  let computed: [LiteralResolver.Computed]

  /// Bytes of a file that nobody named: a longer one is a bundle. An engineering choice.
  private static let mostFound = 1 << 20

  /// Reads a file and what it imports.
  ///
  /// - Throws: ``ThemeProblem`` when the file holds more than the options allow.
  /// - Returns: Nil when the file was only found, and nothing in it looks like a colour.
  init?(_ file: SourceFile, _ language: LiteralModule.Language, options: ReadingOptions) throws(ThemeProblem) {
    self.language = language
    if options.isFound, file.bytes.count > Self.mostFound || !Self.mayHoldColors(file.bytes) { return nil }
    do throws(SourceError) {
      let imports = LiteralImports(options)
      let resolver = LiteralResolver(limits: options.limits, load: imports.module)
      let module = try LiteralModule(file, language, limits: options.limits)
      let root = try resolver.tree(of: module)
      document = root.map { JSONReader.Document(root: $0, notes: [], notesLeftOut: 0) }
      computed = resolver.computed
    } catch {
      if options.isFound { return nil }
      throw ThemeProblem(error.message, path: file.path, origin: TokenOrigin(file: file, range: error.range))
    }
  }

  /// Whether the text speaks of colours.
  private static func mayHoldColors(_ bytes: [UInt8]) -> Bool {
    let words = ["olor", "'#", "\"#", "palette", ": #"].map { Array($0.utf8) }
    return words.contains { bytes.contains($0) }
  }

  /// Says how many colours are computed, and which is the first.
  func report(in file: SourceFile, _ record: ReadingRecord) {
    let colors = computed.filter { $0.isItem || Self.namesColor($0.key) }
    guard let first = colors.first else { return }
    let text = String(decoding: file.bytes[first.range.prefix(60)], as: UTF8.self)
    let line = file.lines.position(of: first.range.lowerBound).line
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    let excerpt = words.count > 40 ? words.prefix(40) + "…" : words[...]
    let values = colors.count == 1 ? "1 value is" : "\(colors.count) values are"
    record.leave("\(values) computed and not read, first '\(excerpt)' in line \(line)")
  }

  /// Whether colours of a chart are computed: several values in lists or under the names of colours, called after a chart.
  func computesChart(in file: SourceFile) -> Bool {
    let isChartFile = ChartWords.contain(TokenWords.split(String(ThemeInput.name(of: file.path))))
    let colors = computed.filter { value in
      (value.isItem || Self.namesColor(value.key))
        && (isChartFile || ChartWords.contain(TokenWords.split(value.key)))
    }
    return colors.count > 1
  }

  private static let colorWords: Set<String> = [
    "color", "colors", "colour", "colours", "fill", "stroke", "background", "foreground", "border", "text", "palette",
    "series", "range", "scheme", "category", "colorway", "grid", "axis",
  ]

  private static func namesColor(_ key: String) -> Bool {
    !colorWords.isDisjoint(with: TokenWords.split(key)) || ChartWords.contain(TokenWords.split(key))
  }
}

extension [UInt8] {
  /// Whether a word is among the bytes.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    var start = startIndex
    while let found = self[start...].firstIndex(of: word[0]) {
      if self[found...].starts(with: word) { return true }
      start = found + 1
    }
    return false
  }
}
