import PNGCodec
import PaletteReports
import PaletteRules
import SafeText

/// Files of which nothing says that their colours are a chart's, as a first configuration includes them.
enum OfferedFiles {
  /// More are not asked about; an engineering choice.
  private static let most = 5

  /// The likeliest of the files that are not judged, from the working directory.
  static func likeliest(_ files: [UnjudgedFile]) -> [String] {
    files.filter(\.isLikely).prefix(most).map(\.path.withoutCurrentDirectory)
  }

  /// Asks on the terminal which of them are a chart's.
  static func chosen(among all: [String], on host: some CommandHost) -> [String] {
    guard !all.isEmpty, host.inputIsTerminal, host.outputIsTerminal else { return [] }
    let list = all.enumerated().map { "  \($0 + 1)  \(terminalSafe($1))\n" }.joined()
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
