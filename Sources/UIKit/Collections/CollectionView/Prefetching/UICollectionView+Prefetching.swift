import CoreGraphics
import Foundation
import TesseraCore

extension UICollectionView {
  func forgetPrefetched() {
    engine.data.followed.prefetched = []
    prefetching.layoutDidChange()
  }

  /// Tells the prefetch data source what has changed since the last pass.
  ///
  /// Called after each pass, when nothing is under way that a call could get into.
  func prefetch() {
    guard prefetchDataSource != nil, isPrefetchingEnabled, engine.turn.isIdle, window != nil,
      !bounds.isEmpty
    else { return }
    let axis = engine.axis
    prefetching.tracker.note(
      offset: contentOffset[axis],
      at: currentTime,
      startsForward: axis == .vertical
        || effectiveUserInterfaceLayoutDirection == .leftToRight
    )
    engine.answering.forgetShownItems()
    let window = PrefetchWindow(
      visible: Rect(bounds),
      axis: axis,
      motion: prefetching.tracker.motion
    )
    guard engine.validity == .shown, prefetching.needs(window) else { return }
    let plan = PrefetchPlan(
      engine.answering.parts(of: window),
      named: engine.data.followed.prefetched
    )
    if !plan.cancellations.isEmpty {
      engine.data.followed.prefetched.subtract(plan.cancellations)
      cancelPrefetching(plan.cancellations)
    }
    // An update from inside that call has changed the index space; another pass is to come.
    guard !plan.requests.isEmpty, prefetching.knows(window) else { return }
    engine.data.followed.prefetched.formUnion(plan.requests)
    startPrefetching(plan.requests)
  }
}

extension Answering {
  /// Items that have come into view are not prefetched any more.
  fileprivate func forgetShownItems() {
    guard !data.followed.prefetched.isEmpty else { return }
    for element in views.mounted.values {
      if let item = item(of: element) { data.followed.prefetched.remove(item) }
    }
  }

  /// The items in the kept part of a window that are not on screen, and those in sections around what shows of
  /// them.
  fileprivate func parts(of window: PrefetchWindow) -> [PrefetchPlan.Part] {
    let rect = CGRect(window.kept)
    guard let attributes = layoutCalls.elements(in: preparing.mirror.apply(rect)) else { return [] }
    let containers = arranging.queriedContainers(in: preparing.mirror.apply(rect))
    var candidates = candidates(
      arranging.checked(attributes, in: containers).elements,
      of: .root,
      in: rect,
      outside: CGRect(window.visible)
    )
    var parts: [PrefetchPlan.Part] = []
    for container in containers.scene.nested {
      if container.frame.overlaps(window.visible) {
        parts.append(part(of: container, containers))
      } else {
        // What will show when the section comes into view.
        let bounds = CGRect(container.bounds)
        candidates += self.candidates(
          arranging.elements(in: bounds, of: container, containers),
          of: container.identity,
          in: bounds,
          outside: .null
        )
        .map { PrefetchPlan.Candidate(path: $0.path, frame: container.inParent($0.frame)) }
      }
    }
    return [PrefetchPlan.Part(window, candidates)] + parts
  }

  /// The items around what shows of a section that scrolls by itself, in the direction in which it was scrolled last.
  private func part(
    of container: Container,
    _ containers: DeclaredContainers
  ) -> PrefetchPlan.Part {
    let isMirrored = container.axis == .horizontal && containers.mirror != .off
    var scrollView: ContainerScrollView?
    if case .section(let section) = container.identity {
      scrollView = containerView(of: section.index)?.scrollView
    }
    var tracker = scrollView?.prefetchTracker ?? PrefetchTracker()
    tracker.note(
      offset: CGPoint(container.offset)[container.axis],
      at: host.currentTime,
      startsForward: !isMirrored
    )
    scrollView?.prefetchTracker = tracker
    let window = PrefetchWindow(
      visible: container.bounds,
      axis: container.axis,
      motion: tracker.motion
    )
    let kept = CGRect(window.kept)
    let found = candidates(
      arranging.elements(in: kept, of: container, containers),
      of: container.identity,
      in: kept,
      outside: CGRect(window.visible)
    )
    return PrefetchPlan.Part(window, found)
  }

  /// The items among elements that are in a rectangle of a container and in no part of another one.
  private func candidates(
    _ elements: [ArrangedElement],
    of container: ContainerIdentity<Before>,
    in rect: CGRect,
    outside visible: CGRect
  ) -> [PrefetchPlan.Candidate] {
    elements.compactMap { element in
      guard element.container == container, element.frame.overlaps(rect),
        views[element.key] == nil, !element.frame.overlaps(visible),
        let path = element.key.path.flatMap({ item(shownAt: $0) })
      else { return nil }
      return PrefetchPlan.Candidate(path: path, frame: Rect(element.frame))
    }
  }
}
