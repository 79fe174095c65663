/// The words of a chart's elements: English, Vietnamese, Japanese.
enum ElementPhrase {
  static let points = Template("{count} {count|point|points}", "{count} điểm", "{count}点")
  static let point = Template("Point {n}", "Điểm {n}", "点{n}")
  static let noValue = Template("no value", "không có giá trị", "値なし")
  static let noValues = Template("no values", "không có giá trị", "値なし")
  static let nth = Template(" ({n} of {count})", " ({n} trong {count})", "（{count}個中{n}個目）")
  static let span = Template("{from} to {to}", "{from} đến {to}", "{from}から{to}")
  static let gaps = Template(", {count} without a value", ", {count} không có giá trị", "、うち{count}点は値なし")
  static let interval = Template(
    "{points}{gaps}, from {low} to {high}, mean {mean}, {trend}",
    "{points}{gaps}, từ {low} đến {high}, trung bình {mean}, {trend}",
    "{points}{gaps}、{low}から{high}、平均{mean}、{trend}")
  static let rising = Template("rising", "tăng", "上昇")
  static let falling = Template("falling", "giảm", "下降")
  static let steady = Template("steady", "không đổi", "一定")
  static let varying = Template("up and down", "lên xuống", "上下")
  static let hint = Template(
    "Move through the points to hear each value, or play the audio graph to hear the course.",
    "Di chuyển qua các điểm để nghe từng giá trị, hoặc phát biểu đồ âm thanh để nghe diễn biến.",
    "点を移動すると各値が、オーディオグラフを再生すると推移が聞けます。")
}

extension Template {
  /// The words in a language, each place filled with a text.
  func callAsFunction(_ language: SummaryLanguage, _ texts: [String: String] = [:]) -> String {
    filled(language, texts.mapValues { Spoken($0, isSingular: language.isSingular($0)) })
  }
}
