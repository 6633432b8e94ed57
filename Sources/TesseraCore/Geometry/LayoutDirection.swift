/// The direction in which the lines of a layout are read.
public enum LayoutDirection: Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
