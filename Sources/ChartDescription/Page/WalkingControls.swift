import PaletteCharts
import SafeText

/// What the page's script brings to life: the readout, buttons for those who have no keys, and the keys. Hidden until the
/// script runs, since they do nothing without it.
struct WalkingControls {
  let chart: Chart
  let elements: ChartElements
  let hasOutliers: Bool

  private var hasSeries: Bool { elements.series.count { !$0.elements.isEmpty } > 1 }
  private var hasIntervals: Bool { elements.series.contains(where: \.hasIntervals) }
  private var isVertical: Bool { chart.direction.isVertical }

  /// Everything below the picture.
  var html: HTML {
    var buttons: [(action: HTML, name: String, keys: HTML)] = [
      ("previous", "Previous", isVertical ? "ArrowUp" : "ArrowLeft"),
      ("next", "Next", isVertical ? "ArrowDown" : "ArrowRight"),
    ]
    if hasSeries { buttons.append(("series", "Next series", isVertical ? "ArrowRight" : "ArrowDown")) }
    buttons += [("least", "Lowest", "L"), ("greatest", "Highest", "G")]
    if hasOutliers { buttons.append(("outlier", "Next outlier", "O")) }
    if hasIntervals { buttons.append(("open", "Open interval", "Enter")) }
    buttons.append(("play", "Play from here", "P"))
    if hasSeries { buttons.append(("playAll", "Play all series", "A")) }
    buttons.append(("reference", "Reference tone", "R"))
    let shown = buttons.map {
      "<button type=\"button\" data-do=\"\($0.action)\" aria-keyshortcuts=\"\($0.keys)\">\($0.name)</button>\n"
        as HTML
    }
    return """
      <div class="walk" hidden>
      <p class="readout" aria-hidden="true">Move along the chart to hear each place.</p>
      <p class="unseen" role="status"></p>
      <div class="buttons" role="group" aria-label="Walk along the chart">
      \(shown)<button type="button" data-do="mute" aria-pressed="true" aria-keyshortcuts="M">Tones</button>
      </div>
      <form class="choices" role="search">
      \(choice("speed", "Speed", [("0.5", "slow"), ("1", "normal"), ("2", "fast"), ("4", "very fast")], chosen: "1"))\
      \(choice("words", "Words", [("brief", "brief"), ("normal", "normal"), ("full", "full")], chosen: "normal"))\
      <label><span>Find a value or a place</span> <input type="search" data-do="find" enterkeyhint="search" autocomplete="off"></label>
      </form>
      <details><summary>Keys</summary>
      <dl class="keys">
      \(keys)</dl>
      <p class="quiet">These keys work while a point of the chart has the focus.</p>
      </details>
      </div>

      """
  }

  private func choice(_ name: HTML, _ title: String, _ options: [(value: String, name: String)], chosen: String)
    -> HTML
  {
    let items = options.map { option in
      "<option value=\"\(option.value)\"\(option.value == chosen ? " selected" : "" as HTML)>\(option.name)</option>"
        as HTML
    }
    return "<label><span>\(title)</span> <select data-do=\"\(name)\">\(items)</select></label>\n"
  }

  private var keys: [HTML] {
    var keys: [(HTML, String)] = [
      (isVertical ? "<kbd>↑</kbd> <kbd>↓</kbd>" : "<kbd>←</kbd> <kbd>→</kbd>", "previous and next place"),
      ("<kbd>Home</kbd> <kbd>End</kbd>", "first and last place"),
    ]
    if hasSeries {
      keys.append(
        (isVertical ? "<kbd>←</kbd> <kbd>→</kbd>" : "<kbd>↑</kbd> <kbd>↓</kbd>", "same place in another series"))
    }
    keys.append(("<kbd>L</kbd> <kbd>G</kbd>", "lowest and highest value"))
    if hasOutliers { keys.append(("<kbd>O</kbd>", "next value far from the others")) }
    if hasIntervals { keys.append(("<kbd>Enter</kbd> <kbd>Esc</kbd>", "open an interval, close it")) }
    keys += [
      ("<kbd>Space</kbd>", "the same place again"),
      ("<kbd>P</kbd> <kbd>A</kbd> <kbd>Esc</kbd>", "play from here, play all series, stop"),
      ("<kbd>,</kbd> <kbd>.</kbd>", "slower, faster"), ("<kbd>V</kbd>", "fewer or more words"),
      ("<kbd>F</kbd>", "find a value or a place"), ("<kbd>R</kbd>", "reference tone"),
      ("<kbd>M</kbd>", "Tones"),
      ("<kbd>H</kbd>", "this list"),
    ]
    return keys.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>\n" }
  }
}
