import TesseraTestSupport
import Testing

@testable import UIKit

/// The picture is 20 × 20, the title 60 × 10 (in less width as many lines as it takes) and the
/// subtitle 40 × 10; the distances are 5 beside the picture and 2 between the lines.
@Suite("The layout of a button")
@MainActor
struct ButtonLayoutTests {
  private func layout(_ side: ButtonLayout.Side, words: Bool = true) -> ButtonLayout {
    ButtonLayout(
      imageSize: CGSize(width: 20, height: 20),
      title: words ? { Self.text(60, in: $0) } : nil,
      subtitle: words ? { Self.text(40, in: $0) } : nil,
      insets: UIEdgeInsets(top: 1, left: 3, bottom: 1, right: 7),
      imageSide: side,
      imagePadding: 5,
      titlePadding: 2
    )
  }

  private static func text(_ width: CGFloat, in limit: CGFloat?) -> CGSize {
    guard let limit, limit < width else { return CGSize(width: width, height: 10) }
    return CGSize(width: limit, height: (width / max(limit, 1)).rounded(.up) * 10)
  }

  private func picture(_ frames: ButtonLayout.Frames) -> [String] {
    [frames.image, frames.title, frames.subtitle].map {
      "\(Int($0.minX)),\(Int($0.minY)) \(Int($0.width))×\(Int($0.height))"
    }
  }

  @Test("asks for room for all of it")
  func hasSize() {
    // Beside: 20 + 5 + 60 and 10 + 2 + 10; above: 20 + 5 + 22. Margins are 10 across and 2 down.
    expectEqual(layout(.left).size(fittingWidth: nil), CGSize(width: 95, height: 24))
    expectEqual(layout(.top).size(fittingWidth: nil), CGSize(width: 70, height: 49))
    expectEqual(layout(.left, words: false).size(fittingWidth: nil), CGSize(width: 30, height: 22))
    expectEqual(ButtonLayout().size(fittingWidth: nil), .zero)
  }

  @Test("puts the picture at each side of the words")
  func placesPictures() {
    let wide = CGRect(x: 0, y: 0, width: 95, height: 24)
    expectEqual(
      picture(layout(.left).frames(in: wide)),
      ["3,2 20×20", "28,1 60×10", "38,13 40×10"]
    )
    expectEqual(
      picture(layout(.right).frames(in: wide)),
      ["68,2 20×20", "3,1 60×10", "13,13 40×10"]
    )
    let high = CGRect(x: 0, y: 0, width: 70, height: 49)
    expectEqual(
      picture(layout(.top).frames(in: high)),
      ["23,1 20×20", "3,26 60×10", "13,38 40×10"]
    )
    expectEqual(
      picture(layout(.bottom).frames(in: high)),
      ["23,28 20×20", "3,1 60×10", "13,13 40×10"]
    )
  }

  @Test("stands in a larger button as its alignment says")
  func aligns() {
    let bounds = CGRect(x: 0, y: 0, width: 195, height: 124)
    var layout = layout(.left)
    expectEqual(picture(layout.frames(in: bounds)), ["53,52 20×20", "78,51 60×10", "88,63 40×10"])
    layout.horizontal = .start
    layout.vertical = .end
    layout.lines = .start
    expectEqual(
      picture(layout.frames(in: bounds)),
      ["3,102 20×20", "28,101 60×10", "28,113 40×10"]
    )
    layout.horizontal = .fill
    layout.lines = .end
    expectEqual(picture(layout.frames(in: bounds))[1], "128,101 60×10")
  }

  @Test("gives words less width in a smaller button, and the picture as much as before")
  func wraps() {
    // 65 − 10 − 20 − 5 leaves 30 for the words: two lines of title and two of subtitle.
    expectEqual(layout(.left).size(fittingWidth: 65), CGSize(width: 65, height: 44))
    let frames = layout(.left).frames(in: CGRect(x: 0, y: 0, width: 65, height: 44))
    expectEqual(picture(frames), ["3,12 20×20", "28,1 30×20", "28,23 30×20"])
  }

  @Test("survives a button of no size")
  func survives() {
    for side in [ButtonLayout.Side.left, .right, .top, .bottom] {
      let frames = layout(side).frames(in: .zero)
      expectEqual(frames.image.size, CGSize(width: 20, height: 20))
      #expect(frames.title.isFinite)
    }
  }
}
