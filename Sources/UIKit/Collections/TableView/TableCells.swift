import CTesseraRuntime
import Foundation
import TesseraEngine

/// The cells, headers and footers of a table that wait to be used again, and what they are made of.
@MainActor
final class TableCells {
  private var cells = Pool<UITableViewCell>()
  private var boundaries = Pool<UITableViewHeaderFooterView>()
  /// The cell that is to be configured again, while the data source is asked for it.
  private var former: UITableViewCell?
  /// The edges for which the delegate leaves the method for views out.
  private var withoutViews: Set<TableEdge> = []
  /// Whether the data source is known to leave out what rows are deleted and inserted by.
  private(set) var leavesOutCommit = false
  /// Whether what happens to cells now is animated.
  private(set) var isAnimating = false

  @MainActor
  private struct Pool<View: UIView> {
    var classes: [String: View.Type] = [:]
    var idle: [String: [View]] = [:]

    mutating func register(_ viewClass: AnyClass?, _ identifier: String) {
      idle[identifier] = nil
      guard let viewClass else { return classes[identifier] = nil }
      guard let viewClass = viewClass as? View.Type else {
        return Diagnostics.report(
          .registration,
          "\(viewClass) is no \(View.self) and was not registered for “\(identifier)”."
        )
      }
      classes[identifier] = viewClass
    }

    mutating func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }

    mutating func put(_ view: View, _ identifier: String?) {
      guard let identifier, idle[identifier]?.contains(where: { $0 === view }) != true else {
        return
      }
      idle[identifier, default: []].append(view)
    }

    mutating func remove(_ view: View, _ identifier: String?) {
      guard let identifier else { return }
      idle[identifier]?.removeAll { $0 === view }
    }
  }

  func register(_ cellClass: AnyClass?, forCells identifier: String) {
    cells.register(cellClass, identifier)
  }

  func register(_ viewClass: AnyClass?, forBoundaries identifier: String) {
    boundaries.register(viewClass, identifier)
  }

  /// Asks for a cell; a row whose cell is to be configured again has it dequeued.
  func asking(for row: TableRow, _ ask: () -> UITableViewCell) -> UITableViewCell {
    let outer = former
    former = row.cell
    defer { former = outer }
    return ask()
  }

  func dequeueCell(_ identifier: String, _ engine: CollectionEngine) -> UITableViewCell? {
    if let former, former.reuseIdentifier == identifier { return former }
    if let cell = cells.take(identifier) {
      engine.door.prepareForReuse(cell)
      return cell
    }
    return cells.classes[identifier].map { engine.door.make($0, identifier) }
  }

  func plainCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    Diagnostics.report(
      .registration,
      """
      No class is registered for “\(identifier)”, which \(path.placeDescription) was dequeued with; a \
      plain cell is used. Register a class for it before the first layout.
      """
    )
    cells.classes[identifier] = UITableViewCell.self
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func dequeueBoundary(
    _ identifier: String,
    _ engine: CollectionEngine
  ) -> UITableViewHeaderFooterView? {
    if let view = boundaries.take(identifier) {
      engine.door.prepareForReuse(view)
      return view
    }
    return boundaries.classes[identifier].map { engine.door.make($0, identifier) }
  }

  /// A header or footer that shows a title.
  func titleView(_ engine: CollectionEngine) -> UITableViewHeaderFooterView {
    dequeueBoundary(Self.titleIdentifier, engine)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
  }

  private static let titleIdentifier = "Title of Tessera"

  /// Takes a view that shows nothing any more.
  func takeBack(_ view: UIView) {
    switch view {
    case let cell as UITableViewCell: cells.put(cell, cell.reuseIdentifier)
    case let view as UITableViewHeaderFooterView: boundaries.put(view, view.reuseIdentifier)
    default: break
    }
  }
}

extension TableCells {
  /// Takes a view out of those that wait, because an app shows it without having dequeued it.
  func withdraw(_ view: UIView) {
    switch view {
    case let cell as UITableViewCell: cells.remove(cell, cell.reuseIdentifier)
    case let view as UITableViewHeaderFooterView: boundaries.remove(view, view.reuseIdentifier)
    default: break
    }
  }
}

// Knowledge of the data source and the delegate.
extension TableCells {
  /// There is another data source or delegate.
  func forgetAnswers() {
    withoutViews = []
    leavesOutCommit = false
  }

  func asksForViews(_ edge: TableEdge) -> Bool { !withoutViews.contains(edge) }

  func noteWithoutViews(_ edge: TableEdge) { withoutViews.insert(edge) }

  func noteLeftOutCommit() { leavesOutCommit = true }

  /// Tells cells during a change whether it is animated.
  func animating(_ isAnimated: Bool, _ change: () -> Void) {
    let outer = isAnimating
    isAnimating = isAnimated
    defer { isAnimating = outer }
    change()
  }
}

extension UITableViewCell {
  /// Makes a cell of a class known only at run time, as `UIView.make(_:frame:)` makes views.
  static func make<Cell: UITableViewCell>(
    _ cellClass: Cell.Type,
    _ identifier: String?,
    style: CellStyle = .default
  ) -> Cell {
    UIView.making(identifier) {
      tessera_make_table_cell(
        unsafeBitCast(cellClass as AnyClass, to: UnsafeRawPointer.self),
        unsafeBitCast(style, to: UInt8.self),
        $0
      )
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a header or footer of a class known only at run time.
  static func make<View: UITableViewHeaderFooterView>(
    _ viewClass: View.Type,
    _ identifier: String?
  ) -> View {
    UIView.making(identifier) {
      tessera_make_table_boundary(
        unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self),
        $0
      )
    }
  }
}

extension UIView {
  /// Hands an identifier to an initialiser of C, which takes it over.
  fileprivate static func making<View: UIView>(
    _ identifier: String?,
    _ make: (UnsafeRawPointer) -> UnsafeMutableRawPointer
  ) -> View {
    let storage = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    storage.initialize(to: identifier)
    // Not deinitialised: the initialiser owns what it was given.
    defer { storage.deallocate() }
    return Unmanaged<View>.fromOpaque(make(UnsafeRawPointer(storage))).takeRetainedValue()
  }
}

/// The calls of a table's list to cells, headers and footers of the app.
@MainActor
extension AppDoor {
  func make(_ cellClass: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    makeView("init(style:reuseIdentifier:)") {
      UITableViewCell.make(cellClass, identifier)
    }
  }

  func make(
    _ viewClass: UITableViewHeaderFooterView.Type,
    _ identifier: String
  ) -> UITableViewHeaderFooterView {
    makeView("init(reuseIdentifier:)") {
      UITableViewHeaderFooterView.make(viewClass, identifier)
    }
  }

  /// Lets a cell that was used before forget what it showed.
  func prepareForReuse(_ cell: UITableViewCell) {
    makeView("prepareForReuse()") {
      cell.forgetFormerRow()
      cell.prepareForReuse()
    }
  }

  func prepareForReuse(_ view: UITableViewHeaderFooterView) {
    makeView("prepareForReuse()") {
      view.prepareForReuse()
    }
  }
}
