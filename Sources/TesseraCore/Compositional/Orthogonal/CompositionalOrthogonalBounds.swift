/// The bounds of the scrolled content of an orthogonal section, across the scroll axis of the layout (O8).
///
/// Within bounds the section's content is cut off at their edges, pages are as long as they are, and groups stop in them. Content insets
/// that reach further than the bounds scroll with the groups.
public enum CompositionalOrthogonalBounds: Sendable, CaseIterable {
  /// The container: content shows across all of it, and nothing is cut off (O1, O7).
  case container
  /// The area that the content insets leave free: the first group begins at the edge.
  case contentInsets
  /// The first element behind the section.
  ///
  /// Without one it is ``container``.
  case background
}

extension CompositionalSection {
  /// Returns the insets that the groups leave free: content insets and guides, and the area outside of the bounds.
  func groupInsets(along axis: Axis) -> Insets {
    let own = contentInsets + guideInsets
    guard orthogonalScrolling != .none, orthogonalBounds != .container else { return own }
    let outside = boundInsets(along: axis)
    return axis == .vertical
      ? Insets(
        top: own.top,
        leading: max(own.leading, outside.leading),
        bottom: own.bottom,
        trailing: max(own.trailing, outside.trailing)
      )
      : Insets(
        top: max(own.top, outside.top),
        leading: own.leading,
        bottom: max(own.bottom, outside.bottom),
        trailing: own.trailing
      )
  }

  /// Returns the insets that the bounds leave free of the container across the scroll axis; they are never larger than it.
  func boundInsets(along axis: Axis) -> Insets {
    guard orthogonalScrolling != .none else { return .zero }
    switch orthogonalBounds {
    case .container: return .zero
    case .contentInsets:
      return (contentInsets + guideInsets).keeping(axis.crossing).withoutNegative
    case .background:
      guard let background = backgrounds.first else { return .zero }
      let around = background.span == .groups ? contentInsets + guideInsets : .zero
      return (around + background.contentInsets).keeping(axis.crossing).withoutNegative
    }
  }
}

extension Insets {
  fileprivate var withoutNegative: Insets {
    Insets(
      top: max(0, top),
      leading: max(0, leading),
      bottom: max(0, bottom),
      trailing: max(0, trailing)
    )
  }
}
