import CoreGraphics
import Foundation

extension UIScrollView {
  /// The offset is another: what is placed by the rectangle that shows goes with it.
  func offsetDidChangeInConstraints() {
    guard let guide = layoutState.membership?.systemGuides[.frame], let box = guide.layoutBox,
      let engine = box.engine, engine.usesOfScrollGuides.depend(onPlaceOf: guide)
    else { return }
    engine.placeDidChange(box)
  }

  /// The size of the content was set: what is placed by the content follows, or constraints say it again.
  func contentSizeDidChangeInConstraints() {
    guard let box = layoutState.membership?.systemGuides[.content]?.layoutBox else { return }
    box.engine?.placeDidChange(box)
  }
}
