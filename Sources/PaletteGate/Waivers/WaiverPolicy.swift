import PaletteRules

/// What a configuration asks of waivers beyond what every waiver needs.
package struct WaiverPolicy: Sendable {
  /// The most days a waiver may still have; nil for any number.
  package var maxDays: Setting<Int>?
  /// Whether a waiver has to name an owner.
  package var requireOwner: Setting<Bool>?
  /// Whether a waiver may never end; nil allows it for comments alone, unless ``maxDays`` limits them.
  package var allowNever: Setting<Bool>?

  /// Asks for nothing more; waivers that never end are not allowed.
  package init() {}

  /// Whether a comment may leave out its last day, as comments of linters do.
  var allowsCommentsWithoutEnd: Bool { allowNever?.value ?? (maxDays == nil) }

  /// What this one says, and where it is silent what another one says.
  func extending(_ base: WaiverPolicy) -> WaiverPolicy {
    var merged = self
    merged.maxDays = maxDays ?? base.maxDays
    merged.requireOwner = requireOwner ?? base.requireOwner
    merged.allowNever = allowNever ?? base.allowNever
    return merged
  }
}
