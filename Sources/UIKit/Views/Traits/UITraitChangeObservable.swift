import CoreGraphics
public import Foundation

/// One of the things that a trait collection says, by a type.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable

  /// Returns the value of a collection for the trait.
  static func value(in traits: UITraitCollection) -> Value
}

/// A trait, as in `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns the value of a collection for light and dark.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The level above other interfaces.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Returns the value of a collection for the level.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Returns the value of a collection for the reading direction.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The number of pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Returns the value of a collection for the number of pixels in a point.
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The available width, as a size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns the size class of a collection's width.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The available height, as a size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns the size class of a collection's height.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Returns the value of a collection for the kind of device.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns the value of a collection for the text size.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The registration of a handler of changes of traits, with which the handler is removed.
public protocol UITraitChangeRegistration: AnyObject {}

/// A handler that is called when one of some traits has changed.
final class TraitChangeRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let report: (UITraitCollection) -> Void

  init(traits: [UITrait], report: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.report = report
  }

  func concernsChange(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      trait.value(in: old) != trait.value(in: new)
    }
    return traits.contains { differs($0) }
  }
}

/// Something whose traits can be observed: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// What keeps the handlers of changes of its traits.
@MainActor
protocol TraitChangeReporting: UITraitChangeObservable {
  var traitChangeRegistrations: [TraitChangeRegistration] { get set }
}

extension UITraitChangeObservable {
  /// Calls a handler when one of `traits` has changed, with this object and the traits there were before.
  ///
  /// It is called after `traitCollectionDidChange(_:)`, in the order in which handlers were registered, until this
  /// object is gone or the registration is taken away. The object is not kept by it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitChangeReporting)?.traitChangeRegistrations.append(registration)
    return registration
  }

  /// Takes a handler away; one that is not there is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeReporting)?.traitChangeRegistrations.removeAll { $0 === registration }
  }
}

extension TraitChangeReporting {
  func reportTraitChanges(from old: UITraitCollection) {
    guard !traitChangeRegistrations.isEmpty else { return }
    let new = traitCollection
    for registration in traitChangeRegistrations
    where registration.concernsChange(from: old, to: new) {
      registration.report(old)
    }
  }
}

extension UIView: TraitChangeReporting {
  var traitChangeRegistrations: [TraitChangeRegistration] {
    get { traitState.registrations }
    set { traitState.registrations = newValue }
  }
}

extension UIViewController: TraitChangeReporting {
  var traitChangeRegistrations: [TraitChangeRegistration] {
    get { traitRegistrations }
    set { traitRegistrations = newValue }
  }
}
