import Gate
import Palette
import SourceText

/// Holds what was found against waivers and baselines.
struct GateRun {
  let baseline: BaselineChoice
  let configurations: ConfigurationSearch
  let host: any CommandHost
  /// The day that waivers are held to.
  let today: CalendarDate
  /// Whether flags narrow what is judged, so that nothing can be said about what is not found.
  let isNarrowed: Bool
  /// Whether whole directories were looked at.
  let looksEverywhere: Bool
  /// How an input is judged.
  let settings: (_ path: String) throws -> JudgementSettings

  /// The inputs with every finding classified, and after them the files of settings that there is something to say about.
  func classified(_ inputs: [CheckedInput]) throws -> [CheckedInput] {
    var inputs = inputs
    let projects = try classify(&inputs)
    // The same configuration, or the same baseline, of several projects is spoken of once.
    var spoken: Set<String> = []
    for project in projects {
      for extra in project.settingsFiles(isNarrowed: isNarrowed, looksEverywhere: looksEverywhere)
      where spoken.insert(extra.path).inserted { inputs.append(extra) }
    }
    return inputs
  }

  /// Classifies every finding.
  ///
  /// - Returns: the waivers and baselines of the inputs, in the order of the inputs.
  func classify(_ inputs: inout [CheckedInput]) throws -> [ProjectGate] {
    var projects: [String: ProjectGate] = [:]
    var order: [String] = []
    for index in inputs.indices where !inputs[index].isSettings {
      let path = inputs[index].path
      let location = BaselineLocation(of: path, choice: baseline, configurations: configurations, host: host)
      let configuration = configurations.configuration(for: path)
      let key = [configuration?.path ?? "", location.path ?? "", location.root].joined(separator: "\u{0}")
      if projects[key] == nil {
        order.append(key)
        projects[key] = ProjectGate(location, configuration, today: today, host: host)
      }
      let judging = try settings(path)
      projects[key]?.classify(&inputs[index], settings: judging, isNarrowed: isNarrowed)
    }
    return order.compactMap { projects[$0] }
  }
}
