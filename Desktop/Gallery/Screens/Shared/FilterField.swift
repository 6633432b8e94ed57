import UIKit

/// A search field that says at its end how much of a list is left.
final class FilterField: UISearchTextField {
  static let height: CGFloat = 32

  private var counts: [Count] = []
  private let count = UILabel(.footnote, color: .secondaryLabel, lines: 1)

  private static let spacing: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .subheadline)
    placeholder = "Type to filter"
    addSubview(count)
  }

  required init?(coder: NSCoder) { nil }

  /// What is typed.
  var typed: String { text ?? "" }

  /// Says how much of the list is left.
  ///
  /// - Parameter counts: The first of these that takes no more than half the room is shown.
  func show(counts: [String]) {
    self.counts = counts.map { Count($0, in: count.font) }
    setNeedsLayout()
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    roomBesideCount(in: super.textRect(forBounds: bounds)).text
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    roomBesideCount(in: super.editingRect(forBounds: bounds)).text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = super.textRect(forBounds: bounds)
    let chosen = chosenCount(in: room)
    count.isHidden = chosen == nil
    guard let chosen else { return }
    // A label asks for another layout when it is given another text.
    if count.text != chosen.text { count.text = chosen.text }
    count.frame = roomBesideCount(in: room).count
  }

  /// The first thing to say that leaves room for the text, or for the words that stand there before.
  private func chosenCount(in room: CGRect) -> Count? {
    let placeholderWidth = typed.isEmpty ? placeholderWidth : room.width / 2
    return counts.first { $0.width <= room.width - placeholderWidth - Self.spacing }
  }

  private var placeholderWidth: CGFloat {
    guard let font else { return 0 }
    return (placeholder ?? "").size(withAttributes: [.font: font]).width
  }

  private func roomBesideCount(in room: CGRect) -> (text: CGRect, count: CGRect) {
    guard let chosen = chosenCount(in: room) else { return (room, .zero) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (count, rest) = room.divided(
      atDistance: chosen.width,
      from: isRightToLeft ? .minXEdge : .maxXEdge
    )
    let text = rest.divided(
      atDistance: min(Self.spacing, rest.width),
      from: isRightToLeft ? .minXEdge : .maxXEdge
    ).remainder
    return (text, count)
  }

  /// Words that may be shown, and how wide they are.
  @MainActor
  private struct Count {
    let text: String
    let width: CGFloat

    init(_ text: String, in font: UIFont) {
      self.text = text
      width = text.size(withAttributes: [.font: font]).width
    }
  }
}
