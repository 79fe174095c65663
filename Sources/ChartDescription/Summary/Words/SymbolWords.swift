import PaletteRules

extension Symbol {
  var words: Template {
    switch self {
    case .none: Template("no symbol", "không có ký hiệu", "記号なし")
    case .circle: Template("circle", "hình tròn", "丸")
    case .cross: Template("cross", "dấu nhân", "バツ印")
    case .triangle: Template("triangle", "hình tam giác", "三角")
    case .plus: Template("plus", "dấu cộng", "プラス")
    case .square: Template("square", "hình vuông", "四角")
    case .diamond: Template("diamond", "hình thoi", "ひし形")
    case .asterisk: Template("asterisk", "dấu sao", "アスタリスク")
    case .ring: Template("ring", "vòng tròn rỗng", "輪")
    case .triangleDown: Template("triangle pointing down", "hình tam giác ngược", "下向き三角")
    case .triangleLeft: Template("triangle pointing left", "hình tam giác hướng trái", "左向き三角")
    case .triangleRight: Template("triangle pointing right", "hình tam giác hướng phải", "右向き三角")
    }
  }
}
