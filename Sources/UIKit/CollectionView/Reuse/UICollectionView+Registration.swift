public import Foundation

extension UICollectionView {
  /// Has cells with an identifier made of `cellClass`, through its `init(frame:)`; `nil` unregisters.
  ///
  /// A class that is not a `UICollectionViewCell` is reported and not taken.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let slot = ReuseSlot(kind: nil, identifier: identifier)
    guard let cellClass else { return registry.register(nil, for: slot) }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      return reportClass(cellClass, "UICollectionViewCell", identifier)
    }
    registry.register(cellClass, for: slot)
  }

  /// Has supplementary views of a kind with an identifier made of `viewClass`; `nil` unregisters.
  ///
  /// A class that is not a `UICollectionReusableView` is reported and not taken.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let slot = ReuseSlot(kind: elementKind, identifier: identifier)
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

  /// A cell with an identifier that was registered, for the item at `indexPath`.
  ///
  /// It is one that was used before, after `prepareForReuse()`, or a new one. Return it from the data
  /// source. An identifier that was not registered is reported, and a plain cell is handed out.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let slot = ReuseSlot(kind: nil, identifier: identifier)
    if !registry.isRegistered(slot) {
      reportUnregistered(identifier, .cell(indexPath))
      registry.register(UICollectionViewCell.self, for: slot)
    }
    return dequeue(slot, for: .cell(indexPath)) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view with a kind and an identifier that were registered.
  ///
  /// It is one that was used before, after `prepareForReuse()`, or a new one. Return it from the data
  /// source. An identifier that was not registered is reported, and an empty view is handed out.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let slot = ReuseSlot(kind: elementKind, identifier: identifier)
    let element = CollectionElement.supplementaryView(elementKind, indexPath)
    if !registry.isRegistered(slot) {
      reportUnregistered(identifier, element)
      registry.register(UICollectionReusableView.self, for: slot)
    }
    return dequeue(slot, for: element)
  }

  private func reportUnregistered(_ identifier: String, _ element: CollectionElement) {
    Diagnostics.report(
      .registration,
      """
      No class is registered for “\(identifier)”, which \(element.description) was dequeued with; a \
      plain view is used. Register a class for it before the first layout.
      """
    )
  }

  func dequeue(_ slot: ReuseSlot, for element: CollectionElement) -> UICollectionReusableView {
    let attributes = engine.requestedAttributes(for: element)
    let view =
      registry.dequeue(slot, frame: attributes?.frame ?? .zero)
      ?? UICollectionReusableView(frame: .zero)
    if let attributes { view.place(by: attributes) }
    return view
  }
}
