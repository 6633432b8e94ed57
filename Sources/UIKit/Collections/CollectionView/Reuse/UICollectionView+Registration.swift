import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    let slot = ReuseSlot(kind: nil, identifier: identifier)
    guard let cellClass else { return registry.register(nil, for: slot) }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      return reportClass(cellClass, "UICollectionViewCell", identifier)
    }
    registry.register(cellClass, for: slot)
  }

  func registerSupplementaryView(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    let slot = ReuseSlot(kind: kind, identifier: identifier)
    guard let viewClass else { return registry.register(nil, for: slot) }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      return reportClass(viewClass, "UICollectionReusableView", identifier)
    }
    registry.register(viewClass, for: slot)
  }

  private func reportClass(_ viewClass: AnyClass, _ expected: String, _ identifier: String) {
    Diagnostics.report(
      .registration,
      "\(viewClass) is no \(expected) and was not registered for “\(identifier)”."
    )
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let slot = ReuseSlot(kind: nil, identifier: identifier)
    if !registry.isRegistered(slot) {
      reportUnregistered(identifier, NamedElement<DataSpace>.cell(named: indexPath).description)
      registry.register(UICollectionViewCell.self, for: slot)
    }
    return dequeueCell(slot, indexPath)
  }

  func dequeueSupplementaryView(
    _ kind: String,
    _ identifier: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let slot = ReuseSlot(kind: kind, identifier: identifier)
    let element = CollectionElement.supplementaryView(kind, named: indexPath)
    if !registry.isRegistered(slot) {
      reportUnregistered(identifier, element.description)
      registry.register(UICollectionReusableView.self, for: slot)
    }
    return dequeue(slot, for: element)
  }

  /// A cell for the item that a caller names.
  func dequeueCell(_ slot: ReuseSlot, _ indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeue(slot, for: .cell(engine.counting.shownPath(named: indexPath)))
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  private func reportUnregistered(_ identifier: String, _ element: String) {
    Diagnostics.report(
      .registration,
      """
      No class is registered for “\(identifier)”, which \(element) was dequeued with; a \
      plain view is used. Register a class for it before the first layout.
      """
    )
  }

  func dequeue(_ slot: ReuseSlot, for element: CollectionElement) -> UICollectionReusableView {
    if let former = engine.formerView(for: element)?.uikit, former.reuseSlot == slot {
      registry.handOut(former)
      return former
    }
    let attributes = engine.requestedAttributes(for: element)?.uikit
    let view =
      registry.dequeue(slot, frame: attributes?.frame ?? .zero, engine)
      ?? UICollectionReusableView(frame: .zero)
    if let attributes { view.place(as: attributes) }
    if case .cell(let path) = element { showOutline(in: view, at: engine.item(shownAt: path)) }
    return view
  }
}
