import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Constraints")
@MainActor
struct ConstraintLayoutTests {
  @Test("leave a view where it is that none of them names")
  func unnamedView() {
    let fixture = ConstraintFixture()
    let unnamed = fixture.view()
    unnamed.frame = CGRect(5, 6, 30, 20)
    let inner = fixture.view(in: unnamed)
    let named = fixture.box(10, 10)
    let start = named.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)
    activate(start, named.topAnchor.constraint(equalTo: fixture.root.topAnchor))
    expectEqual(fixture.frames(unnamed, named), [CGRect(5, 6, 30, 20), CGRect(0, 0, 10, 10)])
    unnamed.frame.origin.x = 8
    // Its own place counts for what is placed inside of it from outside.
    activate(
      inner.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 4),
      inner.heightAnchor.constraint(equalToConstant: 4)
    )
    expectEqual(fixture.frames(unnamed, inner), [CGRect(8, 6, 30, 20), CGRect(2, 4, 4, 4)])
    let place = [
      unnamed.leftAnchor.constraint(equalTo: named.rightAnchor),
      unnamed.topAnchor.constraint(equalTo: named.topAnchor),
      unnamed.widthAnchor.constraint(equalToConstant: 50),
      unnamed.heightAnchor.constraint(equalToConstant: 50),
    ]
    NSLayoutConstraint.activate(place)
    expectEqual(fixture.frames(unnamed), [CGRect(10, 0, 50, 50)])
    NSLayoutConstraint.deactivate(place)
    expectEqual(fixture.frames(unnamed), [CGRect(10, 0, 50, 50)])
  }

  @Test("place a view between the edges of its superview")
  func pinned() {
    let fixture = ConstraintFixture(100, 80)
    let view = fixture.view()
    activate(
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor, constant: -15)
    )
    // Left 10, right 100 - 20 = 80; top 5, bottom 80 - 15 = 65.
    expectEqual(fixture.frames(view), [CGRect(10, 5, 70, 60)])
    fixture.root.frame.size = CGSize(width: 200, height: 100)
    expectEqual(fixture.frames(view), [CGRect(10, 5, 170, 80)])
  }

  @Test("take a changed constant in the next layout")
  func constant() {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    activate(
      width,
      view.heightAnchor.constraint(equalToConstant: 20),
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    )
    expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 20)])
    width.constant = 45
    expectEqual(view.frame.width, 30)
    expectEqual(fixture.frames(view), [CGRect(0, 0, 45, 20)])
  }

  @Test("move views in an animation when a layout is made in its block")
  func animated() {
    let fixture = Fixture()
    let root = fixture.show(UIView(frame: CGRect(0, 0, 200, 50)))
    let view = ContentBox(10, 10)
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    activate(left, view.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    expectEqual(view.frame.minX, 100)
    fixture.backend.advance(by: 0.25)
    #expect(abs(view.layer.shown.frame.minX - 25) < 1e-9)
  }

  @Test("follow the reading direction")
  func rightToLeft() {
    let fixture = ConstraintFixture(100, 50, isRightToLeft: true)
    let view = fixture.box(30, 10)
    activate(
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    )
    // The leading edge is the right one, 8 points inside: 100 - 8 - 30 = 62.
    expectEqual(fixture.frames(view), [CGRect(62, 0, 30, 10)])
    fixture.root.semanticContentAttribute = .forceLeftToRight
    expectEqual(fixture.frames(view), [CGRect(8, 0, 30, 10)])
  }

  @Test("hand a stretched length to the view that hugs its content least")
  func hugging() {
    let fixture = ConstraintFixture(100, 20)
    let first = fixture.box(20, 20)
    let second = fixture.box(30, 20)
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    activate(
      first.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      first.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      second.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    )
    // 20 + 10, and the rest, 70, for the one that hugs less.
    expectEqual(fixture.frames(first, second), [CGRect(0, 0, 20, 20), CGRect(30, 0, 70, 20)])
  }

  @Test("give a label the height of its text in the width it gets")
  func multiline() {
    let fixture = ConstraintFixture(60, 200)
    let label = fixture.label("aaaa bbbb cccc dddd")
    activate(
      label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      label.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    )
    // A character is 5 wide: two words and a space are 45, three are 70. Two lines of 12.
    expectEqual(fixture.frames(label), [CGRect(0, 0, 60, 24)])
    fixture.root.frame.size.width = 40
    expectEqual(fixture.frames(label), [CGRect(0, 0, 40, 48)])
    fixture.root.frame.size.width = 100
    expectEqual(fixture.frames(label), [CGRect(0, 0, 100, 12)])
  }

  @Test("take a label with a preferred width as it is at that width")
  func preferredWidth() {
    let fixture = ConstraintFixture(100, 100)
    let label = fixture.label("aaaa bbbb cccc")
    label.preferredMaxLayoutWidth = 50
    fixture.corner(label)
    // “aaaa bbbb” is 45 wide; two lines.
    expectEqual(fixture.frames(label), [CGRect(0, 0, 45, 24)])
    label.preferredMaxLayoutWidth = 0
    expectEqual(fixture.frames(label), [CGRect(0, 0, 70, 12)])
  }

  @Test("measure a view in a width")
  func fitting() {
    let fixture = ConstraintFixture(10, 10)
    let label = fixture.label("aaaa bbbb cccc dddd")
    activate(
      label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 3),
      label.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor, constant: -3)
    )
    let size = fixture.root.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    // 50 points for the label: two words of 20 on a line, two lines of 12, and margins of 3.
    expectEqual(size, CGSize(width: 60, height: 30))
    // 19 characters of 5 on one line.
    #expect(
      fixture.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 105, height: 18)
    )
  }
}
