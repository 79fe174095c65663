package import PaletteRules
import SourceText

/// Where a waiver is written, which tells it from others.
package struct WaiverPlace: Hashable, Sendable {
  private let path: String
  private let range: Range<Int>

  /// The place of a waiver, or of a finding about it.
  package init(_ origin: TokenOrigin) { (path, range) = (origin.file.path, origin.range) }
}
