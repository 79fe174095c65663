/// The results of a theme's checks in few bytes; what is counted of them needs no unpacking.
package struct PackedRecord: Sendable {
  /// The number of checks, including those that could not run.
  package let checks: Int
  /// The number of checks that passed.
  package let passedCount: Int
  /// The number of checks that could not run.
  package let notCheckedCount: Int
  private let bytes: [UInt8]

  /// Packs a record.
  package init(_ record: CheckRecord) {
    (checks, passedCount, notCheckedCount) = (record.checks, record.passedCount, record.notChecked.count)
    var writer = PackWriter()
    writer.write(each: record.passed) { writer, passed in
      writer.write(rule: passed.rule, name: passed.name)
      writer.write(passed.mode) { $0.write($1) }
      writer.write(passed.count)
      writer.write(each: passed.subjects) { $0.write($1) }
    }
    writer.write(each: record.notChecked) { $0.write($1) }
    bytes = writer.exactBytes
  }

  /// The record, unpacked.
  package var record: CheckRecord {
    var reader = PackReader(bytes, files: [])
    let passed = reader.each { reader in
      let rule = reader.rule()
      return PassedChecks(
        rule: rule.id, name: rule.name, mode: reader.optional { $0.text() }, count: reader.number(),
        subjects: reader.each { $0.text() })
    }
    return CheckRecord(checks: checks, passed: passed, notChecked: reader.each { $0.text() })
  }
}
