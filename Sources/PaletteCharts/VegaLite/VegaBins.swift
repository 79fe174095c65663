import RealModule
import SourceText

/// Equal intervals that numbers are put into.
///
/// Source: Vega, `vega-statistics/src/bin.js` and `vega-transforms/src/Bin.js`.
struct VegaBins {
  private let start, stop, step: Double
  /// Whether the ends are written as percentages, `4 to 6%`.
  private let isPercentage: Bool

  /// The intervals of a definition, `true` or an object with `maxbins`, `step`, `minstep` or `extent`; nil for another one, or
  /// without numbers.
  ///
  /// - Parameter most: How many Vega-Lite takes where the definition does not say.
  init?(_ node: SourceNode, _ values: [Double], isPercentage: Bool = false, atMost most: Double = 10) {
    let known: Set<String> = ["maxbins", "step", "minstep", "extent"]
    guard node.boolean == true || node.members.map({ $0.allSatisfy { known.contains($0.key) } }) == true else {
      return nil
    }
    let ends = node["extent"]?.items?.compactMap(\.number) ?? []
    guard var low = ends.first ?? values.min(), var high = ends.last ?? values.max(), low <= high else { return nil }
    let span = high > low ? high - low : low != 0 ? low.magnitude : 1
    let step = node["step"]?.number ?? Self.step(span, node["maxbins"]?.number ?? most, node["minstep"]?.number ?? 0)
    guard step > 0, step.isFinite, (high - low) / step < 1e4 else { return nil }
    let digits = step >= 1 ? 0 : (-Double.log10(step)).rounded(.towardZero) + 1
    let first = (low / step + Double.exp10(-digits - 1)).rounded(.down) * step
    low = low < first ? first - step : first
    high = (high / step).rounded(.up) * step
    (start, stop, self.step, self.isPercentage) = (low, high == low ? low + step : high, step, isPercentage)
  }

  private static func step(_ span: Double, _ most: Double, _ least: Double) -> Double {
    let level = Double.log10(most).rounded(.up)
    var step = max(least, Double.exp10(Double.log10(span).rounded() - level))
    while (span / step).rounded(.up) > most { step *= 10 }
    for divisor in [5.0, 2.0] {
      let finer = step / divisor
      if finer >= least, span / finer <= most { step = finer }
    }
    return step
  }

  private func index(_ value: Double) -> Int? {
    guard value >= start, value <= stop else { return nil }
    return Int((1e-14 + (min(value, stop - step) - start) / step).rounded(.down))
  }

  /// The interval of a number; nil for one outside the extent.
  func name(_ value: Double) -> String? { index(value).map(name) }

  /// All intervals in their order.
  var names: [String] { (0..<max(1, Int(((stop - start) / step).rounded()))).map(name) }

  private func name(_ index: Int) -> String {
    "\(text(start + Double(index) * step)) to \(text(start + Double(index + 1) * step))\(isPercentage ? "%" : "")"
  }

  private func text(_ number: Double) -> String {
    // Multiples of a step of one digit or two: what a sum of doubles adds is no part of them.
    let digits = max(0, 2 - Int(Double.log10(step).rounded(.down)))
    let scale = Double.exp10(Double(min(digits, 15)))
    return DecimalText.text((number * scale).rounded() / scale * (isPercentage ? 100 : 1))
  }
}
