package import Colorimetry
import ImageSimulation
package import PNGCodec
import PaletteRules
package import PangoCairo

/// A picture as designed and as several kinds of colour vision see it, labelled, in one picture.
package struct SimulationSheet {
  private let picture: Bitmap
  private let simulations: [Simulation]

  private static let (gap, header) = (16, 34)

  /// The most pixels of a side of the picture with as many simulations besides the picture itself; the sheet is then at
  /// most 1,600 pixels wide.
  package static func room(for simulations: Int) -> Int { (1_600 - gap) / columns(simulations + 1) - gap }

  /// Two in a row, so that the picture is as large with one vision as with three; more than four tiles three in a row.
  /// Engineering choice.
  private static func columns(_ tiles: Int) -> Int { tiles <= 4 ? 2 : 3 }

  /// Prepares a sheet.
  package init(_ picture: Bitmap, _ simulations: [Simulation]) {
    (self.picture, self.simulations) = (picture, simulations)
  }

  /// Draws the sheet.
  package func bitmap(_ fonts: FontMap) throws(PreviewError) -> Bitmap {
    let tiles = simulations.count + 1
    let columns = Self.columns(tiles)
    let rows = (tiles + columns - 1) / columns
    let labels = ["as designed"] + simulations.map(Self.label)
    // A small picture has as much room as its label needs.
    let widest = labels.map { TextLayout($0, TextLayout.Style(size: 16, isBold: true), fonts: fonts).width }.max() ?? 0
    let (wide, high) = (
      max(picture.width, Int(widest.rounded(.up))) + Self.gap, picture.height + Self.header + Self.gap
    )
    var sheet: Bitmap
    do throws(PangoCairoError) {
      let canvas = try Canvas(width: columns * wide + Self.gap, height: rows * high + Self.gap)
      let drawing = Drawing(canvas, fonts: fonts)
      canvas.paint(Canvas.Ink(SRGB(1, 1, 1)))
      for (index, label) in labels.enumerated() {
        drawing.text(
          label, Double(Self.gap + index % columns * wide),
          Double(Self.gap + index / columns * high) + Double(Self.header) / 2 - 4, SRGB(0, 0, 0), size: 16, bold: true)
      }
      sheet = Bitmap(width: canvas.width, height: canvas.height, bytes: try canvas.rgba())
    } catch {
      throw .drawing(error)
    }
    for index in 0..<tiles {
      let tile: Bitmap
      do throws(PictureError) {
        tile = index == 0 ? picture : try BitmapSimulation(simulations[index - 1])(picture)
      } catch {
        throw .simulation(error)
      }
      sheet.place(
        tile, column: Self.gap + index % columns * wide, row: Self.gap + index / columns * high + Self.header)
    }
    return sheet
  }

  /// `deuteranopia`; `in grey`
  private static func label(_ simulation: Simulation) -> String {
    switch simulation.vision {
    case .normal: "normal"
    case .grey: simulation.severity < 1 ? "grey \(Figures.plain(simulation.severity))" : "in grey"
    default: visionName(simulation.vision, severity: simulation.severity)
    }
  }
}
