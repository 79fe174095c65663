/// The words of a page: English, Vietnamese, Japanese.
enum PagePhrase {
  static let untitled = Template("Chart without a title", "Biểu đồ không có tiêu đề", "無題のグラフ")
  static let chart = Template("Chart", "Biểu đồ", "グラフ")
  static let scrolls = Template("Chart, scrolls sideways", "Biểu đồ, cuộn ngang", "グラフ、横にスクロール")
  static let listen = Template("Listen", "Nghe", "聞く")
  static let recording = Template("The chart as sound", "Biểu đồ dưới dạng âm thanh", "音にしたグラフ")
  static let data = Template("Data", "Dữ liệu", "データ")
  static let table = Template("Data table", "Bảng dữ liệu", "データ表")
  static let leftOut = Template(
    "{count} more series {count|is|are} in descriptor.json.", "descriptor.json có thêm {count} chuỗi.",
    "ほか{count}系列は descriptor.json にあります。")
  static let allAsCSV = Template("All {points} as CSV", "Tất cả {points} dưới dạng CSV", "全{points}のCSV")
  static let allInDescriptor = Template(
    "All {points} are in ", "Tất cả {points} nằm trong ", "全{points}の値があるファイル：")

  // MARK: - Roles and kinds

  static let series = Template("series", "chuỗi", "系列")
  static let dataPoint = Template("data point", "điểm dữ liệu", "データ点")
  static let interval = Template("interval", "khoảng", "区間")
  static let line = Template("line", "đường", "線")
  static let dashedLine = Template("dashed line", "đường nét đứt", "破線")
  static let area = Template("area", "miền", "面")
  static let bars = Template("bars", "cột", "棒")
  static let marks = Template("points", "điểm", "点")
  static let plain = Template("plain", "trơn", "無地")

  // MARK: - Tables

  static let place = Template("Place", "Vị trí", "位置")
  static let value = Template("Value", "Giá trị", "値")
  static let name = Template("Name", "Tên", "名前")
  static let seriesHead = Template("Series", "Chuỗi", "系列")
  static let pointsHead = Template("Points", "Số điểm", "点数")
  static let least = Template("Lowest", "Thấp nhất", "最低")
  static let greatest = Template("Highest", "Cao nhất", "最高")
  static let mean = Template("Mean", "Trung bình", "平均")
  static let course = Template("Course", "Diễn biến", "推移")
  static let caption = Template("{y} by {x}", "{y} theo {x}", "{x}別の{y}")
  static let captionOfPoints = Template("{y} by {x}, {points}", "{y} theo {x}, {points}", "{x}別の{y}、{points}")
  static let captionOfIntervals = Template(
    "{y} by {x}, {points} in intervals", "{y} theo {x}, {points} chia thành khoảng", "{x}別の{y}、{points}を区間ごとに")

  // MARK: - Listening

  static let mapping = Template(
    "The sound goes along {x}. Greater values sound {higher}: {low} is {lowHertz} Hz, {high} is {highHertz} Hz.",
    "Âm thanh đi dọc theo {x}. Giá trị lớn hơn nghe {higher}: {low} là {lowHertz} Hz, {high} là {highHertz} Hz.",
    "音は{x}に沿って進みます。値が大きいほど{higher}なり、{low}は{lowHertz}Hz、{high}は{highHertz}Hzです。")
  static let theXAxis = Template("the x axis", "trục x", "x軸")
  static let higher = Template("higher", "cao hơn", "高く")
  static let lower = Template("lower", "thấp hơn", "低く")
  static let notes = Template("Each point is a note.", "Mỗi điểm là một nốt.", "各点は一つの音です。")
  static let glides = Template(
    "The tone glides from point to point.", "Âm lướt từ điểm này sang điểm khác.", "音は点から点へ滑らかに変わります。")
  static let mixed = Template(
    "Lines glide, other points are notes.", "Đường thì lướt, các điểm khác là nốt.", "線は滑らかに変わり、ほかの点は一つずつの音です。")
  static let together = Template(
    "Series sound together, from left to right.", "Các chuỗi vang cùng lúc, từ trái sang phải.", "系列は左から右へ同時に鳴ります。")
  static let inTurn = Template(
    "Series sound one after another, each in a voice of its own.", "Các chuỗi vang lần lượt, mỗi chuỗi một giọng.",
    "系列は順に、それぞれの音色で鳴ります。")
  static let unheard = Template(
    "The last {count} are not in the recording.", "{count} chuỗi cuối không có trong bản ghi.", "最後の{count}系列は録音にありません。"
  )
  static let silence = Template("A missing value is silence.", "Giá trị thiếu là khoảng lặng.", "値がない所は無音です。")

  // MARK: - Walking

  static let invitation = Template(
    "Move along the chart to hear each place.", "Di chuyển dọc biểu đồ để nghe từng vị trí.", "グラフに沿って移動すると各位置の値が聞けます。")
  static let walk = Template("Walk along the chart", "Đi dọc biểu đồ", "グラフをたどる")
  static let previous = Template("Previous", "Trước", "前へ")
  static let next = Template("Next", "Sau", "次へ")
  static let nextSeries = Template("Next series", "Chuỗi sau", "次の系列")
  static let nextOutlier = Template("Next outlier", "Giá trị lạ tiếp theo", "次の外れ値")
  static let open = Template("Open interval", "Mở khoảng", "区間を開く")
  static let play = Template("Play from here", "Phát từ đây", "ここから再生")
  static let playAll = Template("Play all series", "Phát mọi chuỗi", "全系列を再生")
  static let stop = Template("Stop", "Dừng", "停止")
  static let reference = Template("Reference tone", "Âm tham chiếu", "基準音")
  static let tones = Template("Tones", "Âm thanh", "音")
  static let speed = Template("Speed", "Tốc độ", "速さ")
  static let slow = Template("slow", "chậm", "遅い")
  static let usual = Template("normal", "bình thường", "普通")
  static let fast = Template("fast", "nhanh", "速い")
  static let fastest = Template("very fast", "rất nhanh", "とても速い")
  static let words = Template("Words", "Lời", "読み上げ")
  static let brief = Template("brief", "ngắn", "短く")
  static let full = Template("full", "đầy đủ", "詳しく")
  static let find = Template("Find a value or a place", "Tìm giá trị hoặc vị trí", "値または位置を探す")
  static let keys = Template("Keys", "Phím", "キー")
  static let keysNote = Template(
    "These keys work while a point of the chart has the focus.",
    "Các phím này dùng được khi một điểm của biểu đồ được chọn.",
    "グラフの点にフォーカスがある間、これらのキーが使えます。")
  static let keyPrevious = Template("previous and next place", "vị trí trước và sau", "前と次の位置")
  static let keyEnds = Template("first and last place", "vị trí đầu và cuối", "最初と最後の位置")
  static let keySeries = Template("same place in another series", "cùng vị trí ở chuỗi khác", "別の系列の同じ位置")
  static let keyExtremes = Template("lowest and highest value", "giá trị thấp nhất và cao nhất", "最低値と最高値")
  static let keyOutlier = Template(
    "next value far from the others", "giá trị tiếp theo khác xa các giá trị khác", "ほかから離れた次の値")
  static let keyAgain = Template("the same place again", "nghe lại vị trí này", "同じ位置をもう一度")
  static let keyPlay = Template(
    "play from here, play all series, stop", "phát từ đây, phát mọi chuỗi, dừng", "ここから再生、全系列を再生、停止")
  static let keyOpen = Template("open an interval, close it", "mở và đóng khoảng", "区間を開く、閉じる")
  static let keySpeed = Template("slower, faster", "chậm hơn, nhanh hơn", "遅く、速く")
  static let keyWords = Template("fewer or more words", "ít hoặc nhiều lời hơn", "読み上げの長さ")
  static let keyFind = Template("find a value or a place", "tìm giá trị hoặc vị trí", "値または位置を探す")
  static let keyReference = Template("reference tone", "âm tham chiếu", "基準音")
  static let keyHelp = Template("this list", "danh sách này", "この一覧")

  // MARK: - What the script says, by its keys there

  static let spoken: [(key: String, words: Template)] = [
    ("role", Template("chart", "biểu đồ", "グラフ")),
    (
      "enter",
      Template(
        "Arrow keys walk along the chart, H lists all keys.", "Phím mũi tên để đi dọc biểu đồ, H liệt kê mọi phím.",
        "矢印キーでグラフをたどり、Hでキー一覧が開きます。")
    ),
    ("start", Template("Start", "Đầu", "先頭")), ("end", Template("End", "Cuối", "末尾")),
    ("isLeast", Template("Already at the lowest value", "Đang ở giá trị thấp nhất", "すでに最低値です")),
    ("isGreatest", Template("Already at the highest value", "Đang ở giá trị cao nhất", "すでに最高値です")),
    ("isOutlier", Template("The only outlier", "Giá trị lạ duy nhất", "唯一の外れ値です")),
    ("noOutlier", Template("No outliers", "Không có giá trị lạ", "外れ値はありません")),
    ("oneSeries", Template("The only series", "Chuỗi duy nhất", "系列は一つだけです")),
    ("complete", Template("Complete", "Hoàn tất", "完了")),
    ("nothing", Template("Nothing found", "Không tìm thấy", "見つかりません")),
    ("nearest", Template("Nearest to {text}", "Gần {text} nhất", "{text}に最も近い値")),
    ("place", Template("{n} of {count}", "{n} trên {count}", "{count}個中{n}個目")),
    (
      "noPoints",
      Template("The points are in descriptor.json", "Các điểm nằm trong descriptor.json", "点は descriptor.json にあります")
    ),
    ("noInterval", Template("Not an interval", "Không phải khoảng", "区間ではありません")),
    ("opened", Template("Opened", "Đã mở", "開きました")), ("closed", Template("Closed", "Đã đóng", "閉じました")),
    ("reference", Template("Reference", "Tham chiếu", "基準")), ("tonesOn", Template("Tones on", "Bật âm thanh", "音あり")),
    ("tonesOff", Template("Tones off", "Tắt âm thanh", "音なし")), ("noValue", ElementPhrase.noValue),
    ("dataPoint", dataPoint), ("play", play), ("playAll", playAll), ("stop", stop),
  ]
}
