public import Foundation

/// An interaction of a view with the user, such as opening a menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is part of.
  var view: UIView? { get }
  /// The interaction is about to be part of another view, or of none.
  func willMove(to view: UIView?)
  /// The interaction is part of another view, or of none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view; none by default.
  public var interactions: [any UIInteraction] {
    get { interaction.interactions }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where new.view !== self { addInteraction(new) }
    }
  }

  /// Makes `interaction` part of this view, and of no other.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    self.interaction.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes `interaction` out of this view, if it is part of it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    self.interaction.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
