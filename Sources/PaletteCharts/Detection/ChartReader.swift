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
    let record = ChartRecord(file)
    let (part, label): (ReadChart?, String)
    let root = try document(file, limits)
    if let root {
      if options.x != nil || !options.y.isEmpty || options.seriesColumn != nil {
        throw UnreadableFile(ChartProblem.noTable(), in: file, at: root.range)
      }
      if DescriptorReader.recognises(root) {
        (part, label) = (DescriptorReader.chart(root, record), "chart descriptor")
      } else if VegaLiteReader.recognises(root) {
        (part, label) = (VegaLiteReader(record).chart(root, options), "Vega-Lite specification")
      } else if SwiftChartsReader.recognises(root) {
        (part, label) = (SwiftChartsReader.chart(root, record, options), "list of Swift Charts marks")
      } else {
        throw UnreadableFile(ChartProblem.noChart(), in: file, at: root.range)
      }
    } else {
      (part, label) = (TableReader(options, record).chart(), "table")
    }
    var read = try record.checked(part, root == nil ? "table" : "chart", at: root?.range ?? 0..<0)
    read.formatLabel = label
    read.notes = record.notes
    try read.apply(options)
    read.places.points = zip(read.places.points, read.chart.arrange()).map { ranges, order in order.map { ranges[$0] } }
    return read
  }

  /// Reads `elements.json`; nil for a file that is none.
  ///
  /// - Throws: ``UnreadableFile`` with everything that is wrong, each with its place.
  package static func elements(
    _ file: SourceFile, limits: JSONReader.Limits = JSONReader.Limits()
  ) throws(UnreadableFile) -> AuditedChart? {
    guard let root = try? document(file, limits), ElementsReader.recognises(root) else { return nil }
    let record = ChartRecord(file)
    return try record.checked(ElementsReader(record: record).chart(root), "elements", at: root.range)
  }

  /// The document of a file that begins as JSON does; nil for another.
  private static func document(_ file: SourceFile, _ limits: JSONReader.Limits) throws(UnreadableFile) -> SourceNode? {
    let first = file.bytes.first { !$0.isSpace && ![0xEF, 0xBB, 0xBF].contains($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    do throws(SourceError) { return try JSONReader.read(file.bytes, .lenient, limits: limits).root } catch {
      throw UnreadableFile([ThemeProblem(syntax: error, in: file)])
    }
  }
}
