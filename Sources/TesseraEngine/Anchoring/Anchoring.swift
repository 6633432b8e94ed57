package import TesseraCore

/// The anchor that the content offset follows, and the adjustments that the layout has made to the offset itself.
///
/// An owner of the engine's state. The offset is the view's; the passes move it.
package final class OffsetHold {
  /// The anchor policy of the app, unless it names an item, which is followed by path; `nil` for UIKit's own policy.
  @exclusivity(unchecked) package private(set) var policy: AnchorPolicy?
  /// How the offset follows from a place in the layout; ahead of what is on screen until that is placed anew.
  @exclusivity(unchecked) package private(set) var mirror = ContentMirror.off
  @exclusivity(unchecked) private var edges = Edges.still
  /// How often the layout has moved the offset itself; an anchor knows how often it had when it was chosen.
  private var adjustments = 0
  /// Where the offset has ended when an edge of the content has cut off what the layout moved it by last.
  @exclusivity(unchecked) private var cutOff: Point?

  /// Whether the edges of the visible area, which are the size of the view and the insets, are changing.
  private enum Edges {
    /// The offset is inside of them, or moves.
    case still
    /// They are changing, or have changed, and an anchor keeps its position.
    case moving(HeldAnchor)
    /// They have changed while an anchor kept its position, so that the offset may be outside of them.
    case moved
  }

  package func take(_ policy: AnchorPolicy?) { self.policy = policy }

  /// The offset follows from now on by `mirror`.
  package func note(_ mirror: ContentMirror) { self.mirror = mirror }
}

// The anchor that keeps its position while the size or the insets change.
extension OffsetHold {
  package var held: HeldAnchor? {
    guard case .moving(let held) = edges else { return nil }
    return held
  }

  /// Keeps an anchor in its position until everything is placed for the new edges.
  package func hold(_ anchor: HeldAnchor) { edges = .moving(anchor) }

  /// Returns the anchor, which is no longer held, so that the offset can be corrected.
  @discardableResult
  func takeHeld() -> HeldAnchor? {
    guard case .moving(let held) = edges else { return nil }
    edges = .moved
    return held
  }

  /// A batch leads to other index paths; what it leaves nothing of is not held any more.
  package func translate(through map: IndexMap) {
    guard let held = takeHeld()?.translated(through: map) else { return }
    edges = .moving(held)
  }

  /// Whether the offset may be outside of edges that have moved, and nothing is held; asked once.
  func takeWhetherOutside() -> Bool {
    guard case .moved = edges else { return false }
    edges = .still
    return true
  }
}

// Adjustments of the offset by the layout.
extension OffsetHold {
  /// An anchor that is chosen now.
  package func chosen(_ anchor: HeldAnchor?) -> HeldAnchor? {
    anchor?.chosen(afterAdjustments: adjustments)
  }

  /// Whether the layout has moved the offset itself since an anchor was chosen.
  func isOvertaken(_ anchor: HeldAnchor) -> Bool { anchor.isOvertaken(byAdjustments: adjustments) }

  /// The layout moves the offset itself.
  func noteAdjustment() { adjustments += 1 }

  /// The layout has moved the offset from `start` to `end`, where an edge may have stopped it.
  func noteAdjustment(by distance: Distance, from start: Point, to end: Point) {
    let isWhole =
      abs(end.x - start.x - distance.x) < 1e-6 && abs(end.y - start.y - distance.y) < 1e-6
    cutOff = isWhole ? nil : end
  }

  /// Whether the layout has wanted the offset to go on from where it is, in this pass.
  func isCutOff(at offset: Point) -> Bool { cutOff == offset }

  /// A pass has ended: what is cut off stays so.
  func forgetCutOff() { cutOff = nil }
}

/// The phase that chooses what keeps its position over a change, and moves the offset so that it does.
package final class Anchoring: ArrangedPhase {
  package let arranging: Arranging

  init(_ arranging: Arranging) { self.arranging = arranging }
}

extension Anchoring {
  /// Chooses what shall stand still; `nil` when the policy holds nothing.
  ///
  /// Elements that cover cells, such as pinned ones, are not chosen. A policy that the app has chosen holds cells, what
  /// UIKit holds may be a supplementary view as well. Over a reload and while sizes are found, a supplementary view that begins
  /// in sight in front of the first visible item grows downwards.
  ///
  /// With `amongSeen`, only elements that were on screen before this pass are.
  package func takeAnchor(
    _ policy: AnchorPolicy,
    _ reason: HeldAnchor.Reason,
    insets: Insets? = nil,
    amongSeen: Bool = false
  ) -> HeldAnchor? {
    let space = anchorSpace
    return offsetHold.chosen(
      HeldAnchor(
        policy,
        among: candidates(policy, space, amongSeen: amongSeen),
        behind: boundaries(policy, reason, space, amongSeen: amongSeen),
        along: space,
        in: visibleGeometry(insets: insets),
        for: reason
      )
    )
  }

  /// The place in mirrored content, counted from where reading begins; `nil` when nothing is mirrored.
  ///
  /// With `sticking`, content at its start stays there when the insets change.
  func placeInMirroredContent(
    insets: Insets? = nil,
    sticking: Bool = false
  ) -> HeldAnchor? {
    guard offsetHold.mirror != .off || preparing.mirror != .off else { return nil }
    return offsetHold.chosen(
      HeldAnchor(
        placeIn: visibleGeometry(insets: insets),
        along: anchorSpace,
        sticking: sticking
      )
    )
  }

  private var anchorSpace: AnchorSpace {
    AnchorSpace(axis: layoutCalls.mainAxis ?? axis)
  }

  /// What can be seen of what is on screen.
  private func visibleGeometry(insets: Insets?) -> VisibleGeometry {
    VisibleGeometry(
      bounds: host.bounds,
      insets: insets ?? host.adjustedContentInset,
      contentSize: host.contentSize,
      mirror: offsetHold.mirror
    )
  }

  /// The supplementary views that the first visible item may follow.
  private func boundaries(
    _ policy: AnchorPolicy,
    _ reason: HeldAnchor.Reason,
    _ space: AnchorSpace,
    amongSeen: Bool
  ) -> [AnchorCandidate] {
    guard policy.hold == .firstVisible, reason == .measuring || reason == .reload else { return [] }
    return candidates(.firstStarting, space, amongSeen: amongSeen).filter { $0.kind != .cell }
  }

  private func candidates(
    _ policy: AnchorPolicy,
    _ space: AnchorSpace,
    amongSeen: Bool
  ) -> [AnchorCandidate] {
    func candidate(_ path: ShownPath, _ frame: Rect, _ mirror: ContentMirror) -> AnchorCandidate {
      AnchorCandidate(path, space.span(frame, mirror))
    }
    if let item = policy.heldItem {
      let mounted = views[ElementIdentity(cell: item)]
      // In sight or not; but only a layout that knows the present data can be asked.
      let placed =
        validity >= .prepared && counting.knownCounts.contains(item)
        ? arranging.attributesFromLayout(for: .cell(item)) : nil
      if let mounted, let shown = mounted.shown {
        return [candidate(item, frameInRoot(shown.rect, of: mounted.container), session.mirror)]
      }
      return placed.map { [candidate(item, $0.rect, preparing.mirror)] } ?? []
    }
    let cells = views.mounted.values.filter { $0.key.kind == .cell && $0.shown?.isHidden == false }
    let bounds = host.bounds
    // What is in another container covers nothing outside of it.
    let floating = FloatingPlaces(
      cells.compactMap { $0.container == .root ? $0.shown.map(place) : nil },
      along: space.axis,
      in: bounds
    )
    let others = policy.hold == .firstStarting ? supplementaryViewsInContent(floating) : []
    return (cells + others).compactMap { element in
      guard let frame = restingFrame(of: element), !amongSeen || element.display == .announced,
        element.key.kind != .cell || element.container != .root
          || element.shown.map({ floating.floats(place($0)) }) == false,
        space.isVisibleAcross(frame, in: bounds)
      else { return nil }
      let path = ShownPath(section: element.key.section, item: element.key.item)
      return AnchorCandidate(path, space.span(frame, session.mirror), kind: element.key.kind)
    }
  }

  /// The supplementary views that are a part of the content as cells are: in no container, over or under no cell.
  private func supplementaryViewsInContent(_ cells: FloatingPlaces) -> [MountedElement] {
    views.mounted.values.filter { element in
      guard case .supplementaryView = element.element, element.container == .root,
        !element.key.isGlobal, let shown = element.shown, !shown.isHidden
      else { return false }
      return !cells.floats(FloatingPlaces.Place(shown.rect, depth: .max))
    }
  }

  private func place(_ attributes: any ElementAttributes) -> FloatingPlaces.Place {
    FloatingPlaces.Place(attributes.rect, depth: attributes.zIndex)
  }

  /// Where the view of an element would be if nothing pinned it, in the content of the collection view.
  private func restingFrame(of element: MountedElement) -> Rect? {
    guard let shown = element.shown else { return nil }
    return arranging.restingFrame(of: element.element, shown.rect, in: element.container)
  }

  /// Where the layout has an element, or would have it if nothing pinned it; `nil` if there is none such.
  func frameFromLayout(of element: ElementIdentity<After>) -> Rect? {
    guard let element = session.kinds.element(for: element.next) else { return nil }
    let path = element.path
    switch element {
    case .cell: guard counting.knownCounts.contains(path) else { return nil }
    case .supplementaryView:
      guard counting.knownCounts.containsSection(of: path) else { return nil }
      if let frame = layoutCalls.restingFrame(of: element) { return preparing.mirror.apply(frame) }
    case .decorationView, .container: return nil
    }
    return arranging.attributesFromLayout(for: element)?.rect
  }

  /// What keeps its place when everything is asked for again.
  ///
  /// Unless the app has a policy, content that is at its start stays at its start. Otherwise the first
  /// cell or supplementary view that starts in sight stays where it is if there is still one with its path.
  func anchorOverReload() -> HeldAnchor? {
    if let policy = anchorPolicy { return takeAnchor(policy, .reload) }
    return takeAnchor(.firstStarting.sticking(), .reload)
  }

  /// What keeps its place while views find their sizes.
  ///
  /// Unless the app has a policy, content that is at its start stays at its start, whatever grows there.
  ///
  /// Elements that come into view were seen nowhere: they are held only where nothing else is in sight. A layout that has
  /// moved the offset beyond an edge of the content holds something itself, for which there is room again if content grows.
  func anchorOverMeasuring() -> HeldAnchor? {
    if anchorPolicy == nil, offsetHold.isCutOff(at: host.bounds.origin) { return nil }
    let policy = anchorPolicy ?? .firstStarting.sticking()
    return takeAnchor(policy, .measuring, amongSeen: true) ?? takeAnchor(policy, .measuring)
  }

  /// Where the view of what is held is, in the content of the collection view.
  func shownFrame(of held: HeldAnchor) -> Rect? {
    held.target(through: nil).flatMap { views[$0.next] }.flatMap { restingFrame(of: $0) }
  }

  /// What keeps its place if the layout finds out that it has assumed something wrong: what is in sight, although an
  /// item that the app has chosen is elsewhere.
  ///
  /// Content that is at its start stays there. Nothing for a layout that assumes nothing, or if something in sight is
  /// held already.
  func anchorOverCorrection(_ held: HeldAnchor?) -> HeldAnchor? {
    guard validity > .replaced, layoutCalls.restsOnAssumptions else { return nil }
    if held != nil {
      guard let item = anchorPolicy?.heldItem,
        views[ElementIdentity(cell: item)] == nil
      else { return nil }
    }
    return takeAnchor(.firstStarting.sticking(), .measuring)
  }

  /// What keeps its place now that the layout has prepared: `seen`, from `anchorOverCorrection(_:)`, if it has done no
  /// more than correct an assumption; nothing otherwise.
  package func corrected(_ seen: HeldAnchor?) -> HeldAnchor? {
    session.displacement == .correction ? seen : nil
  }

  /// What keeps its place when the layout places everything anew; nothing unless the app has a policy.
  func anchorOverLayout() -> HeldAnchor? {
    anchorPolicy.flatMap { takeAnchor($0, .layout) }
  }

  /// The size or the insets, which are still `insets`, are about to change.
  ///
  /// With `sticking`, mirrored content at its start stays there, as scroll views have it for the safe area; they do so themselves where
  /// it is scrolled up and down.
  package func edgesWillChange(from insets: Insets, sticking: Bool = false) {
    guard offsetHold.held == nil, turn.update == nil, validity > .replaced else { return }
    let held =
      anchorPolicy.flatMap { takeAnchor($0, .layout, insets: insets) }
      ?? placeInMirroredContent(
        insets: insets,
        sticking: sticking && anchorSpace.axis == .horizontal
      )
    if let held { offsetHold.hold(held) }
  }

  /// The size or the insets have changed: what is held moves with them, at once unless the layout has to
  /// place everything anew before.
  package func edgesDidChange() {
    guard var held = offsetHold.held, turn.update == nil else { return }
    let isOvertaken = offsetHold.isOvertaken(held)
    guard isOvertaken || validity >= .prepared else { return }
    offsetHold.takeHeld()
    if !isOvertaken { keep(&held, contentSize: host.contentSize) }
    comeInside()
  }

  /// Brings content at rest inside edges that have moved while something was held.
  ///
  /// A scroll view leaves that to what is held, which leaves the offset to a layout that has moved it itself.
  func comeInside() {
    guard turn.update == nil, offsetHold.takeWhetherOutside() else { return }
    let inside = host.restingOffset(nearest: host.bounds.origin)
    let distance = Distance(from: host.bounds.origin, to: inside)
    guard isAtRest, distance != .zero else { return }
    host.shiftContent(by: distance)
    views.shiftDepartures(by: distance)
  }

  /// Moves the offset so that the anchor stands where it stood, and takes the new content size.
  ///
  /// An offset that the layout has moved itself meanwhile, by `contentOffsetAdjustment`, stays where it is.
  package func keep(_ held: inout HeldAnchor, contentSize: Size) {
    // Whatever moves the offset from here on does so in these coordinates.
    offsetHold.note(preparing.mirror)
    if offsetHold.isOvertaken(held) { return }
    let now = VisibleGeometry(
      bounds: host.bounds,
      insets: host.adjustedContentInset,
      contentSize: contentSize,
      mirror: preparing.mirror
    )
    let frame = held.target(through: nil).flatMap { frameFromLayout(of: $0) }
    let target = held.offset(
      holding: frame,
      movedBy: held.growthInFront { frameFromLayout(of: $0) },
      in: now,
      clamped: isAtRest
    )
    let distance = Distance(from: host.bounds.origin, to: target)
    guard distance != .zero else { return }
    held.noteOffsetMoved(by: distance)
    host.shiftContent(by: distance, size: contentSize, keepingEnds: true)
    views.shiftDepartures(by: distance)
  }
}

extension Anchoring {
  /// Holds an item of the app's choice in place; for `nil` the policy says which is held.
  package func hold(_ item: AnchoredItem?) { data.followed.anchor = item }

  /// The policy in force, with the path of its item as it is shown; `nil` for UIKit's own behaviour.
  package var anchorPolicy: AnchorPolicy? {
    guard let anchor = data.followed.anchor else { return offsetHold.policy }
    return .item(shownPath(of: anchor.path), edge: anchor.edge)
  }
}
