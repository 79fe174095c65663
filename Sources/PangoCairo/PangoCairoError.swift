/// Why text could not be set or a picture could not be drawn.
package enum PangoCairoError: Error, Hashable, Sendable {
  /// A library, or one of its functions, is missing on this machine.
  case missingLibrary(String)
  /// A file is not a font that FreeType can read.
  case unreadableFont(path: String)
  /// No font is available.
  case noFont
  /// The system allows the process no further thread, which Pango needs.
  case noThread
  /// The picture is empty, or exceeds cairo's limit (32,767 pixels per side).
  case unusableSize(width: Int, height: Int)
  /// The message of a library function.
  case library(function: String, message: String)

  /// Lower case; quotes the offending part and gives a remedy.
  package var reason: String {
    switch self {
    case .missingLibrary(let name):
      "\(name) is missing; charts are drawn with cairo and Pango (apt-get install libpangocairo-1.0-0 fonts-dejavu-core, or "
        + "brew install pango)"
    case .unreadableFont(let path): "'\(path)' is not a readable font; give a TrueType or OpenType file"
    case .noFont: "no font is available for text"
    case .noThread: "the system allows no further thread, which drawing needs; raise the limit ('ulimit -u')"
    case .unusableSize(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be drawn; each side takes 1 to \(Canvas.longestSide)"
    case .library(let function, let message): "\(function): \(message)"
    }
  }
}
