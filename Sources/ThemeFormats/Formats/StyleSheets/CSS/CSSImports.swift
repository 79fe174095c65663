import PaletteRules
import SourceText

extension CSSProperties {
  /// Files that one sheet may draw in; an engineering choice.
  private static let mostImports = 256

  /// Reads `@import "a.css" layer(x) supports(…) (prefers-color-scheme: dark)`.
  mutating func importFile(
    _ value: CSSValue, beside file: SourceFile, within outer: [CSSContext]
  ) throws(ThemeProblem) {
    var tokens = value.tokens.filter { !$0.isBlank }[...]
    guard let first = tokens.first else { return }
    var path = value.text
    if first.kind == .string {
      path = String(decoding: value.bytes[first.range], as: UTF8.self).trimmingQuotes
      tokens.removeFirst()
    } else if first.kind == .url {
      path = String(decoding: value.bytes[first.range].dropFirst(4).dropLast(), as: UTF8.self).trimmingSpace
      tokens.removeFirst()
    } else if let call = CSSCall(tokens, in: value), call.name == "url" {
      path = call.arguments.first?.text.trimmingQuotes ?? ""
      tokens.removeFirst(call.length)
    }
    var layer: String?
    while let next = tokens.first {
      if let call = CSSCall(tokens, in: value), ["layer", "supports", "source", "prefix", "theme"].contains(call.name) {
        if call.name == "layer" { layer = call.arguments.first?.text }
        tokens.removeFirst(call.length)
      } else if value.word(next) == "layer" {
        layer = "@import \(path)"
        tokens.removeFirst()
      } else {
        break
      }
    }
    var contexts = outer
    if let start = tokens.first?.range.lowerBound {
      let settings = CSSSetting.settings(media: value.part(start..<value.range.upperBound))
      contexts = outer.flatMap { one in settings.map { one.joined(CSSContext(settings: $0), sameElement: false) } }
    }
    guard LiteralLanguage.of(path)?.family != .sass, LiteralLanguage.of(file.path)?.family != .sass else {
      reading.record.note(.importNotRead, path, "it is not CSS")
      missingImports.append(path)
      return
    }
    guard path.hasPrefix(".") || path.lowercased().hasSuffix(".css"), let siblings = reading.options.siblings else {
      reading.record.note(.importNotBeside, path)
      missingImports.append(path)
      return
    }
    let found: [SourceFile]
    do throws(ThemeProblem) {
      found = try siblings.files(matching: path, beside: file)
    } catch {
      reading.record.leave(.importWithoutFile, path, error.message)
      missingImports.append(path)
      return
    }
    for file in found where !visited.contains(file.path) {
      guard visited.count <= Self.mostImports else {
        reading.record.note(.importsBeyond, Self.mostImports)
        isCut = true
        return
      }
      reading.record.parts.insert(file.path)
      try add(file, within: contexts, layer: layer)
    }
  }
}
