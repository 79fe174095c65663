import Colorimetry
import PaletteRules
import SourceText

extension CSSEnvironment {
  /// The text of a value with everything put in that it refers to.
  ///
  /// Source: CSS Custom Properties 1 section 3, which replaces tokens; blanks keep them apart here.
  func expand(_ value: CSSValue, seen: [String]) throws(UnresolvedColor) -> [UInt8] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestValue else { throw .tooDeep(seen.last ?? "", at: value.origin) }
    guard seen.count < Self.longestChain else { throw .tooLong(seen.last ?? "", at: value.origin) }
    let tokens = value.tokens
    var text: [UInt8] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      var part = value.bytes[token.range]
      index += 1
      if token.kind == .comment {
        part = [0x20]
      } else if token.kind == .identifier, value.word(token) == "currentcolor" {
        let name = try currentColor(at: value.origin)
        part = try [0x20] + expand(property: name, seen: seen).get() + [0x20]
      } else if token.kind == .function, Self.replaced.contains(value.word(token)),
        let call = CSSCall(tokens[(index - 1)...], in: value)
      {
        index += call.length - 1
        let inner =
          switch call.name {
          case "var": try variable(call, of: value, seen: seen)
          case "light-dark": try branch(call, seen: seen)
          default: try mixture(call, of: value, seen: seen)
          }
        part = [0x20] + inner + [0x20]
      }
      text += part
      guard text.count <= Color.longestCSS else {
        throw UnresolvedColor(.longValue, Color.longestCSS, at: value.origin)
      }
    }
    return text
  }

  /// Functions that something else stands for.
  private static let replaced: Set<String> = ["var(", "light-dark(", "--alpha("]

  /// The mixture that Tailwind makes of `--alpha(color / 50%)`: `color-mix(in oklab, color 50%, transparent)`.
  ///
  /// Source: Tailwind CSS 4, "Functions and directives", `--alpha()`.
  private func mixture(_ call: CSSCall, of value: CSSValue, seen: [String]) throws(UnresolvedColor) -> [UInt8] {
    let inner = call.arguments.first
    let tokens = inner?.tokens ?? []
    guard let inner, call.arguments.count == 1,
      let slash = tokens.lastIndex(where: { $0.kind == .delimiter(UInt8(ascii: "/")) })
    else {
      throw UnresolvedColor(.alphaFunction, at: value.origin)
    }
    let color = inner.part(inner.range.lowerBound..<tokens[slash].range.lowerBound)
    let share = inner.part(tokens[slash].range.upperBound..<inner.range.upperBound)
    return try Array("color-mix(in oklab, ".utf8) + expand(color, seen: seen) + [0x20] + expand(share, seen: seen)
      + Array(", transparent)".utf8)
  }

  private func branch(_ call: CSSCall, seen: [String]) throws(UnresolvedColor) -> [UInt8] {
    let wanted = scheme == .dark ? 1 : 0
    guard call.arguments.count == 2 else {
      throw UnresolvedColor(.lightDarkFunction, at: call.arguments.first?.origin)
    }
    return try expand(call.arguments[wanted], seen: seen)
  }

  private func variable(_ call: CSSCall, of value: CSSValue, seen: [String]) throws(UnresolvedColor) -> [UInt8] {
    let name = CSSName.unescaped(call.arguments.first?.text ?? "")
    if winners[name] != nil {
      let result = expand(property: name, seen: seen)
      if case .failure(let failure) = result, let rest = call.rest, failure.isWithoutValue {
        return try expand(rest, seen: seen)
      }
      return try result.get()
    }
    if let rest = call.rest { return try expand(rest, seen: seen) }
    if tailwind(name) != nil, let text = TailwindPalette.css(name) { return Array(text.utf8) }
    throw .unknown(name, at: value.origin)
  }

  private func expand(property name: String, seen: [String]) -> Result<[UInt8], UnresolvedColor> {
    outcome(of: name, seen: seen, in: \.expanded) { value, seen throws(UnresolvedColor) in
      try expand(value, seen: seen)
    }
  }
}
