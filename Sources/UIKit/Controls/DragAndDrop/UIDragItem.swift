public import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The thing in all its forms, for the destination.
  open private(set) var itemProvider: NSItemProvider
  /// Anything that the program itself wants to find with the item; other programs do not get it.
  open var localObject: Any?
  /// Makes what is shown of the item while it is dragged; called when the drag begins.
  ///
  /// Without one the preview of lifting is shown. Where it returns `nil`, nothing is shown of the item.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
