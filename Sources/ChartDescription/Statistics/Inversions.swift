/// Sorts numbers and counts the inversions: pairs of which the greater comes first. Equal numbers count nothing.
///
/// O(n log n), by merging: W. R. Knight, "A computer method for calculating Kendall's tau with ungrouped data", Journal of
/// the American Statistical Association 61, 1966.
func sortCountingInversions(_ values: inout [Double]) -> Int {
  let count = values.count
  var merged = values
  var inversions = 0
  var width = 1
  while width < count {
    var start = 0
    while start < count {
      let middle = min(start + width, count)
      let end = min(middle + width, count)
      var (left, right) = (start, middle)
      for target in start..<end {
        if left < middle, right >= end || values[left] <= values[right] {
          merged[target] = values[left]
          left += 1
        } else {
          merged[target] = values[right]
          right += 1
          inversions += middle - left
        }
      }
      start = end
    }
    swap(&values, &merged)
    width *= 2
  }
  return inversions
}
