import PaletteCharts
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

extension ChartKind {
  var words: String {
    switch self {
    case .line: "Line chart"
    case .bar: "Bar chart"
    case .point: "Scatter plot"
    case .area: "Area chart"
    case .pie: "Pie chart"
    }
  }
}
