package enum PaletteCheckCommand {
  package static func run() {}
}
