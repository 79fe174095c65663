/// A cell of a table in text.
package struct TableCell: Sendable {
  /// The text, without quotes and the white space around it.
  package let text: String
  /// Its bytes, without quotes.
  package let range: Range<Int>

  /// Creates a cell.
  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}

/// Rows of comma-separated values after RFC 4180, with semicolons or tabs where the first line has more of those.
///
/// Nothing fails: a quote that is never closed reaches to the end of the text. Lines end with LF, CRLF or CR.
package struct DelimitedTable {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var index: Int

  /// The rows that hold anything, the first so many of them.
  package static func rows(of bytes: [UInt8], limit: Int = .max) -> [[TableCell]] {
    var table = DelimitedTable(bytes)
    var rows: [[TableCell]] = []
    while table.index < bytes.count, rows.count < limit {
      // An empty line is no row; a file may hold millions of them.
      if bytes[table.index] == 0x0A || bytes[table.index] == 0x0D {
        table.index += 1
        continue
      }
      let row = table.readRow()
      if row.contains(where: { !$0.text.isEmpty }) { rows.append(row) }
    }
    return rows
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var counts: [UInt8: Int] = [:]
    for byte in bytes[index...].prefix(while: { $0 != 0x0A && $0 != 0x0D }) { counts[byte, default: 0] += 1 }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let most = candidates.map { counts[$0] ?? 0 }.max() ?? 0
    separator = candidates.first { counts[$0] ?? 0 == most } ?? UInt8(ascii: ",")
  }

  private mutating func readRow() -> [TableCell] {
    var cells: [TableCell] = []
    while true {
      cells.append(readCell())
      guard index < bytes.count else { return cells }
      let end = bytes[index]
      index += 1
      if end != separator { return cells }
    }
  }

  /// Reads up to the separator or the end of the line, and stops before it.
  private mutating func readCell() -> TableCell {
    let start = index
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    let isQuoted = index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    var range: Range<Int>?
    var text: [UInt8] = []
    if isQuoted {
      let inner = index + 1
      // RFC 4180, section 2.7: a quote is written twice.
      repeat {
        let next = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        if range != nil { text.append(UInt8(ascii: "\"")) }
        text += bytes[(index + 1)..<next]
        range = inner..<next
        index = next + 1
      } while index < bytes.count && bytes[index] == UInt8(ascii: "\"")
      index = min(index, bytes.count)
    }
    // Text between the closing quote and the separator belongs nowhere.
    while index < bytes.count, !endsCell(bytes[index]) { index += 1 }
    let place = bytes.trimming(range ?? start..<index, isBlank)
    if isQuoted { text = Array(text[text.trimming(text.indices, isBlank)]) } else { text = Array(bytes[place]) }
    return TableCell(text: String(decoding: text, as: UTF8.self), range: place)
  }

  private func endsCell(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 && separator != 0x09 }
}
