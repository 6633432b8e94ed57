import CoreGraphics
import Foundation

/// Fills a window in front of everything else: what is presented, and what dims the window around it.
///
/// Keys and touches go to what is in it and to nothing behind it.
final class PresentationContainer: UIView {
  let shape: PresentationShape
  private(set) weak var presentation: UIPresentationController?
  let dimming: DimmingView
  /// Holds the presented view.
  let card: PresentationCard
  /// Points at what a popover belongs to.
  private(set) var arrow: UIView?

  init(_ presentation: UIPresentationController, shape: PresentationShape) {
    self.presentation = presentation
    self.shape = shape
    dimming = DimmingView(frame: .zero)
    card = PresentationCard(frame: .zero)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.didPress = { [weak self] in self?.presentation?.attemptDismissal(beside: true) }
    addSubview(dimming)
    addArrow()
    addSubview(card)
    guard shape.isCard else { return }
    if shape.isDimmed { dimming.backgroundColor = UIColor(white: 0, alpha: 0.4) }
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    card.hasEdge = true
    card.backgroundColor = .systemBackground
    card.traitOverrides.userInterfaceLevel = .elevated
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addArrow() {
    guard case .popover = shape else { return }
    let side: CGFloat = 14
    let arrow = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    arrow.traitOverrides.userInterfaceLevel = .elevated
    arrow.layer.borderWidth = 1
    card.isAlwaysEdged = true
    self.arrow = arrow
    addSubview(arrow)
  }

  /// Where the card is.
  var cardFrame: CGRect { cardFrame(in: bounds.size) }

  private func placeArrow() {
    guard let popover = presentation as? UIPopoverPresentationController, let arrow else { return }
    let color = popover.backgroundColor ?? .systemBackground
    arrow.layer.borderColor = UIColor.separator.cgColor
    for view in [card, arrow] { view.backgroundColor = color }
    let place = popover.place(in: self, preferredSize: preferredSize(in: bounds.width))
    arrow.isHidden = place == nil
    if let place { arrow.center = place.tip }
  }

  private func preferredSize(in width: CGFloat) -> CGSize {
    presentation?.presentedViewController.preferredContentSizeOfPresentation(
      inWidth: max(0, width - 2 * PresentationShape.margin)
    ) ?? .zero
  }

  /// Where the card is when the window has `size`.
  func cardFrame(in size: CGSize) -> CGRect {
    let wish = preferredSize(in: size.width)
    if case .popover = shape, let popover = presentation as? UIPopoverPresentationController,
      let place = popover.place(in: self, preferredSize: wish)
    {
      return place.frame
    }
    return shape.frame(in: size, preferredSize: wish)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    let frame = cardFrame
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    placeArrow()
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
  /// Whether a line is around the view where it could not be told from what is behind it: where both are dark.
  var hasEdge = false
  /// Whether the line is there in the light as well, as nothing is dimmed around the view.
  var isAlwaysEdged = false

  override func layoutSubviews() {
    super.layoutSubviews()
    let showsEdge = hasEdge && (isAlwaysEdged || traitCollection.userInterfaceStyle == .dark)
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
