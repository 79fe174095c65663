/// How much of a picture a colour has, for themes that were read from one.
package struct ColorShare: Sendable {
  /// What the colour is taken for: `background`, `plotBackground`, `text`, `axis`, `gridlines` or `series`.
  package let role: String
  /// As a series is named.
  package let name: String
  /// `#rrggbb`
  package let hex: String
  /// The part of the picture's pixels that are of it, edges left out, 0…1.
  package let share: Double
  /// A pixel of its largest piece, from the upper left corner, from 0.
  package let x, y: Int

  /// Creates a share.
  package init(role: String, name: String, hex: String, share: Double, x: Int, y: Int) {
    (self.role, self.name, self.hex, self.share, self.x, self.y) = (role, name, hex, share, x, y)
  }
}
