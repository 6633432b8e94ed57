import CoreGraphics
import Foundation

/// Fills a window in front of everything else: what is presented, and what dims the window around it.
///
/// Keys and touches go to what is in it and to nothing behind it.
final class PresentationContainer: UIView {
  private(set) var shape: PresentationShape
  private(set) weak var presentation: UIPresentationController?
  let dimming: DimmingView
  /// Holds the presented view.
  let card: PresentationCard
  /// The shadow and the arrow of a popover.
  let backdrop = PopoverBackdrop(frame: .zero)

  init(_ presentation: UIPresentationController, shape: PresentationShape) {
    self.presentation = presentation
    self.shape = shape
    dimming = DimmingView(frame: .zero)
    card = PresentationCard(frame: .zero)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.didPress = { [weak self] in self?.presentation?.attemptDismissal(beside: true) }
    for view in [dimming, backdrop, card] { addSubview(view) }
    showShape()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func showShape() {
    dimming.backgroundColor = shape.isDimmed ? UIColor(white: 0, alpha: 0.4) : nil
    backdrop.isHidden = !shape.isPopover
    card.layer.cornerRadius = shape.isCard ? PresentationCard.cornerRadius : 0
    card.clipsToBounds = shape.isCard
    card.edge = shape.isPopover ? .always : shape.isCard ? .inTheDark : .none
    card.backgroundColor = shape.isCard ? .systemBackground : nil
    if shape.isCard { card.traitOverrides.userInterfaceLevel = .elevated }
    setNeedsLayout()
  }

  /// A popover becomes a sheet in a window that has become narrow, and a popover again in one that is wide.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let popover = presentation as? UIPopoverPresentationController,
      let former = previousTraitCollection?.horizontalSizeClass, former != .unspecified,
      former != traitCollection.horizontalSizeClass, !shape.replacesPresenter
    else { return }
    // A presenter that was left in its place stays there.
    let adapted = popover.presentedViewController.presentationShape
    shape = adapted.replacesPresenter ? .overFullScreen : adapted
    showShape()
  }

  /// Where the card is.
  var cardFrame: CGRect { cardFrame(in: bounds.size) }

  /// Where the card is when the window has `size`.
  func cardFrame(in size: CGSize) -> CGRect { place(in: size).card }

  /// Where the card is when the window has `size`, and what its arrow is around.
  private func place(in size: CGSize) -> (card: CGRect, tip: CGPoint?) {
    let width = max(0, size.width - 2 * PresentationShape.margin)
    let controller = presentation?.presentedViewController
    let wish = controller?.preferredContentSizeOfPresentation(inWidth: width) ?? .zero
    guard shape.isPopover, let popover = presentation as? UIPopoverPresentationController,
      let place = popover.place(in: self, preferredSize: wish)
    else { return (shape.frame(in: size, preferredSize: wish), nil) }
    return (place.frame, place.tip)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [dimming, backdrop] { view.frame = bounds }
    let place = place(in: bounds.size)
    card.bounds = CGRect(origin: .zero, size: place.card.size)
    card.center = CGPoint(x: place.card.midX, y: place.card.midY)
    guard shape.isPopover, let popover = presentation as? UIPopoverPresentationController else {
      return
    }
    let color = popover.backgroundColor ?? .systemBackground
    card.backgroundColor = color
    backdrop.surround(place.card, tip: place.tip, color)
  }

  /// Dismisses a card for Escape.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    if isEscape, shape.isCard, let presentation {
      return presentation.attemptDismissal(beside: false)
    }
    super.pressesBegan(presses, with: event)
  }
}

/// The part of a container that the presented view fills.
final class PresentationCard: UIView {
  /// Where a line is around the view.
  var edge = Edge.none {
    didSet { setNeedsLayout() }
  }

  enum Edge {
    case none
    /// Where the view could not be told from what is behind it, which is dimmed.
    case inTheDark
    /// Everywhere, as nothing is dimmed around the view.
    case always
  }

  /// How round a card is, in points.
  static let cornerRadius: CGFloat = 12

  override func layoutSubviews() {
    super.layoutSubviews()
    let isDark = traitCollection.userInterfaceStyle == .dark
    let showsEdge = edge == .always || edge == .inTheDark && isDark
    layer.borderWidth = showsEdge ? 1 : 0
    layer.borderColor = showsEdge ? UIColor.separator.cgColor : nil
    for subview in subviews { subview.frame = bounds }
  }
}

/// Dims what is behind, and takes presses beside what is in front.
final class DimmingView: UIView {
  var didPress: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { point(inside: $0.location(in: self), with: event) }) { didPress() }
  }
}
