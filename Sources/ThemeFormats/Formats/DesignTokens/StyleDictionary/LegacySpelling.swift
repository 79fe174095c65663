import SourceText

/// The older spellings of references, written as DTCG writes them: `{a.b.value}`, `{!a}` and `$a.b` are `{a.b}` and `{a}`.
enum LegacySpelling {
  /// The value with its references respelt; its position stays the same.
  static func respelt(_ place: PlacedNode) -> PlacedNode {
    PlacedNode(node: respelt(place.node), file: place.file, pointer: place.pointer)
  }

  private static func respelt(_ node: SourceNode) -> SourceNode {
    switch node.value {
    case .string(let text): return SourceNode(.string(respelt(text)), range: node.range)
    case .object(let members):
      let filled = members.map { member -> SourceNode.Member in
        guard let text = member.value.string else { return member }
        let value = SourceNode(.string(respelt(text)), range: member.value.range)
        return SourceNode.Member(key: member.key, keyRange: member.keyRange, value: value)
      }
      return SourceNode(.object(filled), range: node.range)
    default: return node
    }
  }

  /// The text with its references respelt.
  static func respelt(_ text: String) -> String {
    var text = text
    if text.utf8.contains(UInt8(ascii: "{")) { text = inBraces(text) }
    if text.utf8.contains(UInt8(ascii: "$")) { text = behindDollars(text) }
    return text
  }

  /// `{ !a.b.value }` → `{a.b}`.
  private static func inBraces(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start]
      var name = String(rest[rest.index(after: start)..<end]).trimmingBlanks
      if name.hasPrefix("!") { name.removeFirst() }
      for ending in [".value", ".$value"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
      result += "{\(name)}"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// `$a.b` → `{a.b}`: up to white space or a comma, ending in a letter, digit or `_` (Tokens Studio's `AliasRegex`).
  private static func behindDollars(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    var inBraces = false
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "{" { inBraces = true } else if scalar == "}" { inBraces = false }
      guard scalar == "$", !inBraces else {
        result.append(scalar)
        index += 1
        continue
      }
      var end = index + 1
      while end < scalars.count, ![" ", "\t", "\n", ",", "$", "{", "}"].contains(scalars[end]) { end += 1 }
      while end > index + 1, !isWord(scalars[end - 1]) { end -= 1 }
      if end > index + 2 {
        result.append(contentsOf: "{".unicodeScalars)
        result.append(contentsOf: scalars[(index + 1)..<end])
        result.append(contentsOf: "}".unicodeScalars)
        index = end
      } else {
        result.append(scalar)
        index += 1
      }
    }
    return String(result)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
