import CoreGraphics
public import Foundation

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the popover is on the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the popover is on the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction that is known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Shows a controller in a card beside what it belongs to, where the width is regular.
///
/// A controller whose `modalPresentationStyle` is `popover` has one. Name a view and a rectangle in it, or a button of a bar, before you
/// present it. Where the width is compact it is a page sheet, unless the delegate says otherwise, and becomes a popover again where the
/// window has become wide enough; one that replaces the whole screen stays.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private var popover = Popover()

  private struct Popover {
    weak var sourceView: UIView?
    var sourceRect = CGRect.null
    weak var barButtonItem: UIBarButtonItem?
    var permitted = UIPopoverArrowDirection.any
    var direction = UIPopoverArrowDirection.unknown
    var backgroundColor: UIColor?
  }

  // Beside the property of the presentation: Swift lets no override change the type of a property that can be set.
  /// The receiver of questions and news.
  @_nonoverride
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The view that the popover belongs to; not retained.
  open weak var sourceView: UIView? {
    get { popover.sourceView }
    set { change { $0.sourceView = newValue } }
  }

  /// The part of `sourceView` that the arrow points at; all of it for `CGRect.null`, the default.
  open var sourceRect: CGRect {
    get { popover.sourceRect }
    set { change { $0.sourceRect = newValue } }
  }

  /// The button of a bar that the popover belongs to, in place of `sourceView`; not retained.
  open weak var barButtonItem: UIBarButtonItem? {
    get { popover.barButtonItem }
    set { change { $0.barButtonItem = newValue } }
  }

  /// The directions in which the arrow may point; all by default.
  open var permittedArrowDirections: UIPopoverArrowDirection {
    get { popover.permitted }
    set { change { $0.permitted = newValue } }
  }

  /// The direction in which the arrow points; `unknown` while the popover is not shown.
  open var arrowDirection: UIPopoverArrowDirection {
    showing?.container.shape.isPopover == true ? popover.direction : .unknown
  }

  /// The background of the card and its arrow; that of the system for `nil`, the default.
  open var backgroundColor: UIColor? {
    get { popover.backgroundColor }
    set { change { $0.backgroundColor = newValue } }
  }

  private func change(_ change: (inout Popover) -> Void) {
    change(&popover)
    showing?.container.setNeedsLayout()
  }

  /// `popover`, or the style in its place where the width is compact.
  open override var presentationStyle: UIModalPresentationStyle {
    guard let traits = presentingViewController.viewIfLoaded?.traitCollection,
      traits.horizontalSizeClass == .compact
    else { return .popover }
    let style =
      adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .pageSheet
    return style == .none ? .popover : style == .automatic ? .pageSheet : style
  }

  /// Where the source is, in the coordinates of the window.
  private func sourceFrame(in container: UIView) -> CGRect? {
    let button = popover.barButtonItem?.viewInBar
    guard let view = button ?? popover.sourceView, view.window != nil else { return nil }
    let rect = button != nil || popover.sourceRect.isNull ? view.bounds : popover.sourceRect
    return view.convert(rect, to: container)
  }

  /// Places the card in a container; `preferredSize` has sides of 0 where the controller has no wish.
  func place(in container: PresentationContainer, preferredSize: CGSize) -> PopoverPlace? {
    guard let source = sourceFrame(in: container) else { return nil }
    let place = PopoverPlace(
      beside: source,
      in: container.bounds.size,
      size: CGSize(
        width: preferredSize.width > 0 ? preferredSize.width : PopoverPlace.size.width,
        height: preferredSize.height > 0 ? preferredSize.height : PopoverPlace.size.height
      ),
      permitted: popover.permitted
    )
    popover.direction = place.direction
    return place
  }

  /// Asks for a source, where none is there.
  func prepare() {
    delegate?.prepareForPopoverPresentation(self)
    guard popover.barButtonItem?.viewInBar == nil, popover.sourceView == nil else { return }
    Diagnostics.report(
      .layout,
      """
      \(type(of: presentedViewController)) is presented as a popover of nothing: set sourceView or barButtonItem. It is in \
      the middle of the window.
      """
    )
  }
}
