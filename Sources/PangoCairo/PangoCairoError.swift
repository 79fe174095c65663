/// Why text or a drawing could not be made.
package enum PangoCairoError: Error, Hashable, Sendable {
  /// A library, or a function of it, is not on this machine.
  case missingLibrary(String)
  /// A file is no font that FreeType reads.
  case unreadableFont(path: String)
  /// Nothing to set text in.
  case noFont
  /// A drawing of no size, or of one beyond what cairo holds (32,767 pixels a side).
  case unusableSize(width: Int, height: Int)
  /// What a function of a library said.
  case library(function: String, message: String)

  /// Lower case, quotes the offender, says what would be right.
  package var reason: String {
    switch self {
    case .missingLibrary(let name):
      "\(name) is missing; charts are drawn with cairo and Pango (apt-get install libpangocairo-1.0-0, or brew install "
        + "pango)"
    case .unreadableFont(let path): "'\(path)' is no font that can be read; give a TrueType or OpenType file"
    case .noFont: "there is no font to set text in"
    case .unusableSize(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be drawn; each side takes 1 to \(Canvas.longestSide)"
    case .library(let function, let message): "\(function): \(message)"
    }
  }
}
