import CoreGraphics
public import Foundation

/// Opens a menu for a view: by a press with the secondary button of a mouse, by a finger that rests, and by the Menu key or
/// Shift with F10 while the view or one in it has the keys.
///
/// The behaviour is that of Apple's `UIContextMenuInteraction` as documented there. The menu stands beside the place that
/// was pressed; opened by a key, beside what has the keys. A menu without anything in it is not opened.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Says which menu is opened.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction is part of.
  open private(set) weak var view: UIView?
  private let recognizer = ContextMenuGestureRecognizer()
  private var pressedPlace = CGPoint.zero
  private weak var session: MenuSession?

  /// Creates an interaction, to be added to a view.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.open = { [weak self] in self?.open(at: $0) ?? false }
  }

  /// Takes the menu of the former view away.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(recognizer)
  }

  /// Watches the new view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Returns the location at which the menu was opened last, in `view`'s coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(pressedPlace, to: view) ?? pressedPlace
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() { session?.dismiss() }

  /// Opens the menu of a place in the view's coordinates; returns whether there is one.
  private func open(at location: CGPoint) -> Bool {
    open(at: location, beside: CGRect(origin: location, size: .zero))
  }

  /// Opens the menu of what has the keys; returns whether there is one.
  func openByKey() -> Bool {
    guard let rect = view?.rectOfKeys else { return false }
    return open(at: CGPoint(x: rect.midX, y: rect.midY), beside: rect)
  }

  private func open(at location: CGPoint, beside rect: CGRect) -> Bool {
    guard let view, view.window != nil, let delegate else { return false }
    pressedPlace = location
    guard
      let configuration = delegate.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: location
      ),
      let menu = configuration.makeMenu()
    else { return false }
    let events = MenuSession.Events(didClose: { [weak self] in self?.didClose(configuration) })
    guard let session = MenuSession(menu, of: view, beside: rect, events: events) else {
      return false
    }
    self.session = session
    let animator = ContextMenuAnimator()
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    return true
  }

  private func didClose(_ configuration: UIContextMenuConfiguration) {
    session = nil
    let animator = ContextMenuAnimator()
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }
}

extension UIKey {
  /// Whether the key opens a menu on a desktop.
  var opensMenu: Bool {
    let modifiers = modifierFlags.intersection([.control, .alternate, .command, .shift])
    return keyCode == .keyboardApplication && modifiers.isEmpty
      || keyCode == .keyboardF10 && modifiers == .shift
  }
}

extension UIResponder {
  /// Opens the menu of the innermost view that has one, from this responder on; returns whether one opens.
  func openMenuByKey() -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      let interactions = (current as? UIView)?.interactions ?? []
      for case let interaction as UIContextMenuInteraction in interactions
      where interaction.openByKey() {
        return true
      }
      responder = current.next
    }
    return false
  }
}
