public import Foundation

/// A closure that makes the menu of a context menu; its argument is the elements that the system
/// suggests, of which there are none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the preview of a context menu on Apple's platforms; menus of a desktop have none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu to open, and the identity of its subject.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier by which the app recognises the menu.
  open private(set) var identifier: any NSCopying
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What the menu is about; an identifier of its own for `nil`.
  ///   - previewProvider: Not called: menus of a desktop have no previews.
  ///   - actionProvider: Makes the menu when it is opened; no menu opens without it.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
  }

  func makeMenu() -> UIMenu? { actionProvider?([]) }
}
