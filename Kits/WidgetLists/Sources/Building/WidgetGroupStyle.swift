public import CoreGraphics

/// The arrangement of the widgets in a group.
public enum WidgetGroupStyle: Hashable, Sendable {
  /// Below each other, each as wide as the group.
  case rows
  /// Beside each other in so many columns of equal width, line by line.
  ///
  /// - Parameters:
  ///   - count: The number of columns; less than 1 counts as 1.
  ///   - spacing: The distance between columns and between lines, in points.
  ///   - alignment: Where widgets stand that are less high than their line.
  case columns(count: Int, spacing: CGFloat = 0, alignment: WidgetAlignment = .top)
  /// Beside each other, each as wide as it asks for, in as many lines as that needs.
  ///
  /// The lines of a run are found for the whole run, which asks for all its sizes: long runs are better columns.
  ///
  /// - Parameters:
  ///   - spacing: The distance between widgets and between lines, in points.
  ///   - alignment: Where widgets stand that are less high than their line.
  case run(spacing: CGFloat = 0, alignment: WidgetAlignment = .center)
}

/// The alignment of a widget that is less high than its line.
public enum WidgetAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// Nowhere: it is made as high as the line.
  case fill
}

/// The distance of widgets from the sides of the group around theirs, in points.
public struct WidgetMargins: Hashable, Sendable {
  /// On the side where reading begins.
  public var leading: CGFloat
  /// On the side where reading ends.
  public var trailing: CGFloat

  /// Creates margins; what is not finite counts as 0.
  public init(leading: CGFloat = 0, trailing: CGFloat = 0) {
    self.leading = leading.isFinite ? leading : 0
    self.trailing = trailing.isFinite ? trailing : 0
  }

  /// Equal margins on both sides.
  public init(_ both: CGFloat) { self.init(leading: both, trailing: both) }

  static func + (left: WidgetMargins, right: WidgetMargins) -> WidgetMargins {
    WidgetMargins(
      leading: left.leading + right.leading,
      trailing: left.trailing + right.trailing
    )
  }
}
