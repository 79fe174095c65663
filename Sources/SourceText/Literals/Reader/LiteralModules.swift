/// What programs in JavaScript, TypeScript and Python take from other files, and give to them.
extension LiteralReader {
  typealias Name = (name: String?, alias: String)

  /// `import a, {b as c} from "…"`, `import * as d from "…"`.
  mutating func importing(_ index: Int) -> Int {
    var next = index + 1
    // `import type {Option} from "echarts"` says which library draws.
    if tokens.isWord(next, "type"), !tokens.isWord(next + 1, "from") { next += 1 }
    var found: [Name] = []
    if let local = tokens.word(next) {
      found.append(("default", local))
      next += tokens.isMark(next + 1, ",") ? 2 : 1
    }
    if tokens.isMark(next, "*"), let local = tokens.word(next + 2) {
      found.append((nil, local))
      next += 3
    } else if tokens.isMark(next, "{"), let close = tokens[next].close {
      found += names(next + 1, close)
      next = close + 1
    }
    guard let path = source(next) else { return index + 1 }
    addImports(found, path)
    return next + 2
  }

  /// `export default value`, `export {a, b as c} from "…"`, `export * from "…"`; `export const` is read at the next word.
  mutating func exporting(_ index: Int) -> Int {
    if tokens.isWord(index + 1, "default") {
      if tokens.isWord(index + 2, "class"), let name = tokens.word(index + 3) {
        exported.insert(name)
        return index + 2
      }
      return add("default", at: index + 1, value: index + 2, exported: true)
    }
    if tokens.isMark(index + 1, "{"), let close = tokens[index + 1].close {
      let names = names(index + 2, close)
      if let path = source(close + 1) {
        addImports(names, path, isExported: true)
      } else {
        exported.formUnion(names.compactMap(\.name))
      }
      return close + 1
    }
    if tokens.isMark(index + 1, "*"), let path = source(index + 2) {
      module.imports.append(LiteralModule.Import(local: nil, exported: nil, path: path, isExported: true))
    }
    isExported = true
    return index + 1
  }

  /// `module.exports = value`, `exports.name = value`.
  mutating func commonExport(_ index: Int) -> Int {
    if tokens.isAssignment(index) { return add("default", at: index, value: index + 1, exported: true) }
    if tokens.isMark(index, "."), let name = tokens.word(index + 1), tokens.isAssignment(index + 2) {
      return add(name, at: index + 1, value: index + 3, exported: true)
    }
    return index
  }

  /// `.colors import BLUE as B, RED` of Python: relative paths as `./colors.py`.
  mutating func importingNames(_ index: Int) -> Int {
    var next = index
    var dots = 0
    while tokens.isMark(next, ".") { (dots, next) = (dots + 1, next + 1) }
    var steps: [String] = []
    while let step = tokens.word(next), step != "import", steps.count < values.depth {
      steps.append(step)
      next += tokens.isMark(next + 1, ".") ? 2 : 1
    }
    guard tokens.isWord(next, "import"), !steps.isEmpty else { return next }
    let path = (dots > 1 ? String(repeating: "../", count: dots - 1) : "./") + steps.joined(separator: "/") + ".py"
    let open = tokens.isMark(next + 1, "(") ? next + 1 : nil
    var end = open.flatMap { tokens[$0].close } ?? next + 1
    if open == nil { while end < tokens.count, !tokens[end].startsLine { end += 1 } }
    addImports(names((open ?? next) + 1, end), path)
    return end
  }

  mutating func addImports(_ names: [Name], _ path: String, isExported: Bool = false) {
    module.imports += names.map { name, alias in
      LiteralModule.Import(local: alias, exported: name, path: path, isExported: isExported)
    }
  }

  /// `a, b as c, d: e` between two tokens.
  func names(_ start: Int, _ end: Int) -> [Name] {
    var names: [Name] = []
    var index = start
    while index < end {
      let comma = tokens.comma(from: index, to: end)
      if let name = tokens.word(index) {
        let isRenamed = tokens.isWord(index + 1, "as") || tokens.isMark(index + 1, ":")
        names.append((name, isRenamed ? tokens.word(index + 2) ?? name : name))
      }
      index = comma + 1
    }
    return names
  }

  /// The path in `from "…"`.
  private func source(_ index: Int) -> String? {
    tokens.isWord(index, "from") ? tokens.quoted(index + 1) : nil
  }

  /// The path in `require("…")`.
  func required(_ index: Int) -> String? {
    tokens.isWord(index, "require") && tokens.isMark(index + 1, "(") ? tokens.quoted(index + 2) : nil
  }
}
