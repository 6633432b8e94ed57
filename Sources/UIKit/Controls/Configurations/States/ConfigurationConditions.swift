import Foundation

/// What the looks of the system's own configurations depend on.
struct ConfigurationConditions: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isReordering = false
  var isDropTarget = false

  /// Nothing happens to the view.
  static let none = ConfigurationConditions()

  /// Whether the item is pressed, selected or about to take something that is dropped on it.
  var isMarked: Bool { isHighlighted || isSelected || isDropTarget }
}

extension ConfigurationConditions {
  /// Reads a state; one of the app's own type has no conditions.
  init(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      self.init(
        isDisabled: state.isDisabled,
        isHighlighted: state.isHighlighted,
        isSelected: state.isSelected,
        isReordering: state.isReordering || state.cellDragState == .dragging,
        isDropTarget: state.cellDropState == .targeted
      )
    case let state as UIViewConfigurationState:
      self.init(
        isDisabled: state.isDisabled,
        isHighlighted: state.isHighlighted,
        isSelected: state.isSelected
      )
    default: self = .none
    }
  }
}
