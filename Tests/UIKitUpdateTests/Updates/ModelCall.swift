/// The calls by which a collection view reaches code of an app.
enum ModelCall: String, CaseIterable, Sendable {
  // The data source.
  case numberOfSections, numberOfItems, cellForItem, viewForHeader, prefetch, cancelPrefetching
  // Its delegate.
  case willDisplayCell, didEndDisplayingCell, willDisplayHeader, didEndDisplayingHeader
  case shouldHighlight, didHighlight, didUnhighlight
  case shouldSelect, shouldDeselect, didSelect, didDeselect
  case canEdit, canPerformPrimaryAction, performPrimaryAction, targetOffsetOfDelegate
  // The delegate of a scroll view.
  case didScroll, willBeginDragging, willEndDragging, didEndDragging
  case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation, didChangeInset
  // Cells and headers.
  case initialization, prepareForReuse, applyAttributes, preferredAttributes, isSelected
  case isHighlighted, updateConfiguration, layoutSubviews, willTransition, didTransition
  // The layout, in a pass.
  case prepare, contentSize, elements, attributesOfItem, attributesOfHeader
  case invalidate, invalidatesForBounds, contextForBounds, invalidatesForSize, contextForSize
  case restingOffset, copyAttributes, compareAttributes
  // The layout, in a change of everything.
  case prepareForUpdates, targetOffset, finalizeUpdates
  case initialItem, finalItem, initialHeader, finalHeader, initialShade, finalShade
  case headersToDelete, headersToInsert, shadesToDelete, shadesToInsert
  case prepareForBounds, finalizeBounds, transitionTo, transitionFrom, finalizeTransition
  // Everybody, while an item is moved interactively.
  case canMoveItem, moveItem, targetOfMoveForDelegate, targetOfMove, attributesOfLiftedItem
  case contextForMove, contextForEndOfMove
  // Closures.
  case completion, completionOfLayout
}
