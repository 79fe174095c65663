/// A built-in palette: one file of `palettes/`.
///
/// The bytes are constants of the program; unused palettes cost nothing at run time.
package struct KnownPalette: Sendable {
  /// The file name without extension: `okabe-ito`.
  package let name: String
  private let bytes: @Sendable () -> [UInt8]

  /// The content of the file in `palettes/`: a palettecheck theme.
  package var json: [UInt8] { bytes() }
  /// Its name in reports, in place of a path: `palette:okabe-ito`.
  package var path: String { "palette:\(name)" }

  init(_ name: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The palette with this name, ignoring case; nil if there is none.
  package static func named(_ name: String) -> KnownPalette? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }
}
