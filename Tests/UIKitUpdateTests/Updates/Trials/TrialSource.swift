import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// The data source and delegate that say what a model says, and count what is shown.
@MainActor
class TrialSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var model = CollectionModel()
  let sizes: TrialSizes
  /// Where sections that scroll by themselves are scrolled to.
  var shelves = TrialShelves()
  /// The random sections of a layout that has some.
  var declarations: TrialDeclarations?
  /// The views that the delegate was told of, and not of their end.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// What the data source, the delegate or the layout was told or asked wrongly.
  private(set) var complaints: [String] = []
  private var knownPlan: KnownPlan?

  /// A plan, and what it was made for.
  private struct KnownPlan {
    let plan: NaivePlan
    let model: CollectionModel
    let across: CGFloat
    let measured: [Int: CGFloat]
    let found: [Int: TrialSizes.Found]
    let shelves: TrialShelves
  }

  init(_ orientation: ReadingOrientation) { sizes = TrialSizes(orientation) }

  func complain(_ complaint: String) { complaints.append(complaint) }

  /// Where everything must be; kept as long as nothing changes that it depends on.
  func plan(_ layout: TrialLayout, across: CGFloat) -> NaivePlan {
    if let known = knownPlan, known.across == across, known.model == model,
      known.measured == sizes.measured, known.found == sizes.found, known.shelves == shelves
    {
      return known.plan
    }
    let plan = layout.plan(self, width: across)
    knownPlan = KnownPlan(
      plan: plan,
      model: model,
      across: across,
      measured: sizes.measured,
      found: sizes.found,
      shelves: shelves
    )
    return plan
  }

  /// Whether a section scrolls by itself; one that does not exist is a complaint.
  func isShelf(_ section: Int) -> Bool {
    guard model.sections.indices.contains(section) else {
      complain("asked for the layout of section \(section), of \(model.counts.items)")
      return false
    }
    return TrialShelves.isShelf(model.sections[section])
  }

  /// The random section at an index; one that does not exist is a complaint.
  func declaredSection(_ index: Int) -> NSCollectionLayoutSection? {
    guard model.sections.indices.contains(index) else {
      complain("asked for the layout of section \(index), of \(model.counts.items)")
      return nil
    }
    return declarations?[model.sections[index]]
  }

  /// The item at a path; one that does not exist is a complaint.
  func item(_ path: IndexPath, _ purpose: String) -> CollectionModel.Item? {
    guard path.count == 2, model.sections.indices.contains(path.section),
      model.sections[path.section].items.indices.contains(path.item)
    else {
      complain("\(purpose) \(path.short), of \(model.counts.items)")
      return nil
    }
    return model.sections[path.section].items[path.item]
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    guard model.sections.indices.contains(section) else {
      complain("asked for the count of section \(section), of \(model.counts.items)")
      return 0
    }
    return model.sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? TrialCell else { return cell }
    cell.item = item(indexPath, "asked for the cell at")
    cell.wishes = sizes
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    if model.sections.indices.contains(indexPath.section) {
      view.tag = model.sections[indexPath.section].identity
    } else {
      complain("asked for the header of section \(indexPath.section), of \(model.counts.items)")
    }
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      complain("the cell at \(indexPath.short) is displayed twice")
    }
    let item = item(indexPath, "told of the display of")
    if let shown = (cell as? TrialCell)?.item, shown != item {
      complain("told that \(shown) is displayed at \(indexPath.short)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      complain("the cell at \(indexPath.short) ends and was not displayed")
    }
  }
}

/// The same, which says the sizes of items as well.
@MainActor
final class TrialSizeSource: TrialSource, UICollectionViewDelegateFlowLayout {
  /// Whether items are as wide as the view.
  private let areRows: Bool

  init(_ orientation: ReadingOrientation, areRows: Bool) {
    self.areRows = areRows
    super.init(orientation)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let item = item(indexPath, "asked for the size of") else { return .zero }
    let orientation = sizes.orientation
    let room = orientation.size(collectionView.bounds.size).width
    let across = areRows ? room : sizes.width(of: item)
    return orientation.size(CGSize(width: across, height: sizes.height(of: item)))
  }
}
