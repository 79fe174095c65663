/// Why an archive or one of its entries could not be read, and where.
package struct ZipError: Error, Hashable, Sendable {
  /// The byte of the archive at which what is wrong begins.
  package let offset: Int
  /// What is wrong.
  package let problem: Problem

  /// What can be wrong. Names are those of the archive; they may hold anything that a name may.
  package enum Problem: Hashable, Sendable {
    /// The bytes do not begin as a zip archive does.
    case notZip
    /// There is no end record that runs to the end of the file.
    case cutOff
    /// The central directory is not where the end record says, or not as long.
    case misplacedDirectory
    /// The archive is one of several parts.
    case split
    /// Sizes or counts are in records of Zip64.
    case zip64
    /// The names of the entries are hidden.
    case maskedDirectory
    /// More entries than the limit.
    case tooManyEntries(Int, limit: Int)
    /// All entries together are larger than the limit.
    case tooLargeTogether(Int, limit: Int)
    /// What an entry's name must not be.
    case badName(String, NameFault)
    /// A second entry of the same name.
    case duplicate(String)
    /// Two entries share bytes, or one lies in the central directory.
    case overlapping(String)
    /// An entry's own header is missing, or says something else than the central directory.
    case contradiction(String, Field)
    /// An entry needs a password.
    case encrypted(String)
    /// An entry is compressed in another way.
    case unsupported(String, method: Int)
    /// An entry is larger than the limits.
    case tooLarge(ZipLimits.Measure, String, value: Int, limit: Int)
    /// The bytes of an entry do not inflate to what the archive declares, in words of our own.
    case damaged(String, String)
    /// The bytes of an entry are not those that were put in.
    case wrongChecksum(String, found: UInt32, expected: UInt32)
  }

  /// What a name must not be (APPNOTE 4.4.17.1).
  package enum NameFault: String, Hashable, Sendable {
    case empty = "is empty"
    case tooLong = "is longer than 1,024 bytes"
    case absolute = "begins at the root of a disk"
    case backslash = "has '\\' where '/' belongs"
    case upwards = "leads out of the archive"
    case control = "has a control character"
    case notUnicode = "is marked as UTF-8 and is not"
  }

  /// What is written in two places.
  package enum Field: String, Hashable, Sendable {
    case header, name, method, size, checksum
  }

  /// What is wrong, position first: `byte 1024: 'a.xml' is in the archive twice; keep one`.
  package var reason: String { "byte \(offset): \(problem.sentence)" }
}

extension ZipError.Problem {
  fileprivate var sentence: String {
    switch self {
    case .notZip: "is not a zip archive: it does not begin with 'PK'"
    case .cutOff: "the archive ends before its list of entries does; copy it again"
    case .misplacedDirectory: "the list of entries is not where the archive says; save it again"
    case .split: "the archive is one part of several; join them to one file"
    case .zip64: "the archive is of the Zip64 kind, for more than 4 GB; save it as a plain zip file"
    case .maskedDirectory: "the names of the entries are encrypted; save the archive without a password"
    case .tooManyEntries(let count, let limit): "the archive has \(count) entries, more than the limit of \(limit)"
    case .tooLargeTogether(let size, let limit):
      "the entries have \(size) bytes together, more than the limit of \(limit)"
    case .badName(let name, let fault): "the name '\(name)' \(fault.rawValue); rename the entry"
    case .duplicate(let name): "'\(name)' is in the archive twice; keep one"
    case .overlapping(let name): "'\(name)' shares bytes with another part of the archive; save it again"
    case .contradiction(let name, .header): "'\(name)' has no header where the list of entries says; save it again"
    case .contradiction(let name, let field):
      "'\(name)' has another \(field.rawValue) in its header than in the list of entries; save the archive again"
    case .encrypted(let name): "'\(name)' is encrypted; save the archive without a password"
    case .unsupported(let name, let method):
      "'\(name)' is compressed by method \(method); save the archive with 'deflate' (8)"
    case .tooLarge(.compressedBytes, let name, let value, let limit):
      "'\(name)' has \(value) bytes in the archive, more than the limit of \(limit)"
    case .tooLarge(.bytes, let name, let value, let limit):
      "'\(name)' has \(value) bytes when extracted, more than the limit of \(limit)"
    case .tooLarge(.ratio, let name, let value, let limit):
      "'\(name)' becomes \(value) times as large when extracted, more than the limit of \(limit)"
    case .damaged(let name, let reason): "'\(name)' is damaged: \(reason)"
    case .wrongChecksum(let name, let found, let expected):
      "'\(name)' is damaged: its checksum is \(hex(found)), not \(hex(expected))"
    }
  }
}

private func hex(_ number: UInt32) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}
