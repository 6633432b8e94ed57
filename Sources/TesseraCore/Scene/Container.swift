/// A part of a scene that scrolls by itself: the collection view, or a section inside it.
///
/// ```
///    parent's content
///   ┌──────────────────────────┐
///   │      frame               │
///   │  ┌──────────┐            │
///   │  │  ┌───────┼──────┐     │    The offset says which part of its content
///   │  │  │ shown │      │     │    shows in the frame.
///   │  └──┼───────┘      │     │
///   │     └──────────────┘     │
///   └──────────────────────────┘
/// ```
///
/// All numbers are in points; those that are not finite count as zero.
package struct Container: Hashable, Sendable {
  /// The identity of the container.
  package let identity: ContainerIdentity<Before>
  /// The container in whose content it is; nil for the root.
  package let parent: ContainerIdentity<Before>?
  /// Where it is, in the content coordinates of its parent; for the root, in those of its surroundings.
  package let frame: Rect
  /// The axis along which its content scrolls.
  package let axis: Axis
  /// The size of its content.
  package let contentSize: Size
  /// The offsets along its axis between which its content comes to rest.
  package let limits: ScrollLimits
  /// The content coordinates at the left top corner of its frame.
  package internal(set) var offset: Point

  /// Creates a container.
  ///
  /// It comes to rest inside its content unless `limits` says another place.
  package init(
    _ identity: ContainerIdentity<Before>,
    in parent: ContainerIdentity<Before>? = nil,
    frame: Rect,
    axis: Axis,
    contentSize: Size,
    limits: ScrollLimits? = nil,
    offset: Point = .zero
  ) {
    self.identity = identity
    self.parent = parent
    self.frame = frame.finite
    self.axis = axis
    self.contentSize = Size(
      width: max(0, contentSize.width.finite),
      height: max(0, contentSize.height.finite)
    )
    self.limits =
      limits
      ?? ScrollLimits(
        lower: 0,
        upper: self.contentSize.extent(along: axis) - self.frame.size.extent(along: axis)
      )
    self.offset = Point(x: offset.x.finite, y: offset.y.finite)
  }

  /// Scrolls its content to a finite offset.
  package mutating func scroll(to offset: Point) { self.offset = offset }

  /// The rectangle of its content that is visible where nothing clips it, in its content coordinates.
  package var bounds: Rect { Rect(origin: offset, size: frame.size) }

  /// The offset nearest to `offset` at which it is at rest: across its axis zero, and along it inside its
  /// limits.
  ///
  /// The root is clamped by the collection view, which knows its insets.
  package func restingOffset(nearest offset: Point) -> Point {
    along(limits.clamped((axis == .horizontal ? offset.x : offset.y).finite))
  }

  /// The first offset at which it is at rest.
  package var firstRest: Point { along(limits.lower) }

  private func along(_ offset: Double) -> Point {
    axis == .horizontal ? Point(x: offset, y: 0) : Point(x: 0, y: offset)
  }

  /// A rectangle of its content in the content coordinates of its parent.
  package func inParent(_ rect: Rect) -> Rect {
    rect.offsetBy(x: frame.x - offset.x, y: frame.y - offset.y)
  }

  /// A rectangle in the content of its parent in its own content coordinates.
  package func fromParent(_ rect: Rect) -> Rect {
    rect.offsetBy(x: offset.x - frame.x, y: offset.y - frame.y)
  }
}

extension Double {
  fileprivate var finite: Double { isFinite ? self : 0 }
}

extension Rect {
  fileprivate var finite: Rect {
    Rect(x: x.finite, y: y.finite, width: max(0, width.finite), height: max(0, height.finite))
  }
}
