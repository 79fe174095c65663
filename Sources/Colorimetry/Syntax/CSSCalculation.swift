import RealModule
import SourceText

/// A calculation such as `calc(l * 0.8)` in a colour. Source: CSS Values 4 section 10.
struct CSSCalculation {
  /// The values of names, in lower case; nil is `none`, which counts as 0 in a calculation.
  let channels: [String: Double?]
  private var depth = 0
  /// The maximum depth of nested brackets.
  private static let deepest = 32
  private static let names: Set<String> = [
    "calc", "min", "max", "clamp", "abs", "sign", "round", "mod", "rem", "pow", "sqrt", "hypot", "exp", "sin", "cos",
    "tan",
  ]

  init(channels: [String: Double?]) { self.channels = channels }

  /// Reads a math function if one comes next.
  func function(_ cursor: inout CSSCursor) throws(SourceError) -> CSSValue? {
    guard let name = cursor.functionName, Self.names.contains(cursor.lowercased(name)) else { return nil }
    var inner = self
    return try inner.call(cursor.lowercased(name), &cursor)
  }

  /// Reads the arguments of a function, or what is in brackets.
  private mutating func call(_ name: String, _ cursor: inout CSSCursor) throws(SourceError) -> CSSValue {
    let opening = cursor.take()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw cursor.error(opening, "calculations are nested more than \(Self.deepest) levels deep")
    }
    var arguments: [CSSValue] = []
    repeat { arguments.append(try sum(&cursor)) } while cursor.skip(",")
    guard cursor.skip(")") else {
      let rest = cursor.take()
      throw cursor.error(rest, rest.isEmpty ? "')' is missing" : "\(cursor.quoted(rest)) does not belong here")
    }
    guard let value = Self.value(name, arguments) else {
      let range = opening.lowerBound..<cursor.end
      throw cursor.error(range, "\(cursor.quoted(range)) has arguments that \(name)() does not accept")
    }
    return value
  }

  private mutating func sum(_ cursor: inout CSSCursor) throws(SourceError) -> CSSValue {
    var left = try product(&cursor)
    while true {
      let start = cursor.position
      let isPlus = cursor.isAtSignedNumber || cursor.skip("+")
      guard isPlus || cursor.skip("-") else { return left }
      let right = try product(&cursor)
      guard left.unit == right.unit else {
        let range = start..<cursor.end
        throw cursor.error(range, "\(cursor.quoted(range)) mixes numbers, percentages and angles")
      }
      left.number += isPlus ? right.number : -right.number
    }
  }

  private mutating func product(_ cursor: inout CSSCursor) throws(SourceError) -> CSSValue {
    var left = try term(&cursor)
    while true {
      let start = cursor.position
      let isTimes = cursor.skip("*")
      guard isTimes || cursor.skip("/") else { return left }
      let right = try term(&cursor)
      switch (left.unit, right.unit) {
      case (_, .number): left.number = isTimes ? left.number * right.number : left.number / right.number
      case (.number, _) where isTimes: left = CSSValue(number: left.number * right.number, unit: right.unit)
      default:
        let range = start..<cursor.end
        throw cursor.error(range, "\(cursor.quoted(range)) needs a plain number on one side")
      }
    }
  }

  private mutating func term(_ cursor: inout CSSCursor) throws(SourceError) -> CSSValue {
    if let value = try cursor.value() { return value }
    if cursor.isAt("(") { return try call("calc", &cursor) }
    if let name = cursor.functionName, Self.names.contains(cursor.lowercased(name)) {
      return try call(cursor.lowercased(name), &cursor)
    }
    let word = cursor.take()
    guard !word.isEmpty else { throw cursor.error(word, "a number is missing here") }
    let name = cursor.lowercased(word)
    if let channel = channels[name] { return CSSValue(number: channel ?? 0, unit: .number) }
    switch name {
    case "pi": return CSSValue(number: .pi, unit: .number)
    case "e": return CSSValue(number: .exp(1), unit: .number)
    default:
      let known = channels.isEmpty ? "" : ": the channels here are \(channels.keys.sorted().joined(separator: ", "))"
      throw cursor.error(word, "\(cursor.quoted(word)) is not a number\(known)")
    }
  }

  /// Nil if the number or the types of the arguments do not fit.
  private static func value(_ name: String, _ arguments: [CSSValue]) -> CSSValue? {
    guard let first = arguments.first, arguments.allSatisfy({ $0.unit == first.unit }) else { return nil }
    let numbers = arguments.map(\.number)
    func same(_ number: Double) -> CSSValue { CSSValue(number: number, unit: first.unit) }
    func plain(_ number: Double) -> CSSValue { CSSValue(number: number, unit: .number) }
    let radians = first.unit == .degrees ? first.number * .pi / 180 : first.number
    switch (name, numbers.count) {
    case ("calc", 1): return first
    case ("min", _): return same(numbers.min() ?? first.number)
    case ("max", _): return same(numbers.max() ?? first.number)
    case ("clamp", 3): return same(max(numbers[0], min(numbers[1], numbers[2])))
    case ("abs", 1): return same(first.number.magnitude)
    case ("sign", 1): return plain(first.number == 0 ? 0 : first.number < 0 ? -1 : 1)
    case ("round", 1): return same((first.number + 0.5).rounded(.down))
    case ("round", 2) where numbers[1] != 0: return same((numbers[0] / numbers[1] + 0.5).rounded(.down) * numbers[1])
    case ("mod", 2) where numbers[1] != 0:
      return same(numbers[0] - (numbers[0] / numbers[1]).rounded(.down) * numbers[1])
    case ("rem", 2) where numbers[1] != 0: return same(numbers[0].truncatingRemainder(dividingBy: numbers[1]))
    case ("pow", 2) where first.unit == .number: return plain(.pow(numbers[0], numbers[1]))
    case ("sqrt", 1) where first.unit == .number: return plain(first.number.squareRoot())
    case ("exp", 1) where first.unit == .number: return plain(.exp(first.number))
    case ("hypot", _): return same(numbers.reduce(0) { $0 + $1 * $1 }.squareRoot())
    case ("sin", 1) where first.unit != .percentage: return plain(.sin(radians))
    case ("cos", 1) where first.unit != .percentage: return plain(.cos(radians))
    case ("tan", 1) where first.unit != .percentage: return plain(.tan(radians))
    default: return nil
    }
  }
}
