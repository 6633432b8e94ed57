import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@Suite("Values of geometry")
struct GeometryValueTests {
  @Test("say distances across and down, none by default")
  func offsets() {
    expectEqual(UIOffset(), .zero)
    expectEqual(UIOffset(horizontal: 3), UIOffset(horizontal: 3, vertical: 0))
    var offset = UIOffset(horizontal: 3, vertical: 4)
    #expect(offset != UIOffset(horizontal: 4, vertical: 3))
    offset.horizontal = 0
    offset.vertical = 0
    expectEqual(offset, .zero)
  }

  @Test("name edges, each a bit of its own as on Apple's platforms")
  func edges() {
    expectEqual(UIRectEdge.all, [.top, .left, .bottom, .right])
    expectEqual([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue), [1, 2, 4, 8])
    #expect(UIAxis.both == [.horizontal, .vertical] && UIAxis.horizontal != .vertical)
    expectEqual(NSDirectionalRectEdge.all, [.top, .leading, .bottom, .trailing])
    expectEqual(
      [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].map(\.rawValue),
      [1, 2, 4, 8]
    )
  }

  @Test("have four components in a colour, those of greys too")
  func colors() {
    let gray = UIColor(white: 0.5, alpha: 0.25).cgColor
    expectEqual(gray.numberOfComponents, 4)
    expectEqual(gray.components, [0.5, 0.5, 0.5, 0.25])
    expectEqual(gray.copy(alpha: 1)?.components, [0.5, 0.5, 0.5, 1])
  }
}
