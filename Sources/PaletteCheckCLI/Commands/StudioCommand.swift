import ArgumentParser
import Colorimetry
import FileAccess
import PNGCodec
import PaletteReports
import PaletteRules
import PaletteStudio
import SafeText

/// `palettecheck studio`: the page in which colours are changed.
struct StudioCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio", abstract: "Open a page in which to change colours and see at once who confuses what.",
    discussion: """
      The first line of standard output is the address of the page; it holds a token, without which nobody on the machine \
      gets an answer. Only this machine can connect, and nothing leaves it. 'check' judges what the page shows, with the \
      configuration of the folder. 'Save' writes a file that was opened here: the bytes of the colours change, and nothing \
      where the file has changed meanwhile. Ctrl-C ends.
      """)

  @Argument(
    help: "A theme or the picture of a chart, or colours; without any, the page asks.", completion: .file())
  var paths: [String] = []

  @Option(parsing: .unconditional, help: ArgumentHelp("The port; 0 takes a free one.", valueName: "number"))
  var port = 0

  @Flag(help: "Print the address without opening a browser.")
  var noOpen = false

  @OptionGroup(title: "Checks")
  var judging: JudgingFlags

  @OptionGroup(title: "Input")
  var reading: ReadingFlags

  mutating func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port); give a number from 0 to 65535")
    }
  }

  private var flags: StudioFlags { StudioFlags(reading: reading, judging: judging) }

  func run(on host: some CommandHost) throws -> Int32 {
    _ = try judging.settings()
    let start = try start(host)
    var random = SystemRandomNumberGenerator()
    let token = StudioAccess.newToken(using: &random)
    var session: StudioSession?
    do throws(HostError) {
      try host.serve(port: port) { port throws(HostError) in
        let access = StudioAccess(token: token, port: port)
        session = StudioSession(access, start: start, flags: flags, host: host, check: Self.check)
        try host.write(access.address + "\n")
        if !noOpen { host.openInBrowser(access.address) }
      } reply: { bytes in
        session?.reply(bytes) ?? .incomplete
      }
    } catch {
      host.writeError(
        "palettecheck: error: \(port == 0 ? "the page" : "port \(port)") \(terminalSafe(error.message))\n")
      return ExitStatus.failure
    }
    return ExitStatus.success
  }

  /// Judges what the page works on as `check` does.
  static func check(
    _ source: StudioSource, _ format: ReportFormat?, seeksColors: Bool, on host: OverlayFileSystem
  ) throws -> Report {
    guard var command = CheckCommand(plain: ["."]) else { throw StudioProblem("there is nothing to judge") }
    command.paths = source.paths
    (command.reading, command.judging) = (source.flags.reading, source.flags.judging)
    command.standardInput.stdinFilename = source.standardInputName
    return try command.report(
      for: [format].compactMap(\.self), seeksColors: seeksColors, on: OverlayFileSystem(host, isSteady: true)
    ).report
  }

  /// One file, or colours.
  private func start(_ host: some CommandHost) throws -> StudioStart {
    var colors: [StudioPalette.Entry] = []
    for path in paths {
      switch InputArgument(path, host: host, takesPaletteNames: true) {
      case .file(let path) where paths.count == 1: return .file(path)
      case .palette(let known) where paths.count == 1:
        return StudioStart.palette(known).map { .palette($0) } ?? .nothing
      case .color(let text):
        if let color = try? Color(css: text) { colors.append(StudioPalette.Entry(color: color.mappedToSRGB.srgb)) }
      case .file, .palette: throw ValidationError("the page opens one file; give one, or colours")
      case .directory: throw ValidationError("'\(path)' is a directory; name a theme in it")
      case .standardInput:
        throw ValidationError("the page reads no standard input; name a file, or paste into the page")
      case .unusable(let problem): throw ValidationError("\(problem.message); \(problem.help ?? "")")
      }
    }
    return colors.isEmpty
      ? .nothing : .palette(StudioPalette(colors, ground: reading.background?.color.mappedToSRGB.srgb ?? SRGB(1, 1, 1)))
  }
}
