package import PaletteRules
import SourceText

/// A comment that waives a rule as soon as somebody writes the reason behind its colon.
package enum WaiverComment {
  /// What comes before the reason and after it: `// palettecheck-ignore PC201: ` and nothing. Nil for a file whose language is
  /// not known to have comments.
  package static func parts(_ rule: RuleKey, in path: String) -> (head: String, tail: String)? {
    let name = ThemeInput.name(of: path).lowercased()
    let isKnown = [".css", ".yaml", ".yml", ".toml", ".mplstyle"].contains(where: name.hasSuffix)
    guard isKnown || LiteralLanguage.of(path) != nil else { return nil }
    let openers = WaiverComments.openers(of: path)
    let opener = openers.contains("#") ? "#" : openers[0]
    return ("\(opener) \(WaiverComments.marker) \(rule.id): ", opener == "/*" ? " */" : "")
  }
}

/// Finds the waivers in comments: `// palettecheck-ignore PC201 until 2027-03-01 by design: why the colour may stay`.
///
/// A comment waives findings about the colours on its line; one that is alone on its line, about those on the line below.
struct WaiverComments {
  fileprivate static let marker: StaticString = "palettecheck-ignore"
  /// Comments of a file; an engineering choice.
  private static let most = 10_000

  private let file: SourceFile
  private let openers: [String]

  /// In file order; one for each rule of a comment.
  static func waivers(in file: SourceFile) -> [WrittenWaiver] {
    // Most files hold none.
    guard file.bytes.hold(marker) else { return [] }
    return WaiverComments(file: file, openers: openers(of: file.path)).waivers
  }

  /// What begins a comment in a file of this name.
  fileprivate static func openers(of path: String) -> [String] {
    let name = ThemeInput.name(of: path).lowercased()
    func isOne(of extensions: [String]) -> Bool { extensions.contains { name.hasSuffix("." + $0) } }
    if name.hasSuffix(".css") { return ["/*"] }
    if let language = LiteralLanguage.of(path) { return language.hasNumberSigns ? ["#"] : ["//", "/*"] }
    return isOne(of: ["yaml", "yml", "toml"]) ? ["#"] : ["//", "/*", "#"]
  }

  /// A comment, from the first byte after its marker to its end.
  private struct Comment {
    var marker: Range<Int>
    var words: Range<Int>
    /// The lines of its beginning and its end.
    var lines: ClosedRange<Int>
    var isAlone: Bool
  }

  private var waivers: [WrittenWaiver] {
    var found: [WrittenWaiver] = []
    var lineBelow: (number: Int, meant: Int)?
    // From the last one, because comments above one another are all about the line below them.
    for comment in comments.reversed() {
      var line = comment.lines.lowerBound
      if comment.isAlone {
        line = comment.lines.upperBound + 1
        if let lineBelow, lineBelow.number == line { line = lineBelow.meant }
        lineBelow = (comment.lines.lowerBound, line)
      }
      found += written(comment, about: line).reversed()
    }
    return found.reversed()
  }

  private var comments: [Comment] {
    let marker = Array("\(Self.marker)".utf8)
    var found: [Comment] = []
    var start = 0
    while found.count < Self.most, let first = file.bytes[start...].firstIndex(of: marker[0]) {
      start = first + 1
      guard file.bytes[first...].starts(with: marker) else { continue }
      start = first + marker.count
      if let comment = comment(first..<start) { found.append(comment) }
    }
    return found
  }

  /// The comment around a marker; nil where the marker does not begin one.
  private func comment(_ marker: Range<Int>) -> Comment? {
    let bytes = file.bytes
    let number = file.lines.position(of: marker.lowerBound).line
    let line = file.lines.line(number)
    let before = line[..<marker.lowerBound].trimmed
    guard let opener = openers.first(where: { before.hasSuffix($0.utf8) }) else { return nil }
    let code = before.dropLast(opener.utf8.count)
    guard !Self.endsInQuotes(code) else { return nil }
    var (end, after) = (line.endIndex, line.endIndex)
    if opener == "/*" {
      let rest = marker.upperBound..<bytes.endIndex
      end = rest.first { bytes[$0...].starts(with: "*/".utf8) } ?? bytes.endIndex
      after = min(end + 2, bytes.endIndex)
    }
    let last = opener == "/*" ? file.lines.position(of: end).line : number
    let rest = after == line.endIndex ? [] : file.lines.line(last).suffix(from: after)
    return Comment(
      marker: marker, words: marker.upperBound..<end, lines: number...last,
      isAlone: code.trimmed.isEmpty && rest.trimmed.isEmpty)
  }

  /// Whether a quote is open at the end: then what follows is text and no comment. An apostrophe in a word opens none.
  private static func endsInQuotes(_ code: ArraySlice<UInt8>) -> Bool {
    var (open, isEscaped, wasWord) = (UInt8?.none, false, false)
    for byte in code {
      if let quote = open {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == quote {
          open = nil
        }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "'") && !wasWord {
        open = byte
      }
      wasWord = byte.isLetter || byte.isDigit || byte >= 0x80
    }
    return open != nil
  }

  /// What a comment says, as the members of a waiver; no members where it is not of the form.
  private func written(_ comment: Comment, about line: Int) -> [WrittenWaiver] {
    let whole = comment.marker.lowerBound..<comment.words.upperBound
    func waiver(_ members: [SourceNode.Member], at range: Range<Int>) -> WrittenWaiver {
      WrittenWaiver(
        SourceNode(.object(members), range: range), at: TokenOrigin(file: file, range: range), line: line)
    }
    let words = file.bytes[comment.words]
    guard let colon = words.firstIndex(of: UInt8(ascii: ":")), words.first?.isSpace == true else {
      return [waiver([], at: whole)]
    }
    var rules: [SourceNode.Member] = []
    var shared = [member("reason", words[(colon + 1)...])]
    var head = words[..<colon].split { $0.isSpace || $0 == UInt8(ascii: ",") }[...]
    while let word = head.popFirst() {
      switch String(decoding: word, as: UTF8.self) {
      case "until": shared.append(member("expires", head.popFirst() ?? words[colon..<colon]))
      case "by": shared.append(member("owner", head.popFirst() ?? words[colon..<colon]))
      default: rules.append(member("rule", word))
      }
    }
    return rules.isEmpty ? [waiver([], at: whole)] : rules.map { waiver([$0] + shared, at: $0.value.range) }
  }

  private func member(_ key: String, _ text: ArraySlice<UInt8>) -> SourceNode.Member {
    let text = text.trimmed
    let range = text.startIndex..<text.endIndex
    let words = text.split(whereSeparator: \.isSpace).map { String(decoding: $0, as: UTF8.self) }
    return SourceNode.Member(
      key: key, keyRange: range, value: SourceNode(.string(words.joined(separator: " ")), range: range))
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmed: ArraySlice<UInt8> {
    let start = drop { $0.isSpace }
    return start[..<(start.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? start.startIndex)]
  }
  fileprivate func hasSuffix(_ text: String.UTF8View) -> Bool { suffix(text.count).elementsEqual(text) }
}

/// Finds the waivers that a file holds: `$extensions.palettecheck.waivers` of the whole file, a group or a token, and comments.
enum WaiverSearch {
  /// Waivers of a file, as in a configuration; an engineering choice.
  private static let most = 10_000

  /// In file order.
  static func waivers(in input: ThemeInput) -> [WrittenWaiver] {
    extensions(in: input) + WaiverComments.waivers(in: input.file)
  }

  /// A `waivers` that is not a list is one wrong waiver.
  private static func extensions(in input: ThemeInput) -> [WrittenWaiver] {
    guard let root = input.root else { return [] }
    // Most files hold none, and looking for the word is quicker than walking the tree.
    guard input.file.mayHold(key: "waivers") else { return [] }
    var found: [WrittenWaiver] = []
    var pending = [PlacedNode(node: root, file: input.file, pointer: JSONPointer())]
    while let place = pending.popLast(), found.count < most {
      if let list = place["$extensions"]?["palettecheck"]?["waivers"] {
        let items = list.items ?? [list]
        found += items.prefix(most - found.count).map { WrittenWaiver($0.node, at: $0.origin) }
      }
      pending += place.members?.filter { $0.key != "$extensions" }.map(\.value) ?? place.items ?? []
    }
    return found.sorted { $0.origin.range.lowerBound < $1.origin.range.lowerBound }
  }

  /// The waivers of files whose tokens a theme takes in, by path: they may be meant for it, whether those files were named
  /// beside it or not.
  static func waivers(ofFilesTakenIn theme: Theme, by path: String, options: ReadingOptions) -> [WrittenWaiver] {
    var files: [String: SourceFile] = [:]
    for color in (theme.sets.isEmpty ? [theme] : theme.sets).flatMap(\.colorsInOrder) {
      for origin in color.way.map(\.origin) where origin.file.path != path {
        if files[origin.file.path] == nil { files[origin.file.path] = origin.file }
      }
    }
    return files.values.filter { !$0.isBuiltIn }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .flatMap { file in
        let input = file.mayHold(key: "waivers") ? try? ThemeInput(file, options: options) : nil
        return (input.map(extensions) ?? []) + WaiverComments.waivers(in: file)
      }
  }
}
