import Foundation
import UIKit

extension ListAdapter {
  /// Where an item that is moved interactively may stand; where it is, if it may not stand at `proposed`.
  func target(ofMoving source: IndexPath, at current: IndexPath, to proposed: IndexPath)
    -> IndexPath
  {
    movement(from: source, to: proposed) == nil ? current : proposed
  }

  /// The kinds of movements that end with a drop.
  private enum Movement {
    case nothing
    case withinSection(ListSectionController)
    case acrossSections(ListSectionController, ListSectionController)
    case ofSection(from: Int, to: Int)
  }

  /// Returns the movement that a drop at a place means; nil where a drop is not allowed.
  private func movement(from source: IndexPath, to target: IndexPath) -> Movement? {
    guard source != target else { return .nothing }
    guard let (controller, index) = item(at: source),
      let destination = sectionController(forSection: target.section)
    else { return nil }
    if source.section == target.section {
      return controller.canMoveItem(at: index, to: target.item) ? .withinSection(controller) : nil
    }
    if destination.canInsertItem(from: controller, at: index, to: target.item) {
      return .acrossSections(controller, destination)
    }
    let isWhole = [source.section, target.section].allSatisfy { section in
      map.entry(at: section).map { itemCount(of: $0) } == 1
    }
    return isWhole && moveDelegate != nil
      ? .ofSection(from: source.section, to: target.section) : nil
  }

  func move(from source: IndexPath, to target: IndexPath) {
    switch movement(from: source, to: target) {
    case .nothing: break
    case nil:
      report(
        "Item \(source.item) of section \(source.section) may not be moved to item \(target.item) of section "
          + "\(target.section); it goes back."
      )
      showAgain()
    case .withinSection(let controller):
      controller.moveObject(from: source.item, to: target.item)
    case .acrossSections(let from, let to):
      guard let object = from.removeObject(at: source.item) else {
        report("\(type(of: from)) returned no object for item \(source.item), which is moved away.")
        return showAgain()
      }
      to.insertObject(object, at: target.item)
      for controller in [from, to] { controller.entry?.count = nil }
    case .ofSection(let from, let to): moveSection(from, to)
    }
  }

  private func moveSection(_ from: Int, _ to: Int) {
    let before = objects()
    var after = before
    let object = after.remove(at: from)
    after.insert(object, at: to)
    moveDelegate?.listAdapter(self, move: object, from: before, to: after)
    showAgain()
  }

  /// Shows what the data source says, in place of what a movement has left.
  private func showAgain() {
    replaceObjects()
    for entry in map.entries { entry.count = nil }
    collectionView?.reloadData()
  }
}
