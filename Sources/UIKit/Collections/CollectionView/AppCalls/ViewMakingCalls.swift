import CoreGraphics
import Foundation
import TesseraEngine

/// The calls that make views of the app, and make them ready to be used again.
@MainActor
extension AppDoor {
  /// A new view of a class of the app, by its `init(frame:)`.
  func make(
    _ viewClass: UICollectionReusableView.Type,
    frame: CGRect
  ) -> UICollectionReusableView {
    makeView("init(frame:)") { UIView.make(viewClass, frame: frame) }
  }

  /// A new view of a class that a registration names.
  func make<View: UICollectionReusableView>(_ viewClass: View.Type) -> View {
    makeView("init(frame:)") { UIView.make(viewClass, frame: .zero) }
  }

  /// Has a view that was used before forget what it showed.
  func prepareForReuse(_ view: UICollectionReusableView) {
    makeView("prepareForReuse()") {
      view.forgetFormerElement()
      view.prepareForReuse()
    }
  }

  /// Tells the delegate what the scroll view does; in the middle of a pass, which then goes on.
  func tell(
    _ name: StaticString,
    _ delegate: any UIScrollViewDelegate,
    _ news: (any UIScrollViewDelegate) -> Void
  ) {
    callOut(.event(name), in: .dataSource) { news(delegate) }
  }
}
