import TesseraCore
import TesseraTestSupport
import UIKit

/// Compares what a collection view shows with the data and the layout.
@MainActor
struct StressTestInspector {
  let list: UICollectionView
  let model: CollectionModel
  private var sight: StressTestSight { StressTestSight(list: list) }

  /// Looks at what `list` shows of `model`.
  init(list: UICollectionView, model: CollectionModel) {
    self.list = list
    self.model = model
  }

  /// The outcome of each rule that can be checked now.
  ///
  /// While something moves, views are not where the layout has them and those that go are still there;
  /// then only the other rules can be looked at.
  func outcomes(atRest: Bool) -> [StressTestRule: StressTestOutcome] {
    let counts = StressTestOutcome(countIssue)
    // With other counts, index paths mean something else.
    guard counts == .holds else { return [.counts: counts] }
    // What only touches an edge may or may not have a view.
    let visible = sight.elements(margin: -0.01)
    var outcomes: [StressTestRule: StressTestOutcome] = [
      .counts: counts,
      .contents: StressTestOutcome(visible.lazy.compactMap(contentIssue).first),
      .views: StressTestOutcome(viewIssue(visible)),
    ]
    guard atRest else { return outcomes }
    outcomes[.places] = StressTestOutcome(visible.lazy.compactMap(placeIssue).first)
    outcomes[.leftovers] = StressTestOutcome(leftoverIssue)
    return outcomes
  }

  private var countIssue: String? {
    let found = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    let expected = model.counts.items
    return found == expected ? nil : "The counts are \(found), but there are \(expected)."
  }

  private func contentIssue(_ element: StressTestSight.Element) -> String? {
    let path = element.attributes.indexPath
    switch sight.view(of: element.attributes) {
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

  private func viewIssue(_ visible: [StressTestSight.Element]) -> String? {
    var owners: [ObjectIdentifier: IndexPath] = [:]
    for element in visible {
      let path = element.attributes.indexPath
      guard let view = sight.view(of: element.attributes) else {
        return "There is no view for \(path.section).\(path.item) at \(element.frame)."
      }
      if let other = owners.updateValue(path, forKey: ObjectIdentifier(view)) {
        return
          "One view is shown at \(other.section).\(other.item) and \(path.section).\(path.item)."
      }
    }
    return nil
  }

  private func placeIssue(_ element: StressTestSight.Element) -> String? {
    let attributes = element.attributes
    guard let view = sight.view(of: attributes), let superview = view.superview else { return nil }
    let center = superview.convert(view.center, to: list)
    let distance = max(
      abs(center.x - element.frame.midX),
      abs(center.y - element.frame.midY),
      abs(view.bounds.width - attributes.size.width),
      abs(view.bounds.height - attributes.size.height)
    )
    guard distance > 0.01 || view.alpha != attributes.alpha else { return nil }
    let path = attributes.indexPath
    return "The view of \(path.section).\(path.item) is at \(view.frame), not \(element.frame)."
  }

  private var leftoverIssue: String? {
    let known = sight.elements(margin: 1).compactMap { sight.view(of: $0.attributes) }
    let owned = Set(known.map { ObjectIdentifier($0) })
    let leftovers = sight.views.filter { !owned.contains(ObjectIdentifier($0)) }
    guard let first = leftovers.first else { return nil }
    let frame = first.convert(first.bounds, to: list)
    return "\(leftovers.count) views in sight belong to nothing, the first one at \(frame)."
  }
}
