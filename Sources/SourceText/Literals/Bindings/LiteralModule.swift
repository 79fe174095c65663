/// What a program or style sheet binds to names, as far as the values are literals; nothing is executed.
package struct LiteralModule: Sendable {
  /// An expression, before the names in it are followed.
  package struct Expression: Sendable {
    /// What is written.
    package let content: Content
    /// Its bytes.
    package let range: Range<Int>

    /// Whether it is a list or an object.
    var isCollection: Bool {
      switch content {
      case .list, .object: true
      default: false
      }
    }

    /// Whether it is code that may bind names itself.
    var mayHoldBindings: Bool {
      switch content {
      case .computed, .returned: true
      default: false
      }
    }
  }

  /// What an expression is.
  package enum Content: Sendable {
    /// `{key: value}`.
    case object([Entry])
    /// `[value, value]`.
    case list([Entry])
    /// Text, a number, a truth value or nothing.
    case plain(SourceNode.Value)
    /// The name of another value and the keys below it: `colors.blue`.
    case reference([String])
    /// Anything else: a call, an operator, a function.
    case computed(isFunction: Bool)
    /// A function without parameters, by what it returns.
    indirect case returned(Expression)
  }

  /// A member of an object or an item of a list; objects of R have both.
  package enum Entry: Sendable {
    /// A key with its value.
    case member(key: String, keyRange: Range<Int>, value: Expression)
    /// A value.
    case item(Expression)
    /// `...name`: what another object or list holds.
    case spread(Expression)
  }

  /// A name and its value.
  package struct Binding: Sendable {
    /// The name; `default` for a value that is exported without one.
    package internal(set) var name: String
    /// The bytes of the name.
    package let nameRange: Range<Int>
    /// What it is bound to.
    package let value: Expression
    /// Whether other files see it.
    package var isExported: Bool
    /// Whether it is bound in no function and no block.
    package let isTopLevel: Bool
    /// What the binding is for, where a call says so: `registerTheme` takes a theme of a chart library.
    package var isOfChart = false
    /// Whether it is a member that a script takes out of another value: `const {primary} = theme`.
    var isMember = false
  }

  /// A name for what another file holds.
  package struct Import: Sendable {
    /// The name in this file; nil where every name of the other file becomes one here.
    package let local: String?
    /// The name in the other file; nil for everything that it exports, as one object.
    package let exported: String?
    /// The path as written.
    package let path: String
    /// Whether the name is exported again.
    package var isExported = false
  }

  /// The file.
  package let file: SourceFile
  /// How its language writes literals.
  package let family: LiteralLanguage.Family
  /// In file order.
  package internal(set) var bindings: [Binding] = []
  /// In file order.
  package internal(set) var imports: [Import] = []
  /// Where it hands values to what was asked for, in file order.
  package internal(set) var uses: [Use] = []
  /// Names that are given a second value, which only running the program would tell.
  var reassigned: Set<String> = []
  /// Names of Python with several values, each bound in no function and no block, where statements run from top to bottom.
  private var successive: Set<String> = []
  /// The names of lists and objects that a statement changes, each with its first place.
  package internal(set) var laterChanges: [String: Range<Int>] = [:]
  /// Where it is broken; nil in a page, whose text has brackets of its own.
  package internal(set) var fault: LiteralFault?
  /// The functions of Python, by where they begin, in file order.
  var functions: [Range<Int>] = []
  /// Indices of the bindings of each name, in file order.
  private(set) var places: [String: [Int]] = [:]

  /// The name of a variable of a style sheet without its sign: `$blue` and `@blue` are `blue`.
  func plainName(_ name: String) -> String {
    family == .sass && (name.hasPrefix("$") || name.hasPrefix("@")) ? String(name.dropFirst()) : name
  }

  /// A file without bindings yet.
  init(empty file: SourceFile, _ family: LiteralLanguage.Family) { (self.file, self.family) = (file, family) }

  /// Binds a name; what is bound in no function and no block is exported, unless the file says otherwise.
  mutating func bind(
    _ name: String, _ range: Range<Int>, _ value: Expression, isTopLevel: Bool, isExported: Bool? = nil,
    isOfChart: Bool = false
  ) {
    bindings.append(
      Binding(
        name: name, nameRange: range, value: value, isExported: isExported ?? isTopLevel, isTopLevel: isTopLevel,
        isOfChart: isOfChart))
  }

  /// Notes where each name is bound, once all bindings are read.
  mutating func indexNames() {
    for index in bindings.indices { places[bindings[index].name, default: []].append(index) }
    guard family != .script else { return }
    // What a lambda takes, it takes when it runs.
    let runsInOrder = family == .python && !file.bytes.hold("lambda")
    for (name, bound) in places where bound.count > 1 {
      if runsInOrder, bound.allSatisfy({ bindings[$0].isTopLevel }) {
        successive.insert(name)
      } else if Set(bound.map { function(at: bindings[$0].nameRange.lowerBound) }).count < bound.count {
        reassigned.insert(name)
      }
    }
  }

  /// Functions around each other that are looked through; an engineering choice.
  private static let mostAround = 64

  /// Where the innermost function around an offset begins; nil outside of functions.
  private func function(at offset: Int) -> Int? {
    let end = functions.partitioned { $0.lowerBound > offset }
    return functions[..<end].suffix(Self.mostAround).last { $0.contains(offset) }?.lowerBound
  }

  /// The bindings that a name may mean at an offset, the likeliest first. A function of Python sees its own and those outside of
  /// functions; in other languages it is the nearest one above, else the first.
  func bindings(of name: String, at offset: Int) -> [Int] {
    let bound = (places[name] ?? []).filter { !bindings[$0].isOfChart }
    guard bound.count > 1 else { return bound }
    if successive.contains(name) {
      // When a function runs, nobody knows.
      guard function(at: offset) == nil else { return [] }
      return bound.last { bindings[$0].value.range.upperBound <= offset }.map { [$0] } ?? []
    }
    if family == .python {
      let scopes = bound.map { function(at: bindings[$0].nameRange.lowerBound) }
      let own = function(at: offset)
      return [own, nil].flatMap { scope in zip(bound, scopes).filter { $0.1 == scope }.map(\.0) }
    }
    let above = bound.filter { bindings[$0].nameRange.lowerBound < offset }
    return above.reversed() + bound.filter { bindings[$0].nameRange.lowerBound >= offset }
  }

  /// A file of data that a program imports: its root is the only thing that it exports.
  package init(_ file: SourceFile, root: SourceNode) {
    (self.file, family) = (file, .script)
    let value = Expression(content: .plain(root.value), range: root.range)
    bindings = [Binding(name: "default", nameRange: root.range, value: value, isExported: true, isTopLevel: true)]
    places = ["default": [0]]
  }
}

extension Array {
  /// The first index from which on all elements fit, of elements of which the last ones do.
  package func partitioned(by fits: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
