import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A stack in stacks")
@MainActor
struct NestedStackTests {
  /// A stack that counts how often its size is said to be another.
  private final class CountingStack: UIStackView {
    var changes = 0

    override func invalidateIntrinsicContentSize() {
      changes += 1
      super.invalidateIntrinsicContentSize()
    }
  }

  /// A stack with a label in each, in an equal one, and so on.
  private func stacks(_ depth: Int, isPlacedByConstraints: Bool) -> (CountingStack, UILabel) {
    let outer = CountingStack(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var innermost = outer
    for _ in 1..<depth {
      let stack = CountingStack()
      if isPlacedByConstraints {
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
      }
      innermost.addArrangedSubview(stack)
      innermost = stack
    }
    let label = UILabel()
    label.text = "A"
    innermost.addArrangedSubview(label)
    return (outer, label)
  }

  /// Each stack is told by its constraints and by its subview; twice at each level would be a million times for twenty.
  @Test(
    "is told once of another text in it, by each of those around it",
    arguments: [1, 2, 24],
    [false, true]
  )
  func changes(depth: Int, isPlacedByConstraints: Bool) {
    let fixture = Fixture()
    let (outer, label) = stacks(depth, isPlacedByConstraints: isPlacedByConstraints)
    fixture.show(outer)
    outer.changes = 0
    label.text = "Another"
    #expect(outer.changes <= 2)
    #expect(outer.changes >= 1)
  }

  /// What is told once has to be heard each time: the outer stack is as wide as the text by then.
  @Test("is as large as what is in it by now", arguments: [1, 2, 24])
  func sizes(depth: Int) {
    let fixture = Fixture()
    let (outer, label) = stacks(depth, isPlacedByConstraints: true)
    fixture.show(outer)
    for text in ["A", "Another", "A longer one", "B"] {
      label.text = text
      let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      expectEqual(size.width, label.intrinsicContentSize.width)
      fixture.backend.makeFrame()
    }
  }
}
