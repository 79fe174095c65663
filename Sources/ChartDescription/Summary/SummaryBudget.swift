/// Which sentences a summary has room for: the worthiest first, in the order in which they are read.
enum SummaryBudget {
  /// The words of a summary: 60 for one or two series, 120 for six, 200 for thirty, so long as the names are short; any
  /// number in full. An engineering choice: at 180 words a minute one series takes 20 seconds.
  static func words(isFull: Bool, series: Int) -> Int {
    guard !isFull else { return .max }
    return series <= 2 ? 60 : series <= 6 ? 60 + 15 * (series - 2) : min(120 + 80 * (series - 6) / 24, 200)
  }

  /// Whether the courses and the extremes of all series fit beside what is worth more.
  static func holds(_ sentences: [SummarySentence], isFull: Bool, series: Int) -> Bool {
    let worthy = folded(sentences.filter { $0.worth <= .course })
    return worthy.reduce(0) { $0 + words($1) } <= words(isFull: isFull, series: series)
  }

  /// The words of a sentence, before which the names of its series may come.
  private static func words(_ folded: (sentence: SummarySentence, names: [String])) -> Int {
    folded.names.reduce(folded.sentence.words) { $0 + $1.split(separator: " ").count }
  }

  /// The sentences that fit; equal ones of several series become one, and the first of a series names it.
  static func chosen(
    _ sentences: [SummarySentence], _ voice: Voice, isFull: Bool, series: Int
  ) -> [SummarySentence] {
    let folded = folded(sentences)
    var left = words(isFull: isFull, series: series)
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
