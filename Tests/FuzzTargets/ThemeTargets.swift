import Colorimetry
import PaletteGate
import PaletteRules
import SourceText
import ThemeFormats

extension FuzzTarget {
  /// Colours as CSS writes them.
  static let colors = FuzzTarget("colors", seeds: Seeds.colors) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for bareHex in [false, true] {
      guard let color = try? Color(css: text, bareHex: bareHex) else { continue }
      let shown = SRGB(color)
      guard [shown.red, shown.green, shown.blue].allSatisfy(\.isFinite) else { return "a channel is not a number" }
      let hex = shown.hex
      guard let again = try? Color(css: hex), SRGB(again).hex == hex else { return "\(hex) does not read back" }
    }
    return nil
  }

  /// Every format that is JSON.
  static let themes = FuzzTarget("themes", .tree, seeds: Seeds.themes) { bytes in theme("theme.json", bytes) }

  /// Every other format: the first line is the name of the file.
  static let texts = FuzzTarget("texts", seeds: Seeds.texts.map { $0.name + "\n" + $0.text }) { bytes in
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(40)
    return theme(String(decoding: line, as: UTF8.self), Array(bytes.dropFirst(line.count + 1)))
  }

  /// What is wrong with a theme or the refusal of one, or nil.
  private static func theme(_ path: String, _ bytes: [UInt8]) -> String? {
    let file = SourceFile(path: path, bytes: bytes)
    for isFound in [false, true] {
      var options = ReadingOptions()
      options.isFound = isFound
      do throws(ThemeProblem) {
        let theme = try ThemeReader.read(file, options: options)
        let colors = theme.modes.flatMap { $0.series.map(\.color) } + theme.palettes.flatMap(\.colors)
        for color in colors where color.definition.file.path == path && !color.definition.range.isInside(bytes) {
          return "a colour lies outside the file"
        }
      } catch {
        guard !error.message.isEmpty else { return "a refusal without words" }
        if let place = error.origin?.range, !place.isInside(bytes) { return "a refusal points outside the file" }
      }
    }
    return nil
  }

  /// `palettecheck.json`.
  static let configuration = FuzzTarget("configuration", .tree, seeds: Seeds.configurations) { bytes in
    refusal(of: bytes) { file throws(UnreadableFile) in _ = try ConfigurationReader.read(file) }
  }

  /// `palettecheck-baseline.json`; what was read writes the same text each time.
  static let baseline = FuzzTarget("baseline", .tree, seeds: Seeds.baselines) { bytes in
    var problem: String?
    return refusal(of: bytes) { file throws(UnreadableFile) in
      let text = BaselineText.text(try BaselineText.read(file))
      let again = try BaselineText.read(SourceFile(path: file.path, bytes: Array(text.utf8)))
      if BaselineText.text(again) != text { problem = "the baseline does not read back" }
    } ?? problem
  }

  /// What is wrong with the refusal of a file, or nil.
  private static func refusal(
    of bytes: [UInt8], reading read: (SourceFile) throws(UnreadableFile) -> Void
  ) -> String? {
    do throws(UnreadableFile) {
      try read(SourceFile(path: "palettecheck.json", bytes: bytes))
      return nil
    } catch {
      return error.problems.allSatisfy { !$0.message.isEmpty && $0.origin?.range.isInside(bytes) != false }
        ? nil : "a refusal has no words, or points outside the file"
    }
  }
}
