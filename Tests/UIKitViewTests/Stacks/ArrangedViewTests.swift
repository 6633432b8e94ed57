import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

/// A stack sets `translatesAutoresizingMaskIntoConstraints` to `false`, as the documentation of Apple's `UIStackView` says.
@Suite("A view that a stack arranges")
@MainActor
struct ArrangedViewTests {
  @Test("takes no part in Auto Layout by its frame, also after it was taken out")
  func mask() {
    let fixture = Fixture()
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let (first, second) = (UILabel(), UILabel())
    stack.addArrangedSubview(first)
    stack.insertArrangedSubview(second, at: 0)
    fixture.show(stack)
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    #expect(!second.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(first)
    first.removeFromSuperview()
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    #expect(
      !UIStackView(arrangedSubviews: [first]).arrangedSubviews[0]
        .translatesAutoresizingMaskIntoConstraints
    )
  }

  @Test("can have a width while it is out of the stack, whatever width it had there")
  func width() {
    let fixture = Fixture()
    var reports: [String] = []
    Diagnostics.hook = { reports.append($0.message) }
    defer { Diagnostics.hook = nil }
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let (caption, field) = (UILabel(), UITextField())
    caption.text = "Name"
    stack.addArrangedSubview(caption)
    fixture.show(stack)
    expectEqual(caption.frame.width, 200)
    caption.removeFromSuperview()
    let width = caption.widthAnchor.constraint(equalToConstant: 88)
    width.isActive = true
    caption.layoutIfNeeded()
    stack.addArrangedSubview(caption)
    stack.addArrangedSubview(field)
    fixture.backend.makeFrame()
    expectEqual(caption.frame.width, 88)
    expectEqual(reports, [])
  }
}
