import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

// The numbers of the rules are those in the documentation of `ListContentLayout`.
@Suite("The layout of list content")
@MainActor
struct ListContentLayoutTests {
  /// A text whose letters are 10 wide and 20 high, broken wherever it must be.
  private func text(_ count: Int) -> ListContentLayout.Text {
    ListContentLayout.Text(
      size: { width in
        let natural = CGFloat(count) * 10
        guard let width, width < natural else { return CGSize(width: natural, height: 20) }
        let perLine = max(1, Int(width / 10))
        let lines = (count + perLine - 1) / perLine
        return CGSize(width: CGFloat(min(count, perLine)) * 10, height: CGFloat(lines) * 20)
      },
      firstBaseline: { _ in 15 }
    )
  }

  private func small(_ count: Int) -> ListContentLayout.Text {
    ListContentLayout.Text(
      size: { _ in CGSize(width: CGFloat(count) * 5, height: 10) },
      firstBaseline: { _ in 8 }
    )
  }

  /// Margins of 10, 20, 5 and 8; paddings of 6, 4 and 2.
  private func layout(_ change: (inout ListContentLayout) -> Void) -> ListContentLayout {
    var layout = ListContentLayout()
    layout.margins = UIEdgeInsets(top: 10, left: 20, bottom: 5, right: 8)
    layout.imagePadding = 6
    layout.horizontalPadding = 4
    layout.verticalPadding = 2
    change(&layout)
    return layout
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("gives a text all of the width between the margins (rule 3)")
  func oneText() {
    let layout = layout { $0.text = text(5) }
    expectEqual(layout.size(fittingWidth: 200), CGSize(width: 200, height: 10 + 20 + 5))
    expectEqual(layout.size(fittingWidth: nil), CGSize(width: 20 + 50 + 8, height: 35))
    let frames = layout.frames(in: frame(0, 0, 200, 35))
    expectEqual(frames, .init(text: frame(20, 10, 172, 20)))
  }

  @Test("has a picture in the middle of its room, before the texts (rules 1, 2)")
  func picture() {
    let layout = layout {
      $0.image = .init(size: CGSize(width: 10, height: 30), room: CGSize(width: 40, height: 36))
      $0.text = text(5)
    }
    // The room is higher than the text: 10 + 36 + 5.
    expectEqual(layout.size(fittingWidth: 200).height, 51)
    expectEqual(layout.size(fittingWidth: nil).width, CGFloat(20 + 40 + 6 + 50 + 8))
    let frames = layout.frames(in: frame(0, 0, 200, 51))
    expectEqual(frames.image, frame(20 + 15, 10 + 3, 10, 30))
    expectEqual(frames.text, frame(66, 10 + 8, 200 - 66 - 8, 20))
  }

  @Test("keeps no padding for a picture without texts")
  func pictureAlone() {
    let layout = layout {
      $0.image = .init(size: CGSize(width: 10, height: 10), room: CGSize(width: 10, height: 10))
    }
    expectEqual(layout.size(fittingWidth: nil), CGSize(width: 38, height: 25))
  }

  @Test("has the second text below the first, and both in the middle of the height (rules 3, 4)")
  func stacked() {
    let layout = layout {
      $0.text = text(5)
      $0.secondaryText = small(6)
    }
    expectEqual(layout.size(fittingWidth: 200).height, CGFloat(10 + 20 + 2 + 10 + 5))
    // 100 high, 85 between the margins, of which 32 are needed.
    let frames = layout.frames(in: frame(0, 0, 200, 100))
    expectEqual(frames.text, frame(20, 10 + 26.5, 172, 20))
    expectEqual(frames.secondaryText, frame(20, 10 + 26.5 + 22, 172, 10))
  }

  @Test("has texts side by side with their first lines level, if both fit (rule 2)")
  func sideBySide() {
    let layout = layout {
      $0.prefersSideBySide = true
      $0.text = text(5)
      $0.secondaryText = small(6)
    }
    let frames = layout.frames(in: frame(0, 0, 200, 35))
    expectEqual(frames.text, frame(20, 10, 50, 20))
    // Baselines 15 and 8 below the tops.
    expectEqual(frames.secondaryText, frame(200 - 8 - 30, 17, 30, 10))
    // 50 + 4 + 30 just fit between margins of 28.
    expectEqual(layout.size(fittingWidth: 112).height, 35)
    expectEqual(layout.size(fittingWidth: 111).height, 47)
    expectEqual(layout.size(fittingWidth: nil).width, 112)
  }

  @Test("has a second text alone at the far edge, or all over if it does not fit (rule 2)")
  func secondTextAlone() {
    let layout = layout {
      $0.prefersSideBySide = true
      $0.secondaryText = text(6)
    }
    expectEqual(layout.frames(in: frame(0, 0, 200, 35)).secondaryText, frame(132, 10, 60, 20))
    expectEqual(layout.frames(in: frame(0, 0, 68, 55)).secondaryText, frame(20, 10, 40, 40))
  }

  @Test("is not lower than the least height (rule 5)")
  func leastHeight() {
    let layout = layout {
      $0.text = text(5)
      $0.minimumHeight = 44
    }
    expectEqual(layout.size(fittingWidth: 200).height, 44)
    expectEqual(layout.frames(in: frame(0, 0, 200, 44)).text, frame(20, 10 + 4.5, 172, 20))
  }

  @Test("cuts the second text first where there is too little height (rule 4)")
  func tooLow() {
    let layout = layout {
      $0.text = text(5)
      $0.secondaryText = small(6)
    }
    let frames = layout.frames(in: frame(0, 0, 200, 10 + 25 + 5))
    expectEqual(frames.text, frame(20, 10, 172, 20))
    expectEqual(frames.secondaryText, frame(20, 32, 172, 3))
    let none = layout.frames(in: frame(0, 0, 200, 0))
    expectEqual(none.text?.height, 0)
    expectEqual(none.secondaryText?.height, 0)
  }

  @Test("is mirrored from right to left (rule 6)")
  func mirrored() {
    let layout = layout {
      $0.isRightToLeft = true
      $0.prefersSideBySide = true
      $0.image = .init(size: CGSize(width: 10, height: 20), room: CGSize(width: 10, height: 20))
      $0.text = text(5)
      $0.secondaryText = small(6)
    }
    let frames = layout.frames(in: frame(0, 0, 200, 35))
    // From the right edge: a margin of 8, the picture, a padding of 6, the text.
    expectEqual(frames.image, frame(200 - 18, 10, 10, 20))
    expectEqual(frames.text, frame(200 - 24 - 50, 10, 50, 20))
    expectEqual(frames.secondaryText, frame(20, 17, 30, 10))
  }

  @Test("has no width below zero")
  func tooNarrow() {
    let layout = layout { $0.text = text(2) }
    expectEqual(layout.frames(in: frame(0, 0, 10, 55)).text?.width, 0)
  }
}
