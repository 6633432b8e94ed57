import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// The scroll view of a section that scrolls by itself: it comes to rest where the section says.
final class ContainerScrollView: UIScrollView {
  var rests: ContainerRests?
  /// The view of the section that it is in.
  weak var container: ContainerView?

  /// Keys belong to the collection view, which goes from item to item.
  override var takesKeysWhenPressed: Bool { false }

  override var hitsSubviewsWhereShown: Bool { true }

  /// Slows down and bounces as the section says; `rate` counts where it does not say.
  func take(_ declaration: SectionContainer, _ rate: TesseraCore.DecelerationRate) {
    let turnsPages = declaration.stops?.turnsPages ?? false
    let slowing = declaration.motion.rate ?? (turnsPages ? .fast : rate)
    decelerationRate = DecelerationRate(rawValue: CGFloat(slowing.perMillisecond))
    let bounces = declaration.motion.bounce != .never
    if self.bounces != bounces { self.bounces = bounces }
    for axis in Axis.allCases {
      let always = declaration.motion.bounce == .always && axis == declaration.axis
      if options.alwaysBounces[axis] != always { setAlwaysBounces(always, along: axis) }
    }
  }

  /// Goes where it is going at once, when it leaves the screen on its way.
  func arrive() {
    guard let glide = activity.glide else { return }
    move(to: glide.restingOffset)
    holdStill()
  }

  /// Arrives when it leaves its window.
  override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { arrive() }
    super.willMove(toWindow: newWindow)
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let rests else { return proposed }
    return CGPoint(
      rests.target(
        releasedAt: Point(contentOffset),
        proposed: Point(proposed),
        velocity: Point(velocity)
      )
    )
  }

  override func offset(_ offset: CGFloat, movedBy distance: CGFloat, along axis: Axis) -> CGFloat {
    guard let rests else { return offset + distance }
    return CGFloat(rests.target(movingFrom: Double(offset), by: Double(distance), along: axis))
  }
}
