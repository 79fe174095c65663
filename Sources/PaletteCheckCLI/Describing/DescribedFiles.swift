import ChartDescription
import PNGCodec
import PaletteCharts
import PaletteReports
import PaletteRules
import SafeText

/// Everything that `describe` writes of a chart, made before the first file is opened.
struct DescribedFiles {
  /// The files in the order in which they are written.
  static let names = [
    "descriptor.json", "Chart.swift", "elements.json", "summary.txt", "summary.json", "audio.wav", "chart.svg",
    "chart.html",
  ]

  private(set) var files: [(name: String, bytes: [UInt8])] = []

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - findings: What the audit found.
  ///   - language: That of the text of the data; nil where nobody says.
  init(
    _ chart: Chart, _ elements: ChartElements, findings: [Finding], summary: ChartSummary, language: DataLanguage?
  ) {
    let sound = ChartSound(chart)
    let sonification: JSONValue = [
      "file": "audio.wav", "lowHz": .number(PitchScale.lowHertz), "highHz": .number(PitchScale.highHertz),
      "seconds": .number(sound.seconds),
    ]
    let extensions = elements.extensions(of: chart) + [("sonification", sonification)]
    add("descriptor.json", JSONWriter.text(DescriptorJSON.json(chart, extensions: extensions)))
    add("Chart.swift", SwiftSource.text(chart, elements, summary: String(summary.text.dropLast())))
    if let catalog = StringCatalog.json(chart) { add("Chart.xcstrings", JSONWriter.text(catalog)) }
    add(
      "elements.json",
      JSONWriter.text(
        ElementsJSON.json(
          elements.answers(chart), of: chart, findings: findings.map { DescriptionReport.json($0) })))
    add("summary.txt", summary.text)
    add("summary.json", JSONWriter.text(summary.json))
    files.append(("audio.wav", sound.wav))
    let page = ChartPage(
      chart, sound: sound, summary: summary.sentences.map(\.text), outliers: summary.outliers,
      language: language)
    add("chart.svg", page.svg)
    add("chart.html", page.html)
  }

  private mutating func add(_ name: String, _ text: String) { files.append((name, Array(text.utf8))) }

  func paths(in folder: String) -> [String] { files.map { Self.path($0.name, in: folder) } }

  /// Writes the files: all bytes first, so that a full disk leaves every file as it was, then each takes its place.
  func write(to folder: String, host: some CommandHost) throws(FileFailure) {
    var staged: [(path: String, sink: any FileSink)] = []
    for file in files {
      let path = Self.path(file.name, in: folder)
      do throws(HostError) {
        staged.append((path, try host.stage(file.bytes, for: path)))
      } catch {
        throw FileFailure(path: path, reason: error.message)
      }
    }
    for (path, sink) in staged {
      do throws(HostError) { try sink.commit() } catch { throw FileFailure(path: path, reason: error.message) }
    }
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
