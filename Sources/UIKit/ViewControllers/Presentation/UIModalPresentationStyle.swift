/// The part of a window that a presented controller covers.
///
/// Nothing is presented in a part of a window but a popover.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As `pageSheet`.
  case automatic = -2
  /// No other style: the answer of a delegate that keeps a popover where the width is compact. As `pageSheet` for a controller.
  case none = -1
  /// The whole window, in place of what was there.
  case fullScreen = 0
  /// A card in the middle that is as high as the window with margins, over the dimmed window.
  case pageSheet = 1
  /// A smaller card in the middle, over the dimmed window.
  case formSheet = 2
  /// The whole window, in front of what was there, which is seen where the view is clear.
  case overFullScreen = 5
  /// A card beside what it belongs to, where the width is regular; see `UIPopoverPresentationController`.
  case popover = 7
}

/// The transition with which a presented controller appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It comes up from the bottom edge.
  case coverVertical = 0
  /// It fades in.
  case crossDissolve = 2
}
