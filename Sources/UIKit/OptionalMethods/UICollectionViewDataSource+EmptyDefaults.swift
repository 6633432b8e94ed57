// Made by Scripts/make-optional-methods.

extension UICollectionViewDataSource {
  /// Returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalCall.leftOut(by: self, answer: nil)
  }
}
