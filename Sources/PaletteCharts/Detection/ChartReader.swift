package import PaletteRules
package import SourceText

/// Reads a chart in any format that is known.
package enum ChartReader {
  /// Reads a file and puts in what the options say.
  ///
  /// - Throws: ``UnreadableFile`` with everything that is wrong, each with its place.
  package static func read(
    _ file: SourceFile, options: ChartOptions = ChartOptions(), limits: JSONReader.Limits = JSONReader.Limits()
  ) throws(UnreadableFile) -> ReadChart {
    var read = try chart(file, options, limits)
    try read.apply(options)
    read.arrange()
    return read
  }

  private static func chart(
    _ file: SourceFile, _ options: ChartOptions, _ limits: JSONReader.Limits
  ) throws(UnreadableFile) -> ReadChart {
    let first = file.bytes.first { !$0.isSpace && ![0xEF, 0xBB, 0xBF].contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return try TableReader.read(file, options: options)
    }
    let root: SourceNode
    do throws(SourceError) {
      root = try JSONReader.read(file.bytes, .lenient, limits: limits).root
    } catch {
      throw UnreadableFile([ThemeProblem(syntax: error, in: file)])
    }
    if options.x != nil || !options.y.isEmpty || options.seriesColumn != nil {
      throw UnreadableFile(ChartProblem.noTable(), in: file, at: root.range)
    }
    if DescriptorReader.recognises(root) { return try DescriptorReader.read(root, of: file) }
    if VegaLiteReader.recognises(root) { return try VegaLiteReader.read(root, of: file, options: options) }
    if SwiftChartsReader.recognises(root) { return try SwiftChartsReader.read(root, of: file, options: options) }
    throw UnreadableFile(ChartProblem.noChart(), in: file, at: root.range)
  }
}
