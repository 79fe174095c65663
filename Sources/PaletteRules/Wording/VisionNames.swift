package import Colorimetry

/// The common name of a kind of colour vision at a severity: `deuteranopia`, or `deuteranomaly (severity 0.7)`.
package func visionName(_ vision: Vision, severity: Double) -> String {
  let (complete, partial) = kinds(vision)
  return severity >= 1 ? complete : "\(partial) (severity \(Figures.plain(severity)))"
}

private func kinds(_ vision: Vision) -> (complete: String, partial: String) {
  switch vision {
  case .protan: ("protanopia", "protanomaly")
  case .deutan: ("deuteranopia", "deuteranomaly")
  case .tritan: ("tritanopia", "tritanomaly")
  case .normal, .grey: (vision.rawValue, vision.rawValue)
  }
}

/// A sentence on how many people confuse a pair, for populations of European descent. A partial deficiency counts fully
/// when the pair fails at any of its severities, hence "up to".
///
/// Source: J. Birch, Worldwide prevalence of red-green color deficiency, J. Opt. Soc. Am. A 29(3), 2012: men 8 % in
/// all, of whom deuteranomaly 5 %, deuteranopia 1 %, protanomaly 1 %, protanopia 1 %. W. D. Wright, The characteristics of
/// tritanopia, J. Opt. Soc. Am. 42(8), 1952: 1 in 13,000 to 1 in 65,000 people.
func prevalence(_ confused: [(vision: Vision, complete: Bool, partial: Bool)]) -> String {
  guard !confused.contains(where: { $0.vision == .tritan }) else { return "Fewer than 1 in 10,000 people see it so." }
  var percent = 0
  var names: [String] = []
  for (vision, complete, partial) in confused {
    if partial {
      percent += vision == .deutan ? 5 : 1
      names.append(kinds(vision).partial)
    }
    if complete {
      percent += 1
      names.append(kinds(vision).complete)
    }
  }
  let isWeak = confused.contains { $0.partial }
  let who = names.count < 3 ? " (\(NamedList.text(names)))" : ", some of them more weakly"
  return "\(isWeak ? "Up to" : "About") \(percent) % of men see it so\(who)."
}
