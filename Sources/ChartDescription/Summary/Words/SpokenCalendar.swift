import PaletteCharts
import PaletteRules

extension CalendarWord {
  /// A month, a day of the week or a quarter in a language: `January` for `Jan`, `tháng 1`, `1月`; other words as they are.
  static func text(_ category: String, _ language: SummaryLanguage) -> String {
    if let month = month(category) { return CalendarDate.monthName(month + 1, language) }
    if let day = place(of: category, in: weekdays) { return dayNames(language)[day] }
    guard CalendarWord(category) == .quarter, let quarter = category.last else { return category }
    return switch language {
    case .english: "Q\(quarter)"
    case .vietnamese: "quý \(quarter)"
    case .japanese: "第\(quarter)四半期"
    }
  }

  private static func dayNames(_ language: SummaryLanguage) -> [String] {
    switch language {
    case .english: weekdays
    case .vietnamese: ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu", "thứ Bảy", "Chủ nhật"]
    case .japanese: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"]
    }
  }
}
