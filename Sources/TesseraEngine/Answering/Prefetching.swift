package import TesseraCore

/// Which way content moves and how fast, by where it was in the passes before.
package struct PrefetchTracker {
  private var lastPlace: (offset: Double, time: Double)?
  package private(set) var motion = PrefetchWindow.PrefetchMotion()

  /// Creates one that has seen nothing move.
  package init() {}

  /// The content is at `offset` along its axis at a time, in seconds.
  ///
  /// A jump says which way but not how fast.
  package mutating func note(offset: Double, at time: Double, startsForward: Bool) {
    defer { lastPlace = (offset, time) }
    guard let last = lastPlace else { return motion.isForward = startsForward }
    let distance = offset - last.offset
    if distance != 0 { motion.isForward = distance > 0 }
    guard time > last.time else {
      // Several passes may belong to one frame.
      if distance != 0 { motion.speed = 0 }
      return
    }
    motion.speed = abs(distance) / (time - last.time)
  }
}

extension Answering {
  /// Items that have come into view are not prefetched any more.
  package func forgetShownItems() {
    guard !data.followed.prefetched.isEmpty else { return }
    for element in views.mounted.values {
      if let item = item(of: element) { data.followed.prefetched.remove(item) }
    }
  }

  /// The items in the kept part of a window that are not on screen, and those in sections around what shows of
  /// them.
  package func parts(of window: PrefetchWindow) -> [PrefetchPlan.Part] {
    let rect = window.kept
    guard let attributes = layoutCalls.elements(in: preparing.mirror.apply(rect)) else { return [] }
    let containers = arranging.queriedContainers(in: preparing.mirror.apply(rect))
    var candidates = candidates(
      arranging.checked(attributes, in: containers).elements,
      of: .root,
      in: rect,
      outside: window.visible
    )
    var parts: [PrefetchPlan.Part] = []
    for container in containers.scene.nested {
      if container.frame.overlaps(window.visible) {
        parts.append(part(of: container, containers))
      } else {
        // What will show when the section comes into view.
        let bounds = container.bounds
        candidates += self.candidates(
          arranging.elements(in: bounds, of: container, containers),
          of: container.identity,
          in: bounds,
          outside: nil
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
    var view: (any SectionView)?
    if case .section(let section) = container.identity {
      view = containerView(of: section.index)
    }
    var tracker = view?.prefetchTracker ?? PrefetchTracker()
    tracker.note(
      offset: container.offset[container.axis],
      at: host.animations.currentTime,
      startsForward: !isMirrored
    )
    view?.prefetchTracker = tracker
    let window = PrefetchWindow(
      visible: container.bounds,
      axis: container.axis,
      motion: tracker.motion
    )
    let kept = window.kept
    let found = candidates(
      arranging.elements(in: kept, of: container, containers),
      of: container.identity,
      in: kept,
      outside: window.visible
    )
    return PrefetchPlan.Part(window, found)
  }

  /// The items among elements that are in a rectangle of a container and in no part of another one.
  private func candidates(
    _ elements: [ArrangedElement],
    of container: ContainerIdentity<Before>,
    in rect: Rect,
    outside visible: Rect?
  ) -> [PrefetchPlan.Candidate] {
    elements.compactMap { element in
      guard element.container == container, element.frame.overlaps(rect),
        views[element.key] == nil, visible.map({ element.frame.overlaps($0) }) != true,
        let path = element.key.path.flatMap({ item(shownAt: $0) })
      else { return nil }
      return PrefetchPlan.Candidate(path: path, frame: element.frame)
    }
  }
}
