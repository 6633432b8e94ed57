import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("The rectangle that a layout is asked about")
struct PlacedRegionTests {
  /// 100 points of a row that is 50 points high.
  private func visible(_ start: Double, _ axis: Axis) -> Rect {
    axis == .horizontal
      ? Rect(x: start, y: 0, width: 100, height: 50) : Rect(x: 0, y: start, width: 50, height: 100)
  }

  /// Where it begins and ends along the axis.
  private func asked(_ start: Double, after former: Double?, _ axis: Axis) -> [Double] {
    let former = former.map { PlacedRegion.rect(around: visible($0, axis)) }
    let rect = PlacedRegion.rect(around: visible(start, axis), past: former, along: axis)
    return axis == .horizontal ? [rect.minX, rect.maxX] : [rect.minY, rect.maxY]
  }

  @Test(
    "is twice as long as what shows, half of it on each side, at first",
    arguments: Axis.allCases
  )
  func first(_ axis: Axis) {
    expectEqual(asked(200, after: nil, axis), [150, 350])
  }

  @Test(
    "reaches one and a half times what shows ahead and a quarter back past an end of what was known",
    arguments: Axis.allCases
  )
  func ahead(_ axis: Axis) {
    // From 150 to 350 was known: 251 to 351 is past its end, 149 to 249 in front of its start.
    expectEqual(asked(251, after: 200, axis), [226, 501])
    expectEqual(asked(149, after: 200, axis), [-1, 274])
    // A jump.
    expectEqual(asked(1000, after: 200, axis), [975, 1250])
  }

  @Test(
    "has as much on both sides where it was too small for both ends, or across",
    arguments: Axis.allCases
  )
  func bothEnds(_ axis: Axis) {
    let small = visible(220, axis).insetBy(10)
    let rect = PlacedRegion.rect(around: visible(220, axis), past: small, along: axis)
    expectEqual(rect, PlacedRegion.rect(around: visible(220, axis)))
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let other = PlacedRegion.rect(around: visible(1000, axis), past: small, along: across)
    expectEqual(other, PlacedRegion.rect(around: visible(1000, axis)))
  }
}

extension Rect {
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: x + distance,
      y: y + distance,
      width: width - 2 * distance,
      height: height - 2 * distance
    )
  }
}
