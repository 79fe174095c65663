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
    case .missingPlaces:
      Template(
        "{count} {count|value is|values are} missing: {places}.", "Thiếu {count} giá trị: {places}.",
        "{count}個の値が欠けています（{places}）。")
    case .span: Template("{from} to {to}", "{from} đến {to}", "{from}から{to}まで")
    case .within: Template("from {from} to {to}", "từ {from} đến {to}", "{from}から{to}まで")
    case .additional:
      Template(
        "{axis} is given too, from {low} to {high}.", "Có cả {axis}, từ {low} đến {high}.",
        "{axis}も示されています（{low}から{high}まで）。")
    default: valueTemplate
    }
  }

  private var valueTemplate: Template {
    switch self {
    case .listed: Template("{x}, {y}", "{x}, {y}", "{x}は{y}")
    case .listedShare: Template("{x}, {y} ({share} percent)", "{x}, {y} ({share} phần trăm)", "{x}（{y}、{share}パーセント）")
    case .pointByPoint: Template("Point by point: {what}.", "Từng điểm: {what}.", "各点は、{what}です。")
    case .item: Template("{x}, {y}", "{x}, {y}", "{x}（{y}）")
    case .times: Template("{value}, {count} times", "{value}, {count} lần", "{value}（{count}回）")
    case .tied: Template("{value}, {count} times, first", "{value}, {count} lần, lần đầu", "{value}（{count}回）")
    case .extremes:
      Template(
        "Lowest {low}{lowAt}{lowNote}, highest {high}{highAt}{highNote}.",
        "Thấp nhất {low}{lowAt}{lowNote}, cao nhất {high}{highAt}{highNote}.",
        "最低は{lowAt}{low}{lowNote}、最高は{highAt}{high}{highNote}です。")
    case .lowest:
      Template(
        "Lowest {low}{lowAt}{lowNote}.", "Thấp nhất {low}{lowAt}{lowNote}.", "最低は{lowAt}{low}{lowNote}です。")
    case .highest:
      Template(
        "Highest {high}{highAt}{highNote}.", "Cao nhất {high}{highAt}{highNote}.", "最高は{highAt}{high}{highNote}です。")
    case .unlikeNeighbours: Template(", far from its neighbours", ", khác xa các giá trị liền kề", "（前後から大きく離れています）")
    case .mean: Template("On average {mean}.", "Trung bình {mean}.", "平均は{mean}です。")
    case .quartiles:
      Template(
        "Half of the values lie between {low} and {high}; the median is {median}.",
        "Một nửa số giá trị nằm giữa {low} và {high}; trung vị là {median}.", "値の半分は{low}から{high}の間にあり、中央値は{median}です。")
    case .constant: Template("Every value is {value}.", "Mọi giá trị đều là {value}.", "すべての値は{value}です。")
    case .equalExcept:
      Template(
        "Every value is {value}, except {points}.", "Mọi giá trị đều là {value}, trừ {points}.",
        "{points}を除き、すべての値は{value}です。")
    case .usual:
      Template(
        "{count} of {total} values are {value}.", "{count} trong {total} giá trị là {value}.",
        "{total}個のうち{count}個の値は{value}です。")
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

  var relationTemplate: Template {
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
      Template(
        "{y} tends neither to rise nor to fall as {x} grows.", "{y} không có xu hướng tăng hay giảm khi {x} tăng.",
        "{x}が増えても、{y}に増減の傾向は見られません。")
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
    case .labelled: Template("{label} ({point})", "{label} ({point})", "{label}（{point}）")
    case .years: Template("{count} {count|year|years}", "{count} năm", "{count}年")
    case .quarters: Template("{count} {count|quarter|quarters}", "{count} quý", "{count}四半期")
    case .months: Template("{count} {count|month|months}", "{count} tháng", "{count}か月")
    case .days: Template("{count} {count|day|days}", "{count} ngày", "{count}日")
    case .minutes: Template("{count} {count|minute|minutes}", "{count} phút", "{count}分")
    case .seconds: Template("{count} {count|second|seconds}", "{count} giây", "{count}秒")
    case .steps: Template("{count} {count|point|points}", "{count} điểm", "{count}点")
    case .year: Template("year", "năm", "1年")
    case .week: Template("week", "tuần", "1週間")
    case .day: Template("day", "ngày", "1日")
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
    case .throughout:
      Template(
        "{a} is higher than {b} throughout{ratio}.", "{a} luôn cao hơn {b}{ratio}.", "{a}は常に{b}を上回っています{ratio}。")
    case .timesAsHigh: Template(", on average {ratio} times as high", ", trung bình gấp {ratio} lần", "（平均で{ratio}倍）")
    case .until:
      Template("{a} is higher until {x}, then {b}.", "{a} cao hơn đến {x}, rồi đến {b}.", "{x}までは{a}が、その後は{b}が上回ります。")
    case .mostly:
      Template(
        "{a} is higher than {b} at {higher} of {shared} points.", "{a} cao hơn {b} tại {higher} trong {shared} điểm.",
        "{shared}点のうち{higher}点で、{a}が{b}を上回っています。")
    case .equal: Template("{a} and {b} are equal throughout.", "{a} và {b} luôn bằng nhau.", "{a}と{b}は常に等しいです。")
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
    case .changesMost:
      Template(
        "{a} changes most, from {from} to {to}.", "{a} thay đổi nhiều nhất, từ {from} đến {to}.",
        "最も変化したのは{a}で、{from}から{to}までです。")
    case .allExtremes:
      Template(
        "Of all values, lowest {low}, highest {high}.", "Trong mọi giá trị, thấp nhất {low}, cao nhất {high}.",
        "全体で最低は{low}、最高は{high}です。")
    case .ofPlace: Template("{value} ({name}, {x})", "{value} ({name}, {x})", "{value}（{name}、{x}）")
    case .groupRise: Template("rising: {names}", "tăng: {names}", "増加：{names}")
    case .groupFall: Template("falling: {names}", "giảm: {names}", "減少：{names}")
    case .groupRisesOverall: Template("rising overall: {names}", "nhìn chung tăng: {names}", "全体として増加：{names}")
    case .groupFallsOverall: Template("falling overall: {names}", "nhìn chung giảm: {names}", "全体として減少：{names}")
    case .groupPeak: Template("rising, then falling: {names}", "tăng rồi giảm: {names}", "増加の後減少：{names}")
    case .groupValley: Template("falling, then rising: {names}", "giảm rồi tăng: {names}", "減少の後増加：{names}")
    case .groupTurns: Template("turning several times: {names}", "đổi chiều nhiều lần: {names}", "増減を繰り返す：{names}")
    case .groupCycle: Template("repeating: {names}", "lặp lại: {names}", "繰り返し：{names}")
    case .groupConstant: Template("constant: {names}", "không đổi: {names}", "一定：{names}")
    case .groupNoTrend:
      Template("without a clear trend: {names}", "không có xu hướng rõ rệt: {names}", "明確な傾向なし：{names}")
    case .groupRisesAlong:
      Template("rising as {x} grows: {names}", "tăng khi {x} tăng: {names}", "{x}が増えると増加：{names}")
    case .groupFallsAlong:
      Template("falling as {x} grows: {names}", "giảm khi {x} tăng: {names}", "{x}が増えると減少：{names}")
    case .groupUnrelated:
      Template(
        "neither rising nor falling as {x} grows: {names}", "không tăng hay giảm khi {x} tăng: {names}",
        "{x}が増えても増減なし：{names}")
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
    case .alikeMany:
      Template(
        "{count} pairs of series look alike to some readers, such as {a} and {b} {readers}.",
        "{count} cặp chuỗi trông giống nhau với một số người, chẳng hạn {a} và {b} {readers}.",
        "{count}組の系列は一部の人には同じように見えます（例：{a}と{b}は{readers}）。")
    case .toEverybody: Template("to everybody", "với mọi người", "だれにとっても")
    case .toRedGreen: Template("with red-green colour blindness", "với người mù màu đỏ - lục", "1型・2型色覚では")
    case .toProtan: Template("with protanopia", "với người mù màu đỏ", "1型色覚では")
    case .toDeutan: Template("with deuteranopia", "với người mù màu xanh lục", "2型色覚では")
    case .toTritan: Template("with tritanopia", "với người mù màu xanh lam", "3型色覚では")
    case .inGrey: Template("in shades of grey", "khi chỉ có sắc xám", "白黒では")
    case .sampled:
      Template(
        "The slope is that of one point in {count}.", "Độ dốc được tính từ một trong {count} điểm.",
        "傾きは{count}点に1点から求めています。")
    default: Template("", "", "")
    }
  }
}
