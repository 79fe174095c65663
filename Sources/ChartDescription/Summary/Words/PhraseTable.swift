extension Phrase {
  /// The words: English, Vietnamese, Japanese.
  var template: Template {
    switch self {
    case .lineChart: Template("Line chart", "Biểu đồ đường", "折れ線グラフ")
    case .barChart: Template("Bar chart", "Biểu đồ cột", "棒グラフ")
    case .scatterPlot: Template("Scatter plot", "Biểu đồ phân tán", "散布図")
    case .areaChart: Template("Area chart", "Biểu đồ miền", "面グラフ")
    case .pieChart: Template("Pie chart", "Biểu đồ tròn", "円グラフ")
    case .titled: Template("{kind}: {title}.", "{kind}: {title}.", "{kind}：{title}。")
    case .untitled: Template("{kind}.", "{kind}.", "{kind}。")
    case .titleBy: Template("{y} by {x}", "{y} theo {x}", "{x}別の{y}")
    case .extent:
      Template(
        "{what}, from {low} to {high}; {points}.", "{what}, từ {low} đến {high}; {points}.",
        "{what}、{low}から{high}まで、{points}。")
    case .extentAlone:
      Template("From {low} to {high}; {points}.", "Từ {low} đến {high}; {points}.", "{low}から{high}まで、{points}。")
    case .categories: Template("{what}; {points}.", "{what}; {points}.", "{what}、{points}。")
    case .points: Template("{count} {count|point|points}", "{count} điểm", "{count}点")
    case .bars: Template("{count} {count|bar|bars}", "{count} cột", "{count}本")
    case .parts: Template("{count} {count|part|parts}", "{count} phần", "{count}項目")
    case .seriesEach:
      Template(
        "{series} series with {count} {count|point|points} each: {names}",
        "{series} chuỗi, mỗi chuỗi {count} điểm: {names}",
        "{series}系列、各{count}点：{names}")
    case .seriesAll:
      Template(
        "{series} series with {count} {count|point|points} in all: {names}",
        "{series} chuỗi, tổng cộng {count} điểm: {names}",
        "{series}系列、合計{count}点：{names}")
    case .andMore: Template("{names} and {count} more", "{names} và {count} chuỗi khác", "{names}、ほか{count}系列")
    case .missing:
      Template("{count} {count|value is|values are} missing.", "Thiếu {count} giá trị.", "{count}個の値が欠けています。")
    case .additional:
      Template(
        "{axis} is given too, from {low} to {high}.", "Có cả {axis}, từ {low} đến {high}.",
        "{axis}も示されています（{low}から{high}まで）。")
    default: valueTemplate
    }
  }

  private var valueTemplate: Template {
    switch self {
    case .about: Template("about {value}", "khoảng {value}", "約{value}")
    case .listed: Template("{x}, {y}", "{x}, {y}", "{x}は{y}")
    case .listedShare: Template("{x}, {y} ({share} percent)", "{x}, {y} ({share} phần trăm)", "{x}（{y}、{share}パーセント）")
    case .pointByPoint: Template("Point by point: {what}.", "Từng điểm: {what}.", "各点は、{what}です。")
    case .item: Template("{x}, {y}", "{x}, {y}", "{x}（{y}）")
    case .tied: Template("{value}, {count} times, first", "{value}, {count} lần, lần đầu", "{value}（{count}回）")
    case .extremes:
      Template(
        "Lowest {low} {lowAt}, highest {high} {highAt}.", "Thấp nhất {low} {lowAt}, cao nhất {high} {highAt}.",
        "最低は{lowAt}{low}、最高は{highAt}{high}です。")
    case .mean: Template("On average {mean}.", "Trung bình {mean}.", "平均は{mean}です。")
    case .quartiles:
      Template(
        "Half of the values lie between {low} and {high}; the median is {median}.",
        "Một nửa số giá trị nằm giữa {low} và {high}; trung vị là {median}.", "値の半分は{low}から{high}の間にあり、中央値は{median}です。")
    case .constant: Template("Every value is {value}.", "Mọi giá trị đều là {value}.", "すべての値は{value}です。")
    case .ranking:
      Template(
        "Highest: {items}. Lowest: {lowest}.", "Cao nhất: {items}. Thấp nhất: {lowest}.",
        "最も高いのは{items}、最も低いのは{lowest}です。")
    case .inDate: Template("in {x}", "vào {x}", "{x}に")
    case .onDate: Template("on {x}", "vào {x}", "{x}に")
    case .at: Template("at {x}", "ở {x}", "{x}で")
    case .forCategory: Template("for {x}", "ở {x}", "{x}で")
    case .inDateOf: Template("{x}", "{x}", "{x}の")
    case .between: Template("between {before} and {after}", "giữa {before} và {after}", "{before}と{after}の間")
    default: courseTemplate
    }
  }

  private var courseTemplate: Template {
    switch self {
    case .risesSteadily: Template("Rises steadily", "Tăng đều", "着実に増加します")
    case .risesOverall: Template("Rises overall", "Nhìn chung tăng", "全体として増加します")
    case .risesFaster: Template("Rises faster and faster", "Tăng ngày càng nhanh", "しだいに速く増加します")
    case .risesSlower: Template("Rises, ever more slowly,", "Tăng ngày càng chậm", "しだいに緩やかに増加します")
    case .fallsSteadily: Template("Falls steadily", "Giảm đều", "着実に減少します")
    case .fallsOverall: Template("Falls overall", "Nhìn chung giảm", "全体として減少します")
    case .fallsFaster: Template("Falls faster and faster", "Giảm ngày càng nhanh", "しだいに速く減少します")
    case .fallsSlower: Template("Falls, ever more slowly,", "Giảm ngày càng chậm", "しだいに緩やかに減少します")
    case .monotone:
      Template(
        "{verb} from {from} {fromAt} to {to} {toAt}{rate}.", "{verb} từ {from} {fromAt} đến {to} {toAt}{rate}.",
        "{fromAt}{from}から{toAt}{to}まで、{verb}{rate}。")
    case .rate: Template(", by {slope} {per}", ", {slope} {per}", "（{per}{slope}）")
    case .peak:
      Template(
        "Rises from {from} {fromAt} to a peak of {turn} {turnAt}, then falls to {to} {toAt}.",
        "Tăng từ {from} {fromAt} lên đỉnh {turn} {turnAt}, rồi giảm xuống {to} {toAt}.",
        "{fromAt}{from}から増加し、{turnAt}{turn}で頂点に達し、その後{toAt}{to}まで減少します。")
    case .valley:
      Template(
        "Falls from {from} {fromAt} to a low of {turn} {turnAt}, then rises to {to} {toAt}.",
        "Giảm từ {from} {fromAt} xuống đáy {turn} {turnAt}, rồi tăng lên {to} {toAt}.",
        "{fromAt}{from}から減少し、{turnAt}{turn}で底に達し、その後{toAt}{to}まで増加します。")
    case .stepUp:
      Template(
        "Stays near {before}, jumps {at}, then stays near {after}.",
        "Giữ gần {before}, tăng vọt {at}, rồi giữ gần {after}.",
        "{before}前後で推移し、{at}急増して、その後は{after}前後で推移します。")
    case .stepDown:
      Template(
        "Stays near {before}, drops {at}, then stays near {after}.",
        "Giữ gần {before}, giảm mạnh {at}, rồi giữ gần {after}.",
        "{before}前後で推移し、{at}急減して、その後は{after}前後で推移します。")
    case .periodic: Template("Repeats about every {period}.", "Lặp lại khoảng mỗi {period}.", "約{period}ごとに繰り返します。")
    case .periodicMonths:
      Template(
        "Repeats every {period}: on average highest in {high} and lowest in {low}.",
        "Lặp lại mỗi {period}: trung bình cao nhất vào {high} và thấp nhất vào {low}.",
        "{period}ごとに繰り返し、平均では{high}が最も高く、{low}が最も低くなります。")
    case .repeats:
      Template(
        "On top of this a pattern repeats about every {period}.", "Ngoài ra có một nhịp lặp lại khoảng mỗi {period}.",
        "さらに、約{period}ごとに繰り返す変動があります。")
    case .noPattern: Template("Shows no clear trend.", "Không có xu hướng rõ rệt.", "明確な傾向は見られません。")
    case .trend:
      Template(
        "Over its whole length the median slope is {slope} {per}; with {confidence} percent confidence it lies between {low} and {high}.",
        "Trên toàn bộ chiều dài, độ dốc trung vị là {slope} {per}; với độ tin cậy {confidence} phần trăm, nó nằm giữa {low} và {high}.",
        "全体の傾きの中央値は{per}{slope}で、{confidence}パーセントの信頼度で{low}から{high}の間にあります。")
    case .riseMiddle: Template("rises until {x}", "tăng đến {x}", "{x}まで増加し")
    case .riseLast: Template("rises until {x}", "tăng đến {x}", "{x}まで増加します")
    case .fallMiddle: Template("falls until {x}", "giảm đến {x}", "{x}まで減少し")
    case .fallLast: Template("falls until {x}", "giảm đến {x}", "{x}まで減少します")
    case .levelMiddle: Template("stays about level until {x}", "gần như không đổi đến {x}", "{x}までほぼ横ばいで")
    case .levelLast: Template("stays about level until {x}", "gần như không đổi đến {x}", "{x}までほぼ横ばいです")
    case .riseToMiddle: Template("rises to {y} {at}", "tăng đến {y} {at}", "{at}{y}まで増加し")
    case .riseToLast: Template("rises to {y} {at}", "tăng đến {y} {at}", "{at}{y}まで増加します")
    case .fallToMiddle: Template("falls to {y} {at}", "giảm xuống {y} {at}", "{at}{y}まで減少し")
    case .fallToLast: Template("falls to {y} {at}", "giảm xuống {y} {at}", "{at}{y}まで減少します")
    case .jumpMiddle: Template("jumps to {y} {at}", "tăng vọt lên {y} {at}", "{at}{y}へ急増し")
    case .jumpLast: Template("jumps to {y} {at}", "tăng vọt lên {y} {at}", "{at}{y}へ急増します")
    case .dropMiddle: Template("drops to {y} {at}", "giảm mạnh xuống {y} {at}", "{at}{y}へ急減し")
    case .dropLast: Template("drops to {y} {at}", "giảm mạnh xuống {y} {at}", "{at}{y}へ急減します")
    case .then: Template("{before}, then {last}", "{before}, rồi {last}", "{before}、その後{last}")
    case .sentence: Template("{what}.", "{what}.", "{what}。")
    default: relationTemplate
    }
  }

  private var relationTemplate: Template {
    switch self {
    case .relationRising:
      Template(
        "As {x} grows, {y} tends to rise{rate}; the relation is {strength} (rank correlation {rho}).",
        "Khi {x} tăng, {y} có xu hướng tăng{rate}; mối liên hệ {strength} (tương quan hạng {rho}).",
        "{x}が増えると、{y}は増える傾向があります{rate}。{strength}があります（順位相関{rho}）。")
    case .relationFalling:
      Template(
        "As {x} grows, {y} tends to fall{rate}; the relation is {strength} (rank correlation {rho}).",
        "Khi {x} tăng, {y} có xu hướng giảm{rate}; mối liên hệ {strength} (tương quan hạng {rho}).",
        "{x}が増えると、{y}は減る傾向があります{rate}。{strength}があります（順位相関{rho}）。")
    case .noRelation:
      Template("{y} shows no clear relation to {x}.", "{y} không có liên hệ rõ rệt với {x}.", "{y}と{x}の間に明確な関係は見られません。")
    case .strong: Template("strong", "mạnh", "強い関係")
    case .moderate: Template("moderate", "vừa phải", "中程度の関係")
    case .weak: Template("weak", "yếu", "弱い関係")
    case .xAxis: Template("the x value", "giá trị x", "xの値")
    case .yAxis: Template("the y value", "giá trị y", "yの値")
    case .outlier:
      Template(
        "One point lies far from the rest: {points}.", "Một điểm nằm xa phần còn lại: {points}.",
        "1点がほかから大きく離れています：{points}。")
    case .outliers:
      Template(
        "{count} points lie far from the rest: {points}.", "{count} điểm nằm xa phần còn lại: {points}.",
        "{count}点がほかから大きく離れています：{points}。")
    case .manyOutliers:
      Template(
        "{count} points lie far from the rest, above all {points}.",
        "{count} điểm nằm xa phần còn lại, nhất là {points}.",
        "{count}点がほかから大きく離れています。特に{points}です。")
    case .standsOut:
      Template("One value stands out: {points}.", "Một giá trị nổi bật: {points}.", "1つの値が際立っています：{points}。")
    case .standOut:
      Template(
        "{count} values stand out: {points}.", "{count} giá trị nổi bật: {points}.", "{count}個の値が際立っています：{points}。")
    case .pointOf: Template("{y} {at}", "{y} {at}", "{at}{y}")
    case .labelled: Template("{label} ({point})", "{label} ({point})", "{label}（{point}）")
    case .years: Template("{count} {count|year|years}", "{count} năm", "{count}年")
    case .quarters: Template("{count} {count|quarter|quarters}", "{count} quý", "{count}四半期")
    case .months: Template("{count} {count|month|months}", "{count} tháng", "{count}か月")
    case .days: Template("{count} {count|day|days}", "{count} ngày", "{count}日")
    case .minutes: Template("{count} {count|minute|minutes}", "{count} phút", "{count}分")
    case .seconds: Template("{count} {count|second|seconds}", "{count} giây", "{count}秒")
    case .steps: Template("{count} {count|point|points}", "{count} điểm", "{count}点")
    case .perYear: Template("a year", "mỗi năm", "1年あたり")
    case .perQuarter: Template("a quarter", "mỗi quý", "1四半期あたり")
    case .perMonth: Template("a month", "mỗi tháng", "1か月あたり")
    case .perDay: Template("a day", "mỗi ngày", "1日あたり")
    case .perMinute: Template("a minute", "mỗi phút", "1分あたり")
    case .perSecond: Template("a second", "mỗi giây", "1秒あたり")
    case .perStep: Template("for each {x}", "cho mỗi {x}", "{x}ごとに")
    default: seriesTemplate
    }
  }

  private var seriesTemplate: Template {
    switch self {
    case .ofSeries: Template("{name}: {what}", "{name}: {what}", "{name}：{what}")
    case .throughout: Template("{a} is higher than {b} throughout.", "{a} luôn cao hơn {b}.", "{a}は常に{b}を上回っています。")
    case .mostly:
      Template(
        "{a} is higher than {b} at {higher} of {shared} points.", "{a} cao hơn {b} tại {higher} trong {shared} điểm.",
        "{shared}点のうち{higher}点で、{a}が{b}を上回っています。")
    case .ratio:
      Template(
        "On average {a} is {ratio} times as high as {b}.", "Trung bình {a} cao gấp {ratio} lần {b}.",
        "平均では、{a}は{b}の{ratio}倍です。")
    case .crossOnce:
      Template(
        "{a} and {b} cross once, {places}.", "{a} và {b} cắt nhau một lần, {places}.", "{a}と{b}は1回交差します（{places}）。")
    case .crossSeveral:
      Template(
        "{a} and {b} cross {count} times: {places}.", "{a} và {b} cắt nhau {count} lần: {places}.",
        "{a}と{b}は{count}回交差します（{places}）。")
    case .crossOften:
      Template("{a} and {b} cross {count} times.", "{a} và {b} cắt nhau {count} lần.", "{a}と{b}は{count}回交差します。")
    case .averages:
      Template(
        "Highest on average: {a}, {high}. Lowest on average: {b}, {low}.",
        "Trung bình cao nhất: {a}, {high}. Trung bình thấp nhất: {b}, {low}.",
        "平均が最も高いのは{a}（{high}）、最も低いのは{b}（{low}）です。")
    case .alikeMarks:
      Template(
        "{a} and {b} look alike {readers}; their symbols differ: {first} and {second}.",
        "{a} và {b} trông giống nhau {readers}; ký hiệu của chúng khác nhau: {first} và {second}.",
        "{a}と{b}は{readers}同じように見えますが、記号が違います（{first}と{second}）。")
    case .alikeDash:
      Template(
        "{a} and {b} look alike {readers}; their dashes differ.",
        "{a} và {b} trông giống nhau {readers}; nét đứt của chúng khác nhau.",
        "{a}と{b}は{readers}同じように見えますが、破線が違います。")
    case .alikePattern:
      Template(
        "{a} and {b} look alike {readers}; their patterns differ.",
        "{a} và {b} trông giống nhau {readers}; hoa văn của chúng khác nhau.",
        "{a}と{b}は{readers}同じように見えますが、模様が違います。")
    case .alikeColorOnly:
      Template(
        "{a} and {b} look alike {readers}, and nothing but colour tells them apart.",
        "{a} và {b} trông giống nhau {readers}, và chỉ có màu sắc phân biệt chúng.",
        "{a}と{b}は{readers}同じように見え、色以外に違いがありません。")
    case .toEverybody: Template("to everybody", "với mọi người", "だれにとっても")
    case .toRedGreen: Template("with red-green colour blindness", "với người mù màu đỏ - lục", "1型・2型色覚では")
    case .toProtan: Template("with protanopia", "với người mù màu đỏ", "1型色覚では")
    case .toDeutan: Template("with deuteranopia", "với người mù màu xanh lục", "2型色覚では")
    case .toTritan: Template("with tritanopia", "với người mù màu xanh lam", "3型色覚では")
    case .inGrey: Template("in shades of grey", "khi chỉ có sắc xám", "白黒では")
    case .thinned:
      Template(
        "Turning points are found on means of {count} neighbouring points.",
        "Các điểm ngoặt được tìm trên trung bình của {count} điểm liền kề.",
        "転換点は隣り合う{count}点の平均から求めています。")
    case .sampled:
      Template(
        "The slope is that of one point in {count}.", "Độ dốc được tính từ một trong {count} điểm.",
        "傾きは{count}点に1点から求めています。")
    default: Template("", "", "")
    }
  }
}
