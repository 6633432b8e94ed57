import Foundation

extension UIView {
  struct Interaction {
    var isEnabled = true
    var allowsMultipleTouches = false
    var gestureRecognizers: [UIGestureRecognizer] = []
  }

  /// Whether the view and what it holds take touches; `true` by default, but not for all classes.
  public var isUserInteractionEnabled: Bool {
    get { interaction.isEnabled }
    set {
      guard newValue != interaction.isEnabled else { return }
      interaction.isEnabled = newValue
      userInteractionDidChange()
    }
  }

  /// Whether more than one touch at a time reaches the view; `false` by default.
  public var isMultipleTouchEnabled: Bool {
    get { interaction.allowsMultipleTouches }
    set { interaction.allowsMultipleTouches = newValue }
  }

  /// The recognisers that see the touches of this view and of what it holds.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.gestureRecognizers.isEmpty ? nil : interaction.gestureRecognizers }
    set {
      let recognizers = newValue ?? []
      for removed in interaction.gestureRecognizers where !recognizers.contains(removed) {
        removeGestureRecognizer(removed)
      }
      for added in recognizers where added.view !== self { addGestureRecognizer(added) }
    }
  }

  /// Lets `gestureRecognizer` see the touches of this view; it leaves the view it was on.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    interaction.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Takes `gestureRecognizer` off this view; what it recognises now is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    interaction.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }
}
