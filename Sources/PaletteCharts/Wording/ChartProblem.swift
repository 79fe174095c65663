import PaletteRules

/// Why a file, or what the options ask of it, makes no chart.
package enum ChartProblem: String, MessageKind {
  // The file as a whole.
  case noChart =
    "is not a chart\ngive a descriptor ('AXChartDescriptor'), a Vega-Lite specification ('mark' and 'encoding'), Swift Charts marks ('Chart') or a table (CSV)"
  case holdsNone = "holds no ‹things›"
  case notUTF8 = "‹path?# ›is not UTF-8 text\nsave it as UTF-8"
  case tooManyRows = "'‹path›' has more than ‹most› rows"
  case tooManySeries = "there are ‹count› series; at most ‹most› are read"
  case noPlaces = "there is nothing to describe: no mark has a position on the x axis"

  // Options.
  case noTable = "is not a table, and --x, --y and --series-column name the columns of one"
  case noVerticalAxis = "has no y axis to name"
  case unitWithoutNumbers = "--x-unit needs numbers along the x axis, which here holds names or dates"

  // Values; the last place is what is written instead.
  case mustBeObject = "‹what› must be an object, not ‹written›"
  case mustBeString = "‹what› must be a string, not ‹written›"
  case mustBeBoolean = "‹what› must be true or false, not ‹written›"
  case mustBeList = "‹what› must be a list, not ‹written›"
  case mustBeNumber = "‹what› must be a number, not ‹written›"
  case mustBeCount = "‹what› must be a whole number from 0 on, not ‹written›"
  case mustBeOneOf = "‹what› must be one of ‹words›‹written?, not #›"
  case misspeltWord = "‹what› must be one of ‹words›, not ‹written›\ndid you mean '‹near›'?"
  case tooLarge = "‹what› is ‹written›; values reach from -1e15 to 1e15"
  case negative = "‹what› must not be negative"
  case isNull = "‹what› must not be null"
  case notColor = "'‹text›' is not a colour\nwrite #0072b2"

  // Keys.
  case misspeltKey = "unknown key '‹key›' in ‹what›\ndid you mean '‹near›'?"
  case unknownKey = "unknown key '‹key›' in ‹what›\nit may hold ‹keys›"
  case repeatedKey = "'‹key›' appears twice in ‹what›\nleave one of them"
  case missingKeys = "‹what› lacks ‹keys›"

  // Lists of elements.
  case noElements = "'elements' of the file is empty\nlist the parts of the chart"

  // Descriptors and their axes.
  case noPoints = "the chart has no points\ngive a series 'dataPoints'"
  case categoriesAlongY =
    "the y axis must be an AXNumericDataAxisDescriptor\nput the categories on the x axis and set 'contentDirection'"
  case unknownAxisType =
    "'type' of ‹axis› must be AXNumericDataAxisDescriptor or AXCategoricalDataAxisDescriptor‹written?, not #›"
  case repeatedCategory = "‹category› appears twice in 'categoryOrder' of ‹axis›"
  case reversedRange = "'lowerBound' of ‹axis› is greater than 'upperBound'\nswap them"
  case rangeBelowZero = "a ‹scale› scale needs a range above 0, and ‹axis› begins at ‹low›"
  case datesBeyond = "dates of ‹axis› are seconds since 1970, in the years -9999 to 9999"
  case gridlineOutside = "gridline ‹written› of ‹axis› lies outside the range, ‹low› to ‹high›"
  case unorderedGridlines = "gridlines of ‹axis› must rise, and ‹written› does not"
  case keyOfOthers = "'‹key›' belongs to ‹kind›, and ‹what› describes ‹other›"
  case wrongDigits = "'fractionDigits' must be a whole number from 0 to 12"
  case wordsWithoutNumber = "‹what› must hold %@ for the number, as in \"%@ cups\""

  // Points and looks of a descriptor.
  case yWithoutAxis = "‹point› has a 'y', and the chart has no 'yAxis'"
  case outsideRange = "‹what› is ‹written›, outside the range of ‹axis›, ‹low› to ‹high›"
  case otherAdditionalValues =
    "‹point› has ‹count› additional values, and the chart has ‹axes› additional axes"
  case unknownCategory = "‹what› is ‹written›, which 'categoryOrder' of ‹axis› lacks"
  case mustBeCategory = "‹what› must be a category of ‹axis›, not ‹written›"
  case otherLooks = "'palettecheck' has ‹looks› series, the chart ‹count›\ngive one for each, in the same order"
  case tooManyDashes = "'dash' of ‹what› must be a list of up to eight lengths"

  // Tables.
  case emptyTable = "'‹path›' is empty; its first line names the columns"
  case oneColumn =
    "has one column; the first is for the axis and each further one is a series\nseparate the columns with commas, semicolons or tabs"
  case noHeader = "begins with numbers; its first line names the columns"
  case noRow = "has no row below its header"
  case otherLength = "this row has ‹count|cell|cells›, the header ‹columns›"
  case unnamedColumn = "a column has no name\nname it in the first line"
  case repeatedColumn = "two columns are named '‹name›'\ngive each a different name"
  case misspeltColumn = "has no column '‹name›' (‹option›)\ndid you mean '‹near›'?"
  case unknownColumn = "has no column '‹name›' (‹option›)\nit has ‹names›"
  case columnWithoutNumbers =
    "column '‹name›' (--y) holds no numbers\nname a column of numbers, written as 1234.5 without a unit"
  case tableWithoutNumbers =
    "'‹text›' is not a number, and no column holds numbers\nwrite it as 1234.5 without its unit, which --y-unit names"
  case noNumberColumn = "has no column of numbers\nname one with --y"
  case severalNumberColumns =
    "has ‹count› columns of numbers beside the names of the series\nchoose one with --y"
  case otherUnits = "the columns measure in different units: ‹names›\ndescribe one of them with --y"
  case otherQuantities =
    "the columns measure different things: values of '‹name›' are about ‹times› times those of '‹other›'\ndescribe one of them with --y, or name both"
  case notNumber =
    "'‹text›' is not a number\nwrite it as 1234.5 without its unit, or leave the cell empty"
  case largeCell = "'‹text›' is too large to draw"
  case rowWithoutPlace = "this row has no value in column '‹name›'"
  case doubtfulNumber =
    "'‹text›' is ‹number› or ‹other›, and no cell of column '‹name›' tells which\nname the decimal separator: --decimal point or --decimal comma"
  case doubtfulDate =
    "'‹text›' is ‹dates›, and no cell of column '‹name›' tells which\nsay what comes first: --date-order day-first or --date-order month-first, or write 2019-04-03"
  case repeatedRow =
    "'‹place›' comes twice‹series? in #›\nname the column that tells them apart with --series-column, or draw points with --kind point"

  // Marks of Swift Charts.
  case someSizes = "some marks have a 'symbolSize' and some have none"
  case otherKind =
    "‹mark› is of another kind than the others, and no symbol on one of them\ndescribe one kind of mark"
  case rule = "‹mark› is a rule, a line across the chart that measures nothing\nleave it out of the list"
  case markWithoutPlace = "‹mark› has no place\ngive it '‹key›'"
  case measuredText = "the measured value of ‹mark› must be a number"
  case notPair = "a value of ‹mark› must be a label and a value, such as [\"Rainfall\", 234]"
  case notPlottable = "‹what› must be a number or a string"
  case wrongDomain = "'domain' of '‹key›' must be two numbers, the lesser first"

  // Specifications of Vega-Lite, and their data.
  case severalLayers =
    "'layer' is not computed\ndescribe one layer, or give all the same data, x and y"
  case severalViews = "'‹key›' is not computed\ndescribe one view"
  case noEncoding = "the specification has no 'encoding'"
  case noData = "the specification has no 'data'\nput it in as data.values"
  case dataElsewhere = "the data are elsewhere: ‹address›\nput them in as data.values"
  case notRows = "'data.values' must be a list of objects"
  case emptyData = "'data.values' is empty"
  case misspeltField = "no row has a field '‹field›'\ndid you mean '‹near›'?"
  case unknownField = "no row has a field '‹field›'"
  case fieldInsideValue = "'‹field›' reaches inside a value, and rows are read flat"
  case repeatedMark =
    "'‹place›' comes twice‹series? in #›\nsum them with 'aggregate', or tell them apart by colour"

  // Channels of Vega-Lite.
  case unreadChannel = "'‹channel›' of the encoding is not read\ndescribe one view of points"
  case noField = "'‹channel›' of the encoding has no 'field'"
  case twoOffsets =
    "the offset by '‹field›' and the colour by '‹other›' part the bars twice\ndescribe one view of points"
  case incompleteArc = "an arc needs 'theta' and 'color' in its encoding"
  case incompleteTable = "a table of 'rect' needs 'x', 'y' and 'color' in its encoding"
  case noPosition = "the encoding has neither 'x' nor 'y' with a field"
  case aggregateAlong =
    "'aggregate' is computed where values are measured along one axis, and the other axis has none\nput the data in as they are drawn"
  case measuresNothing =
    "no axis measures anything: one has dates, the other names\ndescribe one view of numbers"
  case colorOfQuantity =
    "the colour shows a quantity, '‹field›', which parts no series\ndescribe it along y, or give it the type nominal"

  // What is not computed of Vega-Lite.
  case bins = "'bin' of '‹channel›' is not computed\nput the counts of the bins into the data"
  case timeUnit = "'timeUnit' of '‹channel›' is not computed: ‹written›"
  case computedValues = "'‹key›' of '‹channel›' is not computed\nput the values into the data"
  case computedData = "‹what› is not computed\nput the data in as they are drawn"
  case shares = "shares of panels and of negative values are not computed\nput the shares into the data"
}
