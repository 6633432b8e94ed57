/// The calls of the engine to cells and other views of the app.
extension CollectionEngine {
  /// The attributes that a view asks for.
  func preferredAttributes(
    of view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    callOut(.question, in: .presentation) { view.preferredLayoutAttributesFitting(attributes) }
  }

  func willTransition(
    _ view: UICollectionReusableView,
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    callOut(.event, in: turns.indexSpace) { view.willTransition(from: oldLayout, to: newLayout) }
  }

  func didTransition(
    _ view: UICollectionReusableView,
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    callOut(.event, in: turns.indexSpace) { view.didTransition(from: oldLayout, to: newLayout) }
  }
}
