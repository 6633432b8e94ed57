import CoreGraphics
import Foundation
import TesseraCore

extension UICollectionViewLayout {
  /// A context of the class that the layout names, which says what has become of items that are moved.
  func makeMovementContext(_ step: MovementStep) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = step
    return context
  }

  /// The attributes of an item in its place, but with the middle at `position` and in front of all.
  func pickedUpAttributes(
    ofItemAt indexPath: IndexPath,
    _ position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let placed = layoutAttributesForItem(at: indexPath)
    let pickedUp =
      placed?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    pickedUp.center = position
    pickedUp.zIndex = Self.pickedUpIndex
    return pickedUp
  }

  /// In front of everything a layout can put in front.
  private static var pickedUpIndex: Int { Int(Int32.max) }

  /// The path that an item has when it stands where its middle would be nearest to `position`.
  func nearestTarget(ofItemAt indexPath: IndexPath, _ position: CGPoint) -> IndexPath {
    guard let owner, let slot = layoutAttributesForItem(at: indexPath)?.frame, position.isFinite,
      let moved = indexPath.itemPath
    else { return indexPath }
    let axis = mainAxis.map { Axis($0) } ?? owner.engine.axis
    let visible = owner.engine.mirror.apply(owner.bounds)
    let reach = visible.union(CGRect(origin: position, size: .zero).insetBy(dx: -1, dy: -1))
    var search = MovementTargetSearch(
      moved: moved,
      slot: Rect(slot),
      position: Point(position),
      axis: axis
    )
    for attributes in layoutAttributesForElements(in: reach) ?? [] where attributes.isShowable {
      let path = attributes.indexPath
      guard path.count == 2, !attributes.isHidden else { continue }
      let frame = Rect(attributes.frame)
      switch attributes.representedElementCategory {
      case .cell: if let item = path.itemPath { search.add(itemAt: item, frame) }
      case .supplementaryView where isEmpty(path.section, owner):
        search.add(emptySection: path.section, frame)
      case .supplementaryView, .decorationView: break
      }
    }
    return search.target.indexPath
  }

  private func isEmpty(_ section: Int, _ owner: UICollectionView) -> Bool {
    let items = owner.engine.knownCounts.items
    return items.indices.contains(section) && items[section] == 0
  }
}
