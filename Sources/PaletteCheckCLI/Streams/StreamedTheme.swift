import PaletteRules
import SafeText
import SourceText

/// One line of a stream of themes: the theme itself, in any format that fits on a line, or `{"id", "path", "theme"}`
/// around it, of which only `theme` has to be there.
struct StreamedTheme {
  /// What the line says it is called, to find it again among the verdicts: a text or a whole number.
  private(set) var id: JSONValue?
  /// The theme; positions in it are those of the stream, unless it has a path or is a text of its own.
  private(set) var file: SourceFile
  /// Whether the line says where its theme lies.
  private(set) var hasPath = false
  /// Why the line holds none.
  private(set) var problem: ThemeProblem?

  /// Looks at a line.
  ///
  /// - Parameters:
  ///   - path: The name of the stream.
  ///   - number: The number of the line, from 1.
  init(_ line: [UInt8], path: String, number: Int, limits: JSONReader.Limits) {
    file = SourceFile(path: path, bytes: line, firstLine: number)
    guard !line.allSatisfy(\.isBlank) else {
      problem = ThemeProblem(InputProblem.emptyLine(), path: path)
      return
    }
    // Anything but a JSON object may still be a theme; its reader reports what is wrong.
    guard let members = try? JSONReader.read(line, limits: limits).root.members else { return }
    let (key, theme) = (members.last { $0.key == "id" }, members.last { $0.key == "theme" })
    id = key.flatMap { Self.id($0.value) }
    let path = members.last { $0.key == "path" }
    let others = members.first { !["id", "path", "theme"].contains($0.key) }
    if let theme, others == nil {
      if let key, id == nil {
        refuse(InputProblem.wrongID(Self.words(key)), key)
        return
      }
      if let path, path.value.string == nil {
        refuse(InputProblem.wrongPath(path.value.kindName), path)
        return
      }
      hasPath = path != nil
      unwrap(theme.value, name: path?.value.string, path: file.path, number: number)
    } else if theme != nil, let others, key != nil || path != nil {
      // Read as a theme itself it would be another one.
      refuse(InputProblem.memberBesideTheme(others.key), others)
    } else if let key, id != nil {
      // The id is the line's and not the theme's.
      file = SourceFile(
        path: file.path, bytes: Self.blanking(Self.withComma(key, in: line), of: line), firstLine: number)
    }
  }

  private mutating func refuse(_ sentence: Message, _ member: SourceNode.Member) {
    problem = ThemeProblem(
      sentence, help: "write {\"id\": …, \"path\": …, \"theme\": …}, or the theme alone", path: file.path,
      origin: TokenOrigin(file: file, range: member.value.range))
  }

  private static func words(_ member: SourceNode.Member) -> String {
    if case .number(_, let text) = member.value.value { text } else { member.value.kindName }
  }

  private mutating func unwrap(_ theme: SourceNode, name: String?, path: String, number: Int) {
    let line = file.bytes
    switch theme.value {
    case .string(let text):
      file = SourceFile(path: name ?? path, bytes: Array(text.utf8))
    case .object, .array:
      if let name {
        file = SourceFile(path: name, bytes: Array(line[theme.range]))
      } else {
        let bytes = Self.blanking(0..<theme.range.lowerBound, of: line[..<theme.range.upperBound])
        file = SourceFile(path: path, bytes: bytes, firstLine: number)
      }
    case .number, .boolean, .null:
      problem = ThemeProblem(
        InputProblem.notTheme(theme.kindName), path: path, origin: TokenOrigin(file: file, range: theme.range))
    }
  }

  private static func id(_ node: SourceNode) -> JSONValue? {
    switch node.value {
    case .string(let text): .string(text)
    case .number(_, let text): Int(text).map { .integer($0) }
    default: nil
    }
  }

  /// The bytes of a member and of the comma that goes with it.
  private static func withComma(_ member: SourceNode.Member, in line: [UInt8]) -> Range<Int> {
    let range = member.keyRange.lowerBound..<member.value.range.upperBound
    if let after = line[range.upperBound...].firstIndex(where: { !$0.isBlank }), line[after] == UInt8(ascii: ",") {
      return range.lowerBound..<after + 1
    }
    if let before = line[..<range.lowerBound].lastIndex(where: { !$0.isBlank }), line[before] == UInt8(ascii: ",") {
      return before..<range.upperBound
    }
    return range
  }

  /// The bytes with a space for every character of a range, so that columns stay.
  private static func blanking(_ range: Range<Int>, of line: some RandomAccessCollection<UInt8>) -> [UInt8] {
    line.enumerated().compactMap { index, byte in
      guard range.contains(index) else { return byte }
      // Bytes that continue a character: RFC 3629.
      return byte & 0xC0 == 0x80 ? nil : UInt8(ascii: " ")
    }
  }
}
