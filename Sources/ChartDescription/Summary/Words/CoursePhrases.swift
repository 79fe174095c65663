extension Phrase {
  /// The words about how values go, and all that follow in the table.
  var courseTemplate: Template {
    switch self {
    case .riseFromMiddle: Template("rises from {from} to {to}", "tăng từ {from} đến {to}", "{from}から{to}まで増加し")
    case .riseFromLast: Template("rises from {from} to {to}", "tăng từ {from} đến {to}", "{from}から{to}まで増加します")
    case .fallFromMiddle: Template("falls from {from} to {to}", "giảm từ {from} đến {to}", "{from}から{to}まで減少し")
    case .fallFromLast: Template("falls from {from} to {to}", "giảm từ {from} đến {to}", "{from}から{to}まで減少します")
    case .riseToMiddle: Template("rises to {to}", "tăng đến {to}", "{to}まで増加し")
    case .riseToLast: Template("rises to {to}", "tăng đến {to}", "{to}まで増加します")
    case .fallToMiddle: Template("falls to {to}", "giảm xuống {to}", "{to}まで減少し")
    case .fallToLast: Template("falls to {to}", "giảm xuống {to}", "{to}まで減少します")
    case .riseEvery:
      Template(
        "rises at every step from {from} to {to}", "tăng ở mỗi bước từ {from} đến {to}", "{from}から{to}まで一貫して増加します")
    case .fallEvery:
      Template(
        "falls at every step from {from} to {to}", "giảm ở mỗi bước từ {from} đến {to}", "{from}から{to}まで一貫して減少します")
    case .riseMiddle: Template("rises until {x}", "tăng đến {x}", "{x}まで増加し")
    case .riseLast: Template("rises until {x}", "tăng đến {x}", "{x}まで増加します")
    case .fallMiddle: Template("falls until {x}", "giảm đến {x}", "{x}まで減少し")
    case .fallLast: Template("falls until {x}", "giảm đến {x}", "{x}まで減少します")
    case .jumpMiddle: Template("jumps to {to}", "tăng vọt lên {to}", "{to}へ急増し")
    case .jumpLast: Template("jumps to {to}", "tăng vọt lên {to}", "{to}へ急増します")
    case .dropMiddle: Template("drops to {to}", "giảm mạnh xuống {to}", "{to}へ急減し")
    case .dropLast: Template("drops to {to}", "giảm mạnh xuống {to}", "{to}へ急減します")
    case .stayBetweenMiddle:
      Template(
        "stays between {low} and {high} until {x}", "giữ trong khoảng {low} đến {high} cho đến {x}",
        "{x}まで{low}から{high}の間で推移し")
    case .stayBetweenLast:
      Template(
        "stays between {low} and {high} until {x}", "giữ trong khoảng {low} đến {high} cho đến {x}",
        "{x}まで{low}から{high}の間で推移します")
    case .stayAtMiddle: Template("stays at {low} until {x}", "giữ ở {low} cho đến {x}", "{x}まで{low}のまま推移し")
    case .stayAtLast: Template("stays at {low} until {x}", "giữ ở {low} cho đến {x}", "{x}まで{low}のまま推移します")
    case .jumpAndStay: Template("jumps {at} and {stays}", "tăng vọt {at} và {stays}", "{at}急増し、{stays}")
    case .dropAndStay: Template("drops {at} and {stays}", "giảm mạnh {at} và {stays}", "{at}急減し、{stays}")
    case .placed: Template("{value} {at}", "{value} {at}", "{at}{value}")
    case .itsLowest: Template("its lowest, {value} {at}", "mức thấp nhất, {value} {at}", "{at}最低の{value}")
    case .itsHighest: Template("its highest, {value} {at}", "mức cao nhất, {value} {at}", "{at}最高の{value}")
    case .fromItsLowest: Template("its lowest, {value} {at},", "mức thấp nhất, {value} {at},", "{at}最低の{value}")
    case .fromItsHighest: Template("its highest, {value} {at},", "mức cao nhất, {value} {at},", "{at}最高の{value}")
    case .then: Template("{before}, then {last}", "{before}, rồi {last}", "{before}、その後{last}")
    case .sentence: Template("{what}.", "{what}.", "{what}。")
    case .apartFrom: Template("{what}, apart from {points}", "{what}, trừ {points}", "{points}を除き、{what}")
    case .broadly: Template("Broadly, {what}", "Nhìn chung, {what}", "おおまかには、{what}")
    case .rate: Template(", by {slope} {per}", ", {slope} {per}", "（{per}{slope}）")
    case .mostOfIt:
      Template(
        ", most of it between {before} and {after}", ", phần lớn giữa {before} và {after}", "（大部分は{before}と{after}の間）")
    default: patternTemplate
    }
  }

  private var patternTemplate: Template {
    switch self {
    case .riseOverall:
      Template(
        "Rises overall, from {from} to {to}.", "Nhìn chung tăng, từ {from} đến {to}.", "全体として{from}から{to}まで増加します。")
    case .fallOverall:
      Template(
        "Falls overall, from {from} to {to}.", "Nhìn chung giảm, từ {from} đến {to}.", "全体として{from}から{to}まで減少します。")
    case .tendsToRise:
      Template(
        "Tends to rise, though it ends no higher than it begins.",
        "Có xu hướng tăng, dù kết thúc không cao hơn lúc đầu.",
        "増加する傾向がありますが、最後は最初より高くありません。")
    case .tendsToFall:
      Template(
        "Tends to fall, though it ends no lower than it begins.",
        "Có xu hướng giảm, dù kết thúc không thấp hơn lúc đầu.",
        "減少する傾向がありますが、最後は最初より低くありません。")
    case .noTrend:
      Template(
        "Varies around {middle} without a clear trend.", "Dao động quanh {middle}, không có xu hướng rõ rệt.",
        "{middle}前後で変動し、明確な傾向は見られません。")
    case .trend:
      Template(
        "Over its whole length the median slope is {slope} {per}; with {confidence} percent confidence it lies between {low} and {high}.",
        "Trên toàn bộ chiều dài, độ dốc trung vị là {slope} {per}; với độ tin cậy {confidence} phần trăm, nó nằm giữa {low} và {high}.",
        "全体の傾きの中央値は{per}{slope}で、{confidence}パーセントの信頼度で{low}から{high}の間にあります。")
    case .repeats: Template("Repeats about every {period}.", "Lặp lại khoảng mỗi {period}.", "約{period}ごとに繰り返します。")
    case .repeatsNamed:
      Template(
        "Repeats every {period}: on average highest {high}, lowest {low}.",
        "Lặp lại mỗi {period}: trung bình cao nhất {high}, thấp nhất {low}.",
        "{period}ごとに繰り返し、平均では{high}最も高く、{low}最も低くなります。")
    case .repeatsHighest:
      Template(
        "Repeats every {period}, on average highest {high}.", "Lặp lại mỗi {period}, trung bình cao nhất {high}.",
        "{period}ごとに繰り返し、平均では{high}最も高くなります。")
    case .standsOut:
      Template(
        "Unlike {count|its|their} neighbours: {points}.", "Khác các giá trị liền kề: {points}.",
        "前後の値から離れているのは、{points}です。")
    case .pointOf: Template("{y} {at}", "{y} {at}", "{at}{y}")
    case .belowUntil: Template("Below 0 until {x}, then above.", "Dưới 0 đến {x}, rồi trên 0.", "{x}まで0未満、その後は0を上回ります。")
    case .aboveUntil: Template("Above 0 until {x}, then below.", "Trên 0 đến {x}, rồi dưới 0.", "{x}まで0を上回り、その後は0未満です。")
    case .belowWithin:
      Template("Below 0 only {places}.", "Chỉ dưới 0 {places}.", "0未満なのは{places}だけです。")
    case .aboveWithin:
      Template("Above 0 only {places}.", "Chỉ trên 0 {places}.", "0を上回るのは{places}だけです。")
    case .belowAt:
      Template(
        "Below 0 at {count} of {total} points.", "Dưới 0 tại {count} trong {total} điểm.", "{total}点のうち{count}点で0未満です。")
    default: relationTemplate
    }
  }
}
