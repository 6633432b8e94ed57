import CoreGraphics
public import Foundation

/// Shows a controller in front of another one, from when it is presented until it is dismissed.
///
/// A controller has one from its first use. Its delegate is notified when the user dismisses the presented controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private unowned let presented: UIViewController
  private weak var presenter: UIViewController?
  var state = State.idle

  enum State {
    case idle
    case presenting(Showing, TransitionCoordinator)
    case shown(Showing)
    case dismissing(Showing, TransitionCoordinator)
  }

  /// What is there while something is presented.
  struct Showing {
    let container: PresentationContainer
    /// What had the keys before.
    weak var formerResponder: UIResponder?
    /// Where the presenter's view was, if it was taken out.
    weak var formerSuperview: UIView?
    /// Called when the controller is shown, or dismissed.
    var completion: (() -> Void)?
  }

  /// The delegate that presentations ask about dismissals by the user, and notify of them.
  // Disfavoured, so that the property of a popover is meant wherever there is one.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
  final weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation of one controller by another, which shows nothing yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
  }

  /// The controller that is shown in front.
  open var presentedViewController: UIViewController { presented }

  /// The controller that it is in front of; until it is presented, the presented one itself.
  open var presentingViewController: UIViewController { presenter ?? presented }

  /// The part of the window that the controller covers.
  open var presentationStyle: UIModalPresentationStyle {
    switch presented.modalPresentationStyle {
    case .automatic, .none: .pageSheet
    case .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover:
      presented.modalPresentationStyle
    }
  }

  /// The view that holds what is shown, and fills the window; `nil` while nothing is.
  open var containerView: UIView? { showing?.container }

  /// The view that is shown.
  open var presentedView: UIView? { presented.viewIfLoaded }

  /// The frame of the view in the container, in points; zero while nothing is presented.
  open var frameOfPresentedViewInContainerView: CGRect { showing?.container.cardFrame ?? .zero }

  var showing: Showing? {
    switch state {
    case .idle: nil
    case .presenting(let showing, _), .shown(let showing), .dismissing(let showing, _): showing
    }
  }

  /// Takes note of who presents.
  func isPresented(by controller: UIViewController?) { presenter = controller }
}
