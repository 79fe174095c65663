/// The list of entries at the end of an archive (APPNOTE 4.3.12), each compared with its local header (4.3.7).
struct CentralDirectory {
  private(set) var entries: [ZipEntry] = []
  /// The first byte of the list.
  let start: Int

  init(_ bytes: [UInt8], limits: ZipLimits) throws(ZipError) {
    let end = try EndRecord(of: bytes, limits: limits)
    start = end.directory.lowerBound
    entries.reserveCapacity(end.count)
    var names = Set<String>(minimumCapacity: end.count)
    var (offset, total) = (start, 0)
    for _ in 0..<end.count {
      guard let record = Record(.centralHeader, in: bytes, at: offset, before: end.start) else {
        throw ZipError(offset: offset, problem: .misplacedDirectory)
      }
      offset += Signature.centralHeader.fixedLength
      let nameStart = offset
      offset += record.short(at: 28) + record.short(at: 30) + record.short(at: 32)
      guard offset <= end.start else { throw ZipError(offset: record.start, problem: .misplacedDirectory) }
      let entry = try Self.entry(record, name: bytes[nameStart..<(nameStart + record.short(at: 28))], in: bytes)
      total += entry.size
      guard total <= limits.archiveBytes else {
        throw ZipError(offset: record.start, problem: .tooLargeTogether(total, limit: limits.archiveBytes))
      }
      guard names.insert(entry.name).inserted else {
        throw ZipError(offset: record.start, problem: .duplicate(entry.name))
      }
      entries.append(entry)
    }
    guard offset == end.start else { throw ZipError(offset: offset, problem: .misplacedDirectory) }
  }

  /// Refuses entries that share bytes: a few bytes that are extracted under many names make a bomb that no limit of a
  /// single entry finds (Fifield, A better zip bomb, WOOT 2019).
  func checkExtents(endingAt end: Int) throws(ZipError) {
    var free = 0
    for entry in entries.sorted(by: { $0.header < $1.header }) {
      guard entry.header >= free, entry.data.upperBound <= end else {
        throw ZipError(offset: entry.header, problem: .overlapping(entry.name))
      }
      free = entry.data.upperBound
    }
  }

  private static func entry(
    _ record: Record, name bytesOfName: ArraySlice<UInt8>, in bytes: [UInt8]
  ) throws(ZipError) -> ZipEntry {
    let flags = Flags(rawValue: record.short(at: 8))
    let name = try EntryName.text(bytesOfName, isUTF8: flags.contains(.utf8), at: record.start)
    let (compressedSize, size, header) = (record.long(at: 20), record.long(at: 24), record.long(at: 42))
    let disk = record.short(at: 34)
    func failure(_ problem: ZipError.Problem) -> ZipError { ZipError(offset: record.start, problem: problem) }
    if [compressedSize, size, header].contains(0xFFFF_FFFF) || disk == 0xFFFF { throw failure(.zip64) }
    if disk != 0 { throw failure(.split) }
    if flags.contains(.maskedDirectory) { throw failure(.maskedDirectory) }
    let data = try data(of: name, bytesOfName, record, flags, in: bytes)
    return ZipEntry(
      name: name, method: .init(record.short(at: 10)), compressedSize: compressedSize, size: size,
      isEncrypted: !flags.isDisjoint(with: [.encrypted, .stronglyEncrypted]),
      checksum: UInt32(truncatingIfNeeded: record.long(at: 16)), header: header, data: data)
  }

  /// Where an entry's bytes are, when its local header says the same as the central one.
  private static func data(
    of name: String, _ bytesOfName: ArraySlice<UInt8>, _ central: Record, _ flags: Flags, in bytes: [UInt8]
  ) throws(ZipError) -> Range<Int> {
    let offset = central.long(at: 42)
    func failure(_ field: ZipError.Field) -> ZipError {
      ZipError(offset: min(offset, bytes.count), problem: .contradiction(name, field))
    }
    guard let local = Record(.localHeader, in: bytes, at: offset, before: bytes.count) else { throw failure(.header) }
    let nameStart = offset + Signature.localHeader.fixedLength
    let start = nameStart + local.short(at: 26) + local.short(at: 28)
    let end = start + central.long(at: 20)
    guard end <= bytes.count else { throw failure(.size) }
    guard bytes[nameStart..<(nameStart + local.short(at: 26))].elementsEqual(bytesOfName) else { throw failure(.name) }
    guard local.short(at: 8) == central.short(at: 10) else { throw failure(.method) }
    // With a data descriptor (4.3.9) sizes and checksum follow the bytes, and the header may say anything.
    if !flags.contains(.dataDescriptor) {
      guard local.long(at: 14) == central.long(at: 16) else { throw failure(.checksum) }
      guard local.long(at: 18) == central.long(at: 20), local.long(at: 22) == central.long(at: 24) else {
        throw failure(.size)
      }
    }
    return start..<end
  }
}

/// General purpose bits (APPNOTE 4.4.4).
private struct Flags: OptionSet {
  let rawValue: Int
  static let encrypted = Flags(rawValue: 1 << 0)
  static let dataDescriptor = Flags(rawValue: 1 << 3)
  static let stronglyEncrypted = Flags(rawValue: 1 << 6)
  static let utf8 = Flags(rawValue: 1 << 11)
  static let maskedDirectory = Flags(rawValue: 1 << 13)
}

/// The name of an entry (APPNOTE 4.4.17 and appendix D).
enum EntryName {
  /// Engineering choice: paths of four times the usual limit of a file's name.
  private static let longest = 1024

  /// The name as text: UTF-8 if the entry says so or the bytes are valid UTF-8, otherwise IBM code page 437.
  ///
  /// - Throws: ``ZipError`` with that offset for names that no archive has to have, and that lead elsewhere where somebody
  ///   writes them to a disk.
  static func text(_ bytes: ArraySlice<UInt8>, isUTF8: Bool, at offset: Int) throws(ZipError) -> String {
    let unicode = String(validating: bytes, as: UTF8.self)
    let name = unicode ?? codePage437(bytes)
    if let fault = fault(of: bytes, isUnreadable: isUTF8 && unicode == nil) {
      let quoted = bytes.count > longest ? String(name.prefix(60)) + "…" : name
      throw ZipError(offset: offset, problem: .badName(quoted, fault))
    }
    return name
  }

  private static func fault(of bytes: ArraySlice<UInt8>, isUnreadable: Bool) -> ZipError.NameFault? {
    if bytes.isEmpty { return .empty }
    if bytes.count > longest { return .tooLong }
    if isUnreadable { return .notUnicode }
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return .control }
    if bytes.contains(UInt8(ascii: "\\")) { return .backslash }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts[0].isEmpty || parts[0].dropFirst().first == UInt8(ascii: ":") { return .absolute }
    if parts.contains(where: { $0.elementsEqual("..".utf8) }) { return .upwards }
    return nil
  }

  private static func codePage437(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      String.UnicodeScalarView(
        bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : upperHalf[Int($0) - 0x80] }))
  }

  /// Source: Unicode Consortium, CP437.TXT (MAPPINGS/VENDORS/MICSFT/PC).
  private static let upperHalf = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
      + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}
