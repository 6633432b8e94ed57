import CoreGraphics
import TesseraCore

extension StableBounds {
  /// Finds the places around `visible` in which an arrangement says everything.
  @MainActor
  init(around visible: CGRect, in arrangement: Arrangement) {
    let bounds = Rect(visible)
    self.init(around: bounds, known: Rect(arrangement.rect))
    for element in arrangement.elements { narrow(at: bounds, by: Rect(element.frame)) }
  }

  /// Takes another frame into account, with the bounds at `visible`.
  mutating func narrow(at visible: CGRect, by frame: CGRect) {
    narrow(at: Rect(visible), by: Rect(frame))
  }

  /// Whether exactly the same elements are visible in `visible`.
  func contains(_ visible: CGRect) -> Bool { contains(Rect(visible)) }
}
