import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

/// A button whose parts stand where it says itself.
private final class OwnRects: UIButton {
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: contentRect.minY, width: 12, height: 12)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: contentRect.maxY - 10, width: contentRect.width, height: 10)
  }
}

// Letters are half as wide as their size: in 15 points “Go” is 15 wide and 18 high, “Button” 45 wide.
@Suite("The insets of a button without configuration")
@MainActor
struct ButtonInsetTests {
  private func button(_ title: String, image: CGFloat? = nil, in size: CGSize = .zero) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    if let image {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: image, height: image))
      let picture = renderer.image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: image, height: image))
      }
      button.setImage(picture, for: .normal)
    }
    button.frame.size = size
    return button
  }

  @Test("of its content take the place of the 6 points above and below, and of the 30 across")
  func contentSize() {
    _ = Fixture()
    let wide = button("Button")
    wide.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 4, right: 5)
    expectEqual(wide.intrinsicContentSize, CGSize(width: 45 + 25, height: 18 + 14))
    let narrow = button("Go")
    narrow.contentEdgeInsets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    expectEqual(narrow.intrinsicContentSize, CGSize(width: 17, height: 18))
    narrow.contentEdgeInsets = .zero
    expectEqual(narrow.intrinsicContentSize, CGSize(width: 30, height: 30))
  }

  @Test("of its content have words stand in what is left")
  func contentPlace() {
    let fixture = Fixture()
    let button = button("Button", in: CGSize(width: 100, height: 40))
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    fixture.show(button)
    // The middle of 20…100 and of 10…40.
    expectEqual(button.titleLabel?.frame, CGRect(x: 37.5, y: 16, width: 45, height: 18))
    expectEqual(button.contentRect(forBounds: button.bounds).origin, CGPoint(x: 20, y: 10))
  }

  // What stands in the middle goes by half of the difference of two margins: the two lines in which apps put room between.
  @Test("of words and picture move them apart, and leave the size as it is")
  func gap() {
    let fixture = Fixture()
    let button = button("Go", image: 20, in: CGSize(width: 100, height: 40))
    let size = button.intrinsicContentSize
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    fixture.show(button)
    // Together they are 35 wide, from 32.5 on.
    expectEqual(button.imageView?.frame, CGRect(x: 28.5, y: 10, width: 20, height: 20))
    expectEqual(button.titleLabel?.frame, CGRect(x: 56.5, y: 11, width: 15, height: 18))
    expectEqual(button.intrinsicContentSize, size)
    expectEqual(size, CGSize(width: 35, height: 20))
  }

  struct Alignment: Sendable {
    let alignment: UIControl.ContentHorizontalAlignment
    var isRightToLeft = false
    let x: CGFloat
  }

  // “Go” is 15 wide in 100: at the right it begins at 85, in the middle at 42.5.
  nonisolated static let alignments = [
    Alignment(alignment: .left, x: 8),
    Alignment(alignment: .right, x: 83),
    Alignment(alignment: .center, x: 45.5),
    Alignment(alignment: .left, isRightToLeft: true, x: 8),
    Alignment(alignment: .leading, isRightToLeft: true, x: 83),
  ]

  @Test(
    "of words count from the edge at which they stand, also where reading is from right to left",
    arguments: alignments
  )
  func alignment(_ expected: Alignment) {
    let fixture = Fixture()
    let button = button("Go", in: CGSize(width: 100, height: 40))
    if expected.isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.contentHorizontalAlignment = expected.alignment
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 2)
    fixture.show(button)
    expectEqual(button.titleLabel?.frame.minX, expected.x)
  }

  @Test("of words leave them less room, and below zero more")
  func room() {
    let fixture = Fixture()
    let button = button("Button", in: CGSize(width: 100, height: 40))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    fixture.show(button)
    expectEqual(button.titleLabel?.frame, CGRect(x: 40, y: 11, width: 20, height: 18))
    button.frame.size.width = 30
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: -10)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame, CGRect(x: -7.5, y: 11, width: 45, height: 18))
  }

  @Test("are nothing to a button with a configuration")
  func configured() {
    _ = Fixture()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    let size = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    expectEqual(button.intrinsicContentSize, size)
  }

  @Test("come with rectangles that a subclass decides about")
  func overridden() {
    let fixture = Fixture()
    let button = OwnRects(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setBackgroundImage(UIImage(systemName: "star"), for: .normal)
    fixture.show(button)
    expectEqual(button.imageView?.frame, CGRect(x: 5, y: 5, width: 12, height: 12))
    expectEqual(button.titleLabel?.frame, CGRect(x: 5, y: 35, width: 50, height: 10))
    expectEqual(button.subviews.first?.frame, CGRect(x: 5, y: 5, width: 50, height: 40))
  }
}
