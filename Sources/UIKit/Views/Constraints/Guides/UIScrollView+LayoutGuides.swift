import CoreGraphics
import Foundation

extension UIScrollView {
  /// The rectangle of the content, in the coordinates of the content.
  ///
  /// Constraints to both of its ends, or to its length, say how large the content is in that direction: as small as they
  /// allow, unless they say a size. Where they do not, it is `contentSize`, which is set by the app then. The layout of a
  /// collection view and the text of a text view decide in any case. Edges of the scroll view itself that are compared
  /// with something in it are those of this guide; its width, height and middle are those of what shows.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The rectangle that shows, in the coordinates of the content.
  ///
  /// Views that are placed by it stay where they are on screen while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}

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
