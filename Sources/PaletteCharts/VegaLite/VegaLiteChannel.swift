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
  private let unit: VegaTimeUnit
  private let scale: AxisScale
  private let domain: ClosedRange<Double>?
  private let statedOrder: [String]
  /// The intervals that its numbers are put into; nil where they stay as they are.
  private var bins: VegaBins?
  /// Whether null is a name among others, as Vega-Lite draws it.
  private var namesNull: Bool

  /// Reads a channel; problems go into the record.
  init?(_ node: SourceNode, _ name: String, _ record: inout ChartRecord) {
    guard node.isObject else {
      record.wrong(node, .mustBeObject, "'\(name)' of the encoding")
      return nil
    }
    self.node = node
    aggregate = Self.aggregate(node, name, &record)
    field = node["field"]?.string
    if field == nil, aggregate != .count {
      record.problem(ChartProblem.noField(name), at: node["field"]?.range ?? node.range)
    }
    if let field, field.contains(where: { ".[]\\".contains($0) }) {
      record.problem(ChartProblem.fieldInsideValue(ChartFields.shortened(field)), at: node["field"]?.range)
    }
    let type = node["type"]
    kind = type?.string.flatMap(Kind.init(rawValue:))
    if let type, kind == nil {
      record.wrong(
        type, .mustBeOneOf, "'type' of '\(name)'", Kind.allCases.map(\.rawValue).joined(separator: ", "))
    }
    unit = Self.unit(node, name, &record)
    let stated = node["title"] ?? node["axis"]?["title"] ?? node["legend"]?["title"]
    title = stated?.string ?? stated?.items?.compactMap(\.string).joined(separator: " ") ?? Self.title(field, aggregate)
    let scaleType = node["scale"]?["type"]
    scale = scaleType?.string == "log" ? .log10 : .linear
    if let scaleType, !["log", "linear", "time", "utc", "band", "point", "ordinal"].contains(scaleType.string) {
      record.note(ChartNote.linearScale(ChartFields.written(scaleType), name))
    }
    let ends = node["scale"]?["domain"]?.items ?? []
    let numbers = ends.compactMap(\.number).filter { $0.magnitude <= ChartRecord.greatestMagnitude }
    let isDomain = ends.count == 2 && numbers.count == 2 && numbers[0] < numbers[1]
    let factor = Self.isPercentage(node) ? 100.0 : 1
    domain = isDomain ? factor * numbers[0]...factor * numbers[1] : nil
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
  func prepared(for rows: [SourceNode], _ name: String, _ record: inout ChartRecord) -> VegaLiteChannel {
    var channel = self
    guard let field else { return channel }
    if kind == nil {
      channel.namesNull = rows.contains { $0[field].map { $0.string != nil && date($0) == nil } ?? false }
    }
    guard let bin = node["bin"], bin.boolean != false else { return channel }
    channel.bins = VegaBins(bin, rows.compactMap { $0[field]?.number }, isPercentage: isPercentage)
    if channel.bins == nil || unit != .none {
      record.problem(ChartProblem.bins(name), at: bin.range)
    }
    return channel
  }

  /// Whether each of its values stands for an interval.
  var isBinned: Bool { node["bin"].map { $0.boolean != false } ?? false }

  private static func title(_ field: String?, _ aggregate: Aggregate?) -> String {
    guard let aggregate else { return field ?? "" }
    // As Vega-Lite titles them.
    return field.map {
      "\(aggregate == .average ? "Average" : aggregate.rawValue.prefix(1).uppercased() + aggregate.rawValue.dropFirst()) of \($0)"
    } ?? "Count of Records"
  }

  private static func aggregate(_ node: SourceNode, _ name: String, _ record: inout ChartRecord) -> Aggregate? {
    guard let written = node["aggregate"] else { return nil }
    if let aggregate = written.string.flatMap(Aggregate.init(rawValue:)) { return aggregate }
    record.wrong(
      written, .mustBeOneOf, "'aggregate' of '\(name)'", Aggregate.allCases.map(\.rawValue).joined(separator: ", "))
    return nil
  }

  private static func unit(_ node: SourceNode, _ name: String, _ record: inout ChartRecord) -> VegaTimeUnit {
    guard let written = node["timeUnit"] else { return .none }
    if let unit = VegaTimeUnit.read(written) { return unit }
    record.wrong(written, .timeUnit, name)
    return .none
  }

  /// Whether its values are a ramp of colours, sizes or the like rather than names: by its type, or because they are numbers.
  func isRamp(_ rows: [SourceNode]) -> Bool {
    if kind != nil { return kind == .quantitative || kind == .temporal }
    return field.map { field in rows.contains { $0[field]?.number != nil } } ?? false
  }
  /// Whether it is an axis of names, as far as it says so itself.
  var isDiscrete: Bool { kind == .nominal || kind == .ordinal || isBinned || unit.repeats }
  /// Whether it is an axis of dates, as far as it says so itself.
  var isTemporal: Bool { kind == .temporal && aggregate == nil }
  /// The order of its names, where it states one or they have one.
  var namedOrder: [String] {
    if let bins { return bins.names }
    return statedOrder.isEmpty ? unit.names : statedOrder
  }

  /// Its value in a row; nil when there is none.
  func value(_ row: SourceNode) -> PlottedValue? {
    guard let field, let node = row[field] else { return nil }
    if unit != .none, let date = date(node) { return unit.value(date) }
    if isBinned, let number = node.number { return bins?.name(number).map { .text($0) } }
    switch node.value {
    case .number(let number, _):
      guard number.magnitude <= ChartRecord.greatestMagnitude else { return nil }
      // Vega-Lite takes numbers of a temporal field for milliseconds.
      return .number(kind == .temporal ? number / 1000 : number)
    case .string(let text): return .text(text)
    case .boolean(let boolean): return .text("\(boolean)")
    case .null where namesNull: return .text("null")
    default: return nil
    }
  }

  /// The date in a row; Vega-Lite takes numbers for milliseconds.
  private func date(_ node: SourceNode) -> CalendarDate? {
    if let text = node.string { return DateText(text).flatMap { CalendarDate(secondsSince1970: $0.seconds) } }
    return node.number.flatMap { CalendarDate(secondsSince1970: $0 / 1000) }
  }

  /// The words around its numbers by the format of its axis (d3-format): a currency sign, a percent sign for hundredths.
  var formattedUnit: String? {
    guard let format = (node["axis"]?["format"] ?? node["format"])?.string else { return nil }
    return format.contains("$") ? "$%@" : isPercentage ? "%@%" : nil
  }
  /// Whether the format writes hundredths as percentages.
  var isPercentage: Bool { Self.isPercentage(node) }

  private static func isPercentage(_ node: SourceNode) -> Bool {
    (node["axis"]?["format"] ?? node["format"])?.string.map { $0.hasSuffix("%") || $0.hasSuffix("p") } ?? false
  }

  func axis(_ values: [PlottedValue]) -> PlottedAxis {
    let guess = PlottedAxis.type(of: values, title: title).type
    guard !isBinned, !unit.repeats else {
      let names = Set(values.map(\.name))
      // Intervals without a value lie between others; months and the like without one are not drawn.
      let order = namedOrder.filter { isBinned || names.contains($0) }
      return PlottedAxis(title: isBinned ? "\(title) (binned)" : title, type: .category, order: order)
    }
    let type: PlottedType =
      switch kind {
      case .nominal, .ordinal: .category
      case .temporal: temporal(guess)
      case .quantitative, nil: if case .start(_, let precision) = unit { .date(precision) } else { guess }
      }
    return PlottedAxis(
      title: title, type: type, scale: scale, domain: type == .number ? domain : nil, order: statedOrder)
  }

  private func temporal(_ guess: PlottedType) -> PlottedType {
    switch unit {
    case .precision(let precision), .start(_, let precision): return .date(precision)
    case .sunday: return .date(.day)
    default: break
    }
    switch guess {
    case .date(let precision): return .date(precision)
    case .category: return .category
    case .number, .year: return .date(.second)
    }
  }
}
