import CoreGraphics

// News of sections that scroll by themselves, each through the door.
extension AppDoor {
  /// Returns a section that scrolls by itself as the app knows it.
  func scroller(ofSection section: Int) -> ContainerScroller {
    ContainerScroller(collectionView: appView, section: section)
  }

  /// Has the view of a section that scrolls by itself tell of its content.
  func connect(_ view: ContainerView) { view.report(to: containers.listener, in: appView) }

  /// How fast content slows down.
  var decelerationRate: UIScrollView.DecelerationRate { appView.decelerationRate }

  func tell(_ events: ContainerEvents, _ event: ContainerEvent, _ scroller: ContainerScroller) {
    callOut(.event(event.name), in: .dataSource) { events.receive(event, scroller) }
  }

  /// Asks where the content of a section shall come to rest.
  func ask(
    _ events: ContainerEvents,
    _ scroller: ContainerScroller,
    _ velocity: CGPoint,
    _ proposed: CGPoint
  ) -> CGPoint {
    let name: StaticString =
      "orthogonalScrollerWillEndDragging(_:withVelocity:targetContentOffset:)"
    return callOut(.event(name), in: .dataSource) { events.target(scroller, velocity, proposed) }
  }
}

extension ContainerEvent {
  /// The name of the call by which the app hears of it.
  fileprivate var name: StaticString {
    switch self {
    case .didScroll: "orthogonalScrollerDidScroll(_:)"
    case .willBeginDragging: "orthogonalScrollerWillBeginDragging(_:)"
    case .didEndDragging: "orthogonalScrollerDidEndDragging(_:willDecelerate:)"
    case .willBeginDecelerating: "orthogonalScrollerWillBeginDecelerating(_:)"
    case .didEndDecelerating: "orthogonalScrollerDidEndDecelerating(_:)"
    case .didEndScrollingAnimation: "orthogonalScrollerDidEndScrollingAnimation(_:)"
    }
  }
}
