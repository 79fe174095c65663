import Colorimetry
package import PaletteRules
package import SafeText

/// The colours of one hue, by lightness and chroma, and which of them pass beside the others: what a picker draws.
///
/// The page does no colour science: while somebody drags, the browser itself paints `oklch()`, and the verdict is the server's.
package struct PassingPlane {
  /// Steps of lightness from 1 down to 0, and of chroma from 0 up to the greatest of sRGB, 0.3225 (magenta); engineering
  /// choices: a cell is some pixels of the picker.
  package static let (rows, columns) = (36, 30)
  /// The chroma of the last column.
  package static let mostChroma = 0.33

  /// A cell of the plane.
  private enum Cell: Character { case outside = "-", fails = "0", passes = "1" }

  private var cells = ""
  private var colors = ""
  private let hue: Double
  private let isJudged: Bool

  /// Looks at every cell.
  ///
  /// - Parameter passing: What the rules ask of the colour; nil where they ask nothing, so that each passes.
  package init(hue: Double, _ passing: MovedColor?) {
    var passing = passing
    self.hue = hue
    isJudged = passing != nil
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let lightness = 1 - Double(row) / Double(Self.rows - 1)
        let chroma = Self.mostChroma * Double(column) / Double(Self.columns - 1)
        let linear = LinearSRGB(XYZD65(OKLab(OKLCh(lightness, chroma, hue))))
        guard SRGB(linear).isInGamut() else {
          cells.append(Cell.outside.rawValue)
          colors += "000000"
          continue
        }
        let (red, green, blue) = SRGB(linear).bytes
        let color = SRGB(bytes: red, green, blue)
        colors += color.hex.dropFirst()
        cells.append((passing?.passes(color) ?? true ? Cell.passes : .fails).rawValue)
      }
    }
  }

  /// Row by row from the lightest: a letter a cell, `-` outside sRGB, and six hex digits a cell.
  package var json: JSONValue {
    [
      "hue": .number(hue), "isJudged": .boolean(isJudged), "rows": .integer(Self.rows),
      "columns": .integer(Self.columns),
      "mostChroma": .number(Self.mostChroma), "cells": .string(cells), "colors": .string(colors),
    ]
  }
}
