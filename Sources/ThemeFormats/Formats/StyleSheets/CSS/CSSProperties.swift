import PaletteRules
import SourceText

/// The properties of a style sheet and those it imports, in the order in which they would be applied.
struct CSSProperties {
  /// In order: of two that are equal otherwise, the later one wins.
  private(set) var all: [CSSProperty] = []
  /// How many of the first are in files named in addition to the sheet: these only serve references.
  private var includedCount = 0
  /// Those of the sheet and of what it imports.
  var own: ArraySlice<CSSProperty> { all[includedCount...] }
  /// Files that are imported and not here.
  var missingImports: [String] = []
  /// Whether there are more imports than are read.
  var isCut = false
  /// Problems in the parts of the text that concern charts.
  private(set) var chartFault: ThemeProblem?

  let reading: Reading
  private var layers: [String: Int] = [:]
  private var functions: [String: String] = [:]
  var visited: Set<String> = []

  /// At-rules whose declarations are about something else.
  private static let foreign: Set<String> = sass.union([
    "keyframes", "-webkit-keyframes", "font-face", "font-feature-values", "font-palette-values", "page",
    "counter-style", "view-transition", "position-try", "utility", "function", "color-profile",
  ])
  /// Those of Sass whose declarations are there only where something else says so: they count as not checked.
  private static let sass: Set<String> = ["mixin", "each", "for", "while", "if", "else"]

  /// Creates an empty collection.
  init(_ reading: Reading) {
    self.reading = reading
  }

  /// Remembers the first fault in the declarations for charts.
  mutating func setChartFault(_ problem: ThemeProblem) { chartFault = chartFault ?? problem }

  /// Adds a property that no sheet contains.
  mutating func add(_ property: CSSProperty) { all.append(property) }

  /// Adds what a sheet around this one sets, for references only.
  mutating func lend(_ found: [CSSProperty]) {
    all.insert(contentsOf: found, at: includedCount)
    includedCount += found.count
  }

  /// Says of each property in which function the sheets put it.
  mutating func nameFunctions() {
    guard !functions.isEmpty else { return }
    for index in all.indices { all[index].function = functions[all[index].name] }
  }

  /// Adds the declarations of the sheets that were named in addition to this one, whose own declarations win.
  mutating func addIncludes() throws(ThemeProblem) {
    for file in reading.options.includes where ThemeInput.name(of: file.path).lowercased().hasSuffix(".css") {
      try add(file)
    }
    includedCount = all.count
    // What the sheet itself imports is its own.
    visited = []
  }

  /// Adds what a sheet says, after what it imports.
  mutating func add(
    _ file: SourceFile, within outer: [CSSContext] = [CSSContext()], layer: String? = nil
  ) throws(ThemeProblem) {
    visited.insert(file.path)
    functions.merge(CSSChannels.functions(in: file.bytes)) { first, _ in first }
    let sheet: CSSStyleSheet
    do throws(SourceError) {
      sheet = try CSSReader.read(EmbeddedCode.styleSheets(of: file) ?? file.bytes, most: reading.options.maxTokens)
    } catch {
      throw ThemeProblem(syntax: error, in: file)
    }
    for statement in sheet.statements {
      let value = CSSValue(statement.prelude, of: file)
      switch statement.name {
      case "import" where statement.block == nil: try importFile(value, beside: file, within: outer)
      case "layer": for name in value.text.split(separator: ",") { _ = rank(of: name.trimmingSpace) }
      default: break
      }
    }
    addDeclarations(of: sheet, file: file, within: outer, layer: layer)
    try reading.checkTokens(all.count)
    addFaults(of: sheet, file: file)
  }

  private mutating func addDeclarations(
    of sheet: CSSStyleSheet, file: SourceFile, within outer: [CSSContext], layer: String?
  ) {
    let top = Place(contexts: outer, isStyle: false, layer: layer)
    var places: [Place] = []
    for block in sheet.blocks {
      places.append(place(of: block, in: block.parent.map { places[$0] } ?? top, file: file))
    }
    for declaration in sheet.declarations {
      let place = declaration.block.map { places[$0] } ?? top
      guard !place.contexts.isEmpty else {
        if let rule = place.foreign, Self.sass.contains(rule), Self.namesChart(declaration.name),
          CSSLikeness(Array(CSSValue(declaration.value, of: file).text.utf8)) != .other
        {
          let name = String(decoding: file.bytes[declaration.nameRange], as: UTF8.self)
          reading.record.leave(.unreadProperty, name, "", "it is inside '@\(rule)' of Sass")
        }
        continue
      }
      let name = place.registered ?? declaration.name
      // An empty custom property is one (CSS Custom Properties 1 section 2), any other is passed over.
      guard declaration.value.count > 0 || place.registered == nil && name.hasPrefix("--") else { continue }
      if place.registered != nil {
        guard declaration.name.lowercased() == "initial-value" else { continue }
      } else if !name.hasPrefix("--") {
        guard CSSEnvironment.ordinary.contains(name.lowercased()) else { continue }
      }
      if declaration.block == nil {
        reading.record.note(.bareDeclarations)
      }
      all.append(
        CSSProperty(
          name: name.hasPrefix("--") ? name : name.lowercased(), value: CSSValue(declaration.value, of: file),
          contexts: place.contexts, isImportant: declaration.isImportant,
          layer: place.registered != nil ? -2 : place.layer.map { rank(of: $0) } ?? .max))
    }
  }

  /// What a block means for the declarations in it.
  private struct Place {
    var contexts: [CSSContext]
    /// Whether a rule with a selector is around it, so that selectors inside are nested ones.
    var isStyle: Bool
    var layer: String?
    /// The name that `@property` registers.
    var registered: String?
    /// The at-rule that leaves its declarations out.
    var foreign: String?

    static let nothing = Place(contexts: [], isStyle: false, layer: nil)
  }

  private static func namesChart(_ name: String) -> Bool {
    name.hasPrefix("--") && ChartWords.contain(TokenWords.split(name))
  }

  private func place(of block: CSSStyleSheet.Block, in parent: Place, file: SourceFile) -> Place {
    guard !parent.contexts.isEmpty else { return parent }
    let prelude = CSSValue(block.prelude, of: file)
    var place = parent
    func add(_ settings: [Set<CSSSetting>]) {
      place.contexts = Array(
        parent.contexts.flatMap { context in
          settings.map { context.joined(CSSContext(settings: $0), sameElement: false) }
        }.prefix(CSSContext.most))
    }
    switch block.atRule {
    case nil:
      if parent.isStyle {
        place.contexts = CSSSelector.contexts(of: prelude, parents: parent.contexts)
      } else {
        let own = CSSSelector.contexts(of: prelude, parents: nil)
        place.contexts = Array(
          parent.contexts.flatMap { outer in own.map { outer.joined($0, sameElement: false) } }.prefix(CSSContext.most))
      }
      place.isStyle = true
    case "media": add(CSSSetting.settings(media: prelude))
    case "container", "scope", "starting-style", "include":
      add([[CSSSetting(name: "@\(block.atRule ?? "") \(prelude.text)")]])
    case "variant", "custom-variant":
      let settings = CSSSetting.settings(in: prelude.text)
      add([settings.isEmpty ? [CSSSetting(name: prelude.text)] : settings])
    case "supports":
      // Every colour of CSS is read here, so that what needs one holds; what needs its absence does not.
      if prelude.text.lowercased().hasPrefix("not") { return .nothing }
    case "layer": place.layer = place.layer.map { $0 + "." + prelude.text } ?? prelude.text
    case "theme": place.layer = "@theme"
    case "property": place.registered = prelude.text
    case let name?: if Self.foreign.contains(name) { return Place(contexts: [], isStyle: false, foreign: name) }
    }
    return place
  }

  /// Layers by where their outermost one is first named; Tailwind puts `@theme` into the first of all.
  private mutating func rank(of layer: String) -> Int {
    if layer == "@theme" { return -1 }
    let outermost = String(layer.split(separator: ".").first ?? "")
    if let known = layers[outermost] { return known }
    layers[outermost] = layers.count
    return layers.count - 1
  }
}
