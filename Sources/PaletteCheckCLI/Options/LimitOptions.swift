import ArgumentParser
import PNGCodec
import SourceText

/// How much an input may hold.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Raise or lower a limit, as in --limit tokens=500000: \(LimitSetting.list); repeatable.", valueName: "name=value",
      visibility: .hidden),
    completion: .list(LimitSetting.Name.allCases.map { $0.rawValue + "=" }), transform: LimitSetting.init(parsing:))
  var limit: [LimitSetting] = []

  /// What the flags set; the last of a name counts.
  private func value(_ name: LimitSetting.Name) -> Int? { limit.last { $0.name == name }?.value }

  /// The most series of a theme.
  var series: Int { value(.series) ?? 2_048 }
  /// The most tokens of a file, and members of an object.
  var tokens: Int { value(.tokens) ?? 200_000 }
  /// The most bytes of any file.
  var file: Int { value(.bytes) ?? 64 << 20 }
  var text: Int { value(.bytes) ?? JSONReader.Limits().bytes }
  var picture: PNGLimits { value(.pixels).map { PNGLimits(pixels: $0) } ?? .chart }
  /// The limits of a picture that is simulated.
  var streamedPicture: PNGLimits { value(.pixels).map { PNGLimits(pixels: $0) } ?? PNGLimits() }

  var document: JSONReader.Limits {
    var limits = JSONReader.Limits()
    limits.bytes = text
    limits.depth = value(.depth) ?? 512
    limits.string = value(.string) ?? 64 << 10
    limits.members = tokens
    // A token holds a few values: its type, its description, the components of its colour.
    limits.values = max(limits.values, min(tokens, 1 << 40) * 5)
    return limits
  }
}

/// `tokens=500000`: a limit by name, and its new value.
struct LimitSetting {
  enum Name: String, CaseIterable {
    case bytes, depth, tokens, string, series, pixels

    var meaning: String {
      switch self {
      case .bytes: "bytes of a file (16 MiB)"
      case .depth: "depth, levels of nesting (512)"
      case .tokens: "tokens of a file and members of an object (200000)"
      case .string: "string, bytes of one (64 KiB)"
      case .series: "series of a theme (2048)"
      case .pixels: "pixels of a picture (32000000; to simulate 64000000)"
      }
    }
  }

  let name: Name
  /// From 1 on.
  let value: Int

  /// Parses what was typed, or says what would be right.
  init(parsing argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = Name.allCases.map(\.rawValue)
    guard let name = Name(rawValue: parts[0]) else {
      let near = NearestName.suggestion(for: parts[0], among: names).map { "did you mean '\($0)'?" }
      throw ValidationError("no limit '\(parts[0])'; \(near ?? "limits are \(names.joined(separator: ", "))")")
    }
    guard parts.count == 2, let value = Int(parts[1]), value >= 1 else {
      throw ValidationError(
        "the limit '\(name.rawValue)' needs a number from 1 on, as in --limit \(name.rawValue)=1000")
    }
    (self.name, self.value) = (name, value)
  }

  static var list: String { Name.allCases.map(\.meaning).joined(separator: ", ") }
}
