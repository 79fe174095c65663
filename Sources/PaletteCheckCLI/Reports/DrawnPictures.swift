import ChartPreview
import Colorimetry
import PNGCodec
import PaletteReports
import PaletteRules
import ThemeFormats

/// The pictures of a report, drawn from the theme's colours.
struct DrawnPictures: ReportPictures {
  /// The bytes of a file, at most so many; nil where it cannot be read.
  let read: (_ path: String, _ limit: Int) -> [UInt8]?

  /// The largest picture that a page holds, in bytes. Engineering choice: a page that loads at once.
  private static let mostBytes = 1_500_000

  func picture(_ theme: Theme) -> (png: [UInt8], width: Int, height: Int)? {
    guard theme.format == PictureTheme.format, let png = read(theme.path, Self.mostBytes),
      let header = try? PNGReader(MemorySource(png)).header
    else { return nil }
    return (png, header.width, header.height)
  }

  func chart(of mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture? {
    chart(mode.series, in: mode, seenBy: simulation)
  }

  private func chart(_ series: [Series], in mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture? {
    let shape = Specimen.Shape(series)
    return Specimen(series, as: shape, in: mode, seen: seen(simulation)).map { picture($0.drawn(), shape.title) }
  }

  func ramp(
    _ ramp: Ramp, in mode: ThemeMode, marking hexes: [String], seenBy simulation: Simulation?
  ) -> ReportPicture? {
    RampSpecimen(ramp, in: mode, marking: hexes, seen: seen(simulation)).map { picture($0.drawn(), "Ramp") }
  }

  func specimen(of finding: Finding, in mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture? {
    let tokens = Set(finding.tokens)
    let series = finding.series.isEmpty ? [] : mode.series.filter { tokens.contains($0.token) }
    if !series.isEmpty { return chart(series, in: mode, seenBy: simulation) }
    // A contrast between two colours other than series is one of text.
    guard finding.measure?.unit == .ratio, let hexes = finding.evidence.first(where: \.fails)?.hexes, hexes.count == 2,
      let color = Self.color(hexes[0]), let ground = Self.color(hexes[1])
    else { return nil }
    return picture(Specimen.text(color, on: ground, seen: seen(simulation)), "Text")
  }

  private func seen(_ simulation: Simulation?) -> (SRGB) -> SRGB {
    guard let simulation else { return { $0 } }
    return { SRGB(simulation(LinearSRGB($0), convention: .clamp)) }
  }

  private static func color(_ hex: String) -> SRGB? { (try? Color(css: hex))?.mappedToSRGB.srgb }

  private func picture(_ canvas: SVGCanvas, _ kind: String) -> ReportPicture {
    ReportPicture(svg: canvas.svg, width: Specimen.width, height: Specimen.height, kind: kind)
  }
}
