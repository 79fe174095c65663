/// Which baseline a run takes.
struct BaselineChoice: Hashable {
  /// The file, where one is named.
  var named: String?
  /// Whether none is taken.
  var isOff = false
  /// Whether the file that is named need not be there yet.
  var mayBeNew = false
  /// Whether a file that cannot be used is taken for an empty one, to be written over.
  var startsAnew = false
}
