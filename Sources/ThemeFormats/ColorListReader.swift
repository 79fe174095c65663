import Colorimetry
package import PaletteRules
import SourceText

/// Reads colours given one by one, as on a command line.
package enum ColorListReader {
  /// The format's short name and its name in words.
  package static let name = "colors"
  package static let label = "list of colours"

  /// A theme whose series are these colours, each named by its hex; a colour that cannot be read is a problem of the
  /// theme, with its place among the arguments.
  package static func read(colors: [String], options: ReadingOptions = ReadingOptions()) throws(ThemeProblem) -> Theme {
    let file = SourceFile(path: "command line", bytes: Array(colors.joined(separator: " ").utf8))
    let reading = FormatTable.reading(ThemeInput(bytes: file), options)
    let record = reading.record
    var list = ListedColors()
    var offset = 0
    for text in colors {
      let range = offset..<(offset + text.utf8.count)
      offset = range.upperBound + 1
      do throws(SourceError) {
        let color = try BareColor.read(text)
        let origin = TokenOrigin(file: file, range: range)
        let token = "series.\(list.items.count + 1)"
        record.remark(on: WrittenColor(color: color), token: token, at: origin)
        list.items.append(ListedColors.Item(color: ThemeColor(color, origin: origin), label: nil, text: text))
      } catch {
        let part = (range.lowerBound + error.range.lowerBound)..<(range.lowerBound + error.range.upperBound)
        record.problem(ReadingProblem.unreadableColor(error.message), at: TokenOrigin(file: file, range: part))
      }
    }
    let series = try list.series(reading)
    return Theme(ThemeContent(modes: [ThemeMode(series: series)]), format: name, label: label, from: reading)
      .applying(options)
  }
}
