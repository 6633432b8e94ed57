import CoreGraphics
import Foundation
import TesseraCore

/// The scroll view of a section that scrolls by itself: it comes to rest where the section says.
final class ContainerScrollView: UIScrollView {
  var rests: ContainerRests?
  /// How the content moves, for prefetching.
  var prefetchTracker = PrefetchTracker()
  /// The view of the section that it is in.
  weak var container: ContainerView?

  /// Keys belong to the collection view, which goes from item to item.
  override var takesKeysWhenPressed: Bool { false }

  override var hitsSubviewsWhereShown: Bool { true }

  /// Slows down and bounces as the section says; `rate` counts where it does not say.
  func take(_ declaration: SectionContainer, _ rate: DecelerationRate) {
    let turnsPages = declaration.stops?.turnsPages ?? false
    decelerationRate = declaration.motion.rate ?? (turnsPages ? .fast : rate)
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
    rests?.target(releasedAt: contentOffset, proposed: proposed, velocity: velocity) ?? proposed
  }

  override func offset(_ offset: CGFloat, movedBy distance: CGFloat, along axis: Axis) -> CGFloat {
    rests?.target(movingFrom: offset, by: distance, along: axis) ?? offset + distance
  }
}

/// Where the content of a container comes to rest, in its content coordinates.
///
/// Stops count from where reading begins; this is where they become offsets of a scroll view.
@MainActor
struct ContainerRests {
  private let stops: OrthogonalStops?
  private let limits: ScrollLimits
  private let axis: Axis
  private let size: CGSize
  private let contentSize: CGSize
  private let mirror: ContentMirror

  init(_ declaration: SectionContainer, _ mirror: ContentMirror) {
    stops = declaration.stops
    limits = declaration.limits
    axis = declaration.axis
    size = declaration.frame.size
    contentSize = declaration.contentSize
    self.mirror = mirror
  }

  /// How far the content can be scrolled past its edges for its first and last place of rest.
  var insets: UIEdgeInsets {
    let ends = (converted(CGFloat(limits.lower)), converted(CGFloat(limits.upper)))
    let start = -min(ends.0, ends.1)
    let end = max(ends.0, ends.1) + size[axis] - contentSize[axis]
    return axis == .horizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
  }

  /// Where content that is let go comes to rest; velocities are in points per millisecond.
  func target(releasedAt offset: CGPoint, proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let stops else { return proposed }
    let sign = isMirrored ? -1.0 : 1
    let rest = stops.target(
      releasedAt: Double(converted(offset[axis])),
      projected: Double(converted(proposed[axis])),
      velocity: Double(velocity[axis]) * 1000 * sign
    )
    var target = proposed
    target[axis] = converted(CGFloat(rest))
    return target
  }

  /// Where a turn of a wheel, or a key, leads.
  func target(movingFrom offset: CGFloat, by distance: CGFloat, along axis: Axis) -> CGFloat {
    guard let stops, axis == self.axis else { return offset + distance }
    let sign = isMirrored ? -1.0 : 1
    return converted(
      CGFloat(stops.target(movingFrom: Double(converted(offset)), by: Double(distance) * sign))
    )
  }

  /// The place of rest nearest to an offset, counted from the first; nil if the content rests anywhere.
  func stop(nearest offset: CGPoint) -> Int? {
    stops?.stop(nearest: Double(converted(offset[axis])))
  }

  /// The place of rest that an offset is at, counted from the first; nil if it is between two, or the content
  /// rests anywhere.
  func stop(at offset: CGPoint) -> Int? {
    guard let stop = stop(nearest: offset), let place = self.offset(ofStop: stop),
      abs(place[axis] - offset[axis]) < 0.01
    else { return nil }
    return stop
  }

  /// How far an offset is from the first place of rest, in the direction of reading.
  func distance(of offset: CGPoint) -> Point {
    let distance = Double(converted(offset[axis])) - limits.lower
    return axis == .horizontal ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
  }

  /// The offset of a place of rest; nil if the content rests anywhere.
  func offset(ofStop stop: Int) -> CGPoint? {
    guard let place = stops?.offset(ofStop: stop) else { return nil }
    var offset = CGPoint.zero
    offset[axis] = converted(CGFloat(place))
    return offset
  }

  /// The place of rest at which an element shows; nil if the content rests anywhere.
  func offset(showing frame: CGRect) -> CGPoint? {
    let start =
      isMirrored ? mirror.apply(frame).minX : axis == .horizontal ? frame.minX : frame.minY
    guard let rest = stops?.resting(showing: Double(start)) else { return nil }
    var offset = CGPoint.zero
    offset[axis] = converted(CGFloat(rest))
    return offset
  }

  /// The number of places of rest; nil if the content rests anywhere.
  var stopCount: Int? { stops?.count }

  /// The offset nearest to another at which the content is inside its ends.
  func offset(nearest offset: CGPoint) -> CGPoint {
    var nearest = CGPoint.zero
    nearest[axis] = converted(CGFloat(limits.clamped(Double(converted(offset[axis])))))
    return nearest
  }

  private var isMirrored: Bool { axis == .horizontal && mirror != .off }

  /// A content offset as it is from where reading begins, and the other way round.
  private func converted(_ offset: CGFloat) -> CGFloat {
    guard isMirrored else { return offset }
    return mirror.apply(CGRect(x: offset, y: 0, width: size.width, height: 0)).minX
  }
}
