import Foundation
import UIKit

/// Recognises that a row is pressed for a while, and says how the press goes on.
final class ReorderGestureRecognizer: UILongPressGestureRecognizer {
  var onChange: ((ReorderGestureRecognizer) -> Void)?

  override var state: State {
    get { super.state }
    set {
      super.state = newValue
      onChange?(self)
    }
  }
}

extension ListAdapter {
  /// Installs or removes the recogniser that moves rows.
  final func installReordering() {
    guard let view = screen.view else { return }
    guard settings.canReorder else {
      if let gesture = settings.reordering { view.removeGestureRecognizer(gesture) }
      return settings.reordering = nil
    }
    if let gesture = settings.reordering, gesture.view === view { return }
    let gesture = ReorderGestureRecognizer()
    gesture.onChange = { [weak self] in self?.follow($0) }
    view.addGestureRecognizer(gesture)
    settings.reordering = gesture
  }

  private func follow(_ gesture: ReorderGestureRecognizer) {
    guard let view = shownView else { return }
    let place = gesture.location(in: view)
    switch gesture.state {
    case .began:
      guard let path = view.indexPathForItem(at: place) else { return }
      callbacks.onWillBeginReorder?(path)
      guard view.beginInteractiveMovementForItem(at: path) else { return }
      callbacks.onReorderEnter?()
    case .changed: view.updateInteractiveMovementTargetPosition(place)
    case .ended:
      view.endInteractiveMovement()
      callbacks.onReorderExit?()
    case .cancelled:
      view.cancelInteractiveMovement()
      callbacks.onReorderExit?()
    case .possible, .failed: break
    @unknown default: break
    }
  }

  /// Takes over that a row was put down; the collection view shows it there already.
  final func finishReordering(_ source: Int, _ target: Int) {
    guard screen.tokens == rows.tokens else {
      // Rows were changed meanwhile and are not shown yet: the row that was moved is found again.
      guard screen.tokens.indices.contains(source),
        let from = rows.tokens.firstIndex(of: screen.tokens[source])
      else { return screen.view?.reloadData() ?? () }
      rows.follow(from: from, to: min(target, rows.models.count - 1))
      screen.take(rows)
      screen.view?.reloadData()
      callbacks.onReorderIndexes?((from, min(target, rows.models.count - 1)))
      return
    }
    rows.follow(from: source, to: target)
    screen.take(rows)
    callbacks.onReorderIndexes?((source, target))
  }
}
