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
