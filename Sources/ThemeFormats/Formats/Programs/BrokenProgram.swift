import PaletteRules
import SourceText

extension ReadingRecord {
  /// Reports what is broken around the colours of a program.
  func problem(_ fault: LiteralFault, in file: SourceFile) {
    let origin = TokenOrigin(file: file, range: fault.range)
    switch fault.kind {
    case .unclosed(let bracket):
      problem(
        "nothing closes this '\(bracket)'", help: "the file may be cut off; write what is missing",
        at: origin)
    case .unopened(let bracket):
      problem(
        "this '\(bracket)' after colours closes nothing", help: "remove it, or write the missing bracket", at: origin)
    case .unfinished:
      problem(
        "the program ends where a value belongs", help: "the file may be cut off; write what is missing", at: origin)
    case .quote:
      problem(
        "this quote of a colour has no other one on its line", help: "write the missing quote", at: origin)
    }
  }
}
