import Foundation

/// The state of a cell, and its traits.
///
/// A cell asks itself for it with `configurationState`, which a subclass may override to add states of
/// its own.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The states of a cell that is dragged out of its collection view.
  public enum DragState: Hashable, Sendable {
    /// It is not dragged.
    case none
    /// It is about to be.
    case lifting
    /// It is dragged.
    case dragging
  }

  /// The states of a cell while something is dragged over its collection view.
  public enum DropState: Hashable, Sendable {
    /// Nothing is dragged.
    case none
    /// Something is dragged, but not onto this cell.
    case notTargeted
    /// Something is dragged onto this cell.
    case targeted
  }

  /// The surroundings of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the item is pressed.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether keys have reached the item and go on from there; a ring shows it in any case.
  public var isFocused = false
  /// Whether the cell is held at an edge while content scrolls behind it; `false` unless the app sets it.
  public var isPinned = false
  /// Whether the collection view is being edited, and the item with it.
  public var isEditing = false
  /// Whether the item shows those that belong to it, in an outline.
  public var isExpanded = false
  /// Whether the row is moved aside to show its swipe actions, or on its way there.
  public var isSwiped = false
  /// Whether the user moves the item to another place.
  public var isReordering = false
  /// The state of the cell while it is dragged.
  ///
  /// A cell that is dragged looks like one that is reordered.
  public var cellDragState = DragState.none
  /// The state of the cell while something is dragged over it.
  ///
  /// A target looks selected.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell to which nothing happens.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own; `nil` where none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
