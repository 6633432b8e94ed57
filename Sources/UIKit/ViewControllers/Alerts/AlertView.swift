import CoreGraphics
import Foundation

/// The card of an alert: words, fields and buttons below each other, two buttons side by side.
///
/// In a card that is too low for all, the words with the fields scroll, and so do the buttons, which take half of the height
/// at least if they need it.
final class AlertView: UIView {
  struct Contents {
    var title: String?
    var message: String?
    var fields: [UITextField]
    var actions: [UIAlertAction]
    /// The action in bold.
    var bold: UIAlertAction?
    var isSideBySide: Bool
  }

  /// Holds the words and the fields.
  private let upperPart = AlertPart()
  /// Holds the buttons.
  private let lowerPart = AlertPart()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [AlertButton] = []
  /// Stands between two buttons side by side.
  private let divider = UIView()
  private var isSideBySide = false

  /// How wide a card is, where the window has room, in points.
  private static let width: CGFloat = 280
  private static let padding: CGFloat = 20
  private static let spacing: CGFloat = 8
  private static let buttonHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 34

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    divider.backgroundColor = .separator
    for part in [upperPart, lowerPart] {
      part.alwaysBounceVertical = false
      part.contentInsetAdjustmentBehavior = .never
      addSubview(part)
    }
    lowerPart.addSubview(divider)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.accessibilityTraits = .header
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      upperPart.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows words, fields and buttons; `choose` is called when one of these is pressed.
  func show(_ contents: Contents, choose: @escaping (UIAlertAction) -> Void) {
    titleLabel.text = contents.title
    messageLabel.text = contents.message
    for field in fields where !contents.fields.contains(field) { field.removeFromSuperview() }
    for button in buttons { button.removeFromSuperview() }
    fields = contents.fields
    buttons = contents.actions.map { action in
      AlertButton(action, isBold: action === contents.bold) { choose(action) }
    }
    isSideBySide = contents.isSideBySide
    for field in fields where field.superview !== upperPart { upperPart.addSubview(field) }
    for button in buttons { lowerPart.addSubview(button) }
    setNeedsLayout()
  }

  /// The size of the card where there is a width of `room` points.
  func size(inWidth room: CGFloat) -> CGSize {
    let width = min(Self.width, room)
    return CGSize(width: width, height: frames(inWidth: width).height)
  }

  private struct Frames {
    var title = CGRect.zero
    var message = CGRect.zero
    var fields: [CGRect] = []
    /// In the part of the buttons.
    var buttons: [CGRect] = []
    /// The height of the words and the fields.
    var upperHeight: CGFloat = 0
    var lowerHeight: CGFloat = 0

    var height: CGFloat { upperHeight + lowerHeight }
  }

  private func frames(inWidth width: CGFloat) -> Frames {
    var frames = Frames()
    let inner = max(0, width - 2 * Self.padding)
    var y = Self.padding
    func row(_ height: CGFloat) -> CGRect {
      defer { if height > 0 { y += height + Self.spacing } }
      return CGRect(x: Self.padding, y: y, width: inner, height: height)
    }
    frames.title = row(height(of: titleLabel, inWidth: inner))
    frames.message = row(height(of: messageLabel, inWidth: inner))
    frames.fields = fields.map { _ in row(Self.fieldHeight) }
    frames.upperHeight = y + Self.padding - Self.spacing
    y = 0
    if isSideBySide {
      let half = (width / 2).rounded()
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      // What cancels comes last in the order, and stands where reading begins.
      let (left, right) = (
        CGRect(x: 0, y: y, width: half, height: Self.buttonHeight),
        CGRect(x: half, y: y, width: width - half, height: Self.buttonHeight)
      )
      frames.buttons = isRightToLeft ? [left, right] : [right, left]
      y += Self.buttonHeight
    } else {
      for _ in buttons {
        frames.buttons.append(CGRect(x: 0, y: y, width: width, height: Self.buttonHeight))
        y += Self.buttonHeight
      }
    }
    frames.lowerHeight = y
    return frames
  }

  private func height(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
  }

  /// Divides the height between both parts.
  private func placeParts(_ frames: Frames) {
    let lower = min(
      frames.lowerHeight,
      max(bounds.height / 2, bounds.height - frames.upperHeight)
    )
    (lowerPart.frame, upperPart.frame) = bounds.divided(atDistance: lower, from: .maxYEdge)
    upperPart.contentSize = CGSize(width: bounds.width, height: frames.upperHeight)
    lowerPart.contentSize = CGSize(width: bounds.width, height: frames.lowerHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(inWidth: bounds.width)
    placeParts(frames)
    titleLabel.frame = frames.title
    messageLabel.frame = frames.message
    for (field, frame) in zip(fields, frames.fields) { field.frame = frame }
    for (button, frame) in zip(buttons, frames.buttons) { button.frame = frame }
    divider.isHidden = !isSideBySide
    let first = frames.buttons.min { $0.minX < $1.minX } ?? .zero
    divider.frame = CGRect(x: first.maxX, y: first.minY, width: 1, height: first.height)
  }
}

/// A part of an alert that scrolls where there is too little room for it.
///
/// Arrow keys lead from button to button there, and a press leaves the keys to the field that has them.
final class AlertPart: UIScrollView {
  override var takesKeysWhenPressed: Bool { false }
  override var takesKeysUnasked: Bool { contentSize.height > bounds.height }
  override var isTabStop: Bool { false }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let arrows: Set<UIKeyboardHIDUsage> = [
      .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
    ]
    if presses.contains(where: { $0.key.map { arrows.contains($0.keyCode) } ?? false }) {
      next?.pressesBegan(presses, with: event)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

/// A button of an alert, below a line.
final class AlertButton: UIButton {
  private let line = UIView()

  init(_ action: UIAlertAction, isBold: Bool, choose: @escaping () -> Void) {
    super.init(frame: .zero)
    var configuration = BarButton.configuration(isBold: isBold)
    configuration.title = action.title
    self.configuration = configuration
    if action.style == .destructive { tintColor = .systemRed }
    isEnabled = action.isEnabled
    action.button = self
    addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }
}
