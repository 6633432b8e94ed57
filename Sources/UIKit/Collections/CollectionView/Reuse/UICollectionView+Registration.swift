public import Foundation
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

extension UICollectionView {
  /// Says how cells of one class show items of one type.
  ///
  /// Make one, keep it, and hand it to `dequeueConfiguredReusableCell(using:for:item:)`. One that is
  /// made anew for each cell has nothing to use again.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell in for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity = RegistrationIdentity()
    let handler: Handler

    /// Creates a registration whose cells are configured by `handler`.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The registration of supplementary views of one kind and class, with the closure that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view for its kind and index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for views of a kind, configured by `handler`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of the registration's class, configured for `item`.
  ///
  /// For no item the cell is returned as it is after `prepareForReuse()`.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let slot = ReuseSlot(kind: nil, identifier: registration.identity.identifier)
    engine.reportIfLate(registration.identity, for: .cell(named: indexPath))
    if !registry.isRegistered(slot) { registry.register(Cell.self, for: slot) }
    let cell = dequeueCell(slot, indexPath) as? Cell ?? engine.door.make(Cell.self)
    if let item { engine.door.fill { registration.handler(cell, indexPath, item) } }
    return cell
  }

  /// Returns a supplementary view of the registration's class, configured for `indexPath`.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let slot = ReuseSlot(kind: kind, identifier: registration.identity.identifier)
    engine.reportIfLate(registration.identity, for: .supplementaryView(kind, named: indexPath))
    if !registry.isRegistered(slot) { registry.register(Supplementary.self, for: slot) }
    let view =
      dequeue(slot, for: .supplementaryView(kind, named: indexPath)) as? Supplementary
      ?? engine.door.make(Supplementary.self)
    engine.door.fill { registration.handler(view, kind, indexPath) }
    return view
  }
}

/// What tells registrations apart.
@MainActor
struct RegistrationIdentity {
  /// Counts registrations in the order in which they were made.
  let number: Int

  /// How many registrations were made so far.
  private(set) static var count = 0

  init() {
    Self.count += 1
    number = Self.count
  }

  /// An identifier that no app can have chosen.
  var identifier: String { "Registration \(number) of Tessera" }
}

@MainActor
extension EngineReader {
  /// Reports a registration that is made anew for each view, so that no view is used again.
  fileprivate func reportIfLate(
    _ identity: RegistrationIdentity,
    for element: NamedElement<DataSpace>
  ) {
    guard let request = turns.viewRequest, identity.number > request.registrationCount,
      issueLog.notes("registration")
    else { return }
    Diagnostics.report(
      .registration,
      """
      A registration was made while \(element.description) was asked for, so that its view is never \
      used again. Make registrations once and keep them.
      """
    )
  }
}
