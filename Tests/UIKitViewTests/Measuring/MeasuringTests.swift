import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Measuring a view")
@MainActor
struct MeasuringTests {
  /// Says both sizes, as apps do; either may leave a side open.
  private final class Declared: UIView {
    var intrinsic = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var fit: CGSize?

    override var intrinsicContentSize: CGSize { intrinsic }
    override func sizeThatFits(_ size: CGSize) -> CGSize { fit ?? super.sizeThatFits(size) }
  }

  /// As a view whose constraints decide its size.
  private final class Constrained: UIView {
    var proposals: [MeasureProposal] = []

    override func constrainedSize(for proposal: MeasureProposal) -> MeasuredSize? {
      proposals.append(proposal)
      return MeasuredSize(width: proposal.width?.length ?? 70, height: 35)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 2, height: 2) }
  }

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("prefers the intrinsic size, and takes sides it leaves open from sizeThatFits")
  func precedence() {
    let view = Declared(frame: CGRect(x: 0, y: 0, width: 8, height: 9))
    expectEqual(view.measure(.free), MeasuredSize())
    view.fit = CGSize(width: 30, height: 40)
    expectEqual(view.measure(.free), MeasuredSize(width: 30, height: 40))
    view.intrinsic.width = 50
    expectEqual(view.measure(.free), MeasuredSize(width: 50, height: 40))
    view.intrinsic.height = 60
    expectEqual(view.measure(.free), MeasuredSize(width: 50, height: 60))
  }

  @Test("takes no number that is not finite, and no length below zero")
  func notFinite() {
    let view = Declared(frame: CGRect(x: 0, y: 0, width: 8, height: 9))
    view.intrinsic = CGSize(width: CGFloat.nan, height: .infinity)
    expectEqual(view.measure(.free), MeasuredSize())
    view.fit = CGSize(width: 5, height: CGFloat.nan)
    expectEqual(view.measure(.free), MeasuredSize())
    expectEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 8, height: 9))
    let target = CGSize(width: CGFloat.nan, height: .infinity)
    let size = view.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required
    )
    expectEqual(size, CGSize(width: 8, height: 9))
  }

  @Test("asks constraints before anything else, by whatever door")
  func constraintsFirst() {
    let view = Constrained()
    expectEqual(view.measure(.free), MeasuredSize(width: 70, height: 35))
    expectEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 0, height: 35))
    // Priorities reach the constraints as they are.
    expectEqual(view.proposals.last?.width?.priority, .fittingSizeLevel)
    let stack = UIStackView(arrangedSubviews: [view])
    expectEqual(stack.intrinsicContentSize, CGSize(width: 70, height: 35))
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.frame = CGRect(x: 10, y: 5, width: 80, height: 40)
    view.autoresizingMask = .flexibleHeight
    cell.contentView.addSubview(view)
    // 35 and 5 above and below; the width stays.
    expectEqual(cell.systemLayoutSizeFitting(.zero), CGSize(width: 100, height: 45))
  }

  @Test("lets an intrinsic size be what systemLayoutSizeFitting says")
  func circle() {
    final class Circular: UIView {
      override var intrinsicContentSize: CGSize { systemLayoutSizeFitting(.zero) }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 13) }
    }
    expectEqual(Circular().measure(.free), MeasuredSize(width: 12, height: 13))
    expectEqual(Circular().intrinsicContentSize, CGSize(width: 12, height: 13))
  }

  // “one two” is 70 wide, “three” 50 and “four” 40, each letter 10; lines are 24 high.
  @Test(
    "keeps a side as strongly as it is meant",
    arguments: [
      // The text hugs its 180 points with 250 and resists to have fewer with 750.
      (75.0, 50.0, 180.0, 24.0),
      (75, 749, 180, 24),
      (75, 750, 180, 24),
      (75, 751, 75, 72),
      (75, 1000, 75, 72),
      (400, 249, 180, 24),
      (400, 251, 400, 24),
      (400, 1000, 400, 24),
    ]
  )
  func priorities(target: CGFloat, priority: CGFloat, width: CGFloat, height: CGFloat) {
    let size = label("one two three four").systemLayoutSizeFitting(
      CGSize(width: target, height: 0),
      withHorizontalFittingPriority: UILayoutPriority(Float(priority)),
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: width, height: height))
  }

  @Test("of text gives the lines of the preferred width where nothing narrower is offered")
  func preferredWidth() {
    let label = label("one two three four")
    label.preferredMaxLayoutWidth = 130
    // “one two three” is 130 wide.
    expectEqual(label.intrinsicContentSize, CGSize(width: 130, height: 48))
    expectEqual(label.measure(.free), MeasuredSize(width: 130, height: 48))
    expectEqual(label.measure(.width(500)), MeasuredSize(width: 130, height: 48))
    expectEqual(label.measure(.width(75)), MeasuredSize(width: 70, height: 72))
    expectEqual(label.systemLayoutSizeFitting(.zero), CGSize(width: 130, height: 48))
    label.numberOfLines = 1
    expectEqual(label.measure(.free), MeasuredSize(width: 180, height: 24))
  }

  @Test("adds what a label of the app asks for beyond its text, on one line and on more")
  func padded() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let text = super.intrinsicContentSize
        return CGSize(width: text.width + 16, height: text.height + 6)
      }
    }
    let label = Padded()
    label.font = .systemFont(ofSize: 20)
    label.text = "one two three four"
    label.numberOfLines = 0
    expectEqual(label.measure(.free), MeasuredSize(width: 196, height: 30))
    // 75 points for the text, and 16 beside it.
    expectEqual(label.measure(.width(91)), MeasuredSize(width: 86, height: 78))
  }

  @Test("breaks the lines of a label in a list row once")
  func lineBreaks() {
    let fixture = Fixture()
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "one two three ", count: 20)
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.contentConfiguration = content
    let before = fixture.backend.textLayoutCount
    for _ in 0..<3 {
      _ = cell.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    expectEqual(fixture.backend.textLayoutCount, before + 1)
  }
}
