import CoreGraphics
import Foundation

/// The calls of the engine to cells and supplementary views of the app.
extension AppDoor {
  /// A new view of a class of the app, by its `init(frame:)`.
  func make(
    _ viewClass: UICollectionReusableView.Type,
    frame: CGRect
  ) -> UICollectionReusableView {
    callOut(.question("init(frame:)"), in: turns.indexSpace, isHolding: true) {
      UIView.make(viewClass, frame: frame)
    }
  }

  /// A new view of a class that a registration names.
  func make<View: UICollectionReusableView>(_ viewClass: View.Type) -> View {
    callOut(.question("init(frame:)"), in: turns.indexSpace, isHolding: true) {
      UIView.make(viewClass, frame: .zero)
    }
  }

  /// Has a view that was used before forget what it showed.
  func prepareForReuse(_ view: UICollectionReusableView) {
    callOut(.question("prepareForReuse()"), in: turns.indexSpace, isHolding: true) {
      view.forgetFormerElement()
      view.prepareForReuse()
    }
  }

  /// Ends what is typed in a view that goes, so that it is not typed into the next item of the view.
  func endEditing(in view: UICollectionReusableView) {
    guard view.holdsFirstResponder else { return }
    callOut(.event("endEditing(_:)"), in: turns.indexSpace) { _ = view.endEditing(true) }
  }

  /// Has a view take what its attributes say besides its place.
  func apply(
    _ attributes: UICollectionViewLayoutAttributes,
    to view: UICollectionReusableView
  ) {
    callOut(.question("apply(_:)"), in: .presentation, isHolding: true) { view.apply(attributes) }
  }

  /// The attributes that a view asks for.
  func preferredAttributes(
    of view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    callOut(.question("preferredLayoutAttributesFitting(_:)"), in: .presentation) {
      view.preferredLayoutAttributesFitting(attributes)
    }
  }

  /// Tells a view that another layout is about to take over.
  func announceTransition(
    of view: UICollectionReusableView,
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    callOut(.event("willTransition(from:to:)"), in: turns.indexSpace) {
      view.willTransition(from: oldLayout, to: newLayout)
    }
  }

  /// Tells a view that it has arrived where another layout has it.
  func announceArrival(
    of view: UICollectionReusableView,
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    callOut(.event("didTransition(from:to:)"), in: turns.indexSpace) {
      view.didTransition(from: oldLayout, to: newLayout)
    }
  }
}
