package import Colorimetry

/// A token that the chart reaches by references, with everything else that a change of it would change.
package struct SharedToken: Sendable {
  /// Another step of the token's scale: `green.600` beside `green.500`.
  package struct Step: Sendable {
    /// The name of the token.
    package let name: String
    /// The number in its name.
    package let number: Int
    /// Its colour, encoded.
    package let color: SRGB

    /// Creates a step.
    package init(name: String, number: Int, color: SRGB) {
      self.name = name
      self.number = number
      self.color = color
    }
  }

  /// The most names kept; a sentence needs no more.
  package static let mostUsers = 64

  /// The name as the file writes it: `brand.green`. Untrusted text.
  package let name: String
  /// Where the token holds its colour.
  package let definition: TokenOrigin
  /// The names of the tokens that refer to it, directly or through others, and that the chart does not use; in file
  /// order. Untrusted text.
  package let users: [String]
  /// The number of all of them.
  package let userCount: Int
  /// The steps of its scale by number, with the token itself; empty for a token outside a scale.
  package let scale: [Step]

  /// Creates a shared token.
  package init(name: String, definition: TokenOrigin, users: [String], userCount: Int, scale: [Step]) {
    self.name = name
    self.definition = definition
    self.users = users
    self.userCount = userCount
    self.scale = scale
  }
}
