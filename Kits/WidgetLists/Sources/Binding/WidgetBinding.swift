public import CoreGraphics
public import Foundation
import TesseraCore
public import UIKit

/// The data source that displays widgets in a collection view.
///
/// It is made by `bind(to:)` and kept by the ``WidgetLayout`` of the collection view, which it holds weakly: a view that is
/// given another layout later shows nothing until widgets are bound to it again.
@preconcurrency @MainActor
public final class WidgetBinding: NSObject, UICollectionViewDataSource {
  weak var view: UICollectionView?
  /// The displayed rows.
  private(set) var rows = WidgetRows([])
  /// The last request to display rows, while it is pending.
  private var waiting: Waiting?
  /// How many calls of the collection view are being answered, one in the other.
  private var callDepth = 0
  /// How many batches wait for the view to be ready for them.
  private var batches = 0
  /// Where widgets come from now.
  private(set) var source: Source = .values

  /// Takes what is reported about wrong input; unset, it goes to standard error.
  public var diagnosticHandler: (String) -> Void = { message in
    FileHandle.standardError.write(Data("Widgets: \(message)\n".utf8))
  }

  /// The scheduler, which calls a closure once, after this turn of the main queue; tests may set another.
  public var schedule: (@escaping @MainActor () -> Void) -> Void = { work in
    Task { @MainActor in work() }
  }

  /// Where widgets come from.
  enum Source {
    case values
    case stream(WidgetSubscription, end: WidgetSubscriptionEnd?)
  }

  private struct Waiting {
    var sections: [WidgetSection]
    var isAnimated: Bool
    var completions: [(Bool) -> Void]
  }

  private init(view: UICollectionView) { self.view = view }

  /// Returns the binding of a collection view; made if there is none.
  static func of(_ view: UICollectionView) -> WidgetBinding {
    let layout = view.collectionViewLayout as? WidgetLayout
    if let binding = layout?.binding, binding.view === view {
      if view.dataSource !== binding { view.dataSource = binding }
      return binding
    }
    let binding = WidgetBinding(view: view)
    view.dataSource = binding
    if let layout {
      layout.binding = binding
    } else {
      let layout = WidgetLayout()
      layout.binding = binding
      view.collectionViewLayout = layout
    }
    return binding
  }

  /// The collection view; nil when it is gone.
  public var collectionView: UICollectionView? { view }

  /// The displayed sections.
  public var sections: [WidgetSection] { rows.sections }

  /// The widget of a row; nil if there is none; O(1).
  public func widget(at indexPath: IndexPath) -> Widget? { rows.widget(at: indexPath) }

  /// The object that the widget of a row was made for; nil if there is none; O(1).
  public func object(at indexPath: IndexPath) -> Any? { rows.widget(at: indexPath)?.object }

  /// The rows of an object, by its identifier; nil if it has none.
  ///
  /// O(1), after one pass over what is shown. Of an object that is there twice these are the first rows. During an update
  /// this is what the update leads to.
  public func rows(of id: some Hashable) -> (section: Int, items: Range<Int>)? {
    rows.rows(of: AnyHashable(id))
  }

  /// Shows other sections.
  ///
  /// Asked for from inside a call of the collection view, or several times in such a call, the last ones are shown in the
  /// next turn. `completion` is called when nothing moves any more, with false if the view is gone.
  public func show(
    _ sections: [WidgetSection],
    animated: Bool = true,
    completion: @escaping (Bool) -> Void = { _ in }
  ) {
    guard callDepth > 0 || waiting != nil else { return display(sections, animated, [completion]) }
    let isScheduled = waiting != nil
    waiting = Waiting(
      sections: sections,
      isAnimated: animated && waiting?.isAnimated != false,
      completions: (waiting?.completions ?? []) + [completion]
    )
    guard !isScheduled else { return }
    schedule { [weak self] in self?.showWaiting() }
  }

  /// Shows other widgets in one section.
  public func show(
    _ widgets: [Widget],
    animated: Bool = true,
    completion: @escaping (Bool) -> Void = { _ in }
  ) { show([WidgetSection(id: 0, widgets: widgets)], animated: animated, completion: completion) }

  private func showWaiting() {
    guard let due = waiting else { return }
    waiting = nil
    display(due.sections, due.isAnimated, due.completions)
  }

  /// Follows another source, and no former one.
  func follow(_ source: Source) {
    if case .stream(let former, _) = self.source { former.finish() }
    self.source = source
  }

  private func display(
    _ sections: [WidgetSection],
    _ isAnimated: Bool,
    _ completions: [(Bool) -> Void]
  ) {
    let finish: (Bool) -> Void = { isFinished in for each in completions { each(isFinished) } }
    let sections = withoutTwins(sections)
    if let view, view.dataSource !== self {
      diagnosticHandler("The collection view has another data source, and is left to it.")
      rows = WidgetRows(sections)
      return finish(false)
    }
    guard let view, let layout = view.collectionViewLayout as? WidgetLayout else {
      rows = WidgetRows(sections)
      view?.reloadData()
      return finish(view != nil)
    }
    let shown = WidgetRows(sections)
    if batches == 0, rows.count == 0 || shown.count == 0 && !isAnimated {
      reportTwin(shown.firstTwin(among: shown.paths))
      rows = shown
      view.reloadData()
      return finish(true)
    }
    guard isAnimated, view.window != nil else {
      return UIView.performWithoutAnimation { update(view, layout, shown, finish) }
    }
    update(view, layout, shown, finish)
  }

  private func update(
    _ view: UICollectionView,
    _ layout: WidgetLayout,
    _ shown: WidgetRows,
    _ finish: @escaping (Bool) -> Void
  ) {
    batches += 1
    view.performBatchUpdates { [self] in
      batches -= 1
      // A view that is busy calls this later, when other widgets may be shown than now.
      let change = WidgetChange(from: rows, to: shown)
      reportTwin(shown.firstTwin(among: change.changes.insertedItems))
      rows = shown
      layout.take(change)
      guard !change.isEmpty else { return }
      view.report(change.changes)
      layout.invalidatePlaces()
    } completion: {
      finish($0)
    }
    refreshCells()
  }

  /// Hands to cells in sight what is new about equal widgets.
  private func refreshCells() {
    guard let view else { return }
    answer {
      for path in view.indexPathsForVisibleItems {
        guard let cell = view.cellForItem(at: path) else { continue }
        rows.widget(at: path)?.widgetRefresh(cell)
      }
    }
  }

  /// Answers a call of the collection view; what is asked to be shown meanwhile is shown in the next turn.
  private func answer<Answer>(_ work: () -> Answer) -> Answer {
    callDepth += 1
    defer { callDepth -= 1 }
    return work()
  }

  // MARK: UICollectionViewDataSource

  /// The number of sections.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

  /// The number of widgets of a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { rows.sections.indices.contains(section) ? rows.sections[section].widgets.count : 0 }

  /// The cell that a widget makes.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    answer {
      guard let widget = rows.widget(at: indexPath) else {
        return collectionView.cellDequeueSafely(WidgetCell<UIView>.self, indexPath: indexPath)
      }
      return widget.widgetCell(collectionView: collectionView, indexPath: indexPath)
    }
  }
}

extension WidgetBinding {
  /// The sections, of which those with an identifier that is there already are left out with a report.
  private func withoutTwins(_ sections: [WidgetSection]) -> [WidgetSection] {
    guard sections.count > 1 else { return sections }
    var known: Set<AnyHashable> = []
    return sections.enumerated().compactMap { number, section in
      if known.insert(section.id).inserted { return section }
      diagnosticHandler(
        "Section \(number) has the identifier \(section.id) of an earlier one; its \(section.widgets.count) widgets are "
          + "shown in a section of their own."
      )
      let id = WidgetTwinSection(id: section.id, number: number)
      return WidgetSection(id: id, widgets: section.widgets)
    }
  }

  /// Reports an identifier that is given twice among new rows; all are shown.
  private func reportTwin(_ twin: (id: AnyHashable, path: NewPath)?) {
    guard let (id, path) = twin else { return }
    diagnosticHandler(
      "The identifier \(id) of the widget in section \(path.section), row \(path.item) is that of another widget too; "
        + "both are shown, told apart by their order."
    )
  }
}

/// A section that has the identifier of an earlier one.
private struct WidgetTwinSection: Hashable {
  let id: AnyHashable
  let number: Int
}

extension UICollectionView {
  /// Reports changes of widgets inside a batch.
  fileprivate func report(_ changes: BatchChanges) {
    deleteSections(IndexSet(changes.deletedSections.map(\.index)))
    insertSections(IndexSet(changes.insertedSections.map(\.index)))
    for move in changes.movedSections { moveSection(move.old.index, toSection: move.new.index) }
    deleteItems(at: changes.deletedItems.map { [$0.section.index, $0.item] })
    insertItems(at: changes.insertedItems.map { [$0.section.index, $0.item] })
    for move in changes.movedItems {
      moveItem(
        at: [move.old.section.index, move.old.item],
        to: [move.new.section.index, move.new.item]
      )
    }
    reconfigureItems(at: changes.reconfiguredItems.map { [$0.old.section.index, $0.old.item] })
  }
}
