/// The properties that all sections of a flow arrangement share.
public struct FlowConfiguration: Hashable, Sendable {
  /// The axis along which lines follow each other and content scrolls.
  public var axis: Axis
  /// The extent of the viewport across the scroll axis, in points.
  ///
  /// A negative or not finite extent counts as zero and is reported.
  public var crossExtent: Double
  /// The direction in which lines are read; from right to left the solved layout is mirrored.
  public var direction: LayoutDirection
  /// The distribution of the items in the last line of each section.
  public var lastLine: FlowLastLine

  /// Creates a configuration.
  public init(
    axis: Axis = .vertical,
    crossExtent: Double,
    direction: LayoutDirection = .leftToRight,
    lastLine: FlowLastLine = .automatic
  ) {
    self.axis = axis
    self.crossExtent = crossExtent
    self.direction = direction
    self.lastLine = lastLine
  }
}

/// The distribution of the items in the last line of a section.
///
/// An item longer than the line is centred whatever the choice.
public enum FlowLastLine: Sendable, CaseIterable {
  /// As UIKit does: on the grid of the section if its sizes are uniform, else from the leading edge.
  case automatic
  /// As every other line: first and last item at the edges, a lone item in the middle.
  case justified
  /// From the leading edge, with exactly the minimum spacing.
  case leading
  /// With the gaps of the line in front, as far as they fit.
  ///
  /// In a section of uniform sizes that is the grid. Else: behind a line of several items the gap is
  /// that line's gap, but never more than justifies this line; behind a lone item a lone item is
  /// centred as well, and several items stand as for ``leading``, as they do in an only line.
  case grid
}
