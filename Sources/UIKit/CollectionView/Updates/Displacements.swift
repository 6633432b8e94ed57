import CoreGraphics
import Foundation

/// How far the elements that stay on screen go in a change, in content coordinates.
///
/// What comes and goes without a place of its own goes with its neighbours, so that nothing flies
/// across the screen.
struct Displacements {
  /// In the order of the paths before, and in that after.
  private let leaving: [Displacement]
  private let coming: [Displacement]
  private let axis: NSLayoutConstraint.Axis

  /// How far one element goes.
  struct Displacement {
    let former: ElementKey
    let key: ElementKey
    let distance: CGVector
  }

  init(_ displacements: [Displacement], axis: NSLayoutConstraint.Axis) {
    leaving = displacements.sorted { ElementKey.precedes($0.former, $1.former) }
    coming = displacements.sorted { ElementKey.precedes($0.key, $1.key) }
    self.axis = axis
  }

  /// How far the element in front of one that goes away goes, if that is straight along the axis.
  func inFront(ofFormer key: ElementKey) -> CGVector? {
    straight(leaving.last { ElementKey.precedes($0.former, key) })
  }

  /// How far the element in front of one that comes goes, if that is straight along the axis.
  func inFront(of key: ElementKey) -> CGVector? {
    straight(coming.last { ElementKey.precedes($0.key, key) })
  }

  /// How far the nearest element goes in front of one, or else behind it.
  func near(_ key: ElementKey) -> CGVector? {
    inFront(of: key) ?? straight(coming.first { ElementKey.precedes(key, $0.key) })
  }

  /// In a grid the neighbour may go to another line; nothing follows it there.
  private func straight(_ displacement: Displacement?) -> CGVector? {
    guard let distance = displacement?.distance else { return nil }
    return (axis == .vertical ? distance.dx : distance.dy) == 0 ? distance : nil
  }
}
