import CoreGraphics
import Foundation
import TesseraCore

/// How far the elements that stay on screen go in a change, by the container that they are in.
struct SceneDisplacements {
  private var containers: [ContainerIdentity<Before>: Displacements]

  /// - Parameters:
  ///   - displacements: Those of each container; the others have none.
  ///   - axis: The axis along which a container scrolls.
  init(
    _ displacements: [ContainerIdentity<Before>: [Displacements.Displacement]],
    axis: (ContainerIdentity<Before>) -> NSLayoutConstraint.Axis
  ) {
    containers = [:]
    for (container, values) in displacements {
      containers[container] = Displacements(values, axis: axis(container))
    }
  }

  /// Those of a container, in its content coordinates.
  subscript(container: ContainerIdentity<Before>) -> Displacements {
    containers[container] ?? Displacements([], axis: .vertical)
  }
}

/// How far the elements of a container that stay on screen go in a change, in its content coordinates.
///
/// What comes and goes without a place of its own goes with its neighbours, so that nothing flies
/// across the screen. Neighbours are those next to it along the axis, whatever they are: a header is in
/// front of the first row of its section.
struct Displacements {
  /// In the order of the places before, and in that of the places after.
  private let leaving: [Displacement]
  private let coming: [Displacement]
  private let axis: NSLayoutConstraint.Axis

  /// How far one element goes.
  struct Displacement {
    let former: Position
    let present: Position
    /// The way of its end, next to which what follows stands.
    let distance: CGVector
  }

  /// Where an element is in the order along the axis.
  struct Position {
    let start: CGFloat
    let key: ElementKey

    /// Where an element with a frame is, in content that may begin at the right.
    init(_ frame: CGRect, _ key: ElementKey, along axis: NSLayoutConstraint.Axis, isReversed: Bool)
    {
      if axis == .vertical {
        start = frame.minY
      } else {
        start = isReversed ? -frame.maxX : frame.minX
      }
      self.key = key
    }

    func precedes(_ other: Position) -> Bool {
      start == other.start ? ElementKey.precedes(key, other.key) : start < other.start
    }
  }

  init(_ displacements: [Displacement], axis: NSLayoutConstraint.Axis) {
    leaving = displacements.sorted { $0.former.precedes($1.former) }
    coming = displacements.sorted { $0.present.precedes($1.present) }
    self.axis = axis
  }

  /// How far the element in front of one that goes away goes, if that is straight along the axis.
  func inFront(ofFormer position: Position) -> CGVector? {
    straight(leaving.last { $0.former.precedes(position) })
  }

  /// How far the element in front of one that comes goes, if that is straight along the axis.
  func inFront(of position: Position) -> CGVector? {
    straight(coming.last { $0.present.precedes(position) })
  }

  /// How far the nearest element goes in front of one, or else behind it.
  func near(_ position: Position) -> CGVector? {
    inFront(of: position) ?? straight(coming.first { position.precedes($0.present) })
  }

  /// In a grid the neighbour may go to another line; nothing follows it there.
  private func straight(_ displacement: Displacement?) -> CGVector? {
    guard let distance = displacement?.distance else { return nil }
    return (axis == .vertical ? distance.dx : distance.dy) == 0 ? distance : nil
  }
}
