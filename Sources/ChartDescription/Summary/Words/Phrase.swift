/// Everything that a summary says, in every language.
enum Phrase: CaseIterable, Hashable, Sendable {
  // What is drawn.
  case lineChart, barChart, scatterPlot, areaChart, pieChart, titled, untitled, titleBy, extent, extentAlone, categories
  case points, bars, parts, seriesEach, seriesAll, andMore, missing, missingPlaces, span, within, additional
  // Values.
  case listed, listedShare, pointByPoint, item, times, tied, extremes, lowest, highest, unlikeNeighbours
  case mean, quartiles, constant, equalExcept, usual, ranking
  // Where.
  case inDate, onDate, at, forCategory, inDateOf, between
  // Courses.
  case riseFromMiddle, riseFromLast, fallFromMiddle, fallFromLast, riseToMiddle, riseToLast, fallToMiddle, fallToLast
  case riseEvery, fallEvery, riseMiddle, riseLast, fallMiddle, fallLast, jumpMiddle, jumpLast, dropMiddle, dropLast
  case stayBetweenMiddle, stayBetweenLast, stayAtMiddle, stayAtLast, jumpAndStay, dropAndStay
  case placed, itsLowest, itsHighest, fromItsLowest, fromItsHighest, then, sentence
  case apartFrom, broadly, rate, mostOfIt, riseOverall, fallOverall, tendsToRise, tendsToFall, noTrend, trend
  case repeats, repeatsNamed, repeatsHighest, standsOut, pointOf
  case belowUntil, aboveUntil, belowWithin, aboveWithin, belowAt
  // Relations.
  case relationRising, relationFalling, noRelation, strong, moderate, weak, xAxis, yAxis
  case outlier, outliers, manyOutliers, labelled
  // Units of time.
  case years, quarters, months, days, minutes, seconds, steps, year, week, day
  case perYear, perQuarter, perMonth, perDay, perMinute, perSecond, perStep
  // Several series.
  case ofSeries, throughout, timesAsHigh, until, mostly, equal, crossSeveral, crossOften
  case averages, changesMost, allExtremes, ofPlace
  case groupRise, groupFall, groupPeak, groupValley, groupTurns, groupCycle, groupConstant, groupNoTrend
  case groupRisesOverall, groupFallsOverall, groupRisesAlong, groupFallsAlong, groupUnrelated
  // Readers.
  case alikeMarks, alikeDash, alikePattern, alikeColorOnly, alikeMany, toEverybody, toRedGreen, toProtan, toDeutan,
    toTritan, inGrey
  // How it was measured.
  case sampled
}
