import CTesseraRuntime
import CoreGraphics
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
    if let outline, case .cell(let path) = element {
      show(outline, in: view, at: engine.item(shownAt: path))
    }
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

/// What views are made of, those that wait to be used again, and those that were handed out.
@MainActor
final class ViewRegistry {
  private var classes: [ReuseSlot: UICollectionReusableView.Type] = [:]
  private var pools: [ReuseSlot: ReusePool] = [:]
  /// Views that were dequeued and are not on screen yet, in the order in which they were.
  private var handedOut: [UICollectionReusableView] = []

  func register(_ viewClass: UICollectionReusableView.Type?, for slot: ReuseSlot) {
    classes[slot] = viewClass
    // Views of the former class are of no use any more.
    for view in pools[slot]?.idle ?? [] { view.removeFromSuperview() }
    pools[slot] = nil
  }

  func isRegistered(_ slot: ReuseSlot) -> Bool { classes[slot] != nil }

  func isRegistered(_ slot: ReuseSlot, as viewClass: UICollectionReusableView.Type) -> Bool {
    classes[slot] == viewClass
  }

  /// A view of the slot's class: one that was used before, made ready, or a new one at `frame`.
  func dequeue(
    _ slot: ReuseSlot,
    frame: CGRect,
    _ engine: CollectionEngine
  ) -> UICollectionReusableView? {
    guard let viewClass = classes[slot] else { return nil }
    let view: UICollectionReusableView
    if let used = pools[slot, default: ReusePool()].take() {
      view = used
      engine.door.prepareForReuse(view)
    } else {
      view = engine.door.make(viewClass, frame: frame)
      view.reuseSlot = slot
    }
    handedOut.append(view)
    return view
  }

  /// Hands out a view that is on screen, for the element it shows.
  func handOut(_ view: UICollectionReusableView) {
    if !handedOut.contains(where: { $0 === view }) { handedOut.append(view) }
  }

  /// Takes note that a data source has returned `view`; answers whether it was dequeued before.
  func claim(_ view: UICollectionReusableView) -> Bool {
    guard let index = handedOut.firstIndex(where: { $0 === view }) else { return false }
    handedOut.remove(at: index)
    return true
  }

  /// Forgets what was dequeued and never returned; answers how many there were.
  func forgetUnclaimed() -> Int {
    let unclaimed = handedOut
    handedOut = []
    for view in unclaimed {
      guard let slot = view.reuseSlot else { continue }
      pools[slot]?.lose()
    }
    return unclaimed.count
  }

  /// Keeps a view that is not shown any more, hidden where it is, or takes it out.
  func recycle(_ view: UICollectionReusableView) {
    view.mounting = nil
    // What is inside was laid out in the animations that the view took part in.
    view.notifySubtree { $0.ownLayer.removeAllAnimations() }
    if let slot = view.reuseSlot, classes[slot].map({ type(of: view) == $0 }) == true,
      pools[slot, default: ReusePool()].put(view)
    {
      view.isHidden = true
    } else {
      view.removeFromSuperview()
    }
  }

  /// The data is new: pools keep only what was needed since it was new before.
  func shrinkPools() {
    for slot in pools.keys {
      for view in pools[slot]?.shrink() ?? [] { view.removeFromSuperview() }
    }
  }

  /// Takes a view out of its pool, because it is used without having been dequeued.
  func withdraw(_ view: UICollectionReusableView) {
    guard let slot = view.reuseSlot else { return }
    if pools[slot]?.remove(view) == true { view.showAgain() }
    view.reuseSlot = nil
  }

  /// The views that wait to be used again.
  var idleViews: [UICollectionReusableView] { pools.values.flatMap(\.idle) }
}

/// Views of one kind and identifier that wait to be shown again.
///
/// It keeps as many as were shown at once since the reload before last, so that scrolling makes no view and
/// no more are kept than that helps.
@MainActor
struct ReusePool {
  private(set) var idle: [UICollectionReusableView] = []
  private var shownCount = 0
  private var greatestShownCount = 0

  /// Hands out a view, or says that one has to be made.
  mutating func take() -> UICollectionReusableView? {
    shownCount += 1
    greatestShownCount = max(greatestShownCount, shownCount)
    return idle.popLast()
  }

  /// Takes a view back; answers whether it is kept.
  mutating func put(_ view: UICollectionReusableView) -> Bool {
    shownCount = max(0, shownCount - 1)
    guard idle.count < max(Self.leastCapacity, greatestShownCount) else { return false }
    idle.append(view)
    return true
  }

  /// A view that was handed out will not come back.
  mutating func lose() { shownCount = max(0, shownCount - 1) }

  /// The data is new: what was shown before it says no more how many views are needed.
  ///
  /// Returns views that are not kept any more.
  mutating func shrink() -> [UICollectionReusableView] {
    let surplus = max(0, idle.count - max(Self.leastCapacity, greatestShownCount))
    let dropped = Array(idle.prefix(surplus))
    idle.removeFirst(surplus)
    greatestShownCount = shownCount
    return dropped
  }

  /// Takes a view out that waits; returns whether it does.
  mutating func remove(_ view: UICollectionReusableView) -> Bool {
    guard let index = idle.firstIndex(where: { $0 === view }) else { return false }
    idle.remove(at: index)
    return true
  }

  /// Kept whatever was shown, for lists that are still short.
  private static var leastCapacity: Int { 8 }
}

/// Which views can stand in for each other: those of one kind with one identifier.
struct ReuseSlot: Hashable {
  /// The kind of supplementary or decoration view; `nil` for cells.
  var kind: String?
  var identifier: String
}

/// The calls that make views of the app, and make them ready to be used again.
@MainActor
extension AppDoor {
  /// A new view of a class of the app, by its `init(frame:)`.
  func make(
    _ viewClass: UICollectionReusableView.Type,
    frame: CGRect
  ) -> UICollectionReusableView {
    makeView("init(frame:)") { UIView.make(viewClass, frame: frame) }
  }

  /// A new view of a class that a registration names.
  func make<View: UICollectionReusableView>(_ viewClass: View.Type) -> View {
    makeView("init(frame:)") { UIView.make(viewClass, frame: .zero) }
  }

  /// Has a view that was used before forget what it showed.
  func prepareForReuse(_ view: UICollectionReusableView) {
    makeView("prepareForReuse()") {
      view.forgetFormerElement()
      view.prepareForReuse()
    }
  }
}

extension UIView {
  /// Makes a view of a class known only at run time, through that class's `init(frame:)`.
  ///
  /// Swift lets a metatype call an initialiser only if it is `required`, and then no subclass written
  /// for iOS, with `override init(frame:)`, would compile. The initialiser is found in the vtable of
  /// the class instead. A class that neither overrides nor inherits it traps with Swift's message
  /// about an unimplemented initialiser, as on iOS.
  static func make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
    let object = tessera_make_view(
      unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self),
      tessera_view_init_method_descriptor(),
      tessera_view_class_descriptor(),
      Double(frame.origin.x),
      Double(frame.origin.y),
      Double(frame.size.width),
      Double(frame.size.height)
    )
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }
}
