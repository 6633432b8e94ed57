import CoreGraphics
import Testing
import UIKit

@Suite("Values of geometry")
struct GeometryValueTests {
  @Test("say distances across and down, none by default")
  func offsets() {
    #expect(UIOffset() == .zero)
    #expect(UIOffset(horizontal: 3) == UIOffset(horizontal: 3, vertical: 0))
    var offset = UIOffset(horizontal: 3, vertical: 4)
    #expect(offset != UIOffset(horizontal: 4, vertical: 3))
    offset.horizontal = 0
    offset.vertical = 0
    #expect(offset == .zero)
  }

  @Test("name edges, each a bit of its own as on Apple's platforms")
  func edges() {
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIAxis.both == [.horizontal, .vertical] && UIAxis.horizontal != .vertical)
    #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
    #expect(
      [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].map(\.rawValue) == [1, 2, 4, 8]
    )
  }

  @Test("have four components in a colour, those of greys too")
  func colors() {
    let gray = UIColor(white: 0.5, alpha: 0.25).cgColor
    #expect(gray.numberOfComponents == 4)
    #expect(gray.components == [0.5, 0.5, 0.5, 0.25])
    #expect(gray.copy(alpha: 1)?.components == [0.5, 0.5, 0.5, 1])
  }
}
