import PaletteCharts
import SafeText

/// How two series of a chart lie to each other.
struct PairSentences {
  private let voice: Voice
  private let all: [ClaimedSeries]

  init(_ voice: Voice, _ all: [ClaimedSeries]) { (self.voice, self.all) = (voice, all) }

  /// Which series is higher, how often and how much, and where they cross.
  func sentences(_ pairs: [MeasuredPair], worth: SentenceWorth = .comparison) -> [SummarySentence] {
    pairs.flatMap { pair -> [SummarySentence] in
      let found = PairClaims(pair)
      guard let order = found.order, pair.comparison.shared > 1 else { return [] }
      let (a, b) = (name(found.higher), name(found.lower))
      var basis: [(key: String, value: JSONValue)] = [
        ("first", .string(all[found.higher].measured.name)), ("second", .string(all[found.lower].measured.name)),
        ("shared", .integer(pair.comparison.shared)),
      ]
      switch order {
      case .higherThroughout:
        var claims = [ClaimJSON.claim("higherThroughout", basis)]
        var ratio = Spoken("")
        if case .ratio(let times)? = found.ratio {
          ratio = voice.phrase(
            .timesAsHigh, ["ratio": voice.number(times, digits: 2)], figure: .number(times))
          claims.append(ClaimJSON.claim("ratio", basis + [("ratio", .number(times))]))
        }
        return [say(.throughout, ["a": a, "b": b, "ratio": ratio], claims)]
      case .higherUntil(let place):
        let x = voice.x(pair.x[place])
        basis.append(("until", x.figure ?? .null))
        return [say(.until, ["a": a, "b": b, "x": x], [ClaimJSON.claim("higherUntil", basis)], worth: worth)]
      case .higherMostly(let count):
        basis.append(("count", .integer(count)))
        let fields = ["a": a, "b": b, "higher": voice.count(count), "shared": voice.count(pair.comparison.shared)]
        return [say(.mostly, fields, [ClaimJSON.claim("higherMostly", basis)])] + crossings(pair)
      case .equal: return [say(.equal, ["a": a, "b": b], [ClaimJSON.claim("equal", basis)])]
      case .higherEquallyOften, .ratio: return crossings(pair)
      }
    }
  }

  /// Of which two series one is higher at first and the other afterwards.
  func changes(_ pairs: [MeasuredPair]) -> [SummarySentence] {
    sentences(
      pairs.filter { pair in
        if case .higherUntil? = PairClaims(pair).order { true } else { false }
      }, worth: .course)
  }

  private func name(_ series: Int) -> Spoken { Spoken(name: all[series].measured.name) }

  private func say(
    _ phrase: Phrase, _ fields: [String: Spoken], _ claims: [JSONValue], worth: SentenceWorth = .comparison
  ) -> SummarySentence { SummarySentence(phrase, fields, voice, worth: worth, claims: claims) }

  private func crossings(_ pair: MeasuredPair) -> [SummarySentence] {
    let crossings = pair.comparison.crossings
    guard pair.isSequence, crossings.count > 1 else { return [] }
    let places = crossings.prefix(3).map { crossing -> Spoken in
      let (before, after) = (pair.x[crossing.before], pair.x[crossing.after])
      if crossing.before == crossing.after { return voice.at(before) }
      let fields = ["before": voice.x(before), "after": voice.x(after)]
      return voice.phrase(
        .between, fields, figure: .array([fields["before"], fields["after"]].compactMap { $0?.figure }))
    }
    let fields = [
      "a": name(pair.first), "b": name(pair.second), "count": voice.count(crossings.count),
      "places": Spoken(places, separator: ", "),
    ]
    let claim = ClaimJSON.claim(
      "cross",
      [
        ("first", .string(all[pair.first].measured.name)), ("second", .string(all[pair.second].measured.name)),
        ("count", .integer(crossings.count)),
      ])
    return [say(crossings.count <= 3 ? .crossSeveral : .crossOften, fields, [claim], worth: .exception)]
  }
}
