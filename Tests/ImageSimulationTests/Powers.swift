import RealModule

/// x to a power.
func power(_ x: Double, _ exponent: Double) -> Double { Double.pow(x, exponent) }
