/// Which elements have views in the containers of a scene, from frame to frame.
///
/// A frame asks the layout only about containers in which something may have changed: one that shows something
/// that is not known yet, or whose visible rectangle has left its stable bounds. Scrolling one container thus
/// costs a comparison for each of the others.
package struct SceneMounting<Space>: Sendable {
  fileprivate var containers: [ContainerIdentity<Space>: State] = [:]

  fileprivate struct State: Sendable {
    var mounted: Set<ElementIdentity<Space>> = []
    /// What the layout has placed; nil when it has to be asked again.
    var region: PlacedRegion<Space>?
    var stableBounds: StableBounds?
  }

  /// Creates the mounting of nothing.
  package init() {}

  /// The elements that have views in a container.
  package func mounted(in container: ContainerIdentity<Space>) -> Set<ElementIdentity<Space>> {
    containers[container]?.mounted ?? []
  }

  /// The layout places everything anew; views stay until the next frame.
  package mutating func invalidate() {
    for container in containers.keys {
      containers[container]?.region = nil
      containers[container]?.stableBounds = nil
    }
  }

  /// The plan of a frame: what is to be done in each container in which something changes.
  ///
  /// Containers come in the order of the scene, those that are gone last. Afterwards the plan counts as
  /// executed. The layout is asked about a rectangle half as large again on each side, so that most frames
  /// need no answer.
  ///
  /// - Parameters:
  ///   - scene: The containers, and where they are scrolled to.
  ///   - place: Asks what the layout has placed in a rectangle of a container's content.
  /// - Returns: The plans of the containers in which views come or go.
  package mutating func planFrame(
    of scene: Scene<Space>,
    place: (ContainerIdentity<Space>, Rect) -> [PlacedElement<Space>]
  ) -> [ContainerPlan<Space>] {
    var plans: [ContainerPlan<Space>] = []
    for container in scene.containers {
      let identity = container.identity
      var state = containers[identity] ?? State()
      if let visible = scene.visibleRect(of: identity) {
        guard state.stableBounds?.contains(visible) != true else { continue }
        let region = state.knownRegion(covering: visible, of: identity, place)
        plans.append(
          ContainerPlan(identity, visible: visible, region: region, mounted: state.mounted)
        )
      } else if !state.mounted.isEmpty {
        plans.append(ContainerPlan(hidden: identity, mounted: state.mounted))
      }
      if let plan = plans.last, plan.container == identity { state.execute(plan) }
      containers[identity] = state
    }
    return (plans + unmountMissing(scene)).filter { !$0.isEmpty }
  }

  /// Takes away what is in containers that are not in the scene.
  private mutating func unmountMissing(_ scene: Scene<Space>) -> [ContainerPlan<Space>] {
    let missing = containers.keys.filter { scene[$0] == nil }.sorted()
    return missing.map { identity in
      let mounted = containers.removeValue(forKey: identity)?.mounted ?? []
      return ContainerPlan(hidden: identity, mounted: mounted)
    }
  }
}

extension SceneMounting.State {
  fileprivate mutating func knownRegion(
    covering visible: Rect,
    of container: ContainerIdentity<Space>,
    _ place: (ContainerIdentity<Space>, Rect) -> [PlacedElement<Space>]
  ) -> PlacedRegion<Space> {
    if let region, region.covers(visible) { return region }
    let rect = Rect(
      x: visible.x - visible.width / 2,
      y: visible.y - visible.height / 2,
      width: visible.width * 2,
      height: visible.height * 2
    )
    let placed = PlacedRegion(rect, elements: place(container, rect))
    region = placed
    return placed
  }

  fileprivate mutating func execute(_ plan: ContainerPlan<Space>) {
    mounted.subtract(plan.leaving)
    for element in plan.entering { mounted.insert(element.identity) }
    stableBounds = plan.stableBounds
  }
}

extension SceneMounting<Before> {
  /// What is mounted after a batch, before the first frame that shows it: the views that elements keep.
  ///
  /// The elements whose views go are in the second value, by container, in the order of their paths.
  package func translated(
    through translation: ElementTranslation,
    _ map: IndexMap
  ) -> (SceneMounting<After>, leaving: [ElementIdentity<Before>]) {
    var translated = SceneMounting<After>()
    var leaving: [ElementIdentity<Before>] = []
    for (container, state) in containers {
      let newContainer = container.translated(through: map)
      for element in state.mounted {
        guard let newContainer,
          case .stays(let identity) = translation.disposition(of: element)
        else {
          leaving.append(element)
          continue
        }
        translated.containers[newContainer, default: .init()].mounted.insert(identity)
      }
    }
    return (translated, leaving.sorted())
  }
}
