import SourceText

/// Which columns a plot of ggplot2 maps to its axes and its colours: what its calls of `aes` say.
struct PlotMapping {
  let start: Int
  private(set) var axes: Set<Substring> = []
  private(set) var fills: Set<Substring> = []
  private(set) var colors: Set<Substring> = []

  /// Bytes of a plot that are looked at; an engineering choice.
  private static let longest = 4_096

  /// Looks from where a plot begins to where the next one does.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.start = start
    let text = Array(bytes[start..<min(max(start, end), start + Self.longest)])
    var next = 0
    while let open = text.range(of: Array("aes(".utf8), from: next)?.upperBound {
      let close = text[open...].firstIndex(of: UInt8(ascii: ")")) ?? text.count
      for argument in String(decoding: text[open..<close], as: UTF8.self).split(separator: ",") {
        let parts = argument.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
        guard parts.count == 2, parts[1].allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) else {
          continue
        }
        switch parts[0] {
        case "x", "y": axes.insert(parts[1][...])
        case "fill": fills.insert(parts[1][...])
        case "color", "colour": colors.insert(parts[1][...])
        default: break
        }
      }
      next = max(close, open)
    }
  }
}
