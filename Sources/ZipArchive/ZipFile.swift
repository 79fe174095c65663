/// A zip archive in memory: what it holds, and the bytes of one entry at a time.
///
/// Source: PKWARE, APPNOTE.TXT – .ZIP File Format Specification, version 6.3.10. Everything that is known before an
/// entry is extracted comes from the central directory (4.3.12), and every local header (4.3.7) has to agree with it, so
/// that no two programs read different archives from the same bytes.
package struct ZipFile: Sendable {
  /// In the order of the central directory; no two have the same name.
  package let entries: [ZipEntry]
  private let bytes: [UInt8]
  private let limits: ZipLimits

  /// Whether the bytes begin as archives do: with the header of an entry, or with the end record of an archive without
  /// entries.
  package static func isRecognized(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Signature.localHeader.bytes) || bytes.starts(with: Signature.endRecord.bytes)
  }

  /// Reads the central directory. Nothing is extracted.
  ///
  /// - Throws: ``ZipError`` for what is not a zip archive, is damaged, split or of the Zip64 kind, holds more than the
  ///   limits allow, or names, repeats or overlaps entries as no honest archive does.
  package init(_ bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(ZipError) {
    guard Self.isRecognized(bytes) else { throw ZipError(offset: 0, problem: .notZip) }
    let directory = try CentralDirectory(bytes, limits: limits)
    try directory.checkExtents(endingAt: directory.start)
    self.bytes = bytes
    self.limits = limits
    entries = directory.entries
  }

  /// Extracts an entry of this archive and compares the checksum.
  ///
  /// - Returns: As many bytes as ``ZipEntry/size`` says.
  /// - Throws: ``ZipError`` for an entry that is encrypted, compressed in another way than deflate, larger than the
  ///   limits, or damaged.
  package func contents(of entry: ZipEntry) throws(ZipError) -> [UInt8] {
    func failure(_ problem: ZipError.Problem) -> ZipError { ZipError(offset: entry.header, problem: problem) }
    if entry.isEncrypted { throw failure(.encrypted(entry.name)) }
    if let (measure, value, limit) = limits.excess(of: entry) {
      throw failure(.tooLarge(measure, entry.name, value: value, limit: limit))
    }
    let stored = bytes[entry.data]
    let contents: [UInt8]
    switch entry.method {
    case .stored:
      guard stored.count == entry.size else {
        throw failure(
          .damaged(entry.name, "it has \(stored.count) bytes, not the \(entry.size) that the archive declares"))
      }
      contents = Array(stored)
    case .deflated:
      do throws(InflationError) {
        contents = try RawDeflate().inflate(stored, size: entry.size)
      } catch {
        throw ZipError(offset: entry.data.lowerBound + error.offset, problem: .damaged(entry.name, error.reason))
      }
    case .other(let number): throw failure(.unsupported(entry.name, method: number))
    }
    let checksum = RawDeflate.checksum(contents)
    if checksum != entry.checksum {
      throw failure(.wrongChecksum(entry.name, found: checksum, expected: entry.checksum))
    }
    return contents
  }
}
