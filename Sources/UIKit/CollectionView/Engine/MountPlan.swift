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

  /// Compares what is `mounted` with what an arrangement places in `visible`.
  init(for visible: CGRect, in arrangement: Arrangement, mounted: [ElementKey: MountedElement]) {
    var entering: [ArrangedElement] = []
    var staying: [ArrangedElement] = []
    staying.reserveCapacity(mounted.count)
    for element in arrangement.elements(in: visible) {
      if mounted[element.key] == nil {
        entering.append(element)
      } else {
        staying.append(element)
      }
    }
    var leaving: [ElementKey] = []
    if staying.count < mounted.count {
      for key in mounted.keys where !arrangement.places(key, in: visible) { leaving.append(key) }
    }
    self.entering = entering
    self.staying = staying
    self.leaving = leaving.sorted(by: ElementKey.precedes)
  }
}
