import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionView {
  /// The delays after which items make room for what is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    /// None.
    case immediate
    /// A quarter of a second in which the pointer rests.
    case fast
    /// Half a second in which the pointer rests.
    case slow

    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.25
      case .slow: 0.5
      }
    }
  }

  var dragAndDrop: CollectionDragAndDrop {
    if let used = dragAndDropIfUsed { return used }
    let new = CollectionDragAndDrop(self)
    dragAndDropIfUsed = new
    return new
  }
}

/// The drags and drops of a collection view.
@MainActor
final class CollectionDragAndDrop {
  private unowned let view: UICollectionView
  private(set) lazy var source = CollectionDragSource(view)
  private(set) lazy var destination = CollectionDropTarget(view)
  private lazy var dragInteraction = UIDragInteraction(delegate: source)
  private lazy var dropInteraction = UIDropInteraction(delegate: destination)
  var cadence = UICollectionView.ReorderingCadence.immediate

  init(_ view: UICollectionView) { self.view = view }

  weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet {
      guard dragDelegate != nil else { return view.removeInteraction(dragInteraction) }
      if dragInteraction.view == nil { view.addInteraction(dragInteraction) }
      takeDrops()
    }
  }

  weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { if dropDelegate != nil { takeDrops() } }
  }

  private func takeDrops() {
    if dropInteraction.view == nil { view.addInteraction(dropInteraction) }
  }

  var isDragEnabled: Bool {
    get { dragInteraction.isEnabled }
    set { dragInteraction.isEnabled = newValue }
  }

  var hasActiveDrag: Bool { !source.items.isEmpty }
  var hasActiveDrop: Bool { destination.isActive }

  /// The state of the cell of an item.
  func dragState(of path: DataPath) -> UICollectionViewCell.DragState {
    hasActiveDrag && view.engine.data.followed.dragged.contains(path) ? source.state : .none
  }

  /// The state of the cell of an item that something may be dropped on.
  func dropState(of path: DataPath) -> UICellConfigurationState.DropState {
    guard destination.isOver else { return .none }
    return destination.marked == path ? .targeted : .notTargeted
  }

  /// Shows the states of all cells.
  func showStates() {
    for element in view.engine.views.sorted {
      guard let item = view.engine.item(of: element),
        let cell = element.view as? UICollectionViewCell
      else { continue }
      show(in: cell, at: item)
    }
  }

  /// Shows the states of the cell of an item.
  func show(in cell: UICollectionViewCell, at path: DataPath) {
    let (drag, drop) = (dragState(of: path), dropState(of: path))
    let isNews = cell.conditions.dragState != drag
    cell.change {
      $0.dragState = drag
      $0.dropState = drop
    }
    if isNews { view.engine.door.announce(drag, to: cell) }
  }
}

extension UICollectionViewCell.DragState {
  /// The same as configurations have it.
  var configuration: UICellConfigurationState.DragState {
    switch self {
    case .none: .none
    case .lifting: .lifting
    case .dragging: .dragging
    }
  }
}
