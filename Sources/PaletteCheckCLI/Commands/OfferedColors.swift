import PNGCodec
import PaletteReports
import PaletteRules
import SafeText

/// Colours of which nothing says that they are a chart's, as a first configuration takes them: a file, or a group of its
/// colours.
struct OfferedColors {
  /// From the working directory.
  let path: String
  /// A group of its colours with their number; nil for all that the file lists.
  let group: (pattern: String, count: Int)?

  /// More are not asked about; an engineering choice.
  private static let most = 5

  /// The likeliest of the files that are not judged.
  static func likeliest(_ files: [UnjudgedFile]) -> [OfferedColors] {
    let all = files.compactMap { file -> OfferedColors? in
      switch file.command {
      case .file(let path): OfferedColors(path: path.withoutCurrentDirectory, group: nil)
      case .series(let group):
        OfferedColors(path: group.path.withoutCurrentDirectory, group: (group.pattern, group.count))
      case .colors, .text, .palette, nil: nil
      }
    }
    return Array(all.prefix(most))
  }

  /// As `roles` names it; nil where the file alone is named.
  var series: String? { group.map { "\(path):\($0.pattern)" } }

  /// The setting that takes it: `"include": ["**", "src/colors.ts"]`.
  var setting: String {
    guard let series, let group else { return "\"include\": [\"**\", \(jsonString(path))]" }
    return "\"roles\": {\"series\": [\(jsonString(series))]}   (\(counted(group)))"
  }

  /// As a terminal lists it.
  private var line: String { group.map { "\(path): \($0.pattern), \(counted($0))" } ?? path }

  private func counted(_ group: (pattern: String, count: Int)) -> String {
    group.count == 1 ? "1 colour" : "\(group.count) colours"
  }

  /// Asks on the terminal which of them are a chart's.
  static func chosen(among all: [OfferedColors], on host: some CommandHost) -> [OfferedColors] {
    guard !all.isEmpty, host.inputIsTerminal, host.outputIsTerminal else { return [] }
    let list = all.enumerated().map { "  \($0 + 1)  \(terminalSafe($1.line))\n" }.joined()
    try? host.write(
      "These may be a chart's colours, the likeliest first:\n\(list)"
        + "Which of them are? Type their numbers, or nothing for none: ")
    let answer = (try? host.standardInput().next()) ?? []
    let numbers = Set(
      answer.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.compactMap {
        Int(String(decoding: $0, as: UTF8.self))
      })
    return all.enumerated().filter { numbers.contains($0.offset + 1) }.map(\.element)
  }
}
