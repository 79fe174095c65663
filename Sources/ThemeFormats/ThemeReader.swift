import Colorimetry
package import PaletteRules
package import SourceText

/// Reads a theme in whatever format it is.
package enum ThemeReader {
  /// Detects the format and reads the theme.
  ///
  /// - Throws: ``ThemeProblem`` when nothing of the file can be judged; lesser trouble is in the theme's `problems`.
  package static func read(
    _ file: SourceFile, options: ReadingOptions = ReadingOptions()
  ) throws(ThemeProblem) -> Theme {
    guard file.bytes.count <= options.limits.bytes else {
      var problem = ThemeProblem(
        ReadingProblem.tooManyBytes(file.bytes.count, options.limits.bytes), path: file.path)
      problem.isOfText = true
      throw problem
    }
    if let problem = UnfinishedFile.problem(of: file) { throw problem.ofText }
    if options.isFound, isData(file) { throw .noColors(of: "large file", path: file.path) }
    let input: ThemeInput
    do throws(ThemeProblem) {
      input = try FormatTable.input(file, options: options)
    } catch {
      throw error.ofText
    }
    return try read(input, options)
  }

  /// Whether a file of JSON, YAML or TOML is large and shows no colour: lists of words and records of megabytes.
  private static func isData(_ file: SourceFile) -> Bool {
    file.bytes.count > largest && tokenExtensions.contains { file.path.lowercased().hasSuffix("." + $0) }
      && !file.bytes.contains(UInt8(ascii: "#")) && !colorSigns.contains(where: file.bytes.hold)
  }

  /// Bytes from which a file is looked through before it is read. An engineering choice: no theme in use is so large.
  private static let largest = 256 << 10
  /// What shows a colour or a token beside a hex code.
  private static let colorSigns: [StaticString] = [
    "rgb", "hsl", "lch(", "lab(", "color", "Color", "olour", "palette", "$value", "scheme",
  ]

  /// Reads a folder that is one theme, such as an asset catalog.
  ///
  /// - Parameter files: its files that may matter, sorted by path.
  /// - Throws: ``ThemeProblem`` as for a file.
  package static func read(
    folder path: String, files: [SourceFile], options: ReadingOptions = ReadingOptions()
  ) throws(ThemeProblem) -> Theme {
    try read(ThemeInput(folder: path, files: files), options)
  }

  private static func read(_ input: ThemeInput, _ options: ReadingOptions) throws(ThemeProblem) -> Theme {
    var theme = try readParts(input, options).applying(options)
    if !options.series.isEmpty { theme.notTaken = [] }
    theme.waivers = WaiverSearch.waivers(in: input)
    if input.files.isEmpty {
      theme.waivers += WaiverSearch.waivers(ofFilesTakenIn: theme, by: input.file.path, options: options)
    }
    return theme
  }

  private static func readParts(_ input: ThemeInput, _ options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard options.series.isEmpty, options.named.isEmpty else { return try NamedSeries.read(input, options: options) }
    let format = try FormatTable.format(of: input, options: options)
    let theme: Theme
    do throws(ThemeProblem) {
      theme = try format.theme(FormatTable.reading(input, options))
    } catch {
      guard options.isFound, (lists + tables).contains(format.name) else { throw error }
      guard error.isOfLength else { throw error.ofText }
      // A found list that is too long is data, and hardly meant for a chart.
      throw ThemeProblem(
        error.sentence, reason: .noChartColors, help: error.help, path: error.path, doubt: .otherColors)
    }
    guard !options.isFound || ChartEvidence.isEnough(theme, in: input, of: format) else {
      // What is left of a broken list says little of the whole.
      if lists.contains(format.name), var problem = theme.problems.first {
        problem.doubt = .unusable
        throw problem.ofText
      }
      throw .ofNoChart(theme)
    }
    return theme
  }

  /// Refuses a name that no format has.
  ///
  /// - Throws: ``ThemeProblem`` that names the formats.
  package static func checkFormat(named name: String) throws(ThemeProblem) {
    try FormatTable.check(named: name, for: "--theme-format")
  }

  /// Extensions of the files that a directory is searched for, without a dot: first those that most formats have.
  package static let fileExtensions: [String] = unique(FormatTable.formats.flatMap { $0.own + $0.files })
  /// Extensions of folders that are one input: Xcode's asset catalogs, and their colour sets.
  package static let folderExtensions: [String] = unique(FormatTable.formats.flatMap { $0.folders })
  private static let lists = [
    GIMPPalette.name, JASCPalette.name, SwatchExchange.name, HexList.name,
  ]

  /// Formats that take any list of colours, of data too.
  private static let tables = [PaletteTable.name, PaletteJSON.name]

  /// The format for programs that contain colours as literals; each list of colours is a palette.
  package static let programFormat = LiteralObjects.name

  /// The likelihood of a file whose folder, name or packages speak of charts.
  package static let likelyChart = ChartLikelihood.chartFolder

  /// A file of more palettes is a collection to choose from.
  package static let mostPalettes = ChartEvidence.mostPalettes

  /// Extensions of files that may hold tokens which other files refer to.
  package static let tokenExtensions: [String] = unique(
    FormatTable.formats.filter { $0.format.holdsTokens }.flatMap { $0.own + $0.files })

  private static func unique(_ extensions: [String]) -> [String] {
    let counts = Dictionary(extensions.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
  }
}

extension ThemeReader {
  /// Every colour that a file of JSON, YAML or TOML writes out, in its order, whether a chart takes it or not: those that are
  /// unmistakable, which a word such as `black` is not.
  package static func literalColors(_ file: SourceFile) -> [ThemeColor] {
    let input = try? FormatTable.input(file, options: ReadingOptions())
    guard let input, input.literals == nil, let root = input.root else { return [] }
    var colors: [ThemeColor] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      if let text = node.string, !text.contains("#"), !text.contains("(") { continue }
      if node.string != nil || node.isObject, let written = try? WrittenColor(node) {
        colors.append(ThemeColor(written.color, origin: TokenOrigin(file: file, range: node.range)))
      } else {
        waiting += (node.members?.map(\.value) ?? node.items ?? []).reversed()
      }
    }
    return colors
  }
}

/// Reads colours given one by one, as on a command line.
package enum ColorListReader {
  /// The format's short name and its name in words.
  package static let name = "colors"
  package static let label = "list of colours"

  /// A theme whose series are these colours, each named by its hex; a colour that cannot be read is a problem of the
  /// theme, with its place among the arguments.
  package static func read(colors: [String], options: ReadingOptions = ReadingOptions()) throws(ThemeProblem) -> Theme {
    let file = SourceFile(path: "command line", bytes: Array(colors.joined(separator: " ").utf8))
    let reading = FormatTable.reading(ThemeInput(bytes: file), options)
    let record = reading.record
    var list = ListedColors()
    var offset = 0
    for text in colors {
      let range = offset..<(offset + text.utf8.count)
      offset = range.upperBound + 1
      do throws(SourceError) {
        let color = try BareColor.read(text)
        let origin = TokenOrigin(file: file, range: range)
        let token = "series.\(list.items.count + 1)"
        record.remark(on: WrittenColor(color: color), token: token, at: origin)
        list.items.append(ListedColors.Item(color: ThemeColor(color, origin: origin), label: nil, text: text))
      } catch {
        let part = (range.lowerBound + error.range.lowerBound)..<(range.lowerBound + error.range.upperBound)
        record.problem(ReadingProblem.unreadableColor(error.message), at: TokenOrigin(file: file, range: part))
      }
    }
    let series = try list.series(reading)
    return Theme(ThemeContent(modes: [ThemeMode(series: series)]), format: name, label: label, from: reading)
      .applying(options)
  }
}
