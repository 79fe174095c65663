import Colorimetry

/// What people call a kind of colour vision at a severity: `deuteranopia`, or `deuteranomaly (severity 0.7)`.
func visionName(_ vision: Vision, severity: Double) -> String {
  let (complete, partial) =
    switch vision {
    case .protan: ("protanopia", "protanomaly")
    case .deutan: ("deuteranopia", "deuteranomaly")
    case .tritan: ("tritanopia", "tritanomaly")
    case .normal, .grey: (vision.rawValue, vision.rawValue)
    }
  return severity >= 1 ? complete : "\(partial) (severity \(Figures.plain(severity)))"
}

/// How many people see so, about, in a sentence; for populations of European descent.
///
/// Source: J. Birch, Worldwide prevalence of red-green color deficiency, J. Opt. Soc. Am. A 29(3), 2012: men 8 % in
/// all, of whom deuteranomaly 5 %, deuteranopia 1 %, protanomaly 1 %, protanopia 1 %. W. D. Wright, The characteristics of
/// tritanopia, J. Opt. Soc. Am. 42(8), 1952: 1 in 13,000 to 1 in 65,000 people.
func prevalence(_ vision: Vision, severity: Double) -> String {
  switch vision {
  case .protan where severity < 1: "About 1 % of men have protanomaly."
  case .deutan where severity < 1: "About 5 % of men have deuteranomaly."
  case .protan, .deutan: "About 1 % of men see it so."
  case .tritan: "Fewer than 1 in 10,000 people see it so."
  case .normal, .grey: "Everyone sees it so."
  }
}
