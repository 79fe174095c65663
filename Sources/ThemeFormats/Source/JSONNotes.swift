import PaletteRules
import SourceText

extension ReadingRecord {
  /// Says what lenient reading let pass, a kind at a time, and remarks on every repeated key (PC013).
  func note(_ document: JSONReader.Document, of file: SourceFile) {
    var counts: [(kind: JSONReader.Note.Kind, first: JSONReader.Note, count: Int)] = []
    for note in document.notes where note.kind != .duplicateKey {
      if let index = counts.firstIndex(where: { $0.kind == note.kind }) {
        counts[index].count += 1
      } else {
        counts.append((note.kind, note, 1))
      }
    }
    for (kind, first, count) in counts {
      let line = file.lines.position(of: first.range.lowerBound).line
      let places = count > 1 ? count : 0
      guard kind == .lostColor else {
        self.note(.notPlainJSON, kind.rawValue, line, places)
        continue
      }
      let color = String(decoding: file.bytes[first.range], as: UTF8.self)
      self.note(
        .lenientText, line, "the value is empty, as '\(color)' without quotes is a comment; put it in quotes", places)
    }
    if document.notes.contains(where: { $0.kind == .duplicateKey }) { remarkOnDuplicates(document.root, of: file) }
  }

  /// Walks the tree without recursion, so that its depth does not matter.
  private func remarkOnDuplicates(_ root: SourceNode, of file: SourceFile) {
    var pending: [(node: SourceNode, pointer: JSONPointer)] = [(root, JSONPointer())]
    while let (node, pointer) = pending.popLast() {
      switch node.value {
      case .array(let items):
        for (index, item) in items.enumerated().reversed() { pending.append((item, pointer.appending(index))) }
      case .object(let members):
        var earlier: [String: Range<Int>] = [:]
        for member in members {
          let own = pointer.appending(member.key)
          if let first = earlier.updateValue(member.keyRange, forKey: member.key) {
            let kind = ThemeRemark.Kind.duplicateKey(
              key: member.key, first: TokenOrigin(file: file, range: first, pointer: own))
            remark(
              ThemeRemark(
                kind, token: own.tokens.joined(separator: "."),
                origin: TokenOrigin(file: file, range: member.keyRange, pointer: own)))
          }
        }
        for member in members.reversed() { pending.append((member.value, pointer.appending(member.key))) }
      default: break
      }
    }
  }
}
