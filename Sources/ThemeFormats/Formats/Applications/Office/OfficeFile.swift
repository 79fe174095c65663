import PaletteRules
import SourceText
import ZipArchive

/// A presentation, document or workbook of Office: a zip archive that holds a theme for each of its masters.
///
/// Source: ECMA-376, Part 1, section 14.2.7 (theme part), and Part 2 for the archive. Only theme parts are extracted.
enum OfficeFile: ThemeFormat {
  static let name = "office-file"
  static let label = "Office file"

  /// Extensions of the files that are read when the user names one.
  private static let namedExtensions = ["potx", "thmx", "dotx", "xltx", "pptx", "ppsx", "docx", "xlsx"]

  /// Themes of one file; a slide deck has one for each master. An engineering choice.
  private static let mostThemes = 64

  /// Media do not count, for they are never extracted; a theme has some ten thousand bytes. Engineering choices.
  private static let limits: ZipLimits = {
    var limits = ZipLimits()
    limits.archiveBytes = 1 << 32
    limits.entryBytes = 4 << 20
    return limits
  }()

  static func recognises(_ input: ThemeInput) -> Bool {
    guard ZipFile.isRecognized(input.file.bytes) else { return false }
    if input.hasExtension(of: namedExtensions) { return true }
    // From standard input, or with the extension of a file that holds macros.
    return (try? ZipFile(input.file.bytes, limits: limits))?.entries.contains { isTheme($0.name) } ?? false
  }

  /// `ppt/theme/theme1.xml`, or `themeVariants/variant2/theme/theme/theme1.xml` in a theme file.
  private static func isTheme(_ name: String) -> Bool {
    let steps = name.split(separator: "/")
    guard steps.count >= 3, steps[steps.count - 2] == "theme", let last = steps.last else { return false }
    return last.hasPrefix("theme") && last.hasSuffix(".xml") && Int(last.dropFirst(5).dropLast(4)) != nil
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let archive: ZipFile
    do throws(ZipError) {
      archive = try ZipFile(reading.file.bytes, limits: limits)
    } catch {
      throw ThemeProblem(Refusal.unopened(label, error.reason), path: reading.path)
    }
    // `theme2.xml` before `theme10.xml`, and the theme before its variants.
    let parts = archive.entries.filter { isTheme($0.name) }.sorted {
      ($0.name.utf8.count, $0.name) < ($1.name.utf8.count, $1.name)
    }
    if parts.count > mostThemes {
      reading.record.leave(.themesBeyond, parts.count - mostThemes, mostThemes)
    }
    var all: [(name: String, part: String, mode: ThemeMode)] = []
    for part in parts.prefix(mostThemes) {
      let path = "\(reading.path)!\(part.name)"
      let bytes: [UInt8]
      do throws(ZipError) {
        bytes = try archive.contents(of: part)
      } catch {
        reading.record.problem(ThemeProblem(Refusal.notExtracted(error.reason), path: path))
        continue
      }
      do throws(ThemeProblem) {
        let file = SourceFile(path: path, bytes: bytes, archive: reading.path)
        let input = try ThemeInput(file, options: reading.options)
        if let problem = input.notText { throw problem }
        let (mode, scheme) = try OfficeTheme.mode(of: input, reading)
        // Masters of a deck mostly repeat the colours of the first.
        let isKnown = all.contains { colors($0.mode) == colors(mode) }
        if mode.isWithoutColors || isKnown { continue }
        let theme = input.tags.first { $0.name == "theme" }?.attribute("name")?.value
        all.append((theme.flatMap { $0.isEmpty ? nil : $0 } ?? scheme.name ?? part.name, part.name, mode))
      } catch {
        reading.record.problem(error)
      }
    }
    guard let first = all.first else {
      throw reading.record.problems.first
        ?? ThemeProblem(Refusal.noThemeInside(label), reason: .noChartColors, path: reading.path)
    }
    guard all.count > 1 else { return ThemeContent(name: first.name, modes: [first.mode]) }
    // Themes of several masters: a theme's name takes the place of a mode's, and the part tells themes of one name apart.
    for index in all.indices {
      let (name, part) = (all[index].name, all[index].part)
      all[index].mode.name = all.count { $0.name == name } > 1 ? "\(name) (\(part))" : name
    }
    var content = ThemeContent(modes: all.map(\.mode))
    content.modeWord = .palette
    return content
  }

  private static func colors(_ mode: ThemeMode) -> [String?] {
    [mode.background?.hex, mode.text?.hex] + mode.series.map(\.color.hex)
  }
}
