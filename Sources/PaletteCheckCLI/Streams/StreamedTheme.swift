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
    // A theme may have such a key too, as a project of ECharts' theme builder.
    guard let theme = members.last(where: { $0.key == "theme" })?.value,
      members.contains(where: { $0.key == "id" || $0.key == "path" }) || members.allSatisfy({ $0.key == "theme" })
    else { return }
    var name: String?
    for member in members {
      switch (member.key, member.value.value) {
      case ("theme", _): break
      case ("id", .string(let text)): id = .string(text)
      case ("id", .number(_, let text)) where Int(text) != nil: id = Int(text).map { .integer($0) }
      case ("path", .string(let text)): name = text
      default:
        problem = ThemeProblem(
          InputProblem.wrongMember(member.key), path: path,
          origin: TokenOrigin(file: file, range: member.value.range))
        return
      }
    }
    hasPath = name != nil
    unwrap(theme, name: name, path: path, number: number)
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

  /// The bytes with a space for every character of a range, so that columns stay.
  private static func blanking(_ range: Range<Int>, of line: some RandomAccessCollection<UInt8>) -> [UInt8] {
    line.enumerated().compactMap { index, byte in
      guard range.contains(index) else { return byte }
      // Bytes that continue a character: RFC 3629.
      return byte & 0xC0 == 0x80 ? nil : UInt8(ascii: " ")
    }
  }
}
