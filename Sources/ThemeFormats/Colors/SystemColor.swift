import SourceText

/// Apple's own colours, to which catalogs and programs refer by name.
///
/// Source: Apple, Human Interface Guidelines, "Color", specifications, as updated on 9 June 2025: default (light), default
/// (dark), increased contrast (light), increased contrast (dark); the greys are those of iOS.
enum SystemColor {
  /// `#rrggbb` of `systemBlueColor` in a mode; nil for any other name.
  static func hex(_ reference: String, isDark: Bool, isHighContrast: Bool) -> String? {
    guard reference.hasPrefix("system"), reference.hasSuffix("Color") else { return nil }
    let name = reference.dropFirst(6).dropLast(5).lowercased()
    guard let figures = table[name] else { return nil }
    return "#" + figures[(isDark ? 1 : 0) + (isHighContrast ? 2 : 0)]
  }

  private static let table: [String: [String]] = [
    "red": ["ff383c", "ff4245", "e9152d", "ff6165"], "orange": ["ff8d28", "ff9230", "c55300", "ffa056"],
    "yellow": ["ffcc00", "ffd600", "a16a00", "fedf43"], "green": ["34c759", "30d158", "008932", "4ad968"],
    "mint": ["00c8b3", "00dac3", "008575", "54dfcb"], "teal": ["00c3d0", "00d2e0", "008198", "3bddec"],
    "cyan": ["00c0e8", "3cd3fe", "007eae", "6dd9ff"], "blue": ["0088ff", "0091ff", "1e6ef4", "5cb8ff"],
    "indigo": ["6155f5", "6d7cff", "564ade", "a7aaff"], "purple": ["cb30e0", "db34f2", "b02fc2", "ea8dff"],
    "pink": ["ff2d55", "ff375f", "e7124d", "ff8ac4"], "brown": ["ac7f5e", "b78a66", "956d51", "dba679"],
    "gray": ["8e8e93", "8e8e93", "6c6c70", "aeaeb2"], "gray2": ["aeaeb2", "636366", "8e8e93", "7c7c80"],
    "gray3": ["c7c7cc", "48484a", "aeaeb2", "545456"], "gray4": ["d1d1d6", "3a3a3c", "bcbcc0", "444446"],
    "gray5": ["e5e5ea", "2c2c2e", "d8d8dc", "363638"], "gray6": ["f2f2f7", "1c1c1e", "ebebf0", "242426"],
  ]
}
