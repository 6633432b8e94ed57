package import Foundation
package import TesseraCore

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
