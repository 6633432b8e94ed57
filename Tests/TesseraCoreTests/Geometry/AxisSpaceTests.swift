import TesseraTestSupport
import Testing
import TesseraCore

@Suite("The space of an axis")
struct AxisSpaceTests {
  let solved = AxisRect(main: 5, cross: 10, mainExtent: 20, crossExtent: 30)

  @Test("names main and cross")
  func namesTheAxes() {
    let vertical = AxisSpace(axis: .vertical, direction: .leftToRight, contentWidth: 100)
    expectEqual(vertical.rect(solved), Rect(x: 10, y: 5, width: 30, height: 20))
    let horizontal = AxisSpace(axis: .horizontal, direction: .leftToRight, contentWidth: 100)
    expectEqual(horizontal.rect(solved), Rect(x: 5, y: 10, width: 20, height: 30))
  }

  @Test("mirrors about the width of the content from right to left")
  func mirrors() {
    let vertical = AxisSpace(axis: .vertical, direction: .rightToLeft, contentWidth: 100)
    expectEqual(vertical.rect(solved), Rect(x: 60, y: 5, width: 30, height: 20))
    let horizontal = AxisSpace(axis: .horizontal, direction: .rightToLeft, contentWidth: 100)
    expectEqual(horizontal.rect(solved), Rect(x: 75, y: 10, width: 20, height: 30))
  }

  @Test("leads back to where it started", arguments: Axis.allCases, LayoutDirection.allCases)
  func leadsBack(axis: Axis, direction: LayoutDirection) {
    let space = AxisSpace(axis: axis, direction: direction, contentWidth: 128)
    expectEqual(space.axisRect(space.rect(solved)), solved)
  }
}
