import SourceText

/// The properties that lines take in turn: `cycler('color', …) + cycler('linestyle', …)`.
///
/// Source: cycler 0.12, `cycler/__init__.py`; matplotlib 3.11, `lib/matplotlib/rcsetup.py`, `cycler`, `_prop_aliases`.
struct PropertyCycle: Sendable {
  /// The values of each property, in the order of the properties; all rows of one length.
  private var columns: [(property: String, values: [SourceNode])] = []

  /// What a property goes through; nil when the cycle leaves it alone.
  func values(_ property: String) -> [SourceNode]? { columns.first { $0.property == property }?.values }

  private static let aliases = [
    "c": "color", "lw": "linewidth", "ls": "linestyle", "fc": "facecolor", "ec": "edgecolor", "mfc": "markerfacecolor",
    "mec": "markeredgecolor", "mew": "markeredgewidth", "ms": "markersize",
  ]
  private static let properties = [
    "color", "linewidth", "linestyle", "facecolor", "edgecolor", "joinstyle", "capstyle", "fillstyle",
    "markerfacecolor", "markersize", "markeredgewidth", "markeredgecolor", "markevery", "alpha", "marker", "hatch",
    "dashes",
  ]

  /// No property.
  init() {}

  /// A cycle of one property.
  ///
  /// - Parameter range: where its name is written.
  /// - Throws: ``SourceError`` for a name that matplotlib does not know, and for a value that is no list.
  init(_ name: String, at range: Range<Int>, _ literal: SourceNode) throws(SourceError) {
    let property = Self.aliases[name] ?? name
    guard Self.properties.contains(property) else {
      let near = NearestName.suggestion(for: name, among: Self.properties).map { "; did you mean '\($0)'?" } ?? ""
      throw SourceError("'\(name)' is not a property of lines\(near)", at: range)
    }
    let isText = literal.string != nil
    let texts = property == "color" ? MatplotlibSequence.colors(literal) : literal.parts(separator: ",")
    guard let values = isText ? texts : literal.items else {
      throw SourceError("'\(name)' must be a list of values", at: literal.range)
    }
    columns = [(property, values)]
  }

  /// Both at once, row by row.
  ///
  /// - Parameter range: where the sum is written.
  /// - Throws: ``SourceError`` where both set one property, or one is longer.
  func adding(_ other: PropertyCycle, at range: Range<Int>) throws(SourceError) -> PropertyCycle {
    for column in columns where other.values(column.property) != nil {
      throw SourceError("both cycles set '\(column.property)'", at: range)
    }
    if let one = columns.first?.values.count, let two = other.columns.first?.values.count, one != two {
      throw SourceError("cycles of \(one) and \(two) cannot be added: they must be equally long", at: range)
    }
    var sum = self
    sum.columns += other.columns
    return sum
  }
}
