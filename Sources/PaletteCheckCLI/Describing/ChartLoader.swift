import KnownPalettes
import PaletteCharts
import PaletteRules
import SourceText
import ThemeFormats

/// Reads a chart and the theme that it is drawn in.
struct ChartLoader {
  let limits: LimitOptions
  let host: any CommandHost

  /// The chart at a path; `-` is standard input.
  func chart(_ path: String, _ options: ChartOptions) throws(UnreadableFile) -> ReadChart {
    let file = SourceFile(path: path, bytes: try bytes(path))
    guard !PictureInput.isPicture(file.bytes) else {
      throw UnreadableFile([ThemeProblem(InputProblem.chartPicture(path), path: path)])
    }
    return try ChartReader.read(file, options: options, limits: limits.document)
  }

  /// A mode of a theme: of a file, or of a well-known palette.
  ///
  /// - Parameter name: The mode; nil for the first.
  func mode(_ path: String, named name: String?) throws(UnreadableFile) -> ThemeMode {
    let file: SourceFile
    if host.kind(of: path) == nil, let known = KnownPalette.named(path) {
      file = SourceFile(path: known.path, bytes: known.json, isBuiltIn: true)
    } else {
      do throws(UnreadableFile) {
        file = SourceFile(path: path, bytes: try bytes(path))
      } catch {
        // A file, or a palette whose name is misspelt.
        guard let question = KnownPaletteName.question(for: path) else { throw error }
        throw UnreadableFile(
          error.problems.map { ThemeProblem($0.sentence, help: question, path: path) })
      }
    }
    let theme: Theme
    do throws(ThemeProblem) {
      theme = try ThemeReader.read(file, options: ReadingOptions())
    } catch {
      throw UnreadableFile([Self.named(error)])
    }
    guard theme.problems.isEmpty else { throw UnreadableFile(theme.problems.map(Self.named)) }
    let modes = theme.palettesAsThemes.first?.modes ?? theme.modes
    guard let mode = name == nil ? modes.first : modes.first(where: { $0.name == name }) else {
      throw UnreadableFile(
        InputProblem.noSuchMode(file.path, name ?? "", modes.map(\.name).joined(separator: ", ")), in: file)
    }
    return mode
  }

  /// A problem of a theme, with its file, because the chart is another one.
  private static func named(_ problem: ThemeProblem) -> ThemeProblem {
    guard problem.origin == nil, !problem.message.contains(problem.path) else { return problem }
    return ThemeProblem(InputProblem.ofTheme(problem.path, problem.message), help: problem.help, path: problem.path)
  }

  private func bytes(_ path: String) throws(UnreadableFile) -> [UInt8] {
    do throws(HostError) {
      return path == "-"
        ? try host.readStandardInput(limit: limits.text) : try host.read(path, limit: limits.text)
    } catch {
      throw UnreadableFile([ThemeProblem(file: path, error.message)])
    }
  }
}
