import CoreGraphics
public import Foundation
public import UIKit

/// The same list in a plain scroll view with a stack: for a few rows, all of which have views.
///
/// What an app does to a list through ``ListAdapterInput`` it can do to this one, and its slices are the same.
@preconcurrency @MainActor
public final class StackListAdapter<
  Cell: VerticalListAdapterCellConstraints
>: NSObject, ListAdapterInput {
  /// The model of a row.
  public typealias Model = Cell.Model

  private let rows = ListRows<Cell.Model>()
  private let stack = ListStackView(frame: .zero)
  private weak var scrollView: UIScrollView?
  private var cells: [Int: Cell] = [:]

  /// Creates a list without rows.
  public override init() {
    super.init()
    stack.axis = .vertical
    stack.onLeave = { [weak self] in self?.scrollView = nil }
  }

  /// The cells of the rows, in their order.
  public var arrangedCells: [Cell] { stack.arrangedSubviews.compactMap { $0 as? Cell } }

  /// The distance between rows, in points.
  public var spacing: CGFloat {
    get { stack.spacing }
    set {
      stack.spacing = newValue.isFinite ? max(0, newValue) : 0
      arrange()
    }
  }

  /// Takes what is reported about wrong input; unset, it goes to standard error.
  public var diagnosticHandler: (String) -> Void {
    get { rows.engine.report }
    set { rows.engine.report = newValue }
  }

  /// Shows the list in a scroll view, which is held weakly.
  ///
  /// A list that the scroll view has shown before is without one then.
  public func setup(scrollView: UIScrollView) {
    for case let former as ListStackView in scrollView.subviews where former !== stack {
      former.onLeave()
      former.removeFromSuperview()
    }
    self.scrollView = scrollView
    scrollView.addSubview(stack)
    rows.engine.show = { [weak self] completion in
      guard let self, self.scrollView != nil else { return completion(false) }
      self.show()
      completion(true)
    }
    show()
    rows.becomeReady()
  }

  /// The models of the rows.
  public var items: [Model] { rows.models }

  /// A live part of the list; rows that are not there are reported and left out.
  public subscript(range: Range<Int>) -> ListSliceAdapter<Cell> {
    rows.slice(range, of: 0..<rows.models.count, inside: nil)
  }

  /// Makes a change, or throws why not.
  public func apply(
    _ change: ListChange<Model>,
    allowDynamicModification: Bool
  ) throws(ListChangeError) {
    try rows.apply(change, through: nil, isShown: allowDynamicModification, source: self)
  }

  /// Shows all changes of a closure as one update.
  public func performBatchUpdates(updates: () -> Void, completion: ((Bool) -> Void)?) {
    rows.performBatch(updates, completion)
  }

  /// Reports wrong input.
  public func report(_ error: ListChangeError) { rows.engine.report(error.description) }

  private func show() {
    let present = Set(rows.tokens)
    for (token, cell) in cells where !present.contains(token) {
      stack.removeArrangedSubview(cell)
      cell.removeFromSuperview()
      cells[token] = nil
    }
    let changed = rows.changed
    for (index, token) in rows.tokens.enumerated() {
      let cell = cells[token] ?? Cell(frame: .zero)
      if cells[token] == nil {
        cell.configure(model: rows.models[index], animated: false, completion: nil)
      } else if changed.contains(token) {
        let isAnimated = isInSight(cell) && UIView.areAnimationsEnabled
        cell.configure(model: rows.models[index], animated: isAnimated, completion: nil)
      }
      cells[token] = cell
      if stack.arrangedSubviews.indices.contains(index), stack.arrangedSubviews[index] === cell {
        continue
      }
      stack.insertArrangedSubview(cell, at: index)
    }
    rows.noteShown()
    arrange()
  }

  private func isInSight(_ cell: Cell) -> Bool {
    guard let scrollView, scrollView.window != nil else { return false }
    return scrollView.bounds.intersects(cell.convert(cell.bounds, to: scrollView))
  }

  private func arrange() {
    guard let scrollView else { return }
    let width = scrollView.bounds.width
    var y: CGFloat = 0
    for (index, token) in rows.tokens.enumerated() {
      guard let cell = cells[token] else { continue }
      let measuring = MeasuringCells.cell(Cell.self)
      let height = max(0, measuring.measureHeight(model: rows.models[index], width: width))
      cell.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height + (index + 1 < rows.tokens.count ? stack.spacing : 0)
    }
    stack.frame = CGRect(x: 0, y: 0, width: width, height: y)
    scrollView.contentSize = CGSize(width: width, height: y)
  }
}

/// The rows of a list in a scroll view.
private final class ListStackView: UIStackView {
  /// Called when another list takes the scroll view.
  var onLeave: () -> Void = {}
}
