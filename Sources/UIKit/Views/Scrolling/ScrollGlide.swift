import CoreGraphics
import Foundation
import TesseraCore

/// How the offset moves while no finger holds it: a motion along each axis, from one time on.
///
/// A function of time; the frames at which it is looked at do not change it.
struct ScrollGlide {
  /// When the motions start, on the clock of the backend, in seconds.
  let start: TimeInterval
  var motions: AxisPair<ScrollMotion>

  /// Where it comes to rest.
  var restingOffset: CGPoint {
    CGPoint(AxisPair.each { motions[$0].restingOffset })
  }

  /// How long it takes, in seconds; 0 for one that is at rest already.
  var duration: TimeInterval { max(motions.horizontal.duration, motions.vertical.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(AxisPair.each { motions[$0].offset(at: time - start) })
  }

  /// The velocity in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(AxisPair.each { motions[$0].velocity(at: time - start) })
  }

  func hasEnded(at time: TimeInterval) -> Bool { time - start >= duration }

  /// The same movement elsewhere, its velocity unchanged.
  func shifted(by distance: CGVector) -> ScrollGlide {
    ScrollGlide(
      start: start,
      motions: AxisPair.each { motions[$0].shifted(by: Double(distance[$0])) }
    )
  }

  /// Whether the limits are those of the movement.
  func isInside(_ limits: AxisPair<ScrollLimits>) -> Bool {
    Axis.allCases.allSatisfy { motions[$0].limits == limits[$0] }
  }

  /// The rest of the movement from `time` on, inside other limits.
  func continued(at time: TimeInterval, in limits: AxisPair<ScrollLimits>) -> ScrollGlide {
    ScrollGlide(
      start: time,
      motions: AxisPair.each { motions[$0].continued(from: time - start, in: limits[$0]) }
    )
  }

  /// The rest of the movement from `time` on, to a target that turned out to be elsewhere.
  func corrected(to target: CGPoint, at time: TimeInterval) -> ScrollGlide {
    ScrollGlide(
      start: time,
      motions: AxisPair.each { motions[$0].corrected(to: Double(target[$0]), at: time - start) }
    )
  }

  /// The movement with one axis held where the program has put it.
  func holding(_ axis: Axis, at offset: CGFloat) -> ScrollGlide {
    var held = self
    let rest = ScrollAnimation(from: Double(offset), to: Double(offset))
    held.motions[axis] = ScrollMotion(rest, limits: motions[axis].limits)
    return held
  }
}
