import CoreGraphics
import Foundation

// Where elements come from and go to. The layout has the first word; what it leaves open is decided
// here.
extension CollectionEngine {
  /// How far the elements go that were on screen and still are, those that others may go along with.
  ///
  /// What is moved by itself, by a batch or by hand, takes nothing along, and decorations follow the rest.
  func displacements(of change: AnimatedUpdate) -> Displacements {
    let axis = axis
    let isReversed = mirror != .off
    let displacements = change.before.entries.compactMap { entry -> Displacements.Displacement? in
      let key = entry.mounted.key
      guard entry.element.category != .decorationView, screen.mounted[key] === entry.mounted,
        !change.translation.isMoved(entry.key), let former = entry.place?.frame,
        let arranged = screen.arrangement[key], !arranged.isAlwaysVisible
      else { return nil }
      let present = arranged.shown.frame
      return Displacements.Displacement(
        former: Displacements.Position(former, entry.key, along: axis, isReversed: isReversed),
        present: Displacements.Position(present, key, along: axis, isReversed: isReversed),
        distance: way(from: former, to: present, along: axis, isReversed: isReversed)
      )
    }
    return Displacements(displacements, axis: axis)
  }

  /// How far the end of a frame goes along an axis, and its middle across.
  private func way(
    from former: CGRect,
    to present: CGRect,
    along axis: NSLayoutConstraint.Axis,
    isReversed: Bool
  ) -> CGVector {
    guard axis == .horizontal else {
      return CGVector(dx: present.midX - former.midX, dy: present.maxY - former.maxY)
    }
    let distance = isReversed ? present.minX - former.minX : present.maxX - former.maxX
    return CGVector(dx: distance, dy: present.midY - former.midY)
  }

  /// Where an element is among its neighbours.
  private func position(_ frame: CGRect, _ key: ElementKey) -> Displacements.Position {
    Displacements.Position(frame, key, along: axis, isReversed: mirror != .off)
  }

  /// Where a new view starts, in content coordinates as they were before the change.
  func start(
    of arranged: ArrangedElement,
    _ change: AnimatedUpdate,
    _ displacements: Displacements
  ) -> UICollectionViewLayoutAttributes {
    guard !change.reducesMotion else {
      return faded(moved(arranged.shown, by: change.wholeOffsetDelta))
    }
    if let start = change.start(of: arranged.key), let attributes = shown(start, arranged, change) {
      return attributes
    }
    if let known = knownStart(of: arranged, change) { return known }
    guard change.keepsElements else { return faded(arranged.shown) }
    switch change.translation.source(of: arranged.key) {
    case .stayed:
      // It was somewhere out of sight, and comes with what is next to it.
      return moved(
        arranged.shown,
        by: displacements.near(position(arranged.shown.frame, arranged.key)) ?? .zero
      )
    case .reloaded, .isNew:
      let distance =
        displacements.inFront(of: position(arranged.shown.frame, arranged.key))
        ?? change.wholeOffsetDelta
      return faded(moved(arranged.shown, by: distance))
    }
  }

  /// Where an element was before the change, although it had no view, or another one.
  private func knownStart(
    of arranged: ArrangedElement,
    _ change: AnimatedUpdate
  ) -> UICollectionViewLayoutAttributes? {
    if case .layout(let former) = change.cause {
      let attributes = calls(to: former).attributes(for: arranged.answer.collectionElement)
      return attributes.flatMap { $0.isShowable ? change.before.mirror.shown($0) : nil }
    }
    guard change.keepsElements else { return nil }
    switch change.translation.source(of: arranged.key) {
    case .stayed(let former):
      return change.before.arrangement[former].map { resized($0.shown, to: arranged.shown.size) }
    case .reloaded(let former): return change.before.place(of: former).map(faded)
    case .isNew: return nil
    }
  }

  /// What the layout said of a start, as it is shown.
  ///
  /// Where it gave the element the size that it was to have, it gets the one that it has found since:
  /// nothing starts from an estimate.
  private func shown(
    _ start: AnimatedUpdate.Start,
    _ arranged: ArrangedElement,
    _ change: AnimatedUpdate
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = start.attributes else { return nil }
    guard attributes.isShowable else {
      report(
        .unshowable(
          arranged.answer.collectionElement,
          frame: attributes.frame,
          alpha: attributes.alpha
        )
      )
      return nil
    }
    // Starts are places of before the change, also in content that is mirrored about another width now.
    let former = change.before.mirror
    let shown = former.shown(attributes)
    guard shown.transform.isIdentity, shown.frame.size == start.frame.size,
      shown.frame.size != arranged.shown.size
    else { return shown }
    guard attributes.frame != mirror.apply(start.frame) else {
      let copy = arranged.shown.copy() as? UICollectionViewLayoutAttributes ?? shown
      copy.frame = former.apply(mirror.apply(arranged.shown.frame))
      copy.alpha = shown.alpha
      return copy
    }
    return resized(shown, to: arranged.shown.size)
  }

  /// Where a view that goes ends.
  func end(
    of entry: ScreenSnapshot.Entry,
    _ change: AnimatedUpdate,
    _ displacements: Displacements
  ) -> UICollectionViewLayoutAttributes {
    if change.reducesMotion, let shown = entry.mounted.shown { return faded(shown) }
    if let asked = change.end(of: entry.key) {
      if asked.isShowable { return mirror.shown(settled(asked, of: entry, change)) }
      report(.unshowable(entry.element, frame: asked.frame, alpha: asked.alpha))
    }
    let place = entry.place ?? UICollectionViewLayoutAttributes(forCellWith: IndexPath())
    switch change.translation.disposition(of: entry.key) {
    case .stays(let key):
      return attributesFromLayout(for: entry.element.withKey(key)) ?? faded(place)
    case .reloads(let key):
      return faded(attributesFromLayout(for: entry.element.withKey(key)) ?? place)
    case .goes:
      let distance =
        displacements.inFront(ofFormer: position(place.frame, entry.key)) ?? change.appliedDelta
      return faded(moved(place, by: CGVector(dx: -distance.dx, dy: -distance.dy)))
    }
  }

  /// What the layout said of an end, where the element stands now that sizes are found.
  ///
  /// Where it was to stand when the layout was asked may have followed from estimates.
  private func settled(
    _ asked: UICollectionViewLayoutAttributes,
    of entry: ScreenSnapshot.Entry,
    _ change: AnimatedUpdate
  ) -> UICollectionViewLayoutAttributes {
    guard change.isDefault(asked, of: entry.key),
      case .stays(let key) = change.translation.disposition(of: entry.key),
      let place = layoutCalls.attributes(for: entry.element.withKey(key)), place.isShowable,
      place.frame != asked.frame,
      let copy = asked.copy() as? UICollectionViewLayoutAttributes
    else { return asked }
    copy.frame = place.frame
    return copy
  }

  /// The attributes before a movement of `distance`.
  private func moved(
    _ attributes: UICollectionViewLayoutAttributes,
    by distance: CGVector
  ) -> UICollectionViewLayoutAttributes {
    guard distance != .zero,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.center = CGPoint(
      x: attributes.center.x - distance.dx,
      y: attributes.center.y - distance.dy
    )
    return copy
  }

  /// The attributes with another size at the same top corner, the one at which reading begins.
  private func resized(
    _ attributes: UICollectionViewLayoutAttributes,
    to size: CGSize
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    var frame = CGRect(origin: attributes.frame.origin, size: size)
    if mirror != .off { frame.origin.x = attributes.frame.maxX - size.width }
    copy.frame = frame
    return copy
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy ?? attributes
  }
}
