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
      ("previous", PagePhrase.previous, isVertical ? "ArrowUp" : "ArrowLeft"),
      ("next", PagePhrase.next, isVertical ? "ArrowDown" : "ArrowRight"),
    ]
    if hasSeries { buttons.append(("series", PagePhrase.nextSeries, isVertical ? "ArrowRight" : "ArrowDown")) }
    buttons += [("least", PagePhrase.least, "L"), ("greatest", PagePhrase.greatest, "G")]
    if hasOutliers { buttons.append(("outlier", PagePhrase.nextOutlier, "O")) }
    if hasIntervals { buttons.append(("open", PagePhrase.open, "Enter")) }
    buttons.append(("play", PagePhrase.play, "P"))
    if hasSeries { buttons.append(("playAll", PagePhrase.playAll, "A")) }
    buttons.append(("reference", PagePhrase.reference, "R"))
    let shown = buttons.map {
      "<button type=\"button\" data-do=\"\($0.action)\" aria-keyshortcuts=\"\($0.keys)\">\($0.name)</button>\n"
        as HTML
    }
    let spoken = PagePhrase.spoken.map { (key: $0.key, value: JSONValue.string($0.words)) }
    return """
      <div class="walk" hidden data-words="\(JSONWriter.text(.object(spoken), .compact))">
      <p class="readout" aria-hidden="true">\(PagePhrase.invitation)</p>
      <p class="unseen" role="status"></p>
      <div class="buttons" role="group" aria-label="\(PagePhrase.walk)">
      \(shown)<button type="button" data-do="mute" aria-pressed="true" aria-keyshortcuts="M">\(PagePhrase.tones)</button>
      </div>
      <form class="choices" role="search">
      \(choice("speed", PagePhrase.speed, [("0.5", PagePhrase.slow), ("1", PagePhrase.usual), ("2", PagePhrase.fast), ("4", PagePhrase.fastest)], chosen: "1"))\
      \(choice("words", PagePhrase.words, [("brief", PagePhrase.brief), ("normal", PagePhrase.usual), ("full", PagePhrase.full)], chosen: "normal"))\
      <label><span>\(PagePhrase.find)</span> <input type="search" data-do="find" enterkeyhint="search" autocomplete="off"></label>
      </form>
      <details><summary>\(PagePhrase.keys)</summary>
      <dl class="keys">
      \(keys)</dl>
      <p class="quiet">\(PagePhrase.keysNote)</p>
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
      (isVertical ? "<kbd>↑</kbd> <kbd>↓</kbd>" : "<kbd>←</kbd> <kbd>→</kbd>", PagePhrase.keyPrevious),
      ("<kbd>Home</kbd> <kbd>End</kbd>", PagePhrase.keyEnds),
    ]
    if hasSeries {
      keys.append((isVertical ? "<kbd>←</kbd> <kbd>→</kbd>" : "<kbd>↑</kbd> <kbd>↓</kbd>", PagePhrase.keySeries))
    }
    keys.append(("<kbd>L</kbd> <kbd>G</kbd>", PagePhrase.keyExtremes))
    if hasOutliers { keys.append(("<kbd>O</kbd>", PagePhrase.keyOutlier)) }
    if hasIntervals { keys.append(("<kbd>Enter</kbd> <kbd>Esc</kbd>", PagePhrase.keyOpen)) }
    keys += [
      ("<kbd>Space</kbd>", PagePhrase.keyAgain), ("<kbd>P</kbd> <kbd>A</kbd> <kbd>Esc</kbd>", PagePhrase.keyPlay),
      ("<kbd>,</kbd> <kbd>.</kbd>", PagePhrase.keySpeed), ("<kbd>V</kbd>", PagePhrase.keyWords),
      ("<kbd>F</kbd>", PagePhrase.keyFind), ("<kbd>R</kbd>", PagePhrase.keyReference),
      ("<kbd>M</kbd>", PagePhrase.tones),
      ("<kbd>H</kbd>", PagePhrase.keyHelp),
    ]
    return keys.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>\n" }
  }
}
