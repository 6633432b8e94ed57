public import CoreGraphics

/// The size of an element as far as it is known before it is displayed.
public enum ConversationItemSize: Hashable, Sendable {
  /// Nothing: the element is assumed to be as wide as the layout and as high as
  /// ``ConversationLayoutSettings/estimatedItemHeight``, until it is measured.
  case auto
  /// The size is assumed until the element is measured.
  ///
  /// An extent that is negative or not a number is zero, and a height below one point is one point.
  case estimated(CGSize)
  /// The size is what it will be; the layout takes no other from the element.
  ///
  /// An extent that is negative or not a number is zero. ``ConversationCell`` is not measured at all then.
  case exact(CGSize)
}

/// The alignment of an element across the column.
public enum ConversationItemAlignment: Hashable, Sendable {
  /// At the side where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
  /// It is as wide as the column.
  case fullWidth
}
