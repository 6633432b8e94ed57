import CoreGraphics
import TesseraCore

// Attributes may be of a class of the app, which then decides what a copy is and what is equal.
extension AppDoor {
  /// A copy of attributes; `nil` when their class makes something else of a copy.
  func copy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    callOut(attributes, "copy(with:)") { attributes.duplicate() }
  }

  /// Whether attributes say the same.
  func isSame(
    _ first: UICollectionViewLayoutAttributes,
    _ second: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !first.isOfPlainClass else { return first.isPlacedAs(second) }
    return callOut(first, "isEqual(_:)") { first.isEqual(second) }
  }

  /// What is shown for an answer of the layout: the same object when nothing is mirrored.
  func shown(
    _ answer: UICollectionViewLayoutAttributes,
    by mirror: ContentMirror
  ) -> UICollectionViewLayoutAttributes {
    copying(answer) { mirror.shown(answer) }
  }

  /// Does what copies attributes: the class of the app may call back.
  func copying<Result>(
    _ attributes: UICollectionViewLayoutAttributes,
    _ body: () -> Result
  ) -> Result { callOut(attributes, "copy(with:)", body) }

  private func callOut<Result>(
    _ attributes: UICollectionViewLayoutAttributes,
    _ name: StaticString,
    _ question: () -> Result
  ) -> Result {
    guard !attributes.isOfPlainClass else { return question() }
    return callOut(.question(name), in: .presentation, isHolding: true, question)
  }
}

// For values that have no engine, which are made inside of `copying`.
extension UICollectionViewLayoutAttributes {
  /// A copy; `nil` when the class makes something else of a copy.
  func duplicate() -> UICollectionViewLayoutAttributes? {
    if isOfPlainClass { return plainCopy }
    // Called by its own name: `copy()` looks at run time for the conformance to `NSCopying`.
    return copy(with: nil) as? UICollectionViewLayoutAttributes
  }
}

extension ContentMirror {
  /// What is shown for an answer of the layout: the same object when nothing is mirrored.
  @MainActor
  func shown(_ answer: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard case .on(let width) = self, let copy = answer.duplicate() else { return answer }
    copy.center.x = CGFloat(width) - answer.center.x
    return copy
  }
}
