import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// A collection view as its engine knows it.
@MainActor
final class CollectionViewHost: @MainActor CollectionHost {
  private unowned let view: UICollectionView
  let animations: any AnimationPort
  let viewSupply: any ViewSupply

  init(_ view: UICollectionView) {
    self.view = view
    animations = EngineAnimations(view)
    viewSupply = CollectionViewSupply(view)
  }

  // MARK: Room

  var bounds: Rect { Rect(view.bounds) }

  var adjustedContentInset: Insets { view.adjustedContentInset.physical }

  var contentSize: Size {
    get { Size(view.contentSize) }
    set { view.contentSize = CGSize(newValue) }
  }

  var direction: LayoutDirection { view.effectiveUserInterfaceLayoutDirection.direction }

  var displayScale: Double { Double(view.traitCollection.displayScale) }

  // MARK: Scrolling

  var isAtRest: Bool {
    guard case .idle = view.activity else { return false }
    return true
  }

  var decelerationRate: DecelerationRate {
    DecelerationRate(perMillisecond: Double(view.decelerationRate.rawValue))
  }

  func restingOffset(nearest offset: Point) -> Point {
    Point(view.restingOffset(nearest: CGPoint(offset)))
  }

  func restingOffsets(contentSize: Size) -> RestingOffsets {
    view.restingOffsets(contentSize: CGSize(contentSize))
  }

  func pageOffset(nearest offset: Point) -> Point? {
    guard view.isPagingEnabled else { return nil }
    return Point(view.pageOffset(from: CGPoint(offset), velocity: .zero))
  }

  func shiftContent(by distance: Distance, size: Size?, keepingEnds: Bool) {
    view.shiftContent(
      by: CGVector(distance),
      size: size.map { CGSize($0) },
      keepingEnds: keepingEnds
    )
  }

  func scrollSection(_ section: Int, to offset: Point, animated: Bool) {
    ContainerScroller(collectionView: view, section: section)
      .scroll(to: CGPoint(offset), animated: animated)
  }

  // MARK: Time

  var isInWindow: Bool { view.window != nil }

  var needsLayoutInSubtree: Bool { view.needsLayoutInSubtree }

  func setNeedsLayout() { view.setNeedsLayout() }

  func layoutIfNeeded() { view.layoutIfNeeded() }

  func performAtNextFrame(_ work: @escaping () -> Void) {
    UIApplication.shared.animationClock.performAtNextFrame(work)
  }

  // MARK: Views

  var contentView: any ElementParent { view }

  func shiftAppSubviews(by distance: Distance, in transaction: any AnimationTransaction) {
    for subview in view.appSubviews {
      let place = subview.center
      animations.perform(in: nil) {
        subview.center = CGPoint(x: place.x + distance.x, y: place.y + distance.y)
      }
      animations.perform(in: transaction) { subview.center = place }
    }
  }

  func showConditions(of cell: any ElementView, at path: DataPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    let followed = view.engine.data.followed
    cell.change {
      $0.isEditing = view.selection.isEditing && view.letsEdit(path)
      $0.isExpanded = view.outline?.place(ofItemAt: path)?.isExpanded ?? false
    }
    if cell.slide != nil || path == followed.swiped { view.swiping.show(in: cell, at: path) }
    view.dragAndDropIfUsed?.show(in: cell, at: path)
    let isSelected = followed.selected.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isPressed = path == followed.pressed
    if cell.isHighlighted != isPressed { cell.isHighlighted = isPressed }
  }

  var elementWithKeys: MountedElement? {
    guard var ancestor = view.window?.firstResponder as? UIView else { return nil }
    var cell: UICollectionViewCell?
    while ancestor !== view {
      cell = ancestor as? UICollectionViewCell ?? cell
      guard let next = ancestor.superview else { return nil }
      ancestor = next
    }
    return cell?.mounting
  }

  // MARK: News

  func receive(_ news: EngineNews) {
    switch news {
    case .placesChanged:
      if view.prefetching.source != nil { view.prefetching.layoutDidChange() }
    case .placesWillChange: view.swiping.close()
    case .countsRead: view.indexTitles.areOutdated = true
    case .passEnded: view.keepScrollTarget()
    case .swipedRowLost: view.swiping.forget()
    case .pickedUpItemMoved: view.movementInput.scroller.follow()
    }
  }

  func report(_ subject: IssueSubject, _ message: String, _ issue: BatchIssue?) {
    Diagnostics.report(Diagnostic(Diagnostic.Kind(subject), message, issue: issue))
  }
}

extension Diagnostic.Kind {
  init(_ subject: IssueSubject) {
    switch subject {
    case .dataSource: self = .dataSource
    case .layout: self = .layout
    case .registration: self = .registration
    case .scrolling: self = .scrolling
    case .update: self = .update
    }
  }
}

extension UICollectionView {
  /// The size or the insets, which are still `insets`, are about to change.
  func edgesWillChange(from insets: UIEdgeInsets, sticking: Bool = false) {
    engine.anchoring.edgesWillChange(from: insets.physical, sticking: sticking)
  }

  fileprivate func restingOffsets(contentSize: CGSize) -> RestingOffsets {
    let present = content.size
    content.size = contentSize
    defer { content.size = present }
    let limits = limits
    return RestingOffsets(horizontal: limits.horizontal, vertical: limits.vertical)
  }

  /// Views that the app has put there, which go along with the content.
  fileprivate var appSubviews: [UIView] {
    subviews.filter {
      !($0 is UICollectionReusableView) && !$0.isOverlay && $0 !== backgroundView
    }
  }
}

/// The animations of views, as engines know them.
@MainActor
final class EngineAnimations: @MainActor AnimationPort {
  private unowned let view: UIView

  /// The animations around the content of a view.
  init(_ view: UIView) { self.view = view }

  var currentTime: Double { UIApplication.shared.backend.currentTime }

  var reducesMotion: Bool { UIApplication.shared.backend.environment.reducesMotion }

  var areAnimationsEnabled: Bool { UIView.areAnimationsEnabled }

  var isAnimating: Bool { UIViewAnimationTransaction.current != nil }

  var endOfScrolling: Double? { view.ownLayer.endOfMovement(of: .bounds) }

  func timing(otherwise standard: UpdateTiming) -> UpdateTiming { .current(otherwise: standard) }

  func makeTransaction(_ timing: UpdateTiming) -> (any AnimationTransaction)? {
    timing.makeTransaction()
  }

  func perform(in transaction: (any AnimationTransaction)?, _ work: () -> Void) {
    UIViewAnimationTransaction.perform(in: transaction?.uikit, work)
  }

  func perform(after duration: Double, _ work: @escaping () -> Void) -> any PendingWork {
    Countdown(for: duration, then: work)
  }

  func performSoon(_ work: @escaping () -> Void) {
    UIApplication.shared.animationClock.performAtNextFrame(work)
    Task { @MainActor in work() }
  }
}

extension UIViewAnimationTransaction: @MainActor AnimationTransaction {
  var endTime: Double { startTime + duration }
}

extension Countdown: @MainActor PendingWork {}

/// Makes views for the engine of a collection view, and keeps those that are not needed.
@MainActor
final class CollectionViewSupply: @MainActor ViewSupply {
  private unowned let view: UICollectionView
  private var registry: ViewRegistry { view.registry }

  init(_ view: UICollectionView) { self.view = view }

  func claim(_ view: any ElementView) -> Bool {
    registry.claim(view.uikit)
  }

  func withdraw(_ view: any ElementView) {
    registry.withdraw(view.uikit)
  }

  func recycle(_ view: any ElementView) {
    registry.recycle(view.uikit)
  }

  func forgetUnclaimed() -> Int { registry.forgetUnclaimed() }

  func shrinkPools() { registry.shrinkPools() }

  var idleViews: [any ElementView] { registry.idleViews }

  var registrationCount: Int { RegistrationIdentity.count }

  func decorationView(_ kind: String, for element: CollectionElement) -> (any ElementView)? {
    guard let viewClass = view.collectionViewLayout.decorationClasses[kind] else { return nil }
    return decorationView(kind, for: element, of: viewClass)
  }

  func emptyDecorationView(_ kind: String, for element: CollectionElement) -> any ElementView {
    decorationView(kind, for: element, of: UICollectionReusableView.self)
  }

  private func decorationView(
    _ kind: String,
    for element: CollectionElement,
    of viewClass: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    view(
      of: viewClass,
      in: ReuseSlot(kind: kind, identifier: "Decoration of Tessera"),
      for: element
    )
  }

  func sectionView(for element: CollectionElement) -> any ElementView {
    let slot = ReuseSlot(kind: CollectionElement.containerKind, identifier: "")
    return view(of: ContainerView.self, in: slot, for: element)
  }

  func gapView(_ size: Size, for element: CollectionElement) -> any ElementView {
    let slot = ReuseSlot(kind: nil, identifier: "Gap of Tessera")
    let cell = view(of: GapCell.self, in: slot, for: element)
    (cell as? GapCell)?.size = CGSize(size)
    return cell
  }

  /// A view of a class of the house.
  private func view(
    of viewClass: UICollectionReusableView.Type,
    in slot: ReuseSlot,
    for element: CollectionElement
  ) -> UICollectionReusableView {
    if !registry.isRegistered(slot, as: viewClass) { registry.register(viewClass, for: slot) }
    return view.dequeue(slot, for: element)
  }

  func emptyView(for element: CollectionElement) -> any ElementView {
    guard case .cell = element else { return UICollectionReusableView(frame: .zero) }
    return UICollectionViewCell(frame: .zero)
  }

  func isMissing(_ view: any ElementView) -> Bool { view is MissingSupplementaryView }

  func kind(of view: any ElementView) -> HandedOutKind? {
    view.uikit.reuseSlot.map { slot in
      slot.kind.map { .view($0) } ?? .cell
    }
  }
}
