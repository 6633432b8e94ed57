import CoreGraphics
import Foundation

/// The card of an alert: words, fields and buttons below each other, two buttons side by side.
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
    addSubview(divider)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.accessibilityTraits = .header
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows words, fields and buttons; `choose` is called when one of these is pressed.
  func show(_ contents: Contents, choose: @escaping (UIAlertAction) -> Void) {
    titleLabel.text = contents.title
    messageLabel.text = contents.message
    for view in fields + buttons as [UIView] where view.superview === self {
      if !contents.fields.contains(where: { $0 === view }) { view.removeFromSuperview() }
    }
    fields = contents.fields
    buttons = contents.actions.map { action in
      AlertButton(action, isBold: action === contents.bold) { choose(action) }
    }
    isSideBySide = contents.isSideBySide
    for view in fields + buttons as [UIView] where view.superview !== self { addSubview(view) }
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
    var buttons: [CGRect] = []
    var height: CGFloat = 0
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
    y += Self.padding - Self.spacing
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
    frames.height = y
    return frames
  }

  private func height(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(inWidth: bounds.width)
    titleLabel.frame = frames.title
    messageLabel.frame = frames.message
    for (field, frame) in zip(fields, frames.fields) { field.frame = frame }
    for (button, frame) in zip(buttons, frames.buttons) { button.frame = frame }
    divider.isHidden = !isSideBySide
    let first = frames.buttons.min { $0.minX < $1.minX } ?? .zero
    divider.frame = CGRect(x: first.maxX, y: first.minY, width: 1, height: first.height)
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
