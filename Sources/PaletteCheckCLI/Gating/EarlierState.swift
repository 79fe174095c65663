import ArgumentParser
import Colorimetry
import PaletteGate
import PaletteRules
import SourceText

/// The inputs of a run as they were at an earlier commit, judged.
struct EarlierState {
  private let base: ChangeBase
  private let host: any CommandHost
  private let worlds: [World]
  private let judge: Judge
  var findings: EarlierFindings
  /// The files, by their real paths today, that themes were read from: one that has none now was broken.
  private(set) var themeFiles = KnownThemes()
  /// The colours then, by today's name of the file that they are used in, each with its name then.
  private var chains: [NameKey: [(colors: ColorChains, listed: ListedColors, path: String)]] = [:]

  /// The tokens that were series then, by today's real path of their file; those that only say a place in a list left out.
  private var series: [String: Set<String>] = [:]
  /// The grounds and texts that themes had then, by today's real path of their file and by mode.
  private var surfaces: [String: [String: Set<String>]] = [:]

  /// The files at one of the commits.
  private struct World {
    let then: CommitHost
    /// Real paths now of files that had another one, by that one.
    let renames: [String: String]

    /// Today's real path of a file then.
    func today(_ path: String) -> String? { then.realPath(path).map { renames[$0] ?? $0 } }
  }

  /// Judges paths in a host's world; waivers are applied, and no baseline.
  typealias Judge = (_ paths: [String], _ followsUsers: Bool, any CommandHost) throws -> [CheckedInput]

  /// Judges what the arguments name as it was.
  ///
  /// - Parameters:
  ///   - since: A commit, a branch or `auto`.
  ///   - paths: Everything that is judged now.
  init(_ since: String, of paths: [String], host: any CommandHost, judge: @escaping Judge) throws {
    if paths.contains("-") {
      throw ValidationError("--since compares files with their history; standard input has none")
    }
    base = try ChangeBase(since, of: paths.filter { host.kind(of: $0) != nil }, host: host)
    (self.host, self.judge) = (host, judge)
    worlds = try base.states.map { state in
      World(then: CommitHost(host, state), renames: try ChangeBase.renames(state, host))
    }
    let root = base.states.joined().map(\.root).min { $0.utf8.count < $1.utf8.count } ?? "/"
    findings = EarlierFindings(root: root, now: host)
    try add(paths, followsUsers: true)
  }

  /// Judges what paths of today named then.
  private mutating func add(_ paths: [String], followsUsers: Bool) throws {
    for index in worlds.indices { try add(paths, followsUsers: followsUsers, in: index) }
    let lost = base.states.joined().filter { !$0.isHere }.map(\.now).sorted().first { root in
      // Who takes a submodule out has no list of it any more, and its files are named as deleted ones.
      host.kind(of: root) == .directory && themeFiles.themes.contains { $0.isPath(below: root) }
    }
    if let lost = lost?.relativeToWorkingDirectory(host) {
      throw ValidationError(
        "--since: the submodule '\(lost)' has themes and is not checked out; 'git submodule update --init \(lost)' does it")
    }
  }

  private mutating func add(_ paths: [String], followsUsers: Bool, in index: Int) throws {
    let world = worlds[index]
    let (then, today) = (world.then, world.today)
    let named = paths.flatMap { path -> [String] in
      if then.kind(of: path) != nil { return [path] }
      return host.realPath(path).map { Self.names(of: $0, before: world.renames) } ?? []
    }
    guard !named.isEmpty else { return }
    let inputs = try judge(named, followsUsers, OverlayFileSystem(then, isSteady: true))
    if let failure = then.failure { throw ChangeBase.problem(failure.root, failure.error, host) }
    findings.add(inputs, at: index, then: then, renames: world.renames)
    for input in inputs {
      guard let theme = input.theme else { continue }
      func real(_ paths: [String]) -> [String] {
        Set(paths).compactMap(today).filter { host.kind(of: $0) != .directory }
      }
      themeFiles.themes.formUnion(real([theme.path] + theme.parts))
      themeFiles.sources.formUnion(real(theme.colorsInOrder.map(\.origin.file.path)))
      for one in input.parts.map(\.theme).flatMap(\.modes).flatMap(\.series) where one.nameInList == nil {
        if let real = today(one.color.origin.file.path) { series[real, default: []].insert(one.token) }
      }
      if let real = today(theme.path) { surfaces[real, default: [:]].merge(Self.surfaces(of: theme)) { $0.union($1) } }
      for part in input.parts.map(\.theme) {
        let (known, listed) = (ColorChains(part), ListedColors(part))
        for path in Set(part.colorsInOrder.flatMap(\.origin.paths) + [theme.path]) {
          guard let real = today(path) else { continue }
          chains[NameKey(real), default: []].append((known, listed, path))
        }
      }
    }
  }

  /// Judges the themes of today that were parts or copies of others then.
  mutating func complete(for inputs: [CheckedInput]) throws {
    var missing: Set<String> = []
    for theme in inputs.compactMap(\.theme) {
      for path in Set(theme.modes.flatMap(\.series).map(\.color.origin.file.path)) {
        if let real = host.realPath(path), chains[NameKey(real)] == nil { missing.insert(path) }
      }
    }
    try add(missing.sorted(), followsUsers: false)
  }

  /// The names then of a file or folder that has another one now: of a folder where its files came from.
  private static func names(of real: String, before renames: [String: String]) -> [String] {
    var names: Set<String> = []
    for (then, now) in renames {
      if now == real { return [then] }
      guard now.isPath(below: real) else { continue }
      let below = "/" + now.path(relativeTo: real)
      names.insert(then.hasSuffix(below) ? String(then.dropLast(below.count)) : then.parentDirectory)
    }
    return names.sorted()
  }

  /// Says of each finding that counts what the change did to its colours, and moves it to the line of the change.
  func locate(_ findings: inout [ClassifiedFinding], of theme: Theme) {
    guard findings.contains(where: \.counts) else { return }
    let (now, listed) = (ColorChains(theme), ListedColors(theme))
    for index in findings.indices where findings[index].counts {
      var finding = findings[index].finding
      // A mode may be worse than another because the other one changed.
      let modes = [finding.mode] + theme.modes.map(\.name).filter { $0 != finding.mode }
      let used = modes.lazy.map { mode in (mode, now.colors(of: finding, withSurfaces: true, in: mode)) }
      let changed = used.first { mode, colors in
        colors.contains { differs($0.color, earlier($0.token, $0.color, mode: mode, listed)) }
      }
      guard let (mode, colors) = changed else { continue }
      var steps: [(change: ColorChange, way: [ColorChains.Step], place: TokenOrigin)] = []
      for (token, color) in colors {
        let before = earlier(token, color, mode: mode, listed)
        guard differs(color, before) else { continue }
        let isNew = before == nil && (listed.name(of: token, mode: mode) != nil || isNew(token, color))
        let change = ColorChange(token: token, before: before?.srgb.hex, after: color.srgb.hex, isNew: isNew)
        steps.append((change, ColorChains.steps(of: color, token: token), Self.changedStep(color, before)))
      }
      // A colour that was there is the cause only where no other one changed.
      let causes = steps.filter { $0.change.before != nil || $0.change.isNew }
      if !causes.isEmpty { steps = causes }
      findings[index].changes = steps.map(\.change)
      let known = finding.related + finding.chain
      finding.chain += steps[0].way.filter { step in !known.contains { $0.origin == step.origin } }
      let place = steps[0].place
      finding.origin = place
      finding.chain.removeAll { $0.origin == place }
      findings[index].finding = finding
    }
    findings = FindingOrder.sorted(findings, by: \.finding)
  }

  private func differs(_ now: ThemeColor, _ then: ThemeColor?) -> Bool {
    then?.srgb.hex != now.srgb.hex || then?.alpha != now.alpha
  }

  /// The colour of a token then: in the same mode of a theme that took it from the same file; for a place in a list, the colour
  /// that people mean by it, or the one that it replaces.
  private func earlier(_ token: String, _ color: ThemeColor, mode: String?, _ listed: ListedColors) -> ThemeColor? {
    let places = color.origin.paths.lazy.compactMap { host.realPath($0) }
    guard let known = places.compactMap({ chains[NameKey($0)] }).first else { return nil }
    let named = [mode, nil].flatMap { mode in known.compactMap { $0.colors.color(of: token, mode: mode, in: $0.path) } }
    // Of several commits to compare with, one that has the colour as it is now.
    let same = worlds.count > 1 ? named.first { !differs(color, $0) } ?? named.first : named.first
    guard let name = listed.name(of: token, mode: mode), differs(color, same) else { return same }
    // What another place has kept has not moved here: the colour is there twice.
    let meant = known.lazy.compactMap { $0.listed.color(named: name, mode: mode) }.first
    if let meant, meant.token == token || listed.name(of: meant.token, mode: mode) != name { return meant.color }
    // What was in this place has moved, if the list still has it.
    let replaced = known.lazy.compactMap { $0.listed.name(of: token, mode: mode) }.first
    return replaced.flatMap { listed.color(named: $0, mode: mode) } == nil ? same : nil
  }

  /// Whether the file of a token cannot have held its name then.
  private func isNew(_ token: String, _ color: ThemeColor) -> Bool {
    guard let real = host.realPath(color.origin.paths[0]) else { return true }
    return worlds.allSatisfy { world in
      let path = world.renames.first { $0.value == real }?.key ?? real
      guard let bytes = try? world.then.read(path, limit: .max) else { return true }
      return !SourceFile(path: path, bytes: bytes).mayHold(keyEndingIn: Self.leaf(of: token))
    }
  }

  /// The end of a token's name, without the dashes of CSS: a palette that is judged by itself puts its own name before it.
  private static func leaf(of token: String) -> String {
    String((token.split(separator: ".").last ?? "").drop { "-$@".contains($0) })
  }

  /// The first token on the way to the literal that says something else than before.
  private static func changedStep(_ color: ThemeColor, _ before: ThemeColor?) -> TokenOrigin {
    let way = color.way.map(\.origin)
    guard let before else { return way[0] }
    return zip(way, before.way.map(\.origin)).first { $0.text != $1.text }?.0 ?? color.origin
  }

  /// The comparison as reports show it.
  ///
  /// - Parameter inputs: Today's, each of its findings having been looked up.
  func comparison(_ inputs: [CheckedInput]) -> Comparison {
    let roots = Set(base.states.joined().map(\.now))
    let commits = base.states.joined().map(\.commit)
    var uncompared: [String] = []
    for input in inputs where !input.isSettings {
      let root = RepositoryRoot(of: input.path, host: host).path
      let shown = root.relativeToWorkingDirectory(host)
      if !roots.contains(root), !uncompared.contains(shown) { uncompared.append(shown) }
    }
    return Comparison(
      reference: base.reference, commits: commits.indices.filter { commits.firstIndex(of: commits[$0]) == $0 }.map { commits[$0] }, gone: findings.gone, uncompared: uncompared,
      unjudged: unjudged(inputs))
  }

  /// The grounds and the text of each mode of a theme.
  private static func surfaces(of theme: Theme) -> [String: Set<String>] {
    let roles: [(word: String, color: (ThemeMode) -> ThemeColor?)] = [
      ("background", \.background), ("plot background", \.plotBackground), ("text", \.text),
    ]
    let modes = theme.modes.map { mode in (mode.name, Set(roles.filter { $0.color(mode) != nil }.map(\.word))) }
    return Dictionary(modes) { $0.union($1) }
  }

  /// The files then that are in no theme now, deleted or left out; the grounds and texts that a theme has lost; and the names of the series then that are no part of a chart
  /// now, in files that still have a token of that name.
  private func unjudged(_ inputs: [CheckedInput]) -> [String] {
    let now = inputs.compactMap(\.theme).flatMap { [$0] + $0.palettesAsThemes }.flatMap(\.modes)
    let names = Set(now.flatMap { $0.namedColors.map { Self.leaf(of: $0.token) } })
    let files = Set(now.flatMap(\.series).compactMap { host.realPath($0.color.origin.file.path) })
    let read = inputs.compactMap(\.theme).flatMap { theme in
      [theme.path] + theme.parts
        + theme.colorsInOrder.flatMap(\.way).map(\.origin.file.path)
    }
    let known = Set(read.compactMap { host.destination(of: $0) } + inputs.compactMap { host.destination(of: $0.path) })
    let lost = themeFiles.themes.union(themeFiles.sources).filter { path in
      !known.contains(path) && host.kind(of: path) != .directory
    }
    var gone = lost.map { $0.relativeToWorkingDirectory(host) }.sorted()
    for theme in inputs.compactMap(\.theme) {
      guard let real = host.realPath(theme.path), let then = surfaces[real] else { continue }
      let now = Self.surfaces(of: theme)
      let lost = Set(now.flatMap { mode, words in (then[mode] ?? []).subtracting(words) })
      gone += lost.sorted().map { "\($0) of \(real.relativeToWorkingDirectory(host))" }
    }
    gone += base.absent.map { "the submodule \($0)" }
    return gone
      + series.filter { files.contains($0.key) }.flatMap { path, then -> [String] in
        let lost = Set(then.map(Self.leaf)).subtracting(names)
        guard !lost.isEmpty, let bytes = try? host.read(path, limit: .max) else { return [] }
        let file = SourceFile(path: path, bytes: bytes)
        return lost.filter { file.mayHold(keyEndingIn: $0) }
      }.sorted()
  }
}

extension TokenOrigin {
  fileprivate static func != (a: TokenOrigin, b: TokenOrigin) -> Bool { !(a == b) }
}
