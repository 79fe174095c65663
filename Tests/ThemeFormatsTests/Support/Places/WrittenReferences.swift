import SourceText

@testable import ThemeFormats

/// Puts into a value whatever some file gives for the references in it, by looking for their names, without any of the
/// readers' own ways to follow them.
struct WrittenReferences {
  private let files: [SourceFile]
  private let roots: [SourceNode]
  private static let mostTexts = 64

  init(files: [SourceFile]) {
    self.files = files
    roots = files.compactMap { (try? ThemeInput($0, options: ReadingOptions()))?.root }
  }

  /// Every text that the value may come to.
  ///
  /// - Parameter open: the references on the way here.
  func texts(of value: String, within open: inout [String]) -> [String] {
    guard open.count < 8, let reference = Self.reference(in: value) else { return [value] }
    guard !open.contains(reference.name) else { return [] }
    open.append(reference.name)
    defer { open.removeLast() }
    var found: [String] = []
    for target in targets(of: reference) {
      for text in texts(of: target, within: &open) where found.count < Self.mostTexts {
        let whole = value[..<reference.range.lowerBound] + text + value[reference.range.upperBound...]
        var rest = Array(open.dropLast())
        found += texts(of: String(whole), within: &rest)
      }
    }
    return found
  }

  private struct Reference {
    let name: String
    let range: Range<String.Index>
    var fallback: String?
    var branches: [String] = []
  }

  /// The first reference of a text: `{a.b}`, `$a.b`, `var(--a, b)`, `light-dark(a, b)`.
  private static func reference(in text: String) -> Reference? {
    if let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") {
      let name = text[text.index(after: start)..<end].filter { $0 != " " && $0 != "!" }
      return Reference(name: name, range: start..<text.index(after: end))
    }
    if let start = text.firstIndex(of: "$") {
      let end = text[start...].firstIndex { ", )".contains($0) } ?? text.endIndex
      return Reference(name: String(text[text.index(after: start)..<end]), range: start..<end)
    }
    if let range = text.ranges(of: "var(").first {
      var depth = 0
      for index in text.indices[range.upperBound...] {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" {
          guard depth == 0 else {
            depth -= 1
            continue
          }
          let parts = text[range.upperBound..<index].split(separator: ",", maxSplits: 1).map(String.init)
          return Reference(
            name: (parts.first ?? "").trimmingBlanks, range: range.lowerBound..<text.index(after: index),
            fallback: parts.count > 1 ? parts[1].trimmingBlanks : nil)
        }
      }
    }
    return reference(toBranchIn: text)
  }

  /// `light-dark(a, b)` is a reference to either.
  private static func reference(toBranchIn text: String) -> Reference? {
    guard let start = text.ranges(of: "light-dark(").first, let call = CSSCall(wholeOf: text[start.lowerBound...])
    else {
      return nil
    }
    let end = text.index(start.lowerBound, offsetBy: call.length)
    return Reference(name: "light-dark", range: start.lowerBound..<end, branches: call.arguments)
  }

  /// The arguments of a function at the beginning of a text, and its length in characters.
  private struct CSSCall {
    var arguments: [String] = [""]
    var length = 0

    init?(wholeOf text: Substring) {
      var depth = 0
      for character in text {
        length += 1
        switch character {
        case "(":
          depth += 1
          if depth == 1 { continue }
        case ")":
          depth -= 1
          if depth == 0 { return }
        case "," where depth == 1:
          arguments.append("")
          continue
        default: break
        }
        if depth > 0 { arguments[arguments.count - 1].append(character) }
      }
      return nil
    }
  }

  private func targets(of reference: Reference) -> [String] {
    var found: [String] = reference.branches.map(\.trimmingBlanks) + [reference.fallback].compactMap { $0 }
    if reference.name.hasPrefix("--") {
      found += files.flatMap { Self.declarations(of: reference.name, in: String(decoding: $0.bytes, as: UTF8.self)) }
      found += roots.flatMap { Self.values(of: [String(reference.name.dropFirst(2))], in: $0) }
      if let css = TailwindPalette.css(reference.name) { found.append(css) }
    } else {
      var path = reference.name.split(separator: ".").map(String.init)
      if path.last == "value" { path.removeLast() }
      found += roots.flatMap { Self.values(of: path, in: $0) }
    }
    return found
  }

  /// What `--name:` is followed by, wherever it stands.
  private static func declarations(of name: String, in sheet: String) -> [String] {
    sheet.ranges(of: name + ":").map { range in
      String(sheet[range.upperBound...].prefix { !";}\n".contains($0) }).trimmingBlanks
    }
  }

  /// The texts at the end of a path that begins anywhere in the tree.
  private static func values(of path: [String], in root: SourceNode) -> [String] {
    var found: [String] = []
    var pending = [root]
    while let node = pending.popLast() {
      var end: SourceNode? = node
      for key in path { end = end?[key] }
      if let end { found += texts(in: end["$value"] ?? end["value"] ?? end) }
      pending += node.members?.map(\.value) ?? node.items ?? []
    }
    return found
  }

  private static func texts(in node: SourceNode) -> [String] {
    switch node.value {
    case .string(let text): [text]
    case .number(_, let text): [text]
    case .object:
      // A colour of channels, as CSS writes it.
      (try? WrittenColor(node)).map { [$0.color.cssText] } ?? []
    default: []
    }
  }
}
