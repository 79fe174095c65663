/// Everything that a summary says, in every language.
enum Phrase: CaseIterable, Hashable, Sendable {
  // What is drawn.
  case lineChart, barChart, scatterPlot, areaChart, pieChart, titled, untitled, titleBy, extent, extentAlone, categories
  case points, bars, parts, seriesEach, seriesAll, andMore, missing, additional
  // Values.
  case about, listed, listedShare, pointByPoint, item, tied, extremes, mean, quartiles, constant, ranking
  // Where.
  case inDate, onDate, at, forCategory, inDateOf, between
  // Courses.
  case risesSteadily, risesOverall, risesFaster, risesSlower, fallsSteadily, fallsOverall, fallsFaster, fallsSlower
  case monotone, rate, peak, valley, stepUp, stepDown, periodic, periodicMonths, repeats, noPattern, trend
  case riseMiddle, riseLast, fallMiddle, fallLast, levelMiddle, levelLast
  case riseToMiddle, riseToLast, fallToMiddle, fallToLast, jumpMiddle, jumpLast, dropMiddle, dropLast, then, sentence
  // Relations.
  case relationRising, relationFalling, noRelation, strong, moderate, weak, xAxis, yAxis
  case outlier, outliers, manyOutliers, standsOut, standOut, pointOf, labelled
  // Units of time.
  case years, quarters, months, days, minutes, seconds, steps
  case perYear, perQuarter, perMonth, perDay, perMinute, perSecond, perStep
  // Several series.
  case ofSeries, throughout, mostly, ratio, crossOnce, crossSeveral, crossOften, averages
  // Readers.
  case alikeMarks, alikeDash, alikePattern, alikeColorOnly, toEverybody, toRedGreen, toProtan, toDeutan, toTritan,
    inGrey
  // How it was measured.
  case thinned, sampled
}
