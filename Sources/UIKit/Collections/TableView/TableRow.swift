import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// Where a view of a table stands in the view of the list that shows it.
///
/// Its coordinates are those of the content of the table, so that frames of cells and headers are what an app expects.
final class TableStage: UIView {
  private weak var placedView: UIView?

  /// Adds a view once `host` is in the list, so that the view finds its table when it comes to its superview.
  func add(_ view: UIView?, in host: UICollectionViewCell) {
    if let view, host.superview != nil, view.superview !== self { addSubview(view) }
  }

  /// Places a view, which fills `host`.
  func place(_ view: UIView, in host: UICollectionViewCell) {
    let size = host.bounds.size
    let place = CGRect(
      x: host.center.x - size.width / 2,
      y: host.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    let shift = place.origin - bounds.origin
    if shift != .zero {
      // Nothing moves on screen, so nothing of it is animated.
      UIViewAnimationTransaction.perform(in: nil) {
        bounds.origin = place.origin
        view.center = view.center + shift
      }
    }
    let frame = CGRect(origin: .zero, size: size)
    if self.frame != frame { self.frame = frame }
    // A view that comes here is given its frame even if it has it: its class may make another one of it.
    if view !== placedView || view.frame != place { view.frame = place }
    placedView = view
  }
}

/// The cell of the list that shows a cell of the table.
///
/// Background, lines, accessories and what a pull moves aside are those of any list cell; the table's cell lies between them.
final class TableRow: UICollectionViewListCell {
  static let identifier = "Row of Tessera"

  private let stage = TableStage()
  /// The cell that is shown; kept until the row shows another item.
  private(set) var cell: UITableViewCell?
  private var listRow: ListRow?

  override init(frame: CGRect) {
    super.init(frame: frame)
    presentContentView.removeFromSuperview()
    insertSubview(stage, at: 0)
    indentationWidth = 10
    indentsAccessories = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var table: UITableView? { (hostingCollectionView as? TableList)?.table }

  /// Shows a cell, which may be the one that it shows.
  func show(_ cell: UITableViewCell) {
    if cell !== self.cell {
      letGoOfCell()
      cell.row?.letGoOfCell()
      self.cell = cell
      cell.row = self
      stage.add(cell, in: self)
    }
    takeContentView()
    showAccessories()
    adopt(listRow)
    placeCell()
    noteConfigurationUpdate()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    stage.add(cell, in: self)
  }

  private func letGoOfCell() {
    guard let cell else { return }
    self.cell = nil
    presentContentView = UIView()
    cell.row = nil
    cell.removeFromSuperview()
  }

  /// Lays out and measures the content view that the cell has now.
  func takeContentView() {
    guard let cell else { return }
    presentContentView = cell.presentContentView
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func showAccessories() {
    guard let cell else { return }
    indentationLevel = cell.indentationLevel
    indentationWidth = cell.indentationWidth
    accessories = cell.listAccessories
  }

  /// The lines have other distances from the edges.
  func showSeparators() {
    adopt(listRow)
    setNeedsLayout()
  }

  private func placeCell() {
    if let cell { stage.place(cell, in: self) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    guard let cell else { return }
    let table = table
    letGoOfCell()
    table?.cells.takeBack(cell)
  }

  override var center: CGPoint { didSet { placeCell() } }

  override func layoutSubviews() {
    placeCell()
    super.layoutSubviews()
    guard let cell else { return }
    let missing = bounds.width - cell.bounds.width
    if missing > 0 { presentContentView.frame.size.width -= missing }
  }

  override func adopt(_ row: ListRow?) {
    listRow = row
    var row = row
    if let inset = cell?.ownSeparatorInset {
      row?.bottomSeparator?.insets = NSDirectionalEdgeInsets(inset)
    }
    super.adopt(row)
    placeCell()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let cell, let table else { return layoutAttributes }
    let shown = ShownPath(naming: layoutAttributes.indexPath)
    let path = IndexPath(table.list.engine.dataPath(of: shown))
    var height = table.height(ofRowAt: path)
    if height < 0 {
      updateConfigurationIfNeeded()
      height =
        cell.systemLayoutSizeFitting(
          layoutAttributes.size,
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      if !(height > 0) { height = ListMetrics.estimatedRowHeight }
    }
    layoutAttributes.frame.size.height = height
    return layoutAttributes
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    if let cell, cell.selectionStyle == .none {
      state.isSelected = false
      state.isHighlighted = false
    }
    return state
  }

  override var standardBackground: UIBackgroundConfiguration? {
    guard let cell else { return row.background }
    return cell.background(over: row.background, isMarked: isSelected || isHighlighted)
  }

  override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue, let cell, let table else { return }
      table.list.engine.door.tell("setSelected(_:animated:)") {
        cell.setSelected(isSelected, animated: table.cells.isAnimating)
      }
    }
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue, let cell, let table else { return }
      table.list.engine.door.tell("setHighlighted(_:animated:)") {
        cell.setHighlighted(isHighlighted, animated: false)
      }
    }
  }

  override func showState(_ state: UICellConfigurationState) {
    super.showState(state)
    cell?.showState(of: self)
  }

  override var canBecomeFocused: Bool { cell?.canBecomeFocused ?? true }
}
