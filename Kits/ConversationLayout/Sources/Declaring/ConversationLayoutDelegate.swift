public import Foundation
import UIKit

/// Says how the elements of a conversation are placed; every method has an answer of its own.
///
/// The layout asks for alignments when elements come into view, and for all else when it prepares, in the index space
/// that the data source has then. After an answer has changed, call `invalidateLayout()`; what was measured stays.
@preconcurrency @MainActor
public protocol ConversationLayoutDelegate: AnyObject {
  /// The size of the header of a section; `nil`, as by default, for a section without one.
  func sizeForHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemSize?

  /// The size of the footer of a section; `nil`, as by default, for a section without one.
  func sizeForFooter(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemSize?

  /// The gap between a section and the next, in points; `nil`, as by default, for that of the settings.
  func interSectionSpacing(
    _ conversationLayout: CollectionViewConversationLayout,
    after section: Int
  ) -> CGFloat?

  /// Returns the alignment of an item across the column; ``ConversationItemAlignment/fullWidth`` by default.
  func alignmentForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemAlignment

  /// Returns the alignment of a header across the column; ``ConversationItemAlignment/fullWidth`` by default.
  func alignmentForHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemAlignment

  /// Returns the alignment of a footer across the column; ``ConversationItemAlignment/fullWidth`` by default.
  func alignmentForFooter(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemAlignment

  /// Returns the attributes with which an element starts that is inserted, or moved into the visible area; `nil`, the default, for those
  /// of collection views.
  ///
  /// An element that was in sight starts from where it is on screen, so for moves in sight there is
  /// ``animateStayingElement(_:from:to:for:)``.
  ///
  /// - Parameters:
  ///   - conversationLayout: The layout.
  ///   - attributes: Where the element comes to stand, in the index space after the batch. Change and return them.
  ///     They go along when sizes that are found move that place.
  ///   - change: Why it appears: by ``ConversationElementChange/insert``, ``ConversationElementChange/reload`` or
  ///     ``ConversationElementChange/move``.
  /// - Returns: Where the element starts from.
  func initialLayoutAttributesForInsertedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes?

  /// Returns the attributes with which an element ends that is deleted, or moved out of the visible area; `nil`, the default, for those
  /// of collection views.
  ///
  /// - Parameters:
  ///   - conversationLayout: The layout.
  ///   - attributes: Where the element is on screen, in the index space before the batch. Change and return them.
  ///   - change: Why it goes: by ``ConversationElementChange/delete``, ``ConversationElementChange/reload`` or
  ///     ``ConversationElementChange/move``.
  /// - Returns: Where the element ends.
  func finalLayoutAttributesForDeletedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes?

  /// Animates an element that is in sight before and after a batch, and that the batch moves or gives another size;
  /// does nothing by default.
  ///
  /// The layout calls this inside of the animation of the batch, for one element after the other from top to bottom.
  /// The collection view moves the view of the element from where it is on screen to its new frame, whatever is done
  /// here. Changes of what is in the view go along with it; to start from another look, make that in
  /// `UIView.performWithoutAnimation` first. Do not change the data or the layout in here.
  ///
  /// - Parameters:
  ///   - conversationLayout: The layout.
  ///   - former: Where the element was on screen, in the coordinates that the content has now, with its path before
  ///     the batch.
  ///   - attributes: Where it is going, with its path after the batch, by which the collection view has its view.
  ///   - change: What happens to it: ``ConversationElementChange/move``, also for another size besides, or
  ///     ``ConversationElementChange/reconfigure``.
  func animateStayingElement(
    _ conversationLayout: CollectionViewConversationLayout,
    from former: ConversationLayoutAttributes,
    to attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  )
}

extension ConversationLayoutDelegate {
  /// Returns the initial attributes of collection views.
  public func initialLayoutAttributesForInsertedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? { nil }

  /// Returns the final attributes of collection views.
  public func finalLayoutAttributesForDeletedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? { nil }

  /// Nothing.
  public func animateStayingElement(
    _ conversationLayout: CollectionViewConversationLayout,
    from former: ConversationLayoutAttributes,
    to attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) {}

  /// No header.
  public func sizeForHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemSize? { nil }

  /// No footer.
  public func sizeForFooter(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemSize? { nil }

  /// The gap of the settings.
  public func interSectionSpacing(
    _ conversationLayout: CollectionViewConversationLayout,
    after section: Int
  ) -> CGFloat? { nil }

  /// The whole width.
  public func alignmentForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemAlignment { .fullWidth }

  /// The whole width.
  public func alignmentForHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemAlignment { .fullWidth }

  /// The whole width.
  public func alignmentForFooter(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemAlignment { .fullWidth }
}

/// A delegate that says something of the size of each item.
///
/// It is asked once for each item that comes into the data, so the first layout costs O(n). For any other delegate all
/// items are ``ConversationItemSize/auto`` and cost nothing until they are seen.
@preconcurrency @MainActor
public protocol ConversationLayoutSizingDelegate: ConversationLayoutDelegate {
  /// Returns the size of an item as far as it is known; ``ConversationItemSize/auto`` by default.
  func sizeForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemSize

  /// The gap between an item and the next element of its section, in points; `nil`, as by default, for that of the
  /// settings.
  func interItemSpacing(
    _ conversationLayout: CollectionViewConversationLayout,
    after indexPath: IndexPath
  ) -> CGFloat?
}

extension ConversationLayoutSizingDelegate {
  /// Nothing is known.
  public func sizeForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemSize { .auto }

  /// The gap of the settings.
  public func interItemSpacing(
    _ conversationLayout: CollectionViewConversationLayout,
    after indexPath: IndexPath
  ) -> CGFloat? { nil }
}
