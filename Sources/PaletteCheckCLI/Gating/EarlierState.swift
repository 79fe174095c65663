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
  /// What was checked, to name what no longer is.
  private(set) var checked = CheckedThen()
  /// The colours then, by today's name of the file that they are used in, each with its name then.
  private var chains: [NameKey: [(colors: ColorChains, listed: ListedColors, path: String)]] = [:]

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
    // Who takes a submodule out has no list of it any more, and its files are named as deleted ones.
    for root in base.missed where checked.files.themes.contains(where: { $0.isPath(below: root) }) {
      let shown = root.relativeToWorkingDirectory(host)
      throw ValidationError(
        "--since: the submodule '\(shown)' has themes and is not checked out; 'git submodule update --init \(shown)' does it"
      )
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
      checked.add(input, host: host, today: today)
      guard let theme = input.theme else { continue }
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
        steps.append((change, ColorChains.steps(of: color, token: token), changedStep(color, before)))
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
      return !SourceFile(path: path, bytes: bytes).mayHold(keyEndingIn: token.leafOfToken)
    }
  }

  /// The first token on the way to the literal that says something else than before.
  private func changedStep(_ color: ThemeColor, _ before: ThemeColor?) -> TokenOrigin {
    let way = color.way.map(\.origin)
    let changed = before.map { before in
      zip(way, before.way.map(\.origin)).first { $0.text != $1.text }?.0 ?? color.origin
    }
    return changedAlias(of: changed ?? way[0])
  }

  /// The alias of YAML that stands at a place and did not then; the place itself, that of the anchor, where none does.
  private func changedAlias(of place: TokenOrigin) -> TokenOrigin {
    guard [".yaml", ".yml"].contains(where: place.file.path.lowercased().hasSuffix),
      let real = host.realPath(place.file.path), let world = worlds.first
    else { return place }
    let earlier = (try? world.then.read(world.renames.first { $0.value == real }?.key ?? real, limit: .max)) ?? []
    let then = YAMLReader.aliases(in: earlier)
    let alias = YAMLReader.aliases(in: place.file.bytes).first { alias in
      place.pointer.tokens.starts(with: alias.pointer.tokens.prefix { $0 != "<<" })
        && !then.contains { $0.pointer == alias.pointer && $0.name == alias.name }
    }
    return alias.map { TokenOrigin(file: place.file, range: $0.range, pointer: place.pointer) } ?? place
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
    let (leftOut, others) = checked.lost(in: inputs, host: host)
    return Comparison(
      reference: base.reference,
      commits: commits.indices.filter { commits.firstIndex(of: commits[$0]) == $0 }.map { commits[$0] },
      gone: findings.gone, uncompared: uncompared, leftOut: leftOut,
      unjudged: others + base.absent.map { "the submodule \($0)" })
  }
}

extension TokenOrigin {
  fileprivate static func != (a: TokenOrigin, b: TokenOrigin) -> Bool { !(a == b) }
}
