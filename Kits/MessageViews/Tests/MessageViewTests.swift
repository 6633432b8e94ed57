import CoreGraphics
import Foundation
import MessageViews
import TesseraTestSupport
import Testing
import UIKit

/// A view of a size of its own.
final class Block: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A plain view with one of the views in it, 200 points wide, which stands at its top.
@MainActor
private struct Stage {
  let fixture: Fixture
  let view: UIView

  init(_ view: UIView, isRightToLeft: Bool = false) {
    fixture = Fixture(width: 200, height: 100)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    self.view = view
    for each in [root, view] {
      each.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    Self.mirror(view, isRightToLeft)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    fixture.show(root)
    root.layoutIfNeeded()
  }

  private static func mirror(_ view: UIView, _ isRightToLeft: Bool) {
    for subview in view.subviews {
      subview.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      mirror(subview, isRightToLeft)
    }
  }

  /// A letter for each 10 by 10 points that a part covers; parts that are hidden cover nothing.
  func picture(_ parts: [(UIView, Character)]) -> String {
    view.superview?.layoutIfNeeded()
    let rows = Int((view.bounds.height / 10).rounded(.up))
    var grid = Array(repeating: Array(repeating: Character("."), count: 20), count: rows)
    for (part, letter) in parts where !part.isHidden {
      let frame = view.convert(part.bounds, from: part)
      for row in 0..<rows {
        for column in 0..<20
        where frame.contains(CGPoint(x: column * 10 + 5, y: row * 10 + 5)) {
          grid[row][column] = letter
        }
      }
    }
    return grid.map { String($0) }.joined(separator: "\n")
  }
}

@Suite("A view that aligns another one")
@MainActor
struct EdgeAligningTests {
  @Test("places it at a side, in the middle or everywhere, also from right to left")
  func alignment() {
    for (alignment, left, right) in [
      (EdgeAligningView.Alignment.leading, "cccccc..............", "..............cccccc"),
      (.center, ".......cccccc.......", ".......cccccc......."),
      (.trailing, "..............cccccc", "cccccc.............."),
      (.fill, "cccccccccccccccccccc", "cccccccccccccccccccc"),
    ] {
      for (isRightToLeft, row) in [(false, left), (true, right)] {
        let block = Block(60, 20)
        let view = EdgeAligningView(content: block)
        let stage = Stage(view, isRightToLeft: isRightToLeft)
        view.alignment = alignment
        expectEqual(stage.picture([(block, "c")]), "\(row)\n\(row)")
      }
    }
  }

  @Test("makes it no wider than it may be, and higher where it is text then")
  func width() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine"
    let view = EdgeAligningView(content: label)
    let stage = Stage(view)
    view.alignment = .trailing
    let height = view.bounds.height
    view.maximumContentWidth = 100
    view.superview?.layoutIfNeeded()
    #expect(label.frame.width <= 100)
    expectEqual(label.frame.maxX, 200)
    #expect(view.bounds.height > height)
    view.maximumContentWidth = .infinity
    view.superview?.layoutIfNeeded()
    expectEqual(view.bounds.height, height)
    for odd in [CGFloat.nan, -5] {
      view.maximumContentWidth = odd
      view.superview?.layoutIfNeeded()
      expectEqual(label.frame.width, 0)
    }
    _ = stage
  }
}

@Suite("A view with an avatar beside it")
@MainActor
struct AvatarSideTests {
  @Test("has it at either side, keeps its room, or gives it away")
  func sides() {
    let (avatar, content) = (Block(0, 0), Block(50, 40))
    let view = AvatarSideView(avatar: avatar, content: content)
    (view.avatarLength, view.spacing) = (20, 10)
    let stage = Stage(view)
    let parts: [(UIView, Character)] = [(avatar, "a"), (content, "c")]
    expectEqual(
      stage.picture(parts),
      """
      ...ccccccccccccccccc
      ...ccccccccccccccccc
      aa.ccccccccccccccccc
      aa.ccccccccccccccccc
      """
    )
    view.side = .trailing
    expectEqual(
      stage.picture(parts),
      """
      ccccccccccccccccc...
      ccccccccccccccccc...
      ccccccccccccccccc.aa
      ccccccccccccccccc.aa
      """
    )
    view.visibility = .reserved
    let reserved = Array(repeating: "ccccccccccccccccc...", count: 4).joined(separator: "\n")
    expectEqual(stage.picture(parts), reserved)
    view.visibility = .gone
    let alone = Array(repeating: "cccccccccccccccccccc", count: 4).joined(separator: "\n")
    expectEqual(stage.picture(parts), alone)
  }

  @Test("has the leading side at the right where reading goes to the left")
  func mirrored() {
    let (avatar, content) = (Block(0, 0), Block(50, 20))
    let view = AvatarSideView(avatar: avatar, content: content)
    (view.avatarLength, view.spacing) = (20, 10)
    let stage = Stage(view, isRightToLeft: true)
    let row = "ccccccccccccccccc.aa"
    expectEqual(stage.picture([(avatar, "a"), (content, "c")]), "\(row)\n\(row)")
  }
}

@Suite("A bubble")
@MainActor
struct BubbleTests {
  /// The body and the tail of a bubble, which are in its mask, with the content in front.
  private func picture(_ bubble: BubbleView, isRightToLeft: Bool = false) throws -> String {
    let stage = Stage(bubble, isRightToLeft: isRightToLeft)
    bubble.setNeedsLayout()
    bubble.layoutIfNeeded()
    let parts = try #require(bubble.mask).subviews
    try #require(parts.count == 2)
    return stage.picture([(parts[0], "o"), (bubble.content, "c")])
  }

  private func bubble(_ side: MessageSide?) -> BubbleView {
    let bubble = BubbleView(content: Block(80, 20))
    bubble.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 30)
    bubble.side = side
    return bubble
  }

  @Test("is as high as its content with its insets, which are wider at the tail by its width")
  func insets() throws {
    expectEqual(
      try picture(bubble(nil)),
      """
      oooooooooooooooooooo
      oocccccccccccccccooo
      oocccccccccccccccooo
      oooooooooooooooooooo
      """
    )
    let leading = bubble(.leading)
    _ = try picture(leading)
    expectEqual(leading.content.frame, CGRect(x: 26, y: 10, width: 144, height: 20))
    expectEqual(leading.bodyFrame, CGRect(x: 6, y: 0, width: 194, height: 40))
    let trailing = bubble(.trailing)
    _ = try picture(trailing, isRightToLeft: true)
    // The trailing side is the left one, with its inset of 30 and the tail.
    expectEqual(trailing.content.frame, CGRect(x: 36, y: 10, width: 144, height: 20))
    expectEqual(trailing.bodyFrame, CGRect(x: 6, y: 0, width: 194, height: 40))
  }

  @Test("has a tail whose tip is at the edge, low at its side, unless it is not to be seen")
  func tail() throws {
    let view = bubble(.trailing)
    _ = try picture(view)
    let tail = try #require(view.mask?.subviews.last)
    expectEqual(tail.center.x, 194)
    #expect(abs(tail.frame.maxX - 200) < 1e-9)
    #expect(tail.center.y > 20 && tail.center.y < 40)
    #expect(!tail.isHidden)
    view.showsTail = false
    view.layoutIfNeeded()
    #expect(tail.isHidden)
    expectEqual(view.bodyFrame.maxX, 194)
    view.side = nil
    view.layoutIfNeeded()
    expectEqual(view.bodyFrame, view.bounds)
  }

  @Test("has round corners, of at most half its height")
  func corners() throws {
    let view = bubble(nil)
    view.cornerRadius = 100
    _ = try picture(view)
    expectEqual(view.mask?.subviews.first?.layer.cornerRadius, 20)
    view.cornerRadius = 7
    view.layoutIfNeeded()
    expectEqual(view.mask?.subviews.first?.layer.cornerRadius, 7)
    view.cornerRadius = -3
    view.layoutIfNeeded()
    expectEqual(view.mask?.subviews.first?.layer.cornerRadius, 0)
  }
}

@Suite("A line, a date and a face")
@MainActor
struct SmallMessageViewTests {
  @Test("say what became of a message, and when")
  func status() {
    let view = MessageStatusView()
    expectEqual(view.text, "")
    view.words = ["edited", "", "17:45"]
    expectEqual(view.text, "edited · 17:45")
    for (delivery, sign) in [
      (MessageStatusView.Delivery.sending, "…"), (.sent, "✓"), (.seen, "✓✓"), (.failed, "!"),
    ] {
      view.delivery = delivery
      expectEqual(view.text, "edited · 17:45 \(sign)")
    }
    let stage = Stage(view)
    #expect(view.bounds.height > 0)
    _ = stage
  }

  @Test("say a day on a field with round ends")
  func date() {
    let view = DateStampView()
    view.text = "1 May 2026"
    let stage = Stage(view)
    expectEqual(view.text, "1 May 2026")
    expectEqual(view.layer.cornerRadius, view.bounds.height / 2)
    #expect(view.bounds.height > 6)
    _ = stage
  }

  @Test("have the first letters of a name, and always the same colour for it")
  func avatar() {
    for (name, letters) in [
      ("Ada Lovelace", "AL"), ("eve", "E"), ("Jean-Luc de la Mare", "JL"), ("", ""), ("🙂", ""),
      ("ßa", "SS"), ("  x  ", "X"),
    ] {
      expectEqual(AvatarView.initials(of: name), letters)
    }
    expectEqual(AvatarView.color(of: "Ada"), AvatarView.color(of: "Ada"))
    let colors = Set((0..<40).map { "\(AvatarView.color(of: "Person \($0)"))" })
    #expect(colors.count > 4)
  }
}
