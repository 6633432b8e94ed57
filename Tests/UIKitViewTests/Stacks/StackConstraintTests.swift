import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Letters are 10 points wide, in lines of 24, with baselines 18 below the top of each.
@Suite("A stack among constraints")
@MainActor
struct StackConstraintTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = 0
    return label
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> SizedView {
    SizedView(CGSize(width: width, height: height))
  }

  private func root(_ width: CGFloat, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func pin(_ view: UIView, in root: UIView, inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
    ])
  }

  private func picture(_ view: UIView) -> String { StackLayout.picture(view.frame) }

  @Test("is as high as its wrapped text asks for in the width that constraints give it")
  func wraps() {
    _ = Fixture()
    let root = root(95)
    let stack = UIStackView(arrangedSubviews: [label("one two three four"), box(10, 10)])
    stack.axis = .vertical
    stack.spacing = 6
    pin(stack, in: root, inset: 10)
    root.layoutIfNeeded()
    // Three lines in 75 points.
    expectEqual(picture(stack), "10,10 75×88")
    root.frame.size.width = 220
    root.layoutIfNeeded()
    expectEqual(picture(stack), "10,10 200×40")
    stack.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    expectEqual(picture(stack), "10,10 200×24")
  }

  @Test("gives arranged views the size that their own constraints say")
  func constrainedViews() {
    _ = Fixture()
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view, box(30, 20)])
    stack.alignment = .center
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    expectEqual(stack.intrinsicContentSize, CGSize(width: 70, height: 20))
    let root = root(70, 40)
    pin(stack, in: root)
    root.layoutIfNeeded()
    expectEqual(picture(stack), "0,0 70×20")
    expectEqual(StackLayout.picture(stack), "0,0 40×20 | 40,0 30×20")
  }

  @Test("stretches and cuts other views before one whose length a constraint of its own says")
  func ownLength() {
    _ = Fixture()
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = UIStackView(arrangedSubviews: [view, box(30, 20)])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    expectEqual(StackLayout.picture(stack), "0,0 40×20 | 40,0 60×20")
    stack.frame.size.width = 50
    stack.layoutIfNeeded()
    expectEqual(StackLayout.picture(stack), "0,0 40×20 | 40,0 10×20")
    stack.insertArrangedSubview(stack.arrangedSubviews[1], at: 0)
    stack.layoutIfNeeded()
    expectEqual(StackLayout.picture(stack), "0,0 10×20 | 10,0 40×20")
  }

  /// A view of a width that is as high as it is wide, both required.
  private func square(_ edge: CGFloat) -> UIView {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: edge).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    return view
  }

  @Test("lets a view reach out of a row that is lower than constraints of the view's own require")
  func requiredAcross() {
    _ = Fixture()
    let stack = UIStackView(arrangedSubviews: [square(40), box(30, 60)])
    let messages = reports {
      for (alignment, picture) in [
        (UIStackView.Alignment.top, "0,0 40×40 | 40,0 30×20"),
        (.center, "0,-10 40×40 | 40,0 30×20"),
        (.bottom, "0,-20 40×40 | 40,0 30×20"),
      ] {
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 70, height: 20)
        stack.layoutIfNeeded()
        expectEqual(StackLayout.picture(stack), picture)
      }
      stack.axis = .vertical
      stack.alignment = .leading
      stack.frame = CGRect(x: 0, y: 0, width: 10, height: 100)
      stack.layoutIfNeeded()
      expectEqual(StackLayout.picture(stack), "0,0 40×40 | 0,40 10×60")
    }
    expectEqual(messages, [])
  }

  @Test("that views fill is as thick as the one that constraints of its own say more strongly")
  func fillsRequired() {
    _ = Fixture()
    let text = box(30, 60)
    let stack = UIStackView(arrangedSubviews: [square(40), text])
    let messages = reports {
      expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 70, height: 40))
      let root = root(70)
      pin(stack, in: root)
      root.layoutIfNeeded()
      expectEqual(StackLayout.picture(stack), "0,0 40×40 | 40,0 30×40")
    }
    expectEqual(messages, [])
    stack.axis = .vertical
    text.size.width = 90
    expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 40, height: 100))
  }

  @Test(
    "that views fill is as thick as the longest of them unless one hugs more strongly than it resists"
  )
  func fillsHugging() {
    _ = Fixture()
    let (low, high) = (box(20, 10), box(20, 30))
    let stack = UIStackView(arrangedSubviews: [low, high])
    expectEqual(stack.intrinsicContentSize.height, 30)
    low.setContentHuggingPriority(UILayoutPriority(749), for: .vertical)
    expectEqual(stack.intrinsicContentSize.height, 30)
    low.setContentHuggingPriority(UILayoutPriority(751), for: .vertical)
    expectEqual(stack.intrinsicContentSize.height, 10)
  }

  @Test("gives arranged views the size that constraints inside of them say")
  func constrainedContent() {
    _ = Fixture()
    let card = UIView()
    let text = label("one two three four")
    text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5),
    ])
    let stack = UIStackView(arrangedSubviews: [card, box(20, 10)])
    stack.axis = .vertical
    expectEqual(stack.intrinsicContentSize, CGSize(width: 190, height: 44))
    // 75 points for the text: three lines and ten points.
    expectEqual(stack.sizeThatFits(CGSize(width: 85, height: 0)), CGSize(width: 85, height: 92))
    let root = root(85)
    pin(stack, in: root)
    root.layoutIfNeeded()
    expectEqual(StackLayout.picture(stack), "0,0 85×82 | 0,82 85×10")
    expectEqual(picture(text), "5,5 75×72")
  }

  @Test("has room taken by a spacer of at least a width")
  func spacer() {
    _ = Fixture()
    let spacer = UIView()
    let stack = UIStackView(arrangedSubviews: [box(20, 10), spacer, box(30, 10)])
    spacer.widthAnchor.constraint(greaterThanOrEqualToConstant: 15).isActive = true
    expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 65, height: 10))
    let root = root(100)
    pin(stack, in: root)
    root.layoutIfNeeded()
    expectEqual(StackLayout.picture(stack), "0,0 20×10 | 20,0 50×10 | 70,0 30×10")
  }

  @Test("keeps arranged views as wide as each other, or as a part of it")
  func relatedViews() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    _ = Fixture()
    let (first, second, third) = (box(20, 10), box(30, 10), box(10, 10))
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.spacing = 5
    let root = root(110)
    pin(stack, in: root)
    first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
    third.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.2).isActive = true
    root.layoutIfNeeded()
    // 22 for the third view; (110 − 10 − 22) / 2 for the others.
    expectEqual(StackLayout.picture(stack), "0,0 39×10 | 44,0 39×10 | 88,0 22×10")
    expectEqual(messages, [])
  }

  @Test(
    "follows views that come, go and are hidden, and its own settings, while a constraint relates two"
  )
  func changes() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    _ = Fixture()
    let (first, second, third) = (box(20, 10), box(30, 10), box(10, 10))
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 3).isActive = true
    func frames() -> String {
      stack.layoutIfNeeded()
      return StackLayout.picture(stack)
    }
    expectEqual(frames(), "0,0 25×20 | 25,0 75×20")
    // 100 − 10 − 10 as 1 : 3.
    third.setContentHuggingPriority(.required, for: .horizontal)
    stack.insertArrangedSubview(third, at: 1)
    stack.spacing = 5
    expectEqual(frames(), "0,0 20×20 | 25,0 10×20 | 40,0 60×20")
    third.isHidden = true
    stack.spacing = 20
    expectEqual(frames(), "0,0 20×20 | 40,0 60×20")
    third.isHidden = false
    stack.spacing = 5
    stack.semanticContentAttribute = .forceRightToLeft
    expectEqual(frames(), "80,0 20×20 | 65,0 10×20 | 0,0 60×20")
    stack.semanticContentAttribute = .unspecified
    third.removeFromSuperview()
    stack.spacing = 0
    stack.alignment = .bottom
    expectEqual(frames(), "0,10 25×10 | 25,10 75×10")
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 4, right: 10)
    expectEqual(frames(), "10,6 20×10 | 30,6 60×10")
    expectEqual(messages, [])
  }

  @Test("shares its baselines with what stands beside it")
  func baselines() {
    _ = Fixture()
    let root = root(200)
    let stack = UIStackView(arrangedSubviews: [label("a"), label("b")])
    stack.axis = .vertical
    pin(stack, in: root)
    let note = label("note")
    note.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(note)
    note.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    note.firstBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(picture(note), "0,24 40×24")
  }
}
