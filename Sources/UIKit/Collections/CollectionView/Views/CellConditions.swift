/// What happens to a cell, as far as the collection view says it.
struct CellConditions: Hashable {
  var isSelected = false
  var isHighlighted = false
  var isFocused = false
  var isEditing = false
  var isExpanded = false
  var isSwiped = false
  var isReordering = false
  var dragState = UICollectionViewCell.DragState.none
  var dropState = UICellConfigurationState.DropState.none
}
