import TesseraEngine

// The objects that the engine of a collection view handles, as the classes by which UIKit knows them. Every one that the engine hands back
// was handed to it by UIKit, so that another class is a fault of the code and ends the program.

extension CollectionApp {
  @MainActor var uikit: CollectionViewApp { asUIKitKnows(self) }
}

extension Placeholder {
  @MainActor var uikit: DropPlaceholderContext { asUIKitKnows(self) }
}

extension ElementParent {
  @MainActor var uikit: UIView { asUIKitKnows(self) }
}

extension ElementView {
  @MainActor var uikit: UICollectionReusableView { asUIKitKnows(self) }
}

extension ElementAttributes {
  @MainActor var uikit: UICollectionViewLayoutAttributes { asUIKitKnows(self) }
}

extension EngineLayout {
  @MainActor var uikit: UICollectionViewLayout { asUIKitKnows(self) }
}

extension TransitionLayout {
  @MainActor var uikit: UICollectionViewTransitionLayout { asUIKitKnows(self) }
}

extension InvalidationContext {
  @MainActor var uikit: UICollectionViewLayoutInvalidationContext { asUIKitKnows(self) }
}

extension AnimationTransaction {
  @MainActor var uikit: UIViewAnimationTransaction { asUIKitKnows(self) }
}

private func asUIKitKnows<Known: AnyObject>(_ object: AnyObject) -> Known {
  guard let known = object as? Known else {
    preconditionFailure("The engine handed back a \(type(of: object)) in place of a \(Known.self).")
  }
  return known
}
