/// A well-known palette that the command knows by name: one file of `palettes/`, built into the program.
///
/// The bytes are constants of the program; one that nobody asks for costs nothing at run time.
package struct KnownPalette: Sendable {
  /// The name of the file without its ending: `okabe-ito`.
  package let name: String
  private let bytes: @Sendable () -> [UInt8]

  /// The file, as it stands in `palettes/`: a palettecheck theme.
  package var json: [UInt8] { bytes() }
  /// What reports call it in the place of a file: `palette:okabe-ito`.
  package var path: String { "palette:\(name)" }

  init(_ name: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The palette of that name, in any case of letters; nil when there is none.
  package static func named(_ name: String) -> KnownPalette? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }
}
