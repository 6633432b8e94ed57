package import TesseraCore

// News of sections that scroll by themselves, each through the door.
extension AppDoor {
  package func tell(_ event: ContainerEvent, ofSection section: Int) {
    callOut(.event(event.name), in: .dataSource) {
      $0.app.tell(event, ofSection: section)
    }
  }

  /// Asks where the content of a section shall come to rest.
  package func ask(ofSection section: Int, _ velocity: Point, _ proposed: Point) -> Point {
    let name: StaticString =
      "orthogonalScrollerWillEndDragging(_:withVelocity:targetContentOffset:)"
    return callOut(.event(name), in: .dataSource) {
      $0.app.target(ofSection: section, velocity: velocity, proposed: proposed)
    }
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
