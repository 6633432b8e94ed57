import UIKit

/// The owner of a coordinator, which has no optional members.
protocol NoteCoordinatorOwner: AnyObject {
  func coordinatorDidEnd(_ coordinator: NoteCoordinator)
}

/// Shows a screen, and tells its owner when that is over.
final class NoteCoordinator: NSObject {
  weak var owner: NoteCoordinatorOwner?
  private let badge: NoteBadge
  private(set) lazy var press = UILongPressGestureRecognizer(
    target: badge,
    action: Selector(NoteBadge.count)
  )

  init(_ badge: NoteBadge) {
    self.badge = badge
    super.init()
  }

  func start() {
    badge.addGestureRecognizer(press)
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(Self.end(_:)),
      name: NSNotification.Name("NoteCoordinatorEnd"),
      object: nil
    )
  }

  private func end(_ notification: NSNotification) { owner?.coordinatorDidEnd(self) }
}
