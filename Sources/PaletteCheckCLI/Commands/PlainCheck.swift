import ArgumentParser
import PaletteReports

/// `check` with paths and no flag, as most runs are, made without the parser, which asks the runtime about the type of every
/// option, two fifths of a run over one theme. A test holds each value against what the parser gives.
extension CheckCommand {
  /// Nil where an argument may be a flag, or there is none.
  init?(plain arguments: [String]) {
    guard !arguments.isEmpty, !arguments.contains(where: { $0.utf8.first == UInt8(ascii: "-") }) else { return nil }
    self.init()
    paths = arguments
    fix = false
    judging = .none
    gate = .none
    gathering = .none
    reports = .none
    reading = .none
    standardInput = StandardInputFlags()
    standardInput.stdinFilename = nil
    output = .none
  }
}

extension JudgingFlags {
  fileprivate static var none: Self {
    var flags = Self()
    flags.rule = []
    flags.vision = []
    return flags
  }
}

extension GateFlags {
  fileprivate static var none: Self {
    var flags = Self()
    flags.failOn = nil
    flags.maxWarnings = nil
    flags.since = nil
    flags.baseline = BaselineFlags()
    flags.baseline.baseline = nil
    flags.baseline.noBaseline = false
    flags.today = nil
    return flags
  }
}

extension GatheringFlags {
  fileprivate static var none: Self {
    var flags = Self()
    flags.chart = []
    flags.filesFrom = nil
    flags.forceExclude = false
    flags.allowEmpty = false
    flags.watch = false
    return flags
  }
}

extension ReportFlags {
  fileprivate static var none: Self {
    var flags = Self()
    flags.format = .text
    flags.report = []
    return flags
  }
}

extension ReadingFlags {
  fileprivate static var none: Self {
    var flags = Self()
    flags.themeFormat = nil
    flags.background = nil
    flags.text = nil
    flags.mode = []
    flags.context = []
    flags.palette = []
    flags.series = []
    flags.include = []
    flags.ramp = false
    flags.directories = DirectoryFlags()
    flags.directories.exclude = []
    flags.directories.noIgnore = false
    flags.directories.strictInputs = false
    flags.configuration = ConfigurationFlags()
    flags.configuration.config = nil
    flags.configuration.isolated = false
    flags.limits = .none
    return flags
  }
}

extension LimitOptions {
  fileprivate static var none: Self {
    var flags = Self()
    flags.limit = []
    return flags
  }
}

extension OutputOptions {
  fileprivate static var none: Self {
    var flags = Self()
    flags.color = .standard
    flags.quiet = false
    flags.verbose = false
    return flags
  }
}
