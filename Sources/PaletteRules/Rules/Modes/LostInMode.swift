/// What fails in a mode and not in the default, by the names in both.
struct LostInMode {
  private let pairs: [[String]]
  private let faint: [String]
  private let texts: [String]
  private let mode: JudgedMode
  private let base: JudgedMode

  /// Nil when nothing fails that the default passes.
  init?(_ before: ModeFailures, _ now: ModeFailures, _ mode: JudgedMode, _ base: JudgedMode) {
    let known = Set(base.series.map(\.name))
    pairs = now.pairs.subtracting(before.pairs).filter { known.isSuperset(of: $0) }.sorted {
      $0.lexicographicallyPrecedes($1)
    }
    faint = now.faint.subtracting(before.faint).intersection(known).sorted()
    texts = now.texts.subtracting(before.texts).sorted()
    (self.mode, self.base) = (mode, base)
    guard !(pairs.isEmpty && faint.isEmpty && texts.isEmpty) else { return nil }
  }

  func finding(_ rule: RuleKey, _ level: Level) -> Finding {
    let named = Set(pairs.flatMap(\.self) + faint)
    let concerned = mode.series.filter { named.contains($0.name) }
    var finding = rule.finding(
      level, message,
      at: concerned.first?.color.origin ?? mode.mode.text?.origin ?? mode.mode.texts.first?.color.origin)
    mode.name(concerned, in: &finding)
    finding.measure = Measure(Double(pairs.count + faint.count + texts.count), of: 0, .count)
    return finding
  }

  private var message: String {
    var parts: [String] = []
    if !pairs.isEmpty {
      let names = pairs.prefix(NamedList.shown).map { $0.map { quoted($0) }.joined(separator: " with ") }
      parts.append("\(NamedList.text(names, of: pairs.count)) look alike")
    }
    if !faint.isEmpty {
      parts.append("\(NamedList.text(faint.map { quoted($0) })) \(faint.count == 1 ? "is" : "are") too faint")
    }
    if !texts.isEmpty {
      let names = texts.map { $0 == "text" ? "the text" : quoted($0) }
      parts.append("\(NamedList.text(names)) \(texts.count == 1 ? "is" : "are") hard to read")
    }
    return
      "mode \(mode.mode.name) does worse than \(base.mode.name): \(parts.joined(separator: "; ")) there but not in "
      + "\(base.mode.name)."
  }
}
