import Foundation
import TesseraCore
import TesseraEngine

/// A placeholder that is shown, until its item is inserted or it is taken away.
@MainActor
final class DropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let placeholder: UICollectionViewDropPlaceholder
  let dragItem: UIDragItem
  let animator = DragAnimator()
  private weak var view: UICollectionView?
  /// The number of the guest; `nil` before it is shown.
  private(set) var number: Int?

  init(
    _ placeholder: UICollectionViewDropPlaceholder,
    for item: UIDragItem,
    in view: UICollectionView?
  ) {
    self.placeholder = placeholder
    dragItem = item
    self.view = view
  }

  /// It is shown as a guest with a number.
  func take(_ number: Int) { self.number = number }

  private var guest: GuestItems.Guest? {
    number.flatMap { view?.engine.guests.items.guest($0) }
  }

  var cell: UICollectionViewCell? {
    guard let guest else { return nil }
    return view?.cell(shownAt: guest.path)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.complete(with: completion)
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view, let guest else { return false }
    let engine = view.engine
    let path = engine.guests.items.dataPath(of: guest.path)
    let reportsItself = view.dataSource is any SelfReportingDataSource
    engine.guests.become(path, guest.number)
    view.performBatchUpdates {
      engine.door.insertData(dataSourceUpdates, at: path)
      let isReported = engine.turns.openReport?.report.batch.operations.contains(
        .insertItem(path.new)
      )
      if !reportsItself, isReported != true { view.insertItems(at: [IndexPath(path)]) }
    }
    // A data source that finds out itself what has changed may report it later.
    if !reportsItself, self.guest != nil, !engine.updates.areWaiting {
      engine.guests.become(nil, guest.number)
      deletePlaceholder()
    }
    return true
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    guard let view, let guest else { return false }
    view.engine.door.performWhenIdle { [weak view] in
      guard let engine = view?.engine else { return }
      engine.guestDisplay.show(engine.guests.items.removing(guest.number))
    }
    return true
  }

  func setNeedsCellUpdate() {
    if let cell { view?.engine.door.update(cell, of: placeholder) }
  }
}

@MainActor
extension GuestDisplay {
  /// Shows a placeholder, in the place of the gap if there is one.
  func show(_ context: DropPlaceholderContext) {
    let wanted = context.placeholder.insertionIndexPath
    if movement?.carrier == .drag {
      UIView.performWithoutAnimation { engine.reordering.cancelMovement() }
    }
    var items = guests.items
    for guest in items.guests {
      if case .gap = guests.content(guest.number) { items = items.removing(guest.number) }
    }
    let counts = counting.dataCounts
    guard let path = DataPath(wanted), counts.contains(path.section),
      path.item <= counts.items[path.section.index]
    else { return reportPlaceholder(wanted, counts) }
    let number = guests.add(.placeholder(context))
    context.take(number)
    show(items.inserting(number, at: items.presentation(of: path)))
  }

  private func reportPlaceholder(_ path: IndexPath, _ counts: DataCounts) {
    Diagnostics.report(
      .dataSource,
      """
      A placeholder was to be shown at \(path.placeDescription), where nothing can be inserted; it is not shown. \
      \(counts.description(around: path.section))
      """
    )
  }
}
