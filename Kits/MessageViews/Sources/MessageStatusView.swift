public import UIKit

/// A line below a message: whether it was edited, when it was written, and what became of it.
@preconcurrency @MainActor
open class MessageStatusView: UIView {
  /// The delivery of a message.
  public enum Delivery: Hashable, Sendable {
    /// It is under way.
    case sending
    /// It was sent.
    case sent
    /// It was seen.
    case seen
    /// It could not be sent.
    case failed

    /// The word for it.
    var word: String {
      switch self {
      case .sending: "sending"
      case .sent: "sent"
      case .seen: "seen"
      case .failed: "not sent"
      }
    }

    /// The sign at the end of the line.
    var sign: String {
      switch self {
      case .sending: "…"
      case .sent: "✓"
      case .seen: "✓✓"
      case .failed: "!"
      }
    }
  }

  /// The texts of the line in their order, such as “edited” and “17:45”.
  public var words: [String] = [] {
    didSet { if words != oldValue { showWords() } }
  }
  /// The delivery of the message; `nil`, the default, displays none.
  public var delivery: Delivery? {
    didSet { if delivery != oldValue { showWords() } }
  }
  /// The colour of the line; a failure is red.
  public var color = UIColor.secondaryLabel {
    didSet { showWords() }
  }

  private let label = UILabel()

  /// Creates an empty line.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .caption2)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    showWords()
  }

  /// There are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The text of the line.
  public var text: String {
    let said = words.filter { !$0.isEmpty }.joined(separator: " · ")
    return [said, delivery?.sign ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text of the line for a screen reader, with a word in place of the sign.
  public var spokenText: String {
    (words + [delivery?.word ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func showWords() {
    label.text = text
    label.accessibilityLabel = spokenText
    label.textColor = delivery == .failed ? .systemRed : color
  }
}
