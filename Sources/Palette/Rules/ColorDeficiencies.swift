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

/// How many people see so, about; for populations of European descent.
///
/// Source: J. Birch, Worldwide prevalence of red-green color deficiency, J. Opt. Soc. Am. A 29(3), 2012: men 8 % in
/// all, of whom deuteranomaly 5 %, deuteranopia 1 %, protanomaly 1 %, protanopia 1 %; tritan deficiencies are
/// inherited by fewer than 1 in 10,000 people.
func prevalence(_ vision: Vision, severity: Double) -> String {
  switch vision {
  case .protan: "about 1 % of men"
  case .deutan: severity >= 1 ? "about 1 % of men" : "about 5 % of men"
  case .tritan: "fewer than 1 in 10,000 people"
  case .normal, .grey: "everyone"
  }
}
