/// A shape that marks a point, by the words this project uses everywhere.
package enum Symbol: String, CaseIterable, Sendable {
  case none, circle, cross, triangle, plus, square, diamond, asterisk, ring
  case triangleDown = "triangle-down"
  case triangleLeft = "triangle-left"
  case triangleRight = "triangle-right"
}
