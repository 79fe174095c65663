/// Which sentences a summary has room for: the worthiest first, in the order in which they are read.
enum SummaryBudget {
  /// The words of a summary: 60 for one or two series, 120 for six, 200 for thirty, so long as the names are short; a third
  /// less in brief; any number in full. An engineering choice: at 180 words a minute one series takes 20 seconds.
  ///
  /// Vietnamese writes its syllables apart, and a second holds 5.22 of them, of English 6.19 (F. Pellegrino, C. Coupé and
  /// E. Marsico, "A cross-language perspective on speech information rate", Language 87, 2011), where a word has more than one. It
  /// gets a third more.
  static func words(_ verbosity: ChartSummary.Verbosity, series: Int, _ language: SummaryLanguage) -> Int {
    let english =
      series <= 2 ? 60 : series <= 6 ? 60 + 15 * (series - 2) : min(120 + 80 * (series - 6) / 24, 200)
    let most = language == .vietnamese ? english * 4 / 3 : english
    switch verbosity {
    case .brief: return 2 * most / 3
    case .normal: return most
    case .full: return .max
    }
  }

  /// Whether the courses and the extremes of all series fit beside what is worth more; in brief, their courses.
  static func holds(
    _ sentences: [SummarySentence], _ voice: Voice, _ verbosity: ChartSummary.Verbosity, series: Int
  ) -> Bool {
    let worthy = folded(sentences.filter { $0.worth <= .course && (verbosity != .brief || $0.worth != .extremes) })
    return worthy.reduce(0) { $0 + words($1) } <= words(verbosity, series: series, voice.language)
  }

  /// The words of a sentence, before which the names of its series may come.
  private static func words(_ folded: (sentence: SummarySentence, names: [String])) -> Int {
    folded.names.reduce(folded.sentence.words) { $0 + $1.split(separator: " ").count }
  }

  /// The sentences that fit; equal ones of several series become one, and the first of a series names it.
  static func chosen(
    _ sentences: [SummarySentence], _ voice: Voice, _ verbosity: ChartSummary.Verbosity, series: Int
  ) -> [SummarySentence] {
    // Brief is what compares the series and how they go; the extremes of what has a course are left to more.
    let described = Set(sentences.filter { $0.worth == .course }.map(\.series))
    let folded = Self.folded(
      sentences.filter { sentence in
        verbosity != .brief
          || sentence.worth <= .course && !(sentence.worth == .extremes && described.contains(sentence.series))
      })
    let limit = words(verbosity, series: series, voice.language)
    var left = limit
    var places: Set<Int> = []
    let order = folded.indices.sorted { (folded[$0].sentence.worth, $0) < (folded[$1].sentence.worth, $1) }
    for place in order {
      let words = words(folded[place])
      guard folded[place].sentence.worth == .always || words <= left else { continue }
      left -= words
      places.insert(place)
    }
    var last: [String] = []
    return places.sorted().map { place in
      let (sentence, names) = folded[place]
      defer { last = names }
      return names.isEmpty || names == last ? sentence : sentence.named(names, voice)
    }
  }

  /// Sentences with the names of their series; what one series says after another in the same words is stated of both.
  private static func folded(_ sentences: [SummarySentence]) -> [(sentence: SummarySentence, names: [String])] {
    var folded: [(sentence: SummarySentence, names: [String])] = []
    var skipped: Set<Int> = []
    for (place, sentence) in sentences.enumerated() where !skipped.contains(place) {
      guard !sentence.series.isEmpty else {
        folded.append((sentence, []))
        continue
      }
      let equal = sentences.indices.filter {
        $0 > place && sentences[$0].text == sentence.text && !sentences[$0].series.isEmpty
      }
      skipped.formUnion(equal)
      folded.append(
        (sentence.joined(equal.map { sentences[$0] }), [sentence.series] + equal.map { sentences[$0].series }))
    }
    return folded
  }
}
