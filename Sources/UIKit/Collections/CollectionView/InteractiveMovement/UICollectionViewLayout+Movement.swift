import CoreGraphics
import TesseraCore
import TesseraEngine

extension UICollectionViewLayout {
  /// The attributes of an item in its place, but with the middle at `position` and in front of all.
  func pickedUpAttributes(
    ofItemAt path: ShownPath,
    _ position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let placed = layoutAttributes(for: .cell(path))
    let pickedUp =
      placed?.copy() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
    if placed == nil { pickedUp.represent(.cell(path)) }
    pickedUp.center = position
    pickedUp.zIndex = Self.pickedUpIndex
    return pickedUp
  }

  /// In front of everything a layout can put in front.
  private static var pickedUpIndex: Int { Int(Int32.max) }

  /// The path that an item has when it stands where its middle would be nearest to `position`.
  ///
  /// Where the position is in what a section scrolls, only what shows there counts.
  func nearestTarget(ofItemAt path: ShownPath, _ position: CGPoint) -> ShownPath {
    guard let owner, let attributes = layoutAttributes(for: .cell(path)), position.isFinite else {
      return path
    }
    let mirror = owner.engine.preparing.mirror
    let reach = mirror.apply(owner.bounds)
      .union(CGRect(origin: position, size: .zero).insetBy(dx: -1, dy: -1))
    let containers = owner.engine.arranging.queriedContainers(in: Rect(reach))
    let shown = mirror.apply(position)
    let hit = containers.scene.nested.last { CGRect($0.frame).contains(shown) }
    let main = mainAxis.map { Axis($0) } ?? owner.engine.axis
    let slot =
      attributes.isInContainer
      ? owner.engine.arranging.frameOnScreen(ofItemAt: path).map { mirror.apply($0) } : nil
    var search = MovementTargetSearch(
      moved: path,
      slot: slot ?? Rect(attributes.frame),
      position: Point(position),
      axis: hit?.axis ?? main,
      scroller: slot == nil ? nil : path.section.index
    )
    for container in hit.map({ [$0] }) ?? containers.scene.nested {
      for cell in owner.engine.arranging.cellsOnScreen(of: container, containers) {
        let frame = mirror.apply(cell.frame)
        search.add(itemAt: cell.path, frame, scrolledAlong: container.axis)
      }
    }
    if hit == nil { add(layoutAttributesForElements(in: reach) ?? [], to: &search, owner) }
    return search.target
  }

  /// The path at which something would be inserted that is dropped at `position`: before or behind the nearest cell.
  func insertionTarget(_ position: CGPoint) -> ShownPath? {
    guard let owner, position.isFinite else { return nil }
    let reach = owner.engine.preparing.mirror.apply(owner.bounds)
      .union(CGRect(origin: position, size: .zero).insetBy(dx: -1, dy: -1))
    let containers = owner.engine.arranging.queriedContainers(in: Rect(reach))
    let shown = owner.engine.preparing.mirror.apply(position)
    let hit = containers.scene.nested.last { CGRect($0.frame).contains(shown) }
    // It has no place of its own yet, and so is far from everything.
    var search = MovementTargetSearch(
      moved: ShownPath(section: -1, item: -1),
      slot: Rect(x: -1e9, y: -1e9, width: 0, height: 0),
      position: Point(position),
      axis: hit?.axis ?? mainAxis.map { Axis($0) } ?? owner.engine.axis,
      scroller: -1
    )
    for container in hit.map({ [$0] }) ?? containers.scene.nested {
      for cell in owner.engine.arranging.cellsOnScreen(of: container, containers) {
        let frame = owner.engine.preparing.mirror.apply(cell.frame)
        search.add(itemAt: cell.path, frame, scrolledAlong: container.axis)
      }
    }
    if hit == nil { add(layoutAttributesForElements(in: reach) ?? [], to: &search, owner) }
    let target = search.target
    return target.item < 0 ? nil : target
  }

  /// Takes what the layout places in the collection view itself into account.
  private func add(
    _ elements: [UICollectionViewLayoutAttributes],
    to search: inout MovementTargetSearch,
    _ owner: UICollectionView
  ) {
    let counts = owner.engine.counting.knownCounts
    for attributes in elements where attributes.isShowable && !attributes.isHidden {
      let frame = Rect(attributes.frame)
      switch attributes.collectionElement {
      case .cell(let path) where counts.contains(path): search.add(itemAt: path, frame)
      case .supplementaryView(_, let path)
      where !path.isGlobal && counts.contains(path.section)
        && counts.items[path.section.index] == 0:
        search.add(emptySection: path.section.index, frame)
      case .cell, .supplementaryView, .decorationView, .container: break
      }
    }
  }
}

extension UICollectionViewLayout {
  /// A context of the class that the layout names, which says what has become of items that are moved.
  func makeMovementContext(
    from previous: [IndexPath],
    to target: [IndexPath],
    _ position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = MovementStep(
      previous: previous.map { ShownPath(naming: $0) },
      target: target.map { ShownPath(naming: $0) },
      position: Point(position)
    )
    return context
  }
}
