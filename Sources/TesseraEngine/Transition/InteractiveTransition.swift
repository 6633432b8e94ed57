package import TesseraCore

/// A change between two layouts that a person or a program leads.
package struct InteractiveTransition {
  /// The content offset at the progress 0.
  package let start: Point
  /// The content offset at the progress 1.
  package let end: Point
  /// Called with whether its last animation was completed, and whether it was finished and not cancelled.
  package let completion: ((_ completed: Bool, _ finish: Bool) -> Void)?
}
