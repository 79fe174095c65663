/// The share of a picture that a colour covers, for themes read from a picture.
package struct ColorShare: Sendable {
  /// The role assigned to the colour: `background`, `plotBackground` or `series`.
  package let role: String
  /// The name, like a series' name.
  package let name: String
  /// `#rrggbb`
  package let hex: String
  /// The share of the picture's pixels with this colour, without edges, 0…1.
  package let share: Double
  /// The middle of its longest run of pixels, from the upper left corner, from 0.
  package let x, y: Int

  /// Creates a share.
  package init(role: String, name: String, hex: String, share: Double, x: Int, y: Int) {
    (self.role, self.name, self.hex, self.share, self.x, self.y) = (role, name, hex, share, x, y)
  }
}
