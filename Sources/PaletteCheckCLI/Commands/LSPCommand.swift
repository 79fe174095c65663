import ArgumentParser
import LanguageServer
import PNGCodec
import SafeText
import Synchronization

/// `palettecheck lsp`: the same verdicts while somebody types.
struct LSPCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Check themes in an editor while they are typed, over the Language Server Protocol.",
    discussion: """
      An editor starts this and speaks with it over standard input and output. What it underlines in a file is what \
      'check FOLDER' finds in it, with the palettecheck.json of its folder.
      Exit code 0: the editor ended the session; 1: it went away without that; 2: its messages could not be read.
      """, shouldDisplay: false)

  @OptionGroup(title: "Checks")
  var judging: JudgingFlags

  @OptionGroup(title: "Input")
  var reading: ReadingFlags

  @Flag(help: .hidden)
  var stdio = false

  /// Messages that are taken together at most, so that a client that never rests is answered; an engineering choice.
  private static let mostTogether = 1_000

  func run(on host: some CommandHost) throws -> Int32 {
    _ = try judging.settings()
    let input = host.standardInput()
    var framing = MessageFraming(limit: LanguageServer.mostBytes)
    var server = LanguageServer(
      version: PaletteCheck.version, checker: DocumentCheck(judging: judging, reading: reading, host: host))
    do {
      var isOpen = true
      let done = Mutex<[WorkResult]>([])
      while isOpen, server.exitCode == nil {
        if let result = done.withLock({ $0.popLast() }) {
          try write(server.take(result), to: host)
        } else if host.awaitInput() {
          var arrived: [MessageFraming.Arrival] = []
          repeat {
            let piece = try input.next()
            isOpen = !piece.isEmpty
            arrived += try framing.take(piece)
          } while isOpen && host.inputIsWaiting && arrived.count < Self.mostTogether
          try write(answers(to: arrived, from: &server), to: host)
        }
        guard isOpen, !host.inputIsWaiting, let work = server.nextWork() else { continue }
        host.begin {
          let result = work()
          done.withLock { $0.append(result) }
        }
      }
      return server.exitCode ?? ExitStatus.something
    } catch let error as ByteStreamError {
      return Self.end("standard input \(error.reason)", host)
    } catch let error as HostError {
      return Self.end("standard output \(error.message)", host)
    } catch is MessageFraming.BrokenHeader {
      return Self.end("standard input holds no messages of an editor, each behind 'Content-Length: N'", host)
    }
  }

  private func answers(to arrived: [MessageFraming.Arrival], from server: inout LanguageServer) -> [String] {
    var contents: [[UInt8]] = []
    var refusals: [String] = []
    for arrival in arrived {
      switch arrival {
      case .content(let bytes): contents.append(bytes)
      case .tooLong(let length): refusals.append(LanguageServer.refusal(length: length))
      }
    }
    return refusals + server.receive(contents)
  }

  private func write(_ messages: [String], to host: some CommandHost) throws {
    if !messages.isEmpty { try host.write(messages.map(MessageFraming.framed).joined()) }
  }

  private static func end(_ reason: String, _ host: some CommandHost) -> Int32 {
    host.writeError("palettecheck: error: \(terminalSafe(reason))\n")
    return ExitStatus.failure
  }
}
