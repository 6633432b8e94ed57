import GallerySupport
import UIKit

/// Looks for words in a conversation: a field, buttons for the message before and after, and one for the way back.
final class ConversationBar: UIView {
  static let height: CGFloat = 44

  /// Looks for what is typed.
  var find: (MessageSearchDirection) -> Void = { _ in }
  /// Returns to where the search began.
  var goBack: () -> Void = {}

  let field = UISearchTextField()
  private let result = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private lazy var older = button("chevron.up", "Older") { $0.find(.older) }
  private lazy var newer = button("chevron.down", "Newer") { $0.find(.newer) }
  private(set) lazy var back = button("arrow.uturn.backward", "End search") { $0.goBack() }
  private lazy var row = UIStackView.row([field, result, older, newer, back], spacing: 8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    field.placeholder = "Search"
    field.font = .preferredFont(forTextStyle: .subheadline)
    field.delegate = self
    back.isHidden = true
    result.isHidden = true
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    result.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubview(row)
    textDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// What is looked for.
  var text: String { field.text ?? "" }

  private func button(
    _ symbol: String,
    _ name: String,
    _ action: @escaping (ConversationBar) -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: symbol)
    configuration.buttonSize = .small
    let action = UIAction { [weak self] _ in self.map(action) }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.accessibilityLabel = name
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }

  private func textDidChange() {
    for button in [older, newer] { button.isEnabled = !text.isEmpty }
    result.isHidden = true
  }

  func showFound() {
    result.isHidden = true
    back.isHidden = false
  }

  /// Says that there is no message, or no other one, with the words.
  func showNothingFound(_ isContinued: Bool) {
    result.text = isContinued ? "No more" : "Not found"
    result.isHidden = false
  }

  func showNothingToReturnFrom() { back.isHidden = true }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = bounds.insetBy(dx: 12, dy: 6)
  }
}

extension ConversationBar: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    find(.older)
    return false
  }
}
