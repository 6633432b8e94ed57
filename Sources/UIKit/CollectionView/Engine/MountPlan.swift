import CoreGraphics
import Foundation

/// What has to be done so that exactly the visible elements have views.
@MainActor
struct MountPlan {
  /// Elements that get a view, in the order of the layout's answer.
  let entering: [ArrangedElement]
  /// Elements that keep their view.
  let staying: [ArrangedElement]
  /// Elements whose views go, in the order of their paths.
  let leaving: [ElementKey]

  /// Compares what is `mounted` with what shall be.
  init(visible: [ArrangedElement], mounted: [ElementKey: MountedElement]) {
    var entering: [ArrangedElement] = []
    var staying: [ArrangedElement] = []
    staying.reserveCapacity(visible.count)
    for element in visible {
      if mounted[element.key] == nil {
        entering.append(element)
      } else {
        staying.append(element)
      }
    }
    self.entering = entering
    self.staying = staying
    leaving = Self.keys(of: mounted, without: staying)
  }

  private static func keys(
    of mounted: [ElementKey: MountedElement],
    without staying: [ArrangedElement]
  ) -> [ElementKey] {
    guard staying.count < mounted.count else { return [] }
    var gone = mounted
    for element in staying { gone.removeValue(forKey: element.key) }
    return gone.keys.sorted(by: ElementKey.precedes)
  }
}
