import PaletteRules
import SourceText

/// What one channel of an encoding draws: a field of the data, put together or not.
struct VegaLiteChannel {
  /// How values of one place and series are put together.
  enum Aggregate: String, CaseIterable { case count, sum, mean, average, median, min, max }
  private enum Kind: String, CaseIterable { case quantitative, temporal, ordinal, nominal }

  let node: SourceNode
  /// The field; nil where rows are counted.
  let field: String?
  let aggregate: Aggregate?
  let title: String
  private var kind: Kind?
  private let unit: VegaTimeUnit?
  private let scale: AxisScale
  private let domain: ClosedRange<Double>?
  private let statedOrder: [String]
  /// The intervals that its numbers are put into; nil where they stay as they are.
  private var bins: VegaBins?
  /// Whether null is a name among others, as Vega-Lite draws it.
  private var namesNull: Bool

  /// Reads a channel; problems go into the record.
  init?(_ node: SourceNode, _ name: String, _ record: ChartRecord) {
    guard node.isObject else {
      record.wrong(node, .mustBeObject, "'\(name)' of the encoding")
      return nil
    }
    func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String, _ type: Word.Type) -> Word? {
      let word = node[key]?.string.flatMap(Word.init(rawValue:))
      if let written = node[key], word == nil {
        let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
        record.wrong(written, .mustBeOneOf, "'\(key)' of '\(name)'", known)
      }
      return word
    }
    self.node = node
    aggregate = word("aggregate", Aggregate.self)
    field = node["field"]?.string
    if field == nil, aggregate != .count {
      record.problem(ChartProblem.noField(name), at: node["field"]?.range ?? node.range)
    }
    if let field, field.contains(where: { ".[]\\".contains($0) }) {
      record.problem(ChartProblem.fieldInsideValue(ChartFields.shortened(field)), at: node["field"]?.range)
    }
    kind = word("type", Kind.self)
    unit = node["timeUnit"].flatMap { VegaTimeUnit.read($0) }
    if let written = node["timeUnit"], unit == nil { record.wrong(written, .timeUnit, name) }
    let stated = node["title"] ?? node["axis"]?["title"] ?? node["legend"]?["title"]
    title = stated?.string ?? stated?.items?.compactMap(\.string).joined(separator: " ") ?? Self.title(field, aggregate)
    let scaleType = node["scale"]?["type"]
    scale = scaleType?.string == "log" ? .log10 : .linear
    if let scaleType, !["log", "linear", "time", "utc", "band", "point", "ordinal"].contains(scaleType.string) {
      record.note(ChartNote.linearScale(ChartFields.written(scaleType), name))
    }
    let ends = node["scale"]?["domain"]?.items ?? []
    let factor = Self.isPercentage(node) ? 100.0 : 1
    let numbers = ends.compactMap(\.number).filter { $0.magnitude <= ChartRecord.greatestMagnitude }.map { factor * $0 }
    let isDomain = ends.count == 2 && numbers.count == 2 && numbers[0] < numbers[1]
    domain = isDomain ? numbers[0]...numbers[1] : nil
    let sorted = node["sort"]?.items?.compactMap(\.string) ?? []
    statedOrder = sorted.isEmpty ? ends.compactMap(\.string) : sorted
    namesNull = kind == .nominal || kind == .ordinal
  }

  /// The channel as names, whatever its values are.
  var named: VegaLiteChannel {
    var channel = self
    (channel.kind, channel.namesNull) = (.nominal, true)
    return channel
  }

  /// The channel as these rows make it: with intervals of their numbers, and with null as a name among their names.
  func prepared(for rows: [SourceNode], _ name: String, _ record: ChartRecord) -> VegaLiteChannel {
    var channel = self
    guard let field else { return channel }
    if kind == nil {
      channel.namesNull = rows.contains { $0[field].map { $0.string != nil && date($0) == nil } ?? false }
    }
    guard isBinned, let bin = node["bin"] else { return channel }
    channel.bins = VegaBins(bin, rows.compactMap { $0[field]?.number }, isPercentage: isPercentage)
    if channel.bins == nil || unit != nil { record.problem(ChartProblem.bins(name), at: bin.range) }
    return channel
  }

  /// Whether each of its values stands for an interval.
  var isBinned: Bool { node["bin"].map { $0.boolean != false } ?? false }

  /// As Vega-Lite titles them.
  private static func title(_ field: String?, _ aggregate: Aggregate?) -> String {
    guard let aggregate, let field else { return field ?? "Count of Records" }
    return "\(aggregate.rawValue.prefix(1).uppercased())\(aggregate.rawValue.dropFirst()) of \(field)"
  }

  /// Whether its values are a ramp of colours, sizes or the like rather than names: by its type, or because they are numbers.
  func isRamp(_ rows: [SourceNode]) -> Bool {
    if kind != nil { return kind == .quantitative || kind == .temporal }
    return field.map { field in rows.contains { $0[field]?.number != nil } } ?? false
  }
  private var isNamed: Bool { kind == .nominal || kind == .ordinal }
  private var repeats: Bool { unit.map { $0.precision == nil } ?? false }
  /// Whether it is an axis of names, as far as it says so itself.
  var isDiscrete: Bool { isNamed || isBinned || repeats }
  /// Whether it is an axis of dates, as far as it says so itself.
  var isTemporal: Bool { kind == .temporal && aggregate == nil }
  /// The order of its names, where it states one or they have one.
  var namedOrder: [String] {
    if let bins { return bins.names }
    return statedOrder.isEmpty ? unit?.names ?? [] : statedOrder
  }

  /// Its value in a row; nil when there is none.
  func value(_ row: SourceNode) -> ChartValue? {
    guard let field, let node = row[field] else { return nil }
    if let unit, let date = date(node) { return unit.value(date, isNamed: isNamed) }
    if isBinned, let number = node.number { return bins?.name(number).map { .category($0) } }
    switch node.value {
    case .number(let number, _):
      guard number.magnitude <= ChartRecord.greatestMagnitude else { return nil }
      // Vega-Lite takes numbers of a temporal field for milliseconds.
      return .number(kind == .temporal ? number / 1000 : number)
    case .string(let text): return .category(text)
    case .boolean(let boolean): return .category("\(boolean)")
    case .null where namesNull: return .category("null")
    default: return nil
    }
  }

  /// The date in a row; Vega-Lite takes numbers for milliseconds.
  private func date(_ node: SourceNode) -> CalendarDate? {
    let seconds = node.string.map { DateText($0)?.seconds } ?? node.number.map { $0 / 1000 }
    return seconds.flatMap { CalendarDate(secondsSince1970: $0) }
  }

  /// The words around its numbers by the format of its axis (d3-format): a currency sign, a percent sign for hundredths.
  var formattedUnit: String? { Self.format(node).contains("$") ? "$%@" : isPercentage ? "%@%" : nil }
  /// Whether the format writes hundredths as percentages.
  var isPercentage: Bool { Self.isPercentage(node) }

  private static func format(_ node: SourceNode) -> String { (node["axis"]?["format"] ?? node["format"])?.string ?? "" }
  private static func isPercentage(_ node: SourceNode) -> Bool { ["%", "p"].contains(format(node).suffix(1)) }

  func axis(_ values: [ChartValue]) -> PlottedAxis {
    guard !isBinned, !repeats else {
      let names = Set(values.map(\.name))
      // Intervals without a value lie between others; months and the like without one are not drawn.
      let order = namedOrder.filter { isBinned || names.contains($0) }
      return PlottedAxis(title: isBinned ? "\(title) (binned)" : title, type: .category, order: order)
    }
    let type = type(PlottedAxis.type(of: values, title: title).type)
    return PlottedAxis(
      title: title, type: type, scale: scale, domain: type == .number ? domain : nil, order: statedOrder)
  }

  /// What its values are, by its type and else by all appearances.
  private func type(_ guess: PlottedType) -> PlottedType {
    if isNamed { return .category }
    if let precision = unit?.precision { return .date(precision) }
    return kind == .temporal && (guess == .number || guess == .year) ? .date(.second) : guess
  }
}
