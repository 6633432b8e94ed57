/// What has to be done so that exactly the visible elements of a scene have views.
///
/// A function of what shows, of what the layout has placed and of what has views; nothing else is looked at.
package struct ScenePlan: Hashable, Sendable {
  /// Elements that get a view, by container in the order of the scene, and in each in that of the layout's
  /// answer.
  package private(set) var entering: [PlacedElement<Before>] = []
  /// Elements that keep their view, in the same order.
  package private(set) var staying: [PlacedElement<Before>] = []
  /// Elements whose views go, in the order of their paths.
  package let leaving: [ElementIdentity<Before>]
  /// Where the containers can be scrolled to without any change.
  package let stableBounds: SceneStableBounds

  /// Compares what has views with what is placed where something shows; O(n log n) in what is placed and
  /// mounted.
  ///
  /// - Parameters:
  ///   - scene: The containers, and where they are scrolled to.
  ///   - placed: What the layout has placed; what is not known counts as empty.
  ///   - mounted: The elements that have views, each once, in whatever container and order; without those of containers that
  ///     are still settled.
  ///   - settled: Where containers could be scrolled to when exactly what shows had views. Containers that are still inside
  ///     are passed over.
  package init(
    showing scene: Scene,
    placed: PlacedScene,
    mounted: [ElementIdentity<Before>],
    settled: SceneStableBounds? = nil
  ) {
    var bounds = SceneStableBounds(scene)
    staying.reserveCapacity(mounted.count)
    var mounted = MountedIdentities(mounted)
    for container in CollectionOfOne(scene.root) + scene.nested {
      guard let visible = scene.visibleRect(of: container) else { continue }
      if let known = settled?[container.identity], known.contains(visible) {
        bounds.note(known, of: container.identity)
        continue
      }
      guard let region = placed[container.identity] else { continue }
      var stable = StableBounds(around: visible, known: region.rect)
      for element in region.elements {
        stable.narrow(at: visible, by: element.frame)
        guard element.frame.isInSight(of: visible) else { continue }
        if mounted.keep(element.identity) {
          staying.append(element)
        } else {
          entering.append(element)
        }
      }
      // A container that has scrolled on meanwhile shows something that is not known.
      if region.covers(visible) {
        bounds.note(stable, of: container.identity)
      } else if container.identity == .root {
        bounds.forgetRoot()
      }
    }
    leaving = mounted.leaving
    stableBounds = bounds
  }

  /// Whether every view stays as it is.
  package var isEmpty: Bool { entering.isEmpty && leaving.isEmpty }
}

/// The elements that have views, and which of them keep theirs.
///
/// In order, and not hashed: for as many as fit on a screen that takes half as long.
private struct MountedIdentities {
  private let identities: [ElementIdentity<Before>]
  /// Whether each of them keeps its view.
  private var areKept: [Bool]

  init(_ identities: [ElementIdentity<Before>]) {
    self.identities = identities.sorted()
    areKept = Array(repeating: false, count: identities.count)
  }

  /// Those that have not been kept, in the order of their paths.
  var leaving: [ElementIdentity<Before>] {
    var leaving: [ElementIdentity<Before>] = []
    for (index, identity) in identities.enumerated() where !areKept[index] {
      leaving.append(identity)
    }
    return leaving
  }

  /// Keeps an element; false if it has no view, or was kept already.
  ///
  /// O(log n).
  mutating func keep(_ identity: ElementIdentity<Before>) -> Bool {
    var range = identities.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if identities[middle] < identity {
        range = (middle + 1)..<range.upperBound
      } else if identity < identities[middle] {
        range = first..<middle
      } else {
        defer { areKept[middle] = true }
        return !areKept[middle]
      }
    }
    return false
  }
}

/// Where the containers of a scene can be scrolled to without any element coming into view or leaving it.
package struct SceneStableBounds: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let container: ContainerIdentity<Before>
    var bounds: StableBounds
  }

  /// Those of the root; nil if nothing is known of it.
  private var root: StableBounds?
  /// Those of the nested containers of which something shows, in the order of the scene.
  private var nested: [Entry] = []

  /// Creates the bounds in which nothing is known, so that every other place means a change.
  init(_ scene: Scene) {
    root = StableBounds(around: scene.root.bounds, known: scene.root.bounds)
    nested.reserveCapacity(scene.nested.count)
  }

  private init() {}

  /// The bounds in which nothing is known of any container.
  package static let none = SceneStableBounds()

  mutating func note(_ bounds: StableBounds, of container: ContainerIdentity<Before>) {
    if container == .root {
      root = bounds
    } else {
      nested.append(Entry(container: container, bounds: bounds))
    }
  }

  /// Nothing is known of the root, wherever it is.
  fileprivate mutating func forgetRoot() { root = nil }

  fileprivate subscript(container: ContainerIdentity<Before>) -> StableBounds? {
    container == .root ? root : nested.first { $0.container == container }?.bounds
  }

  /// Returns the bounds of those containers alone of which exactly the same elements are visible in `scene`.
  package func inside(of scene: Scene) -> SceneStableBounds {
    var inside = self
    if !contains(scene.root, of: scene) { inside.root = nil }
    // Both are in the order of the scene.
    var rest = scene.nested[...]
    inside.nested.removeAll { entry in
      while let container = rest.popFirst() {
        guard container.identity == entry.container else { continue }
        return !entry.bounds.contains(container, of: scene)
      }
      return true
    }
    return inside
  }

  /// Whether anything is known of a container.
  package func knows(_ container: ContainerIdentity<Before>) -> Bool { self[container] != nil }

  /// Whether exactly the same elements are visible in `scene`; a comparison for each visible container.
  package func contains(_ scene: Scene) -> Bool {
    guard root?.contains(scene.root.bounds) == true else { return false }
    var expected = nested[...]
    for container in scene.nested {
      guard let visible = scene.visibleRect(of: container) else { continue }
      guard let entry = expected.popFirst(), entry.container == container.identity,
        entry.bounds.contains(visible)
      else { return false }
    }
    return expected.isEmpty
  }

  /// Whether exactly the same elements of one container are visible in `scene`.
  package func contains(_ container: Container, of scene: Scene) -> Bool {
    self[container.identity]?.contains(container, of: scene) == true
  }

  /// Takes the frame of an element of a container into account that has come to stand there.
  package mutating func narrow(
    _ container: ContainerIdentity<Before>,
    in scene: Scene,
    by frame: Rect
  ) {
    guard let visible = scene.visibleRect(of: container) else { return }
    guard container != .root else {
      root?.narrow(at: visible, by: frame)
      return
    }
    for index in nested.indices where nested[index].container == container {
      nested[index].bounds.narrow(at: visible, by: frame)
    }
  }
}

extension StableBounds {
  fileprivate func contains(_ container: Container, of scene: Scene) -> Bool {
    guard let visible = scene.visibleRect(of: container) else { return false }
    return contains(visible)
  }
}
