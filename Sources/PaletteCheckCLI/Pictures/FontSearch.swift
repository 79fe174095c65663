import ArgumentParser

/// Where the fonts of previews are.
enum FontSearch {
  /// Both faces that previews are set in.
  private static let names = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]

  /// The faces of DejaVu Sans.
  ///
  /// - Throws: `ValidationError` when they are missing.
  static func files(_ host: some CommandHost) throws -> [String] {
    for directory in directories(host) {
      let files = names.map { "\(directory)/\($0)" }
      if files.allSatisfy({ host.kind(of: $0) == .file }) { return files }
    }
    throw ValidationError(
      "the font DejaVu Sans is missing; install it (apt-get install libpangocairo-1.0-0 fonts-dejavu-core, or brew install --cask "
        + "font-dejavu), or set PALETTECHECK_FONT_DIR to a folder with \(names.joined(separator: " and "))")
  }

  private static func directories(_ host: some CommandHost) -> [String] {
    var directories: [String] = []
    if let directory = host.environment("PALETTECHECK_FONT_DIR"), !directory.isEmpty { directories.append(directory) }
    // Beside the command, where packages put what belongs to it.
    if let command = host.realPath("/proc/self/exe"), let slash = command.lastIndex(of: "/") {
      directories.append("\(command[..<slash])/../share/palettecheck/fonts")
    }
    // Debian; Fedora; Arch; Alpine; macOS, for all users and for one.
    directories += [
      "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/TTF",
      "/usr/share/fonts/dejavu", "/Library/Fonts",
    ]
    if let home = host.environment("HOME"), !home.isEmpty { directories.append("\(home)/Library/Fonts") }
    return directories
  }
}
