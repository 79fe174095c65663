/// Numbers from 0 to 1 that look random and are the same every time (SplitMix64 of Steele, Lea and Flood, 2014).
func random(_ place: Int) -> Double {
  var number = UInt64(place + 1) &* 0x9E37_79B9_7F4A_7C15
  number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
  number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
  return Double((number ^ number >> 31) >> 11) / Double(1 << 53)
}
