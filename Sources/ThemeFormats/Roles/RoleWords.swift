import PaletteRules

/// The words of names, by what they say: every guess about a role takes its words from this table.
///
/// Names are compared word by word (``TokenWords``): `chartreuse`, `typography` and `paragraph` name no chart.
enum RoleWords {
  // MARK: Parts of a chart

  static let backgrounds = words("background backgrounds bg backdrop wallpaper")
  static let pages = words("body canvas page app")
  /// Backgrounds of tokens, which have plainer names than the keys of a theme.
  static let grounds = pages.union(["background", "bg", "surface"])
  /// Backgrounds or names of colours.
  static let perhapsGrounds = words("canvas paper surface body page base panel app ground fill")
  static let plots = words("plot area plotarea panel")
  static let texts = words("text foreground fg font fore")
  static let captions = words("title titles subtitle subtext label labels legend caption heading")
  static let axes = words("axis axes axisline tick ticks")
  static let grids = words("grid gridline gridlines")
  /// Parts of a chart that are not its data, and parts of a page that have the name of a chart in theirs.
  static let furniture = words(
    """
    axis axes grid gridline gridlines text fg label labels title background bg tooltip legend threshold border outline
    shadow shadows surface canvas focus focused hover pressed inactive disabled tick ticks crosshair gradient gradients
    icon icons button buttons link logo avatar badge cursor skeleton placeholder geo basemap
    """)
  /// What one mark is drawn with.
  static let marks = words("fill stroke border outline pattern patterns hatch texture")

  // MARK: Colours

  /// `data.blue` is a colour for charts, `data.table` is not.
  static let hues = words(
    """
    red orange amber yellow lime green emerald teal cyan turquoise sky blue indigo violet purple magenta fuchsia pink
    rose coral brown gold gray grey slate olive auburn plum pine lemon black white
    """)
  static let shades = words("muted subtle light dark strong secondary inverse alt")
  /// Colours that mean different things.
  static let categories = words("categorical category categories qualitative")
  /// Rows of colours.
  static let palettes = words(
    """
    palette palettes colormap colormaps cmap cmaps colorway colorways colorbrewer colorscale colorscales
    """)
  /// Ways to write one colour, as keys.
  static let spellings = words("hex hex8 hexa rgb rgba hsl hsla hsb hsv hwb lab lch oklab oklch css value")
  static let colors = words("color colors colour colours rgb lut")

  // MARK: Words that say nothing by themselves

  static let plain = words("default primary base main normal regular")
  /// Beside the parts of a theme.
  static let fillers = words(
    """
    color colour colors colours chart charts theme default main style x y line lines major minor page paper canvas app
    body surface figure fill
    """)
  /// Beside the parts of tokens; `md` is Material's prefix, `elevation` Atlassian's group of grounds.
  static let neutral = words(
    """
    color colors colour colours theme semantic sys system ref alias aliases global token tokens light ui root value
    chart charts data viz dataviz datavis vis visualization visualisation plot highcharts vega generic common general
    shared md elevation
    """)
  /// Beside a judgement, to which they add nothing.
  static let besideJudgements = words("default base main color colour fill status 500")
  /// Names of files and folders that hold themes.
  static let themes = words("theme themes palette palettes tokens color colors colour colours")

  /// The words of a text, which white space parts.
  fileprivate static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

/// The names of one part: they have a word of `any` and all of `with`, and no other words than those of `beside`.
struct NameRule<Part: Sendable>: Sendable {
  let part: Part
  let any: Set<String>
  var with: Set<String> = []
  var beside: Set<String> = []
  /// The lower, the likelier; nil where the name means nothing outside charts.
  var rank: Int? = 0
  /// The same for names with a chart word.
  var rankInCharts: Int? = 0

  func fits(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: any) && words.isSuperset(of: with)
      && words.allSatisfy { any.contains($0) || with.contains($0) || beside.contains($0) }
  }
}

/// The words that make the name of a token a name for charts.
enum ChartWords {
  private static let alone = RoleWords.words(
    """
    chart charts dataviz datavis viz categorical qualitative series visualization visualisation visualizations
    visualisations plot highcharts vega
    """)
  private static let afterData = RoleWords.words(
    "visualization visualisation visualizations visualisations vis viz")
  /// Judgements, below a chart word.
  static let judgements: [String: TokenSettings.Role] = [
    "success": .good, "warning": .neutral, "danger": .bad, "error": .bad,
  ]
  /// Judgements only where both sides are there: `neutral` alone is a grey.
  static let opposites: [String: TokenSettings.Role] = [
    "good": .good, "positive": .good, "neutral": .neutral, "bad": .bad, "negative": .bad,
  ]
  /// Words that say that what follows is a ramp, and of which kind; `any` where only its colours tell.
  static let ramps: [String: RampWord] = [
    "sequential": .sequential, "sequence": .sequential, "sequences": .sequential, "diverging": .diverging,
    "divergent": .diverging, "diverge": .diverging, "heatmap": .any, "ramp": .any, "ramps": .any,
  ]
  /// What a word says about a ramp.
  enum RampWord { case sequential, diverging, any }

  /// Whether the words name something of a chart.
  static func contain(_ words: [String]) -> Bool { lastIndex(in: words) != nil }

  /// Whether words may be part of such a name; most are not, and need no closer look.
  static func mayBe(_ words: [String]) -> Bool { words.contains { $0 == "data" || alone.contains($0) } }

  /// The position of the last chart word; the word after it, if any, names the colour.
  static func lastIndex(in words: [String]) -> Int? {
    words.indices.last { index in
      if alone.contains(words[index]) { return true }
      let isAfterData = index > 0 && words[index - 1] == "data"
      if isAfterData, afterData.contains(words[index]) { return true }
      return words[index] == "data" && index + 1 < words.count && RoleWords.hues.contains(words[index + 1])
    }
  }
}

extension NamedPalette.Kind {
  /// The words that files use for the sorts of palettes: ColorBrewer's, Tableau's and their like.
  private static let words: [String: NamedPalette.Kind] = [
    "sequential": .sequential, "seq": .sequential, "ordered-sequential": .sequential,
    "diverging": .diverging, "div": .diverging, "ordered-diverging": .diverging, "divergent": .diverging,
    "cyclic": .cyclic, "cyclical": .cyclic,
    "qualitative": .categorical, "qual": .categorical, "categorical": .categorical, "regular": .categorical,
  ]

  /// The kind that a file's word means, in any case of letters; nil for anything else.
  init?(word: String) {
    guard let kind = Self.words[word.lowercased()] else { return nil }
    self = kind
  }
}

extension RoleWords {
  /// Without the further spellings of one colour, `rgb` of `chart.blue` beside its `hex`: the first of them is the colour.
  static func firstSpellings<Element>(_ elements: [Element], path: (Element) -> [String]) -> [Element] {
    var seen: Set<[String]> = []
    return elements.filter { element in
      let path = path(element)
      guard path.count > 1, let key = path.last, spellings.contains(key.lowercased()) else { return true }
      return seen.insert(path.dropLast()).inserted
    }
  }
}
