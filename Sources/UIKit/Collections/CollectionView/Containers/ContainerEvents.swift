package import Foundation
import TesseraCore

/// What happens to the content of a section that scrolls by itself.
package enum ContainerEvent: Hashable, Sendable {
  case didScroll
  case willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
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
    get { engine.containers.events }
    set { engine.containers.take(newValue) }
  }
}

/// What hears of the content of the views of sections that scroll by themselves, and is asked where it comes to rest.
@MainActor
protocol ContainerListener: AnyObject {
  /// A container was scrolled, by a touch or by the program.
  func containerDidScroll(_ container: ContainerView)

  /// Something has happened to the content of a container that is on screen.
  func tell(_ event: ContainerEvent, of container: ContainerView)

  /// Returns where the content of a container shall come to rest that is let go.
  func target(_ proposed: CGPoint, velocity: CGPoint, of container: ContainerView) -> CGPoint
}

extension CollectionEngine: ContainerListener {
  /// A container was scrolled, by a touch or by the program.
  func containerDidScroll(_ container: ContainerView) {
    guard let section = mountedElement(of: container)?.key.section else { return }
    mounting.didScroll(section, to: container.scrollView.contentOffset, container.scrollView.rests)
    host.receive(.placesChanged)
    if validity > .replaced { layoutCalls.containerDidScroll(section: section.index) }
    if !session.isSettled(in: scene) { host.setNeedsLayout() }
    reordering.contentDidMoveUnderMovement()
    tell(.didScroll, of: container)
  }

  /// Says what happens to the content of a container that is on screen.
  func tell(_ event: ContainerEvent, of container: ContainerView) {
    guard let events = containers.events, let scroller = scroller(of: container) else { return }
    door.tell(events, event, scroller)
  }

  /// Where the content of a container shall come to rest that is let go.
  func target(_ proposed: CGPoint, velocity: CGPoint, of container: ContainerView) -> CGPoint {
    guard let events = containers.events, let scroller = scroller(of: container) else {
      return proposed
    }
    let target = door.ask(events, scroller, velocity, proposed)
    guard !target.isFinite else { return target }
    Diagnostics.report(
      .scrolling,
      """
      Section \(scroller.section) shall come to rest at \(target); it will be \(proposed). Every number must \
      be finite.
      """
    )
    return proposed
  }

  private func scroller(of container: ContainerView) -> ContainerScroller? {
    mountedElement(of: container).map { door.scroller(ofSection: $0.key.section.index) }
  }
}
