package import PaletteRules
import SourceText

/// A pixel of a picture, as pointers and sentences name it: the column and the row from the upper left corner, from 0.
package struct PicturePlace: Hashable, Sendable {
  /// From 0.
  package let x, y: Int

  /// Creates a place.
  package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// The place of a colour that was read from a picture; nil for other colours.
  package init?(_ color: ThemeColor) {
    guard color.origin.pointer.tokens.count == 1, let text = color.origin.pointer.tokens.first,
      text.hasPrefix(Self.prefix)
    else { return nil }
    let numbers = text.dropFirst(Self.prefix.count).split(separator: ",").map { Int($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    self.init(x: x, y: y)
  }

  /// `pixel=120,340`
  package var text: String { "\(Self.prefix)\(x),\(y)" }

  private static let prefix = "pixel="
}

extension Finding {
  /// The same, and where in the picture its series are; unchanged for themes that do not come from a picture.
  package func placed(in theme: Theme) -> Finding {
    guard theme.format == PictureTheme.format else { return self }
    let places = theme.modes.flatMap(\.series).filter { tokens.contains($0.token) }.compactMap { series in
      PicturePlace(series.color).map { "\(series.name) at \($0.x),\($0.y)" }
    }
    guard !places.isEmpty else { return self }
    var finding = self
    let more = places.count > 4 ? " and \(places.count - 4) more" : ""
    finding.message += " In the picture: \(places.prefix(4).joined(separator: ", "))\(more)."
    return finding
  }
}
