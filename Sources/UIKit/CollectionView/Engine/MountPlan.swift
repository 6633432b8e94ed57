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
  init(visible: [ArrangedElement], mounted: some Collection<ElementKey>) {
    var gone = Set(mounted)
    var entering: [ArrangedElement] = []
    var staying: [ArrangedElement] = []
    for element in visible {
      if gone.remove(element.key) == nil {
        entering.append(element)
      } else {
        staying.append(element)
      }
    }
    self.entering = entering
    self.staying = staying
    leaving = gone.sorted(by: ElementKey.precedes)
  }
}
