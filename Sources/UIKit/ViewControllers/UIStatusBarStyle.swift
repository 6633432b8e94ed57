/// The colours of a status bar.
///
/// A desktop has no such bar: controllers say what they would like, and are never asked.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance of the program asks for.
  case `default` = 0
  /// Light, for dark content.
  case lightContent = 1
  /// Dark, for light content.
  case darkContent = 3
}

/// The ways in which a status bar comes and goes.
///
/// A desktop has no such bar: controllers say what they would like, and are never asked.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By becoming transparent.
  case fade
  /// By moving.
  case slide
}
