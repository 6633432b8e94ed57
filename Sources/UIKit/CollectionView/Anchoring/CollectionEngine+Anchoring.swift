import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Chooses what shall stand still; `nil` when the policy holds nothing.
  ///
  /// Cells that cover others, such as pinned ones, are not chosen.
  func takeAnchor(
    _ policy: AnchorPolicy,
    _ reason: HeldAnchor.Reason,
    insets: UIEdgeInsets? = nil
  ) -> HeldAnchor? {
    pass.shift = .zero
    let space = anchorSpace
    let visible = visibleGeometry(insets: insets)
    let anchor = ScrollAnchor(
      policy,
      among: candidates(policy, space),
      in: space.viewport(visible)
    )
    guard anchor.hold != .offset else { return nil }
    return HeldAnchor(anchor: anchor, space: space, visible: visible, reason: reason)
  }

  /// The place in mirrored content, counted from where reading begins; `nil` when nothing is mirrored.
  ///
  /// With `sticking`, content at its start stays there when the insets change.
  func placeInMirroredContent(
    insets: UIEdgeInsets? = nil,
    sticking: Bool = false
  ) -> HeldAnchor? {
    guard screen.offsetMirror != .off || mirror != .off else { return nil }
    let space = anchorSpace
    let visible = visibleGeometry(insets: insets)
    let policy = sticking ? AnchorPolicy.firstStarting.sticking() : .offset
    let anchor = ScrollAnchor(policy, among: [], in: space.viewport(visible))
    return HeldAnchor(anchor: anchor, space: space, visible: visible, reason: .mirror)
  }

  private var anchorSpace: AnchorSpace { AnchorSpace(axis: layoutCalls.mainAxis ?? axis) }

  /// What can be seen of what is on screen.
  private func visibleGeometry(insets: UIEdgeInsets?) -> AnchorSpace.VisibleGeometry {
    AnchorSpace.VisibleGeometry(
      bounds: view.bounds,
      insets: insets ?? view.adjustedContentInset,
      contentSize: view.contentSize,
      mirror: screen.offsetMirror
    )
  }

  private func candidates(_ policy: AnchorPolicy, _ space: AnchorSpace) -> [AnchorCandidate] {
    func candidate(_ path: OldPath, _ frame: CGRect, _ mirror: Mirror) -> AnchorCandidate {
      AnchorCandidate(path, space.span(frame, mirror))
    }
    if let item = policy.heldItem {
      let path = IndexPath(item: item.item, section: item.section.index)
      let mounted = screen.mounted[ElementIdentity<Before>(cell: path)]
      // In sight or not; but only a layout that knows the present data can be asked.
      let placed =
        validity >= .prepared && knownCounts.contains(path)
        ? attributesFromLayout(for: .cell(path)) : nil
      if let mounted, let shown = mounted.shown {
        return [candidate(item, frameInRoot(shown.frame, of: mounted.container), screen.mirror)]
      }
      return placed.map { [candidate(item, $0.frame, mirror)] } ?? []
    }
    let cells = screen.mounted.values.filter { $0.key.kind == .cell && $0.shown?.isHidden == false }
    // What is in another container covers nothing outside of it.
    let floating = FloatingPlaces(
      cells.compactMap { $0.container == .root ? $0.shown.map(place) : nil },
      along: Axis(space.axis),
      in: Rect(view.bounds)
    )
    return cells.compactMap { element in
      guard let shown = element.shown,
        element.container != .root || !floating.floats(place(shown))
      else { return nil }
      return candidate(
        OldPath(section: element.key.section, item: element.key.item),
        frameInRoot(shown.frame, of: element.container),
        screen.mirror
      )
    }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) -> FloatingPlaces.Place {
    FloatingPlaces.Place(Rect(attributes.frame), depth: attributes.zIndex)
  }

  /// Where the offset has to be now for an anchor to stand still.
  ///
  /// `map` leads from the numbering in which it was chosen to the present one; without one an item is
  /// what has its place in the numbering.
  func offset(
    holding held: HeldAnchor,
    through map: IndexMap? = nil,
    contentSize: CGSize,
    clamped: Bool
  ) -> CGPoint {
    let now = AnchorSpace.VisibleGeometry(
      bounds: view.bounds,
      insets: view.adjustedContentInset,
      contentSize: contentSize,
      mirror: mirror
    )
    let target = target(of: held.anchor, through: map)
    let frame = target.flatMap { attributesFromLayout(for: .cell($0))?.frame }
    return held.offset(holding: frame, in: now, clamped: clamped)
  }

  private func target(of anchor: ScrollAnchor, through map: IndexMap?) -> IndexPath? {
    guard let map else {
      guard case .item(let path, _, _, _) = anchor.hold else { return nil }
      let same = IndexPath(item: path.item, section: path.section.index)
      return knownCounts.contains(same) ? same : nil
    }
    return anchor.target(through: map).map {
      IndexPath(item: $0.item, section: $0.section.index)
    }
  }

  /// Whether the offset comes to lie inside the content at once: nothing moves or holds it.
  ///
  /// What a hand holds, or what moves, may be past an edge and comes back by itself.
  var isAtRest: Bool {
    guard case .idle = view.activity else { return false }
    return true
  }
}

extension CollectionEngine {
  /// What keeps its place when everything is asked for again.
  ///
  /// Unless the app has a policy, content that is at its start stays at its start. Otherwise the first
  /// cell that starts in sight stays where it is if there is still an item with its path.
  func anchorOverReload() -> HeldAnchor? {
    if let policy = anchorPolicy { return takeAnchor(policy, .reload) }
    return takeAnchor(.firstStarting.sticking(), .reload)
  }

  /// What keeps its place while views find their sizes.
  func anchorOverMeasuring() -> HeldAnchor? {
    takeAnchor(anchorPolicy ?? .firstStarting, .measuring)
  }

  /// What keeps its place when the layout places everything anew; nothing unless the app has a policy.
  func anchorOverLayout() -> HeldAnchor? {
    anchorPolicy.flatMap { takeAnchor($0, .layout) }
  }

  /// The size or the insets, which are still `insets`, are about to change.
  ///
  /// With `sticking`, mirrored content at its start stays there, as scroll views have it for the safe area.
  func edgesWillChange(from insets: UIEdgeInsets, sticking: Bool = false) {
    guard pass.held == nil, turn.update == nil, validity > .replaced else { return }
    pass.held =
      anchorPolicy.flatMap { takeAnchor($0, .layout, insets: insets) }
      ?? placeInMirroredContent(insets: insets, sticking: sticking)
  }

  /// The size or the insets have changed: what is held moves with them, at once unless the layout has to
  /// place everything anew before.
  func edgesDidChange() {
    guard var held = pass.held, validity >= .prepared, turn.update == nil else { return }
    pass.held = nil
    keep(&held, contentSize: view.contentSize)
  }

  /// Moves the offset so that the anchor stands where it stood, and takes the new content size.
  ///
  /// A layout that has moved the offset itself meanwhile, by `contentOffsetAdjustment`, has the say.
  func keep(_ held: inout HeldAnchor, contentSize: CGSize) {
    // Whatever moves the offset from here on does so in these coordinates.
    screen.offsetMirror = mirror
    if held.reason != .reload, pass.shift != .zero { return }
    let target = offset(holding: held, contentSize: contentSize, clamped: isAtRest)
    let distance = CGVector(from: view.contentOffset, to: target)
    guard distance != .zero else { return }
    held.applied.dx += distance.dx
    held.applied.dy += distance.dy
    view.shiftContent(by: distance, size: contentSize)
    shiftDepartures(by: distance)
  }
}
