/// Which sign comes before the decimals of a number, and so which others divide its thousands.
package enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  case point, comma
}

/// What comes first in dates such as `03/04/2019`.
package enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case dayFirst = "day-first", monthFirst = "month-first"
}
