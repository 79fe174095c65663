import SourceText

/// Which columns a plot of ggplot2 maps to its axes and its colours: what its calls of `aes` say.
struct PlotMapping {
  /// From where it begins to where the next plot does.
  let range: Range<Int>
  private(set) var axes: Set<Substring> = []
  private(set) var fills: Set<Substring> = []
  private(set) var colors: Set<Substring> = []

  /// Whether it draws bars and nothing else that is filled.
  private(set) var isOfBars = false

  /// Bytes of a plot that are looked at; an engineering choice.
  private static let longest = 4_096

  /// What puts the values of a column in order and keeps their names: base R and forcats.
  private static let ordering: Set<Substring> = [
    "factor", "as.factor", "ordered", "reorder", "fct_rev", "fct_reorder", "fct_inorder", "fct_infreq", "fct_relevel",
  ]

  /// Looks from where a plot begins to where the next one does.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    range = start..<max(start, end)
    let text = Array(bytes[start..<min(range.upperBound, start + Self.longest)])
    let others: [StaticString] = ["geom_point(", "geom_area(", "geom_ribbon(", "geom_boxplot(", "geom_violin("]
    isOfBars = (text.hold("geom_col(") || text.hold("geom_bar(")) && !others.contains(where: text.hold)
    let dense = text.filter { !$0.isBlank && $0 != 0x0A }
    func hides(_ axis: String) -> Bool {
      dense.hold("theme_void(") || dense.hold("axis.text=element_blank(")
        || dense.range(of: Array("axis.text.\(axis)=element_blank(".utf8), from: 0) != nil
    }
    var next = 0
    while let open = Self.mapping(in: text, from: next) {
      for argument in Self.arguments(of: text[open...]) {
        let parts = argument.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let column = Self.column(of: parts[1]) else { continue }
        switch parts[0] {
        // An axis whose texts are left out names nothing.
        case "x" where !hides("x"), "y" where !hides("y"):
          axes.insert(column)
        case "fill": fills.insert(column)
        case "color", "colour": colors.insert(column)
        default: break
        }
      }
      next = open
    }
  }

  /// Where the arguments of the next call of `aes` begin; a blank may be before them.
  private static func mapping(in text: [UInt8], from start: Int) -> Int? {
    var next = start
    while let end = text.range(of: Array("aes".utf8), from: next)?.upperBound {
      let open = text[end...].first { !$0.isBlank }
      if open == UInt8(ascii: "("), let index = text[end...].firstIndex(of: UInt8(ascii: "(")) { return index + 1 }
      next = end
    }
    return nil
  }

  /// The arguments of a call without blanks, from behind its parenthesis on.
  private static func arguments(of text: ArraySlice<UInt8>) -> [Substring] {
    var arguments: [[UInt8]] = [[]]
    var depth = 0
    for byte in text where !byte.isBlank && byte != 0x0A && byte != 0x0D {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        arguments.append([])
        continue
      default: break
      }
      if depth < 0 { break }
      arguments[arguments.count - 1].append(byte)
    }
    return arguments.map { Substring(decoding: $0, as: UTF8.self) }
  }

  /// The column that a value names, in whatever order: `fct_rev(status)`; nil for what is computed from columns.
  private static func column(of value: Substring) -> Substring? {
    var value = value
    while let open = value.firstIndex(of: "("), value.last == ")" {
      let call = value[..<open]
      guard ordering.contains(call.split(separator: ":").last ?? "") else { return nil }
      let inside = value[value.index(after: open)...].dropLast()
      value = arguments(of: ArraySlice(inside.utf8)).first ?? ""
    }
    return !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } ? value : nil
  }
}
