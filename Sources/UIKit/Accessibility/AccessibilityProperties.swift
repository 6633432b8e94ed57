import CoreGraphics
import Foundation

/// What an app has set for one responder; `nil` leaves a property to its default.
///
/// An object of its own, so that the many responders without any carry one empty reference.
final class AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var userInputLabels: [String]?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var container = Container()

  /// What is set for a responder that holds elements.
  struct Container {
    var hidesElements = false
    var isModal = false
    var groupsElements = false
    var type = UIAccessibilityContainerType.none
  }
}

/// What a responder is to assistive technologies as long as the app has set nothing else.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}

extension UIResponder {
  /// Sets a property, in storage that is made for the first one.
  final func changeAccessibility(_ change: (AccessibilityProperties) -> Void) {
    let properties = accessibility ?? AccessibilityProperties()
    accessibility = properties
    change(properties)
  }
}

extension UIControl {
  /// The defaults of a control of UIKit, with the traits of its state.
  final func accessibilityDefaults(
    label: String? = nil,
    value: String? = nil,
    traits: UIAccessibilityTraits
  ) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: label,
      value: value,
      traits: traits.union(stateTraits)
    )
  }

  /// Disabled and selected, as traits.
  final var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

extension Double {
  /// A fraction as whole per cent, such as “40%”.
  var percentage: String { "\(Int((self * 100).rounded()))%" }
}
