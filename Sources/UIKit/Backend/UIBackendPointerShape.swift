/// The shape of the pointer over a window.
public enum UIBackendPointerShape: Hashable, Sendable {
  /// The desktop's own: an arrow, or that of a widget which the backend shows there.
  case standard
  /// None: the pointer is not seen.
  case hidden
  /// A pointing hand, over what can be pressed.
  case hand
  /// A bar between the letters of lines that run across.
  case verticalBeam
  /// A bar between the letters of lines that run down.
  case horizontalBeam
  /// A filled outline in points, with the place that is pointed at in its origin.
  case outline(UIBackendPath)
}
