import PaletteRules

extension Symbol {
  var words: String {
    switch self {
    case .none: "no symbol"
    case .circle: "circle"
    case .cross: "cross"
    case .triangle: "triangle"
    case .plus: "plus"
    case .square: "square"
    case .diamond: "diamond"
    case .asterisk: "asterisk"
    case .ring: "ring"
    case .triangleDown: "triangle pointing down"
    case .triangleLeft: "triangle pointing left"
    case .triangleRight: "triangle pointing right"
    }
  }
}
