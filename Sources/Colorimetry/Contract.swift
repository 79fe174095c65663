// Signatures other targets are written against; each moves to its own file as it is written.

/// What people call a colour.
package enum ColorName: String, CaseIterable, Sendable {
  case black, grey, white, red, orange, brown, yellow, olive, green, teal, blue, violet, purple, pink
  package init(_ color: SRGB) { fatalError() }
}
