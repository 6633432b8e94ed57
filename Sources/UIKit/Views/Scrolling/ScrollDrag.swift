import CoreGraphics
import Foundation
import TesseraCore

/// A movement of the content by a finger, a pointer or a touchpad.
struct ScrollDrag {
  /// What the hand is on.
  enum Source {
    /// Fingers on the screen, or a mouse with its button held.
    case touch
    /// Two fingers on a touchpad.
    case touchpad
  }

  let source: Source
  /// The offset the hand asks for; past an edge it is further out than what shows.
  var dragged: CGPoint
  /// How far the hand has moved in all, as a change of the offset.
  var travelled = CGVector.zero
  var lock: DirectionalLock

  /// Moves along the axes that `isMovable` names and the lock allows.
  mutating func move(by distance: CGVector, isMovable: (Axis) -> Bool) {
    travelled = CGVector(dx: travelled.dx + distance.dx, dy: travelled.dy + distance.dy)
    lock = lock.decided(horizontal: Double(travelled.dx), vertical: Double(travelled.dy))
    for axis in Axis.allCases where lock.allows(axis) && isMovable(axis) {
      dragged[axis] += distance[axis]
    }
  }

  func shifted(by distance: CGVector) -> ScrollDrag {
    var shifted = self
    shifted.dragged = CGPoint(x: dragged.x + distance.dx, y: dragged.y + distance.dy)
    return shifted
  }
}
