package import PaletteGate
import PaletteRules

/// What configurations ask less of than the rules themselves do: a build must not pass for that in silence.
package enum LooserThresholds {
  /// A sentence for each, once however many inputs share a configuration, in the order of configurations and rules;
  /// untrusted.
  package static func remarks(_ configurations: [Configuration]) -> [String] {
    var remarks: [String] = []
    for configuration in configurations {
      for (rule, threshold) in RuleCatalog.thresholds {
        guard let set = configuration.thresholds[rule.id], set.value < threshold.standard else { continue }
        let remark =
          "\(rule.id) asks only for \(threshold.text(set.value)) here, by itself for "
          + "\(threshold.text(threshold.standard)) (\(set.origin.place))."
        if !remarks.contains(remark) { remarks.append(remark) }
      }
    }
    return remarks
  }
}
