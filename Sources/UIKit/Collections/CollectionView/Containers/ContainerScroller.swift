import CoreGraphics
package import Foundation
package import TesseraCore
import TesseraEngine

/// A section that scrolls by itself, by its index.
///
/// Offsets are content offsets of its scroll view: where reading goes from right to left they count from the left
/// edge of the content all the same.
@MainActor
package struct ContainerScroller {
  package let collectionView: UICollectionView
  package let section: Int

  init(collectionView: UICollectionView, section: Int) {
    self.collectionView = collectionView
    self.section = section
  }

  private var engine: CollectionEngine { collectionView.engine }
  private var scrollView: ContainerScrollView? { collectionView.sectionScrollView(section) }
  private var identity: ContainerIdentity<Before> { .section(OldSection(section)) }

  /// The container where it is scrolled to; nil if the section does not scroll by itself.
  private var placed: DeclaredContainers? {
    if engine.containers.declared[identity] != nil { return engine.containers.declared }
    return declaration.map { engine.arranging.placed([$0], by: engine.preparing.mirror) }
  }

  /// What the layout says of it now; nil if the section does not scroll by itself, or is not there.
  fileprivate var declaration: SectionContainer? {
    engine.answering.bringModelUpToDate()
    guard engine.validity > .replaced, engine.counting.knownCounts.items.indices.contains(section)
    else {
      return nil
    }
    return engine.layoutCalls.container(ofSection: section)
  }

  private var container: Container? { placed?[identity] }

  /// What it fills of the content of the collection view.
  package var frame: CGRect { container.map { CGRect($0.frame) } ?? .zero }

  package var contentSize: CGSize { container.map { CGSize($0.contentSize) } ?? .zero }

  package var contentOffset: CGPoint {
    scrollView?.contentOffset
      ?? container.map { CGPoint($0.offset) } ?? .zero
  }

  package var isTracking: Bool { scrollView?.isTracking ?? false }
  package var isDragging: Bool { scrollView?.isDragging ?? false }
  package var isDecelerating: Bool { scrollView?.isDecelerating ?? false }

  /// The place of rest that is nearest, counted from where reading begins; nil if the section rests anywhere.
  package var page: Int? { placed?.rests(of: identity)?.stop(nearest: Point(contentOffset)) }

  /// The number of places of rest; nil if the section rests anywhere.
  package var pageCount: Int? { placed?.rests(of: identity)?.stopCount }

  /// Goes to the offset inside the content that is nearest to `offset`.
  package func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      return Diagnostics.report(
        .scrolling,
        """
        Section \(section) was to be scrolled to \(offset), which is ignored. Every number must be finite.
        """
      )
    }
    guard let rests = placed?.rests(of: identity) else { return }
    let target = rests.offset(nearest: Point(offset))
    if let scrollView { return scrollView.setContentOffset(CGPoint(target), animated: animated) }
    engine.mounting.didScroll(OldSection(section), to: target, rests)
  }

  /// Goes to a place of rest, the nearest one for a number past the ends.
  package func scroll(toPage page: Int, animated: Bool) {
    guard let target = placed?.rests(of: identity)?.offset(ofStop: page) else { return }
    scroll(to: CGPoint(target), animated: animated)
  }
}

extension UICollectionView {
  /// A section that scrolls by itself; nil if it does not, or is not there.
  package func containerScroller(ofSection section: Int) -> ContainerScroller? {
    let scroller = ContainerScroller(collectionView: self, section: section)
    return scroller.declaration == nil ? nil : scroller
  }
}

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

/// What hears of sections that scroll by themselves.
///
/// The module Tessera declares the protocol for it, which this module does not know.
@MainActor
package final class ContainerEvents {
  /// The object that hears of them; not retained.
  package private(set) weak var delegate: AnyObject?
  let receive: (_ event: ContainerEvent, _ scroller: ContainerScroller) -> Void
  let target: (_ scroller: ContainerScroller, _ velocity: CGPoint, _ proposed: CGPoint) -> CGPoint

  /// Creates the connection to `delegate`, which the closures must not retain.
  ///
  /// - Parameters:
  ///   - delegate: The object that hears.
  ///   - receive: Called for each event.
  ///   - target: Called when a hand lets go, with the velocity in points per millisecond; returns where the
  ///     content shall come to rest.
  package init(
    _ delegate: AnyObject,
    receive: @escaping (_ event: ContainerEvent, _ scroller: ContainerScroller) -> Void,
    target:
      @escaping (
        _ scroller: ContainerScroller,
        _ velocity: CGPoint,
        _ proposed: CGPoint
      ) -> CGPoint
  ) {
    self.delegate = delegate
    self.receive = receive
    self.target = target
  }
}

extension UICollectionView {
  /// What hears of sections that scroll by themselves.
  package var containerEvents: ContainerEvents? {
    get { heardContainers }
    set { heardContainers = newValue }
  }
}
