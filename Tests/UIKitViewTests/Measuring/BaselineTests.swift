import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Baselines")
@MainActor
struct BaselineTests {
  private func label(_ text: String, size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.numberOfLines = 0
    return label
  }

  // Lines of 20 points are 24 high, with the baseline 18 below their top.

  @Test("of one line are one")
  func oneLine() {
    let label = label("one")
    expectEqual(
      label.baselines(in: CGSize(width: 100, height: 24)),
      TextBaselines(first: 18, last: 18)
    )
    // In the middle of 40 points, the line begins 8 below the top.
    expectEqual(
      label.baselines(in: CGSize(width: 100, height: 40)),
      TextBaselines(first: 26, last: 26)
    )
    #expect(label.forFirstBaselineLayout === label)
    #expect(label.forLastBaselineLayout === label)
  }

  @Test("of wrapped text are those of its first and last line")
  func moreLines() {
    // “one two”, “three” and “four” in 75 points.
    #expect(
      label("one two three four").baselines(in: CGSize(width: 75, height: 72))
        == TextBaselines(first: 18, last: 66)
    )
  }

  @Test("of a label without text and of a plain view are at the bottom")
  func bottom() {
    let size = CGSize(width: 30, height: 50)
    let atBottom = TextBaselines(first: 50, last: 50)
    expectEqual(label("").baselines(in: size), atBottom)
    expectEqual(UIView().baselines(in: size), atBottom)
    expectEqual(UIImageView().baselines(in: size), atBottom)
    expectEqual(UIStackView().baselines(in: size), atBottom)
    expectEqual(UIButton(type: .system).baselines(in: size), atBottom)
  }

  @Test("of a button are those of its title")
  func button() {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setTitle("Go", for: .normal)
    // The title is 24 high, in the middle of 36.
    expectEqual(
      button.baselines(in: CGSize(width: 60, height: 36)),
      TextBaselines(first: 24, last: 24)
    )
  }

  @Test("of a column are those of its first and of its last view")
  func column() {
    let (top, bottom) = (label("one two three four"), label("x", size: 40))
    let stack = UIStackView(arrangedSubviews: [top, bottom])
    stack.axis = .vertical
    stack.spacing = 10
    // 72 and 10 above a line of 48 with its baseline 36 below its top.
    expectEqual(
      stack.baselines(in: CGSize(width: 75, height: 130)),
      TextBaselines(first: 18, last: 118)
    )
    #expect(stack.forFirstBaselineLayout === top)
    #expect(stack.forLastBaselineLayout === bottom)
    bottom.isHidden = true
    #expect(stack.forLastBaselineLayout === top)
    let outer = UIStackView(arrangedSubviews: [stack])
    #expect(outer.forFirstBaselineLayout === top)
  }

  @Test("of a row are those of its tallest view")
  func row() {
    let (small, large) = (label("a"), label("b\nc", size: 40))
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .top
    stack.frame.size = CGSize(width: 30, height: 96)
    stack.layoutIfNeeded()
    expectEqual(
      stack.baselines(in: CGSize(width: 30, height: 96)),
      TextBaselines(first: 36, last: 84)
    )
    #expect(stack.forFirstBaselineLayout === large)
    #expect(stack.forLastBaselineLayout === large)
  }

  @Test("of a view of the app are those of the view it names, where that stands")
  func named() {
    final class Card: UIView {
      let title = UILabel()
      override var forLastBaselineLayout: UIView { title }
    }
    let card = Card(frame: CGRect(x: 5, y: 5, width: 100, height: 80))
    card.title.font = .systemFont(ofSize: 20)
    card.title.text = "one"
    card.addSubview(card.title)
    card.title.frame = CGRect(x: 10, y: 30, width: 80, height: 24)
    expectEqual(
      card.baselines(in: card.bounds.size),
      TextBaselines(first: 48, last: 48)
    )
  }
}

@Suite("An alignment rectangle")
@MainActor
struct AlignmentRectTests {
  /// A view with an ornament at its top right corner.
  private final class Badged: UIView {
    var insets = UIEdgeInsets(top: 4, left: 0, bottom: 2, right: 6)
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  @Test("is the frame without the insets, and gives it back")
  func roundTrip() {
    let view = Badged()
    let frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    expectEqual(view.alignmentRect(forFrame: frame), CGRect(x: 10, y: 24, width: 44, height: 34))
    expectEqual(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)), frame)
    expectEqual(UIView().alignmentRect(forFrame: frame), frame)
    expectEqual(UIView().frame(forAlignmentRect: frame), frame)
  }

  @Test("ends where its insets meet, and has none that are not finite")
  func extremes() {
    let view = Badged()
    let small = view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 3, height: 3))
    expectEqual(small.size, .zero)
    view.insets.left = .nan
    let frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    expectEqual(view.alignmentRect(forFrame: frame), frame)
  }

  @Test("is what stacks place, and what baselines end at")
  func inStacks() {
    // A program of its own: the one of another test may read from right to left.
    _ = Fixture()
    let view = Badged()
    let other = UIView()
    let stack = UIStackView(arrangedSubviews: [view, other])
    stack.alignment = .bottom
    stack.frame.size = CGSize(width: 60, height: 30)
    stack.layoutIfNeeded()
    // 20 × 10 at the bottom of 30, with 4 above, 6 to the right and 2 below.
    expectEqual(view.frame, CGRect(x: 0, y: 16, width: 26, height: 16))
    expectEqual(other.frame, CGRect(x: 20, y: 30, width: 40, height: 0))
    expectEqual(
      view.baselines(in: CGSize(width: 26, height: 16)),
      TextBaselines(first: 14, last: 14)
    )
    expectEqual(stack.intrinsicContentSize, CGSize(width: 20, height: 10))
  }
}
