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
