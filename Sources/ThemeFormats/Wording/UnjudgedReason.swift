import PaletteRules

/// What a file holds that no check can judge, and why.
package enum UnjudgedReason: String, MessageKind {
  // Series.
  case noPropCycle = "the colours of series: the file sets no axes.prop_cycle, so matplotlib's defaults apply"
  case unreadCycle =
    "axes.prop_cycle (line ‹line›): only cycler() with lists and sums of it are read, no products, slices or concat()"
  case noDataColors = "the colours of series: the file sets no dataColors, so Power BI's defaults apply"
  case noStreamlitColors =
    "the colours of series: the file sets no chartCategoricalColors, so Streamlit's defaults apply"
  case noHighchartsColors = "the colours of series: the file sets none, so Highcharts' defaults apply"
  case noTraces = "the colours of traces: this file has none"
  case colorsOfTemplate = "template '‹name›': the colours that it gives to traces without one"
  case noColorInSeries = "'‹name›' (line ‹line›) is among the series but is not a colour: ‹kind›"
  case unreadGradient = "the gradient '‹name›' in line ‹line›: only a list of stops, each with a colour, is read"
  case noColorInList = "'‹word›' in line ‹line› is in a list of colours and is not a colour"
  case skippedEntries =
    "‹palette?'#': ›‹count|of its entries is not a colour and was|of its entries are not colours and were› skipped‹which?: #›"
  case otherColors =
    "‹count|colour|colours› elsewhere in the file, the first ‹place› (‹color›); --series names those of a chart"
  case palettesBeyond = "‹count› palettes after the first ‹most›, too many for one file"
  case literalsBeyond = "‹count› palettes after the first ‹most›"
  case namedValues = "the colours of ‹count|panel that writes|panels that write› the name beside each value"
  case thresholds = "the colours of thresholds in ‹count|panel|panels›"
  case mappedValues = "the colours of mapped values in ‹count|panel|panels›"
  case grafanaScheme = "the colour scheme '‹name›': Grafana defines its colours, not this file"
  case crowdedNames = "‹count|colour|colours› by name in a panel, more names than a chart has series"
  case staleAliases = "‹count|colour|colours› for series that no query of the panel names"
  case namedColorMap =
    "colour map '‹name›' (line ‹line›): its colours are not in the file; check a well-known palette with 'palettecheck check --palette NAME'"
  case straysOutsidePalettes = "‹count|colour|colours› outside every <color-palette>"
  case otherStops = "‹series›: the other colours of its gradient beside those of other series"
  case otherStopsInLists = "the other colours of gradients in a list"

  // Values that the file does not tell.
  case computed = "‹count|value is|values are› not read as a colour, first '‹excerpt›' in line ‹line›"
  case surveyName =
    "'‹name›' (line ‹line›) is a name from the xkcd colour survey; palettecheck does not know its colours"
  case overlappingMarks = "'‹name›': contrast of translucent points and areas, which may overlap"
  case colorOfGround = "'‹name›' (line ‹line›) has the colour of the background: a gap, and no series"
  case changedLater = "what the program changes in '‹name›' later, first in line ‹line›"
  case systemColor = "‹set›: '‹name›' is a system colour with no known value"
  case unjudgedAppearance = "‹set›: an appearance that is neither light, dark nor of high contrast"
  case aliasUnlisted = "'‹token›' in mode ‹mode›: its alias leads to a variable that the export does not list"
  case changedLightness = "‹token› changes the lightness of '‹key›'"
  case otherBase = "base is '‹base›': the colours of that file are not read"
  case misspeltKey = "unknown key '‹key›': did you mean '‹near›'?"
  case unreadProperty = "‹name›‹mode? in mode #›: ‹why›"
  case unsetProperty = "‹name›‹mode? in mode #›, line ‹line›: '‹word›' takes a value that is set elsewhere"
  case initialProperty = "‹name›‹mode? in mode #›, line ‹line›: 'initial' leaves the property without a value"
  case missingProperties = "'var(‹first›)'‹rest? and # more›: not defined in any style sheet that was read"
  case importWithoutFile = "the colours imported from '‹path›': ‹why›"
  case sourcesWithoutFiles = "the tokens of '‹first›'‹rest? and # more›: no file matches"
  case unknownColor = "‹token›: Vega computes the colours, so the file does not contain them"
  case textsOnTiles =
    "‹count|colour|colours› of texts on tiles, first in line ‹line›: each tile has a colour of its own"
  case schemeOfUnknownData =
    "scheme '‹name›': the data, which say how many of its ‹count› colours the chart draws, are not in this file"
  case moreUnknown = "more colours that the file does not contain"

  // Parts beside the series and their background.
  case sameAsBackground = "text and background are both ‹hex›: set the correct one with --text or --background"
  case noColorOfName = "mode ‹mode›: no colour has the name ‹name›, given for '‹part›'"
  case fewStops = "mode ‹mode›: ‹count› colours have the name '‹name›', which was given for a ramp"
  case pairsBeyond = "mode ‹mode›: contrast of more than ‹most› pairs"
  case noColorInMode = "'‹name›' has no colour of its own for mode ‹mode›"
  case labelsLikeMarks = "legend.labelcolor: the texts of the legend take the colours of what they name"
  case savedOtherwise = "savefig: the background of saved pictures, which is not that of the figure"
  case calculated = "‹token› is calculated by Power BI and cannot be read here"
  case besideSeries = "‹token›: only the colours of series, and what is behind and beside them, are compared"
  case colorsOfPoints = "‹trace›: its points have colours of their own, which are not compared as series"
  case colorsOfVisuals = "‹count|colour|colours› set for visuals, the first at ‹place›"

  // Pictures.
  case classesOrSeries =
    "colours that lie beside similar ones may be classes of a ramp, as in filled contours; they were checked as series, and --ramp checks them as a ramp"
  case doubtfulColors =
    "‹colors› may come from translucent marks, shadows, letters or thin lines; --series checks those that you name"
  case greyColors =
    "greys such as ‹colors› are text, lines, surfaces or grey series; --series checks those that you name"
  case unreadFrames = "‹part›"
}
