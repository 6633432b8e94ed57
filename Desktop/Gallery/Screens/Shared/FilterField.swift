import UIKit

/// What was typed to filter a list, how much of it is left, and a button that shows all of it again.
final class FilterField: UIView {
  static let height: CGFloat = 32

  /// Called when the button is pressed.
  var cleared: (() -> Void)?

  private let symbol = UIImageView(
    image: UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)
    )
  )
  private let text = UILabel(.subheadline, lines: 1)
  private let caret = UIView()
  private var counts: [Count] = []
  private let count = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private lazy var button = UIButton(
    configuration: Self.buttonConfiguration,
    primaryAction: UIAction { [weak self] _ in self?.cleared?() }
  )

  private static let margin: CGFloat = 8
  private static let symbolSize: CGFloat = 16
  private static let caretSize = CGSize(width: 1.5, height: 17)
  private static let placeholder = "Type to filter"

  private static var buttonConfiguration: UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "xmark")
    configuration.baseForegroundColor = .secondaryLabel
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: 0,
      bottom: 0,
      trailing: 0
    )
    return configuration
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
    symbol.contentMode = .center
    symbol.tintColor = .secondaryLabel
    caret.backgroundColor = .tintColor
    text.lineBreakMode = .byTruncatingHead
    for subview in [symbol, text, caret, count, button] { addSubview(subview) }
    show("", counts: [])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what was typed and how much of the list is left.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - counts: The first of these that takes no more than half the room is shown.
  func show(_ typed: String, counts: [String]) {
    text.text = typed.isEmpty ? Self.placeholder : typed
    text.textColor = typed.isEmpty ? .tertiaryLabel : .label
    caret.isHidden = typed.isEmpty
    button.isHidden = typed.isEmpty
    self.counts = counts.map { Count($0, in: count.font) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    var rest = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    func take(_ width: CGFloat, from edge: HorizontalEdge, spacing: CGFloat = 6) -> CGRect {
      let (taken, remainder) = rest.divided(
        atDistance: min(width, rest.width),
        from: isRightToLeft == (edge == .leading) ? .maxXEdge : .minXEdge
      )
      rest =
        remainder.divided(
          atDistance: min(spacing, remainder.width),
          from: isRightToLeft == (edge == .leading) ? .maxXEdge : .minXEdge
        ).remainder
      return taken
    }
    symbol.frame = take(Self.symbolSize, from: .leading)
    if !button.isHidden { button.frame = take(height - 8, from: .trailing) }
    let typedWidth = text.intrinsicContentSize.width.rounded(.up)
    // What was typed may be cut off; the words that stand there before may not.
    let room = caret.isHidden ? rest.width - typedWidth - Self.margin : rest.width / 2
    if let width = chooseCount(within: room) {
      count.frame = take(width, from: .trailing)
    }
    text.frame = take(
      min(typedWidth, max(0, rest.width - Self.caretSize.width)),
      from: .leading,
      spacing: 1
    )
    caret.frame = take(Self.caretSize.width, from: .leading)
      .insetBy(dx: 0, dy: (height - Self.caretSize.height) / 2)
  }

  /// Has the count say the first thing that is not wider than `room`; returns how wide that is.
  private func chooseCount(within room: CGFloat) -> CGFloat? {
    let chosen = counts.first { $0.width <= room }
    count.isHidden = chosen == nil
    // A label asks for another layout when it is given another text.
    if let chosen, count.text != chosen.text { count.text = chosen.text }
    return chosen?.width
  }

  /// Words that may be shown, and how wide they are.
  @MainActor
  private struct Count {
    let text: String
    let width: CGFloat

    init(_ text: String, in font: UIFont) {
      self.text = text
      let label = UILabel()
      label.font = font
      label.text = text
      width = label.intrinsicContentSize.width.rounded(.up)
    }
  }

  private enum HorizontalEdge {
    case leading, trailing
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
