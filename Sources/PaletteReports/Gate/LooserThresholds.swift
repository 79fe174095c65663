package import PaletteGate
import PaletteRules

/// Thresholds of configurations below the rules' own defaults, which a build must not pass silently.
package enum LooserThresholds {
  /// One sentence each, in the order of configurations and rules, only once for a configuration that several inputs
  /// share; untrusted.
  package static func remarks(_ configurations: [Configuration]) -> [String] {
    var remarks: [String] = []
    for configuration in configurations {
      for (rule, threshold) in RuleCatalog.thresholds {
        guard let set = configuration.thresholds[rule.key], set.value < threshold.standard else { continue }
        let remark =
          "\(rule.id) requires only \(threshold.text(set.value)) here; its default is "
          + "\(threshold.text(threshold.standard)) (\(set.origin.place))."
        if !remarks.contains(remark) { remarks.append(remark) }
      }
    }
    return remarks
  }
}
