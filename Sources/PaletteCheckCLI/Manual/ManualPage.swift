import SafeText

/// The manual page in mdoc(7), made of the parser's own description, so that no flag is missing or stale.
struct ManualPage {
  private let program: CommandHelp
  /// Arguments that several commands take, by heading; each is described once.
  private let shared: [(section: String, arguments: [CommandHelp.Argument])]
  private var lines: [String] = []

  /// The date of the last change of the words below.
  private static let date = "November 21, 2026"

  static func text(_ program: CommandHelp) -> String {
    var page = ManualPage(program)
    page.write()
    return page.lines.joined(separator: "\n") + "\n"
  }

  private init(_ program: CommandHelp) {
    self.program = program
    let commands = program.all.dropFirst()
    var shared: [(section: String, arguments: [CommandHelp.Argument])] = []
    var seen: Set<CommandHelp.Argument> = []
    for argument in commands.flatMap(\.arguments) where seen.insert(argument).inserted {
      guard let section = argument.section, commands.count(where: { $0.arguments.contains(argument) }) > 1 else {
        continue
      }
      if let index = shared.firstIndex(where: { $0.section == section }) {
        shared[index].arguments.append(argument)
      } else {
        shared.append((section, [argument]))
      }
    }
    self.shared = shared
  }

  private mutating func write() {
    lines += [".Dd \(Self.date)", ".Dt PALETTECHECK 1", ".Os", ".Sh NAME", ".Nm palettecheck"]
    lines.append(".Nd \(manualText(Self.phrase(program.abstract)))")
    lines.append(".Sh SYNOPSIS")
    let commands = program.all.dropFirst().filter(\.subcommands.isEmpty)
    for command in commands { synopsis(command) }
    lines.append(".Sh DESCRIPTION")
    for (index, text) in ManualProse.description.enumerated() { index == 0 ? fill(text) : paragraph(text) }
    lines.append(".Sh COMMANDS")
    for command in commands { describe(command) }
    lines.append(".Sh OPTIONS OF SEVERAL COMMANDS")
    for (section, arguments) in shared {
      lines.append(".Ss \(manualText(section))")
      list(arguments)
    }
    for line in ManualProse.rest.joined() { line.hasPrefix(".") ? lines.append(line) : fill(line) }
  }

  private mutating func synopsis(_ command: CommandHelp) {
    lines += [".Nm", ".Cm \(command.name)"]
    if command.arguments.contains(where: { $0.kind != .positional && $0.names != ["-h", "--help"] }) {
      lines.append(".Op Ar option ...")
    }
    for argument in command.arguments where argument.kind == .positional {
      let word = "Ar \(manualText(argument.value))" + (argument.isRepeating ? " ..." : "")
      lines.append(argument.isOptional ? ".Op \(word)" : ".\(word)")
    }
  }

  private mutating func describe(_ command: CommandHelp) {
    lines.append(".Ss \(manualText("palettecheck \(command.name)"))")
    fill(command.abstract)
    command.discussion.forEach { paragraph($0) }
    let general: Set<[String]> = [["--version"], ["-h", "--help"]]
    let own = command.arguments.filter { argument in
      !general.contains(argument.names) && !shared.contains { $0.arguments.contains(argument) }
    }
    if !own.isEmpty { list(own) }
    let titles = shared.filter { $0.arguments.contains(where: command.arguments.contains) }.map(\.section)
    if let last = titles.last {
      let names = titles.count == 1 ? last : titles.dropLast().joined(separator: ", ") + " and " + last
      paragraph("It also takes the options under \(names), below.")
    }
  }

  private mutating func list(_ arguments: [CommandHelp.Argument]) {
    lines.append(".Bl -tag -width Ds")
    for argument in arguments {
      let value = argument.kind == .flag ? "" : " Ar \(manualText(argument.value))"
      let names = argument.names.map { "Fl \(manualText(String($0.dropFirst())))\(value)" }
      lines.append(".It " + (names.isEmpty ? String(value.dropFirst()) : names.joined(separator: " , ")))
      fill(argument.text)
      if !argument.choices.isEmpty { fill("One of \(argument.choices.joined(separator: ", ")).") }
      if let value = argument.defaultValue { fill("The default is \(value).") }
    }
    lines.append(".El")
  }

  private mutating func paragraph(_ text: String) {
    lines.append(".Pp")
    fill(text)
  }

  /// Text in lines of less than 80 bytes, each sentence on a line of its own, as mdoc wants it.
  private mutating func fill(_ text: String) {
    var line = ""
    for word in text.split(separator: " ") {
      let shown = manualText(String(word))
      if !line.isEmpty, line.utf8.count + 1 + shown.utf8.count > 78 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + shown
      if word.last == "." || word.last == "?" {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty { lines.append(line) }
  }

  /// A sentence as the end of a longer one.
  private static func phrase(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
