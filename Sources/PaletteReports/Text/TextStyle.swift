import PaletteRules
import SafeText

/// The style of text reports: colours, glyphs, width.
package struct TextStyle: Hashable, Sendable {
  /// Whether escape sequences may colour the text. Every verdict is a word either way.
  package var colored: Bool
  /// Whether to print a swatch before each hex value; only with colours.
  package var swatches: Bool
  /// Terminal width in columns; longer lines are wrapped at words.
  package var width: Int
  /// How much to say.
  package var verbosity: Verbosity

  /// The amount of detail.
  package enum Verbosity: Sendable {
    /// Only findings.
    case quiet
    /// The default amount.
    case normal
    /// Everything.
    case verbose
  }

  /// Creates a style; plain text of 100 columns by default.
  package init(
    colored: Bool = false, swatches: Bool = false, width: Int = 100,
    verbosity: Verbosity = .normal
  ) {
    self.colored = colored
    self.swatches = swatches
    self.width = max(40, width)
    self.verbosity = verbosity
  }

  /// Text that is safe in a terminal: control characters made visible.
  func text(_ untrusted: String) -> String { terminalSafe(untrusted) }

  /// Names that are safe in a terminal, each in at most so many columns; shortened names keep what tells them apart.
  func names(_ names: [String], columns: Int) -> [String] {
    ShortNames.fitting(names.map(text), ellipsis: "…") { name, _ in name.displayWidth <= columns }
  }

  /// A path that is safe at the start of a line: log viewers of build services, which search for `::` and `##[`, do not
  /// read it as a command.
  func path(_ path: String) -> String {
    text(path.hasPrefix(":") || path.hasPrefix("#") ? "./" + path : path)
  }

  /// Text in the colour of its role, if colours are on.
  func paint(_ text: String, _ role: Role) -> String {
    colored && role != .plain && !text.isEmpty ? "\u{1b}[\(role.rawValue)m\(text)\u{1b}[0m" : text
  }

  /// The purpose of a piece of text. Raw values: parameters of Select Graphic Rendition, ECMA-48 section 8.3.117.
  enum Role: String {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case info = "1;36"
    case remedy = "32"

    init(_ level: Level) {
      switch level {
      case .error: self = .error
      case .warning: self = .warning
      case .info: self = .info
      }
    }
  }
}
