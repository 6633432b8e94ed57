extension UICollectionView {
  func layoutDidInvalidate(
    _ layout: UICollectionViewLayout,
    with context: UICollectionViewLayoutInvalidationContext
  ) { engine.layoutDidInvalidate(layout, with: context) }

  func defaultInitialAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? { engine.turn.update?.defaultInitialAttributes(element) }

  func defaultFinalAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? { engine.turn.update?.defaultFinalAttributes(element) }
}
