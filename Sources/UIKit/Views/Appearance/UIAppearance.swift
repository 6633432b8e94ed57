public import Foundation

/// Something whose instances get values that an app sets for all of them.
///
/// Apple's proxy is an object that stands for the class. Here it is a value that stands for the properties of the class, so
/// that every property which can be set works, those of an app's own views included, and no method does.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// Something in which views can be that get values of their own: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Returns the properties of the class, which set those of its instances.
  ///
  /// A value that is set is taken by each view of the class, and of its subclasses, that is made afterwards, when it enters a window and
  /// before `didMoveToWindow()`, unless the view has another value by then than it was made with: what an app sets in a view wins, in its
  /// initialiser too. Values for a subclass win over those for its superclass, and what is set later over what is set before. Views that
  /// are in a window stay as they are, as with Apple. Views that were made before stay as they are too, where Apple's change when they
  /// enter a window. Values are compared by `==`; one that has none is set each time.
  public static func appearance() -> UIAppearanceProxy<Self> { UIAppearanceProxy(containers: []) }

  /// Returns the properties of the class for those of its instances that are in a view or controller of the first class, which is in
  /// one of the second, and so on.
  ///
  /// Others may be between. Values for more containers win over those for fewer.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy(containers: containerTypes)
  }
}

/// The properties of a class of views, which set those of its instances.
@preconcurrency @MainActor @dynamicMemberLookup
public struct UIAppearanceProxy<View: UIView> {
  let containers: [any UIAppearanceContainer.Type]

  /// The value that instances get; `nil` for none, by which they keep what they are made with.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<View, Value>) -> Value? {
    get { AppearanceRecords.value(of: keyPath, in: containers) }
    nonmutating set { AppearanceRecords.set(newValue, of: keyPath, in: containers) }
  }
}
