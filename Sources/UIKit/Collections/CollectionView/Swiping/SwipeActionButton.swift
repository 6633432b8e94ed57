import CoreGraphics
import Foundation

/// The button of an action beside a row.
final class SwipeActionButton: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  /// Shows that the button has the keys.
  private let ring = UIView()
  private let edge: SwipeEdge
  /// The part that words and picture are centred in, counted from the row on.
  var contentRoom = ContentRoom() {
    didSet { if contentRoom != oldValue { setNeedsLayout() } }
  }

  /// A part of the button, along the row.
  struct ContentRoom: Equatable {
    var start: CGFloat = 0
    var width: CGFloat = 0
  }

  private static let margin = CGSize(width: 16, height: 4)
  private static let gap: CGFloat = 2
  private static let ringDistance: CGFloat = 3
  private static let ringRadius: CGFloat = 5
  /// Words that are wider are broken into two lines.
  private static let longestLine: CGFloat = 128

  init(_ action: UIContextualAction, edge: SwipeEdge) {
    self.edge = edge
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    tintColor = .white
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.image = action.image
    ring.isHidden = true
    ring.layer.borderWidth = FocusRing.width
    ring.layer.borderColor = UIColor.white.cgColor(in: traitCollection)
    ring.layer.cornerRadius = Self.ringRadius
    for view in [imageView, label, ring] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The width that words and picture ask for in a row of a height, with the margins beside them.
  func width(inHeight height: CGFloat) -> CGFloat {
    let content = content(inHeight: height)
    return max(content.image?.width ?? 0, content.title?.width ?? 0) + 2 * Self.margin.width
  }

  /// The sizes of what shows; nil for what does not.
  private func content(inHeight height: CGFloat) -> (image: CGSize?, title: CGSize?) {
    let image = imageView.image == nil ? nil : imageView.measure(.free).size(or: .zero)
    guard let text = label.text, !text.isEmpty else { return (image, nil) }
    let title = titleSize(in: Self.longestLine)
    guard let image else { return (nil, title) }
    let both = image.height + Self.gap + title.height + 2 * Self.margin.height
    return both <= height ? (image, title) : (image, nil)
  }

  private func titleSize(in width: CGFloat) -> CGSize {
    label.measure(.width(width)).size(or: .zero)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = CGRect(
      x: Self.ringDistance,
      y: Self.ringDistance,
      width: max(0, bounds.width - 2 * Self.ringDistance),
      height: max(0, bounds.height - 2 * Self.ringDistance)
    )
    let shown = content(inHeight: bounds.height)
    imageView.isHidden = shown.image == nil
    label.isHidden = shown.title == nil
    let room = max(0, contentRoom.width - 2 * Self.margin.width)
    let distance = contentRoom.start + contentRoom.width / 2
    let middle = edge == .right ? distance : bounds.width - distance
    var title = CGSize.zero
    if shown.title != nil {
      title = titleSize(in: room)
      title.width = min(title.width, room)
    }
    let image = shown.image ?? .zero
    let gap = shown.image != nil && shown.title != nil ? Self.gap : 0
    let top = bounds.midY - (image.height + gap + title.height) / 2
    imageView.frame = CGRect(x: middle - image.width / 2, y: top, size: image)
    label.frame = CGRect(x: middle - title.width / 2, y: top + image.height + gap, size: title)
  }

  override func stateDidChange() {
    super.stateDidChange()
    let opacity: CGFloat = isHighlighted ? 0.5 : 1
    for view in [imageView, label] where view.alpha != opacity { view.alpha = opacity }
  }

  /// Takes the keys, and shows that by a line inside its edges.
  @discardableResult
  override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    ring.isHidden = false
    return true
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    ring.isHidden = true
    return super.resignFirstResponder()
  }

  /// A press leaves the keys where they are.
  override var takesKeysWhenPressed: Bool { false }

  /// Goes to the button at the side of an arrow; other keys are those of the collection view.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardLeftArrow: neighbor(at: .left)?.becomeFirstResponder()
    case .keyboardRightArrow: neighbor(at: .right)?.becomeFirstResponder()
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func neighbor(at edge: SwipeEdge) -> SwipeActionButton? {
    (superview as? SwipeActionsView)?.neighbor(of: self, at: edge)
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}
