package import SourceText

/// A finding in some four hundred bytes, a quarter of what its parts take apart: a run keeps tens of thousands.
package struct PackedFinding: Sendable {
  private let bytes: [UInt8]
  /// The file of the first origin. Most findings name no other, and an array would take more than the rest of this.
  private let file: SourceFile?
  private let others: [SourceFile]

  /// Packs a finding.
  package init(_ finding: Finding) {
    var writer = PackWriter()
    writer.write(finding)
    bytes = writer.exactBytes
    file = writer.files.first
    others = writer.files.count > 1 ? Array(writer.files.dropFirst()) : []
  }

  /// The finding, unpacked.
  package var finding: Finding {
    var reader = self.reader
    return reader.finding()
  }

  /// What most who look through all findings ask for.
  package var summary: FindingSummary {
    var reader = self.reader
    return reader.summary()
  }

  /// The files that it names: of its token, and of other relevant places.
  package var files: [SourceFile] { (file.map { [$0] } ?? []) + others }

  private var reader: PackReader { PackReader(bytes, files: files) }
}

extension PackWriter {
  fileprivate mutating func write(_ finding: Finding) {
    write(finding.level)
    write(rule: finding.rule, name: finding.name)
    write(finding.measure) { $0.write($1) }
    write(finding.mode) { $0.write($1) }
    write(finding.origin) { $0.write($1) }
    write(each: finding.tokens) { $0.write($1) }
    write(each: finding.series) { $0.write($1) }
    write(each: finding.colors) { writer, color in
      writer.write(color.token)
      writer.write(color.hex)
      writer.write(color.simulatedHex) { $0.write($1) }
    }
    write(finding.message)
    write(finding.brief) { writer, brief in
      writer.write(brief.claim)
      writer.write(brief.figure)
      writer.write(brief.readers) { $0.write($1) }
    }
    write(finding.against) { $0.write($1) }
    write(finding.set) { $0.write($1) }
    write(each: finding.parts) { writer, part in
      writer.write(each: part.tokens) { $0.write($1) }
      writer.write(part.measured) { $0.write($1) }
    }
    write(each: finding.evidence) { writer, evidence in
      writer.write(evidence.label)
      writer.write(each: evidence.hexes) { $0.write($1) }
      writer.write(evidence.figure)
      writer.write(evidence.fails)
    }
    write(each: finding.suggestions) { $0.write($1) }
    write(each: finding.related) { writer, place in
      writer.write(place.label)
      writer.write(place.origin)
    }
  }

  private mutating func write(_ measure: Measure) {
    write(measure.value)
    write(measure.required) { $0.write($1) }
    write(measure.unit)
    write(measure.observer) { writer, observer in
      writer.write(observer.vision)
      writer.write(observer.severity)
    }
  }

  private mutating func write(_ suggestion: Suggestion) {
    write(suggestion.token)
    write(suggestion.series) { $0.write($1) }
    write(suggestion.alternative)
    write(suggestion.hex) { $0.write($1) }
    write(suggestion.symbol) { $0.write($1) }
    write(suggestion.dash) { writer, dash in writer.write(each: dash) { $0.write($1) } }
    write(suggestion.pattern) { $0.write($1) }
    write(suggestion.opacity) { $0.write($1) }
    write(suggestion.label) { $0.write($1) }
    write(suggestion.native) { writer, native in
      writer.write(native.library)
      writer.write(native.setting)
    }
    write(suggestion.measured) { $0.write($1) }
    write(suggestion.text)
  }
}

extension PackReader {
  fileprivate mutating func summary() -> FindingSummary {
    let (level, rule, measure) = (choice() as Level, rule().id, optional { $0.measure() })
    return FindingSummary(
      level: level, rule: rule, measure: measure, mode: optional { $0.text() }, place: optional { $0.place() })
  }

  fileprivate mutating func finding() -> Finding {
    let (level, rule, measure) = (choice() as Level, rule(), optional { $0.measure() })
    let (mode, origin) = (optional { $0.text() }, optional { $0.origin() })
    let (tokens, series) = (each { $0.text() }, each { $0.text() })
    let colors = each { reader in
      FindingColor(token: reader.text(), hex: reader.text(), simulatedHex: reader.optional { $0.text() })
    }
    var finding = Finding(
      rule: rule.id, name: rule.name, level: level, message: text(), origin: origin, tokens: tokens, series: series,
      mode: mode, measure: measure, colors: colors)
    finding.brief = optional { reader in
      FindingBrief(claim: reader.text(), figure: reader.text(), readers: reader.optional { $0.text() })
    }
    finding.against = optional { $0.text() }
    finding.set = optional { $0.text() }
    finding.parts = each { reader in
      FindingPart(tokens: reader.each { $0.text() }, measured: reader.optional { $0.real() })
    }
    finding.evidence = each { reader in
      Evidence(
        label: reader.text(), hexes: reader.each { $0.text() }, figure: reader.text(), fails: reader.isTrue())
    }
    finding.suggestions = each { $0.suggestion() }
    finding.related = each { RelatedPlace(label: $0.text(), origin: $0.origin()) }
    return finding
  }

  private mutating func measure() -> Measure {
    let (value, required, unit) = (real(), optional { $0.real() }, choice() as Unit)
    return Measure(value, of: required, unit, by: optional { Observer($0.choice(), severity: $0.real()) })
  }

  private mutating func suggestion() -> Suggestion {
    let (token, series, alternative) = (text(), optional { $0.text() }, number())
    var suggestion = Suggestion(token: token, series: series, alternative: alternative, text: "")
    suggestion.hex = optional { $0.text() }
    suggestion.symbol = optional { $0.choice() }
    suggestion.dash = optional { reader in reader.each { $0.real() } }
    suggestion.pattern = optional { $0.choice() }
    suggestion.opacity = optional { $0.real() }
    suggestion.label = optional { $0.choice() }
    suggestion.native = optional { (library: $0.text(), setting: $0.text()) }
    suggestion.measured = optional { $0.real() }
    suggestion.text = text()
    return suggestion
  }
}
