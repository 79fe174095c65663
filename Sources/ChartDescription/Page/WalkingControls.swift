import PaletteCharts
import SafeText

/// What the page's script brings to life: the readout, buttons for those who have no keys, and the keys. Hidden until the
/// script runs, since they do nothing without it.
enum WalkingControls {
  /// Everything below the picture.
  static func html(_ chart: Chart, hasOutliers: Bool) -> HTML {
    let hasSeries = chart.series.count > 1
    var buttons: [(action: HTML, name: HTML, keys: HTML)] = [
      ("previous", "Previous", chart.direction.isVertical ? "ArrowUp" : "ArrowLeft"),
      ("next", "Next", chart.direction.isVertical ? "ArrowDown" : "ArrowRight"),
    ]
    if hasSeries { buttons.append(("series", "Next series", chart.direction.isVertical ? "ArrowRight" : "ArrowDown")) }
    buttons += [("least", "Least", "L"), ("greatest", "Greatest", "G")]
    if hasOutliers { buttons.append(("outlier", "Next outlier", "O")) }
    buttons.append(("play", "Play from here", "P"))
    let shown = buttons.map {
      "<button type=\"button\" data-do=\"\($0.action)\" aria-keyshortcuts=\"\($0.keys)\">\($0.name)</button>\n" as HTML
    }
    return """
      <div class="walk" hidden>
      <p class="readout" aria-hidden="true">Move along the chart to hear each place.</p>
      <p class="unseen" role="status"></p>
      <div class="buttons" role="group" aria-label="Walk along the chart">
      \(shown)<button type="button" data-do="mute" aria-pressed="true">Tones</button>
      </div>
      <details><summary>Keys</summary>
      <dl class="keys">
      \(keys(chart, hasSeries: hasSeries, hasOutliers: hasOutliers))</dl>
      <p class="quiet">These keys work while a point of the chart has the focus. Readers of screens may have to be in focus mode.</p>
      </details>
      </div>

      """
  }

  private static func keys(_ chart: Chart, hasSeries: Bool, hasOutliers: Bool) -> [HTML] {
    let isVertical = chart.direction.isVertical
    var keys: [(HTML, HTML)] = [
      (isVertical ? "<kbd>↑</kbd> <kbd>↓</kbd>" : "<kbd>←</kbd> <kbd>→</kbd>", "previous and next place"),
      ("<kbd>Home</kbd> <kbd>End</kbd>", "first and last place"),
    ]
    if hasSeries {
      keys.append(
        (isVertical ? "<kbd>←</kbd> <kbd>→</kbd>" : "<kbd>↑</kbd> <kbd>↓</kbd>", "same place in another series"))
    }
    keys += [("<kbd>L</kbd> <kbd>G</kbd>", "least and greatest value")]
    if hasOutliers { keys.append(("<kbd>O</kbd>", "next value far from the others")) }
    keys += [("<kbd>Space</kbd>", "the same place again"), ("<kbd>P</kbd> <kbd>Esc</kbd>", "play from here, stop")]
    return keys.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>\n" }
  }
}
