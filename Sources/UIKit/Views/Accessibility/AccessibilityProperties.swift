import CoreGraphics
import Foundation

/// What an app has set for one responder; `nil` leaves a property to its default.
///
/// An object of its own, so that the many responders without any carry one empty reference.
final class AccessibilityProperties {
  /// Tells the responder from others in trees, as long as it shows the same; `nil` until it is in one.
  var number: Int?
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
  var range: UIBackendAccessibilityNode.ValueRange?
  var traits = UIAccessibilityTraits.none
}

extension UIResponder {
  /// Sets a property, in storage that is made for the first one.
  final func changeAccessibility(_ change: (AccessibilityProperties) -> Void) {
    change(accessibilityProperties)
    AccessibilityReader.elementsMayHaveChanged()
  }

  private var accessibilityProperties: AccessibilityProperties {
    let properties = accessibility ?? AccessibilityProperties()
    accessibility = properties
    return properties
  }

  /// The identity of the responder in trees.
  final var accessibilityNumber: UIBackendAccessibilityNode.Identifier {
    if let number = accessibility?.number { return .init(number: number) }
    let number = AccessibilityReader.nextNumber()
    accessibilityProperties.number = number
    return .init(number: number)
  }
}

extension UIView {
  /// The view shows something else now: what is in it are other elements, if it ever was in a tree.
  final func forgetAccessibilityNumbers() {
    guard accessibility?.number != nil else { return }
    notifySubtree { $0.accessibility?.number = nil }
  }
}

extension UIControl {
  /// The defaults of a control of UIKit, with the traits of its state.
  final func accessibilityDefaults(
    label: String? = nil,
    value: String? = nil,
    range: UIBackendAccessibilityNode.ValueRange? = nil,
    traits: UIAccessibilityTraits
  ) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: label,
      value: value,
      range: range,
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
