import GallerySupport
import UIKit

/// Where messages are written: a text view that grows with its text, and a button that sends it.
///
/// Return sends, too, and Shift with Return begins a line. What could not be sent stays.
final class ComposerView: UIView {
  /// Sends a text; answers whether it was written.
  var send: (String) -> Bool = { _ in false }
  /// Called when another height is needed.
  var heightDidChange: () -> Void = {}
  /// The message that is changed, if it is not a new one that is written.
  private(set) var edited: Message.ID?

  let textView = ComposerTextView()
  private let placeholder = UILabel(.subheadline, color: .placeholderText, lines: 1)
  private let editing = UILabel(.caption1, weight: .semibold, color: .tintColor, lines: 1)
  private let field = UIView()
  private let separator = UIView()
  private lazy var sendButton = button("paperplane", "Send") { $0.sendText() }
  private lazy var cancelButton = button("xmark", "Cancel") { $0.endEditing() }
  private var lastHeight: CGFloat = 0

  private static let margin: CGFloat = 8
  private static let buttonLength: CGFloat = 36
  private static let editingHeight: CGFloat = 22
  private static let tallestText: CGFloat = 140

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    field.backgroundColor = .secondarySystemBackground
    field.layer.cornerRadius = 18
    textView.font = .preferredFont(forTextStyle: .subheadline)
    textView.backgroundColor = .clear
    textView.delegate = self
    textView.accessibilityLabel = "Message"
    textView.returned = { [weak self] in self?.sendText() }
    placeholder.text = "Message"
    placeholder.isUserInteractionEnabled = false
    // The text view is named by it.
    placeholder.isAccessibilityElement = false
    editing.text = "Edit message"
    for subview in [separator, field, textView, placeholder, editing, sendButton, cancelButton] {
      addSubview(subview)
    }
    showState()
  }

  required init?(coder: NSCoder) { nil }

  private func button(
    _ symbol: String,
    _ name: String,
    _ action: @escaping (ComposerView) -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: symbol)
    let action = UIAction { [weak self] _ in self.map(action) }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.accessibilityLabel = name
    return button
  }

  /// Writes a message that is there already once more.
  func edit(_ message: Message.ID, text: String) {
    edited = message
    textView.text = text
    showState()
    textView.becomeFirstResponder()
  }

  private func endEditing() {
    edited = nil
    textView.text = ""
    showState()
  }

  private func sendText() {
    let text = textView.text ?? ""
    guard !text.allSatisfy(\.isWhitespace), send(text) else { return }
    endEditing()
  }

  private func showState() {
    placeholder.isHidden = textView.hasText
    sendButton.isEnabled = textView.hasText
    for subview in [editing, cancelButton] { subview.isHidden = edited == nil }
    setNeedsLayout()
    let height = height(forWidth: bounds.width)
    guard bounds.width > 0, height != lastHeight else { return }
    lastHeight = height
    heightDidChange()
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    textHeight(forWidth: width) + 2 * Self.margin + (edited == nil ? 0 : Self.editingHeight)
  }

  private func textHeight(forWidth width: CGFloat) -> CGFloat {
    let room = max(40, width - 2 * Self.margin - 2 * Self.margin - Self.buttonLength)
    let fitting = textView.sizeThatFits(CGSize(width: room, height: 0)).height.rounded(.up)
    return min(max(fitting, Self.buttonLength), Self.tallestText)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end): (CGRectEdge, CGRectEdge) =
      isRightToLeft ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    var rest = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    if edited != nil {
      let (line, below) = rest.divided(atDistance: Self.editingHeight, from: .minYEdge)
      (cancelButton.frame, editing.frame) = line.divided(atDistance: Self.buttonLength, from: end)
      rest = below
    }
    let (button, text) = rest.divided(atDistance: Self.buttonLength, from: end)
    sendButton.frame = button.divided(atDistance: Self.buttonLength, from: .maxYEdge).slice
    field.frame = text
    textView.frame = text.insetBy(dx: Self.margin, dy: 0)
    let inside = textView.frame.divided(atDistance: 5, from: start).remainder
    placeholder.frame = inside.divided(atDistance: Self.buttonLength, from: .minYEdge).slice
  }
}

extension ComposerView: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { showState() }
}

/// A text in which Return types no line break.
final class ComposerTextView: UITextView {
  /// Called when Return is pressed.
  var returned: () -> Void = {}

  override var keyCommands: [UIKeyCommand]? {
    let command = UIKeyCommand(input: "\r") { [weak self] _ in self?.returned() }
    command.wantsPriorityOverSystemBehavior = true
    return [command]
  }
}
