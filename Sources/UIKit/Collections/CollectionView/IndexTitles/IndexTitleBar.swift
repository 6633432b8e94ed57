import CoreGraphics
import Foundation

/// The index at the trailing edge of a collection view: a press or a drag leads to the items of a title.
final class IndexTitleBar: UIView {
  private var labels: [UILabel] = []
  private var marks = IndexTitleMarks(count: 0, height: 0)
  /// The title that the touch is on.
  private var pressed: Int?
  /// The title that was gone to last.
  private var current: Int?
  /// Goes to the items of a title.
  var onSelect: (Int) -> Void = { _ in }

  let titles: [String]

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    layer.zPosition = UIScrollView.edgePosition + 1
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isOverlay: Bool { true }
  override var keepsTouchesFromRecognizers: Bool { true }

  private static let margin: CGFloat = 4
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  /// Takes its place at the trailing edge of `room`, in the middle of its height.
  func place(in room: CGRect, isMirrored: Bool) {
    show(IndexTitleMarks(count: titles.count, height: room.height))
    let widest = labels.map { $0.intrinsicContentSize.width }.max() ?? 0
    let width = widest + 2 * Self.margin
    frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - width,
      y: room.midY - marks.height / 2,
      width: width,
      height: marks.height
    )
    for (line, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0,
        y: CGFloat(line) * IndexTitleMarks.lineHeight,
        width: width,
        height: IndexTitleMarks.lineHeight
      )
    }
  }

  private func show(_ marks: IndexTitleMarks) {
    guard marks != self.marks else { return }
    self.marks = marks
    for label in labels { label.removeFromSuperview() }
    labels = marks.marks.map { mark in
      let label = UILabel()
      label.font = Self.font
      label.textColor = tintColor
      label.textAlignment = .center
      label.text =
        switch mark {
        case .title(let index): titles[index]
        case .dots: "•"
        }
      addSubview(label)
      return label
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = tintColor }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

  private func press(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let index = marks.index(at: touch.location(in: self).y)
    guard index != pressed else { return }
    pressed = index
    go(to: index)
  }

  private func go(to index: Int) {
    current = index
    onSelect(index)
  }

  /// One element for screen readers, which goes from title to title.
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: "Section index",
      value: current.map { titles[$0] },
      traits: .adjustable
    )
  }

  override func accessibilityIncrement() { go(to: min((current ?? -1) + 1, titles.count - 1)) }

  override func accessibilityDecrement() { go(to: max((current ?? 1) - 1, 0)) }
}
