import PaletteRules

/// What the reader of a chart guessed or left out.
package enum ChartNote: String, MessageKind {
  // Columns of a table.
  case yearsInHeader = "the years of the first line lie along the x axis, and each row is a series"
  case years = "column '‹name›' is read as years"
  case dates = "column '‹name›' is read as dates, to the ‹precision›"
  case names = "column '‹name›' is read as names"
  case namesForText = "column '‹name›' is read as names, because '‹text›' is neither a number nor a date"
  case namesOfSeries = "column '‹name›' is read as the names of the series"
  case namesOfPoints = "column '‹name›' names the points"
  case columnLeftOut = "column '‹name›' has no numbers and is skipped"

  case totalLeftOut = "row '‹name›' stands for all others and is skipped"

  // Cells of a table.
  case decimalPoint = "'‹text›' is read with a decimal point, as ‹number›"
  case decimalComma = "'‹text›' is read with a decimal comma, as ‹number›"
  case thousandsPoints = "'‹text›' is read with points between thousands, as ‹number›"
  case thousands = "'‹text›' is read with commas between thousands, as ‹number›"
  case missingValues = "‹count|cell is|cells are› read as missing, such as '‹word›'"

  // Specifications of Vega-Lite.
  case linearScale = "the scale ‹type› of '‹channel›' is read as linear"
  case rowsLeftOut = "‹count|row without a place on the x axis is|rows without a place on the x axis are› skipped"
  case stacked = "the ‹marks› are stacked; each value is that of its part"
  case layersLeftOut = "layers of '‹type›' are skipped"
}
