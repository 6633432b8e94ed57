/// The anchor that keeps its position on screen through one change, and the geometry that was visible when it was chosen.
package struct HeldAnchor: Hashable, Sendable {
  /// The anchor along the axis.
  private let anchor: ScrollAnchor
  /// The axis along which it is held.
  private let space: AnchorSpace
  /// The visible geometry when it was chosen.
  private let visible: VisibleGeometry
  /// Why it is held.
  package let reason: Reason
  /// The views that begin in sight in front of the item that is held, which moves by what they grow by.
  private var preceding: [AnchorCandidate] = []
  /// How far the offset was moved already so that it stands still.
  private var applied = Distance.zero
  /// How often the layout had moved the offset itself when it was chosen.
  private var adjustmentsBefore = 0

  /// Why something is held.
  package enum Reason: Sendable {
    /// The data is new.
    case reload
    /// Elements have found their sizes.
    case measuring
    /// The layout, the insets or the size have changed.
    case layout
    /// A batch of updates.
    case update
    /// Left and right are exchanged, perhaps about another width; only the place in the content is held.
    case mirror
  }

  /// Chooses what stands still; nil when the policy holds nothing but the offset.
  ///
  /// - Parameters:
  ///   - policy: What the app or the engine wants to stand still.
  ///   - candidates: The items that may be held.
  ///   - boundaries: The views beside items of which those stay where they begin that begin in sight in front of the item.
  ///   - space: The axis along which it stands still.
  ///   - visible: What is visible.
  ///   - reason: Why it is held.
  package init?(
    _ policy: AnchorPolicy,
    among candidates: some Sequence<AnchorCandidate>,
    behind boundaries: [AnchorCandidate] = [],
    along space: AnchorSpace,
    in visible: VisibleGeometry,
    for reason: Reason
  ) {
    let anchor = ScrollAnchor(policy, among: candidates, in: space.viewport(visible))
    guard anchor.hold != .offset else { return nil }
    self.init(anchor, along: space, in: visible, for: reason)
    guard case .item(_, let edge, let distance, _) = anchor.hold else { return }
    let first = anchor.viewport.visibleStart - AnchorSpan.rounding
    let last = anchor.viewport.position(of: edge) + distance + AnchorSpan.rounding
    preceding = boundaries.filter { (first...max(first, last)).contains($0.span.start) }
  }

  /// The place in the content, counted from where reading begins, for content that may be mirrored otherwise.
  ///
  /// With `sticking`, content at its start stays there when the insets change.
  package init(
    placeIn visible: VisibleGeometry,
    along space: AnchorSpace,
    sticking: Bool
  ) {
    let policy = sticking ? AnchorPolicy.firstStarting.sticking() : .offset
    let anchor = ScrollAnchor(
      policy,
      among: EmptyCollection<AnchorCandidate>(),
      in: space.viewport(visible)
    )
    self.init(anchor, along: space, in: visible, for: .mirror)
  }

  private init(
    _ anchor: ScrollAnchor,
    along space: AnchorSpace,
    in visible: VisibleGeometry,
    for reason: Reason
  ) {
    self.anchor = anchor
    self.space = space
    self.visible = visible
    self.reason = reason
  }

  /// The same anchor, chosen when the layout had moved the offset so often itself, since whenever.
  package func chosen(afterAdjustments count: Int) -> HeldAnchor {
    var held = self
    held.adjustmentsBefore = count
    return held
  }

  /// Whether the layout has moved the offset itself since it was chosen, which then is the layout's to decide.
  ///
  /// What is held over a reload stands still all the same. `count` is how often the layout has moved the offset by now,
  /// counted as for `chosen(afterAdjustments:)`; moves that cancel each other out count.
  package func isOvertaken(byAdjustments count: Int) -> Bool {
    reason != .reload && count != adjustmentsBefore
  }

  /// Whether the app or UIKit holds something, and not just the place in mirrored content.
  package var isFirm: Bool { reason != .mirror }

  /// The element whose place decides where the offset has to be; nil if none does.
  ///
  /// `map` leads from the index space in which it was chosen to the present one; without one it is the element that
  /// has the same path, if there is such an element.
  package func target(through map: IndexMap?) -> ElementIdentity<After>? {
    if let map { return anchor.target(through: map).map { ElementIdentity(cell: $0) } }
    guard case .item(let path, _, _, _) = anchor.hold else { return nil }
    return ElementIdentity(
      kind: anchor.kind,
      section: NewSection(path.section.index),
      item: path.item
    )
  }

  /// The same anchor after a batch, which may have changed what is held; nil if nothing is left of it.
  package func translated(through map: IndexMap) -> HeldAnchor? {
    anchor.translated(through: map).map {
      var held = HeldAnchor($0, along: space, in: visible, for: reason)
      held.applied = applied
      held.adjustmentsBefore = adjustmentsBefore
      return held
    }
  }

  /// Notes that the offset was moved so that it stands still.
  package mutating func noteOffsetMoved(by distance: Distance) { applied = applied + distance }

  /// The same anchor of which is known how far the offset was moved for it in all.
  func applied(_ distance: Distance) -> HeldAnchor {
    var held = self
    held.applied = distance
    return held
  }

  /// Returns how much longer the views have become that begin in sight in front of the item.
  ///
  /// - Parameter frame: Where such a view is now; nil if there is none any more.
  /// - Returns: The length, which is below zero where they are shorter.
  package func growthInFront(_ frame: (ElementIdentity<After>) -> Rect?) -> Double {
    preceding.reduce(0) { growth, view in
      let section = NewSection(view.path.section.index)
      let identity = ElementIdentity(kind: view.kind, section: section, item: view.path.item)
      guard let length = frame(identity)?.size.extent(along: space.axis) else { return growth }
      return growth + length - (view.span.end - view.span.start)
    }
  }

  /// Where the offset has to be for it to stand still.
  ///
  /// - Parameters:
  ///   - frame: Where the item that is held is now, on screen; nil for an edge of the content, and when it is
  ///     not known, which keeps the offset.
  ///   - growth: How far along the axis the item moves on screen.
  ///   - now: What is visible now; what has moved the offset in between is kept.
  ///   - clamped: Whether the offset comes to lie inside the content.
  /// - Returns: The content offset.
  package func offset(
    holding frame: Rect?,
    movedBy growth: Double = 0,
    in now: VisibleGeometry,
    clamped: Bool
  ) -> Point {
    if !isFirm, now.differsOnlyInOffset(from: visible) { return now.bounds.origin }
    var now = now
    now.bounds = now.bounds.offsetBy(x: -applied.x, y: -applied.y)
    let viewport = space.viewport(now, after: visible)
    let shift = anchor.shift(
      toHold: frame.map { space.span($0, now.mirror).offsetBy(-growth) },
      in: viewport,
      clamped: clamped
    )
    return space.contentOffset(viewport.offset + shift, in: now, after: visible)
  }
}
