import PaletteRules

/// Why a colour cannot be written where it is; follows the name of the colour.
package enum WritingObstacle: String, MessageKind {
  case archived =
    "it is inside the archive '‹archive›', and archives are not rewritten: change it in its own program"
  case inNoFile = "it is written in no file"
  case binary = "the file is binary"
  case noToken = "it refers to no token"
  case amongLetters = "it is one of several letters in a row"
  case otherThanJSON = "it is written as an object that is not JSON"
  case otherSpace = "it is calculated from other values, or its colour space cannot hold the new one"
  case ofColor = "'‹text›' is calculated from another colour"
  case ofValues = "'‹text›' is calculated from other values"
  case ofText = "it is calculated from '‹text›'"
  case shared = "'‹text›' in its file sets more than this colour"
  case samePlace = "it is written in the same place as another colour"
  case readOtherwise = "its file, read again with another colour in its place, does not give that"
}
