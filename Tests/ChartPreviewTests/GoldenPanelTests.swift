import ChartPreview
import Colorimetry
import FileAccess
import PNGCodec
import PaletteRules
import PangoCairo
import Testing

/// Every panel as it looked when somebody looked at it. `PALETTECHECK_RECORD_GOLDEN=1` draws them anew and fails, so that
/// nobody records in passing: look at the pictures before they are committed.
@Suite struct GoldenPanelTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Golden"
  /// What the pictures were drawn with; elsewhere the edges of letters differ.
  private static let versions = "cairo 1.16.0, pango 1.50.12"

  @Test(arguments: PreviewOptions.panelNames.filter { $0 != "status" }) func `looks as it did`(panel: String) throws {
    var options = PreviewOptions()
    (options.panels, options.visions) = ([panel], [.deutan])
    let mode = try Self.mode(panel)
    let preview = try ThemePreview(
      mode, of: DrawnThemes.theme(mode), title: "Golden", options: options, fonts: DrawnThemes.fonts())
    let picture = try #require(preview.pictures.first { $0.chart == panel })
    let path = "\(Self.folder)/\(panel).png"
    if FileAccess.environment("PALETTECHECK_RECORD_GOLDEN") != nil {
      let sink = MemorySink()
      try picture.bitmap.write(to: sink)
      let output = try FileOutput(path)
      try output.append(sink.bytes)
      try output.commit()
      Issue.record("recorded \(panel); look at it, then run without PALETTECHECK_RECORD_GOLDEN")
      return
    }
    let isSame = try Libraries.versions() == Self.versions
    let golden = try Bitmap(png: FileAccess.read(path, limit: 1_000_000))
    #expect((golden.width, golden.height) == (picture.bitmap.width, picture.bitmap.height))
    let differing = zip(golden.pixels, picture.bitmap.pixels).count { old, new in
      zip(old, new).contains { abs(Int($0) - Int($1)) > (isSame ? 0 : 8) }
    }
    // Other versions draw the edges of letters otherwise: 2 % of the pixels may.
    let allowed = isSame ? 0 : golden.width * golden.height / 50
    #expect(differing <= allowed, "\(differing) pixels differ")
  }

  /// Two series that merge and one that does not, one of each channel, and a ramp for the panels of ramps.
  private static func mode(_ panel: String) throws -> ThemeMode {
    var mode = try DrawnThemes.mode(["#4a7f14", "#c0392b", "#2336a8"], names: ["Coast", "Valley", "Đà Nẵng"])
    mode.series[1].symbol = .cross
    mode.series[2].dash = [6, 3]
    if panel == "heat" {
      let colors = try ["#2166ac", "#f7f7f7", "#b2182b"].map { Ramp.Stop(color: try DrawnThemes.color($0)) }
      mode.ramps = [Ramp(name: "anomaly", kind: .diverging, stops: colors)]
    }
    return mode
  }
}

extension Bitmap {
  /// Reads a picture.
  init(png bytes: [UInt8]) throws {
    var reader = try PNGReader(MemorySource(bytes))
    var row = [UInt8](repeating: 0, count: reader.rowBytes)
    var pixels: [UInt8] = []
    for _ in 0..<reader.header.height {
      try reader.readRow(into: &row)
      for start in stride(from: 0, to: row.count, by: row.count / reader.header.width) {
        pixels += row[start..<(start + 3)] + [255]
      }
    }
    try reader.finish()
    self.init(width: reader.header.width, height: reader.header.height, bytes: pixels)
  }

  /// Each pixel's red, green and blue.
  fileprivate var pixels: [ArraySlice<UInt8>] { stride(from: 0, to: bytes.count, by: 4).map { bytes[$0..<($0 + 3)] } }
}
