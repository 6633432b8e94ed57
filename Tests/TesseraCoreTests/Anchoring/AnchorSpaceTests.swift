import TesseraCore
import TesseraTestSupport
import Testing

@Suite("The space of anchors")
struct AnchorSpaceTests {
  private let vertical = AnchorSpace(axis: .vertical)
  private let horizontal = AnchorSpace(axis: .horizontal)

  @Test("runs down a column")
  func column() {
    expectEqual(vertical.span(rowFrame(3), .off), AnchorSpan(start: 150, end: 200))
    let insets = Insets(top: 7, leading: 1, bottom: 9, trailing: 2)
    #expect(
      vertical.viewport(TesseraCoreTests.column(20, offset: 200, insets: insets))
        == AnchorViewport(
          offset: 200,
          extent: 400,
          startInset: 7,
          endInset: 9,
          contentExtent: 1000
        )
    )
  }

  @Test("runs from left to right along a line")
  func line() {
    let visible = VisibleGeometry(
      bounds: Rect(x: 30, y: 0, width: 100, height: 60),
      insets: Insets(top: 0, leading: 7, bottom: 0, trailing: 9),
      contentSize: Size(width: 500, height: 60),
      mirror: .off
    )
    #expect(
      horizontal.viewport(visible)
        == AnchorViewport(offset: 30, extent: 100, startInset: 7, endInset: 9, contentExtent: 500)
    )
  }

  @Test("begins at the right edge of a line that is read from right to left")
  func mirrored() {
    let insets = Insets(top: 0, leading: 7, bottom: 0, trailing: 9)
    // 10 items are 500 wide; the last 100 from the left are the first 100 that are read.
    #expect(
      horizontal.viewport(mirroredLine(10, offset: 400, insets: insets))
        == AnchorViewport(offset: 0, extent: 100, startInset: 9, endInset: 7, contentExtent: 500)
    )
    let first = Rect(x: 450, y: 0, width: 50, height: 60)
    expectEqual(horizontal.span(first, .on(width: 500)), AnchorSpan(start: 0, end: 50))
  }

  @Test("moves along mirrored content by what has moved the offset, not by what made it wider")
  func wider() {
    let before = mirroredLine(10, offset: 380)
    // Two more items make the content 100 wider, and 30 points were scrolled towards its end.
    let after = mirroredLine(12, offset: 350)
    expectEqual(horizontal.viewport(before).offset, 20)
    expectEqual(horizontal.viewport(after, after: before).offset, 50)
  }

  /// What is in view spans from 40 to 100 across.
  @Test(
    "does not see what touches an edge across the axis, but for what is rounded",
    arguments: [
      (start: 10.0, extent: 30.0, isVisible: false),
      (start: 10.0, extent: 30 + 7e-15, isVisible: false),
      (start: 10.0, extent: 31.0, isVisible: true),
      (start: 99.0, extent: 30.0, isVisible: true),
      (start: 100 - 7e-15, extent: 30.0, isVisible: false),
      (start: 100.0, extent: 30.0, isVisible: false),
    ]
  )
  func acrossTheAxis(_ card: (start: Double, extent: Double, isVisible: Bool)) {
    let (visible, turned) = (
      Rect(x: 40, y: 500, width: 60, height: 10), Rect(x: 500, y: 40, width: 10, height: 60)
    )
    let row = Rect(x: card.start, y: 0, width: card.extent, height: 20)
    let column = Rect(x: 0, y: card.start, width: 20, height: card.extent)
    expectEqual(vertical.isVisibleAcross(row, in: visible), card.isVisible)
    expectEqual(horizontal.isVisibleAcross(column, in: turned), card.isVisible)
  }
}
