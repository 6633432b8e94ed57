import TesseraCore
import TesseraTestSupport
import UIKit

/// Compares what a collection view shows with the data and the layout.
@MainActor
struct StressTestInspector {
  let list: UICollectionView
  let model: CollectionModel

  /// The outcome of each rule that can be checked now.
  ///
  /// While something moves, views are not where the layout has them and those that go are still there;
  /// then only the other rules can be looked at.
  func outcomes(atRest: Bool) -> [StressTestRule: StressTestOutcome] {
    let counts = StressTestOutcome(countIssue)
    // With other counts, index paths mean something else.
    guard counts == .holds else { return [.counts: counts] }
    let visible = visibleAttributes
    var outcomes: [StressTestRule: StressTestOutcome] = [
      .counts: counts,
      .contents: StressTestOutcome(visible.lazy.compactMap(contentIssue).first),
      .views: StressTestOutcome(viewIssue(visible)),
    ]
    guard atRest else { return outcomes }
    outcomes[.places] = StressTestOutcome(visible.lazy.compactMap(placeIssue).first)
    outcomes[.leftovers] = StressTestOutcome(leftoverIssue(visible))
    return outcomes
  }

  private var countIssue: String? {
    let found = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    let expected = model.counts.items
    return found == expected ? nil : "The counts are \(found), but there are \(expected)."
  }

  /// What the layout has in the bounds; what only touches them may or may not have a view.
  private var visibleAttributes: [UICollectionViewLayoutAttributes] {
    let bounds = list.bounds.insetBy(dx: 0.01, dy: 0.01)
    guard !bounds.isNull, !bounds.isEmpty else { return [] }
    let found = list.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return found.filter { attributes in
      let frame = attributes.frame
      return !attributes.isHidden && frame.minX < bounds.maxX && frame.maxX > bounds.minX
        && frame.minY < bounds.maxY && frame.maxY > bounds.minY
    }
  }

  private func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    return switch attributes.representedElementCategory {
    case .cell: list.cellForItem(at: path)
    default:
      list.supplementaryView(forElementKind: attributes.representedElementKind ?? "", at: path)
    }
  }

  private func contentIssue(_ attributes: UICollectionViewLayoutAttributes) -> String? {
    let path = attributes.indexPath
    switch view(of: attributes) {
    case let cell as StressTestCell:
      let item = model.sections[path.section].items[path.item]
      guard cell.item != item else { return nil }
      return "The cell at \(path.section).\(path.item) shows another item than \(item.identity)."
    case let header as StressTestHeader:
      let identity = model.sections[path.section].identity
      guard header.identity != identity else { return nil }
      return "The header of section \(path.section) shows another section than \(identity)."
    default: return nil
    }
  }

  private func viewIssue(_ visible: [UICollectionViewLayoutAttributes]) -> String? {
    var owners: [ObjectIdentifier: IndexPath] = [:]
    for attributes in visible {
      let path = attributes.indexPath
      guard let view = view(of: attributes) else {
        return "There is no view for \(path.section).\(path.item) at \(attributes.frame)."
      }
      if let other = owners.updateValue(path, forKey: ObjectIdentifier(view)) {
        return
          "One view is shown at \(other.section).\(other.item) and \(path.section).\(path.item)."
      }
    }
    return nil
  }

  private func placeIssue(_ attributes: UICollectionViewLayoutAttributes) -> String? {
    guard let view = view(of: attributes) else { return nil }
    let distance = max(
      abs(view.center.x - attributes.center.x),
      abs(view.center.y - attributes.center.y),
      abs(view.bounds.width - attributes.size.width),
      abs(view.bounds.height - attributes.size.height)
    )
    guard distance > 0.01 || view.alpha != attributes.alpha else { return nil }
    let path = attributes.indexPath
    return "The view of \(path.section).\(path.item) is at \(view.frame), not \(attributes.frame)."
  }

  private func leftoverIssue(_ visible: [UICollectionViewLayoutAttributes]) -> String? {
    let views = list.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    // Views of what only touches the bounds may be there.
    let bounds = list.bounds.insetBy(dx: -1, dy: -1)
    let known = list.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let owned = Set((known + visible).compactMap { view(of: $0) }.map { ObjectIdentifier($0) })
    let count = views.filter { view in
      !owned.contains(ObjectIdentifier(view)) && bounds.intersects(view.frame)
    }.count
    return count == 0 ? nil : "\(count) views in sight belong to nothing."
  }
}
