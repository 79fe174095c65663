package import PaletteGate
package import PaletteRules

/// Thresholds of configurations below the rules' own defaults, which a build must not pass silently.
package enum LooserThresholds {
  private enum Remark: String, MessageKind {
    case looser = "‹rule› requires only ‹value› here; its default is ‹default› (‹place›)."
  }

  /// One for each, in the order of configurations and rules, only once for a configuration that several inputs share.
  package static func remarks(_ configurations: [Configuration]) -> [Message] {
    var remarks: [Message] = []
    for configuration in configurations {
      for (rule, threshold) in RuleCatalog.thresholds {
        guard let set = configuration.thresholds[rule.key], set.value < threshold.standard else { continue }
        let remark = Remark.looser(
          rule.id, threshold.text(set.value), threshold.text(threshold.standard), set.origin.place)
        if !remarks.contains(remark) { remarks.append(remark) }
      }
    }
    return remarks
  }
}
