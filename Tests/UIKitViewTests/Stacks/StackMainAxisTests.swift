import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The length of a stack")
struct StackMainAxisTests {
  static let fills = [
    Sharing("exactly enough", .fill, "20 30 50", in: 100, "0-20 20-50 50-100"),
    Sharing("spacing between, not after", .fill, "20 30", spacing: 10, in: 60, "0-20 30-60"),
    Sharing("too much, for the first among equals", .fill, "20 30", in: 90, "0-60 60-90"),
    Sharing("too much, for the one that hugs least", .fill, "20 30/249", in: 90, "0-20 20-90"),
    Sharing("too much, for the one that asks for nothing", .fill, "20/1 *", in: 90, "0-20 20-90"),
    Sharing("too little, from the last among equals", .fill, "60 60", in: 100, "0-60 60-100"),
    Sharing(
      "too little, from the one that resists least",
      .fill,
      "60/250/749 60",
      in: 100,
      "0-40 40-100"
    ),
    Sharing(
      "too little, from several in their order",
      .fill,
      "60/250/1 60/250/2 60",
      in: 90,
      "0-0 0-30 30-90"
    ),
    Sharing(
      "too little for those that never give in",
      .fill,
      "60/250/1000 60/250/1000",
      in: 90,
      "0-60 60-120"
    ),
    Sharing("nothing at all", .fill, "20 30", in: 0, "0-0 0-0"),
    Sharing("less than nothing", .fill, "20 30", spacing: 10, in: -5, "0-0 10-10"),
    Sharing("spacing that overlaps", .fill, "20 30", spacing: -5, in: 45, "0-20 15-45"),
    Sharing("one", .fill, "20", in: 50, "0-50"),
  ]

  static let others = [
    Sharing("all as long", .fillEqually, "20 30 *", spacing: 5, in: 100, "0-30 35-65 70-100"),
    Sharing("all as long in less", .fillEqually, "20 30", in: 10, "0-5 5-10"),
    Sharing("in the ratio 1 to 3", .fillProportionally, "10 30", in: 80, "0-20 20-80"),
    Sharing(
      "in the ratio 1 to 3 in less",
      .fillProportionally,
      "10 30",
      spacing: 4,
      in: 24,
      "0-5 9-24"
    ),
    Sharing("as equals without lengths", .fillProportionally, "* *", in: 80, "0-40 40-80"),
    Sharing("gaps as long", .equalSpacing, "10 20 30", spacing: 5, in: 100, "0-10 30-50 70-100"),
    Sharing(
      "gaps of the spacing in less",
      .equalSpacing,
      "10 20 30",
      spacing: 5,
      in: 60,
      "0-10 15-35 40-60"
    ),
    Sharing("one gapless", .equalSpacing, "10", in: 60, "0-60"),
    Sharing("middles as far", .equalCentering, "10 20 30", in: 100, "0-10 35-55 70-100"),
    Sharing(
      "middles as far as spacing lets",
      .equalCentering,
      "10 70 10",
      spacing: 5,
      in: 100,
      "0-10 15-85 90-100"
    ),
    Sharing("a long first", .equalCentering, "60 10 10", spacing: 5, in: 100, "0-60 65-75 90-100"),
    Sharing("middles in less", .equalCentering, "40 40", spacing: 10, in: 60, "0-40 50-60"),
    Sharing("none", .equalCentering, "", in: 60, ""),
  ]

  @Test("is shared by filling it", arguments: fills)
  func fillsStack(_ sharing: Sharing) {
    expectEqual(Sharing.picture(sharing.axis.spans(in: sharing.room)), sharing.expected)
  }

  @Test("is shared in other ways", arguments: others)
  func shares(_ sharing: Sharing) {
    expectEqual(Sharing.picture(sharing.axis.spans(in: sharing.room)), sharing.expected)
  }

  @Test("keeps a longer custom spacing where gaps are shared")
  func keepsCustomSpacing() {
    var axis = Sharing("", .equalSpacing, "10 10 10", spacing: 5, in: 0, "").axis
    axis.items[0].spacingAfter = 40
    expectEqual(Sharing.picture(axis.spans(in: 100)), "0-10 50-60 90-100")
    expectEqual(Sharing.picture(axis.spans(in: 150)), "0-10 70-80 140-150")
  }

  struct Fitting: Sendable, CustomTestStringConvertible {
    let distribution: UIStackView.Distribution
    let expected: CGFloat
    var testDescription: String { "\(distribution)" }
  }

  // Items of 10, 20 and 60 with 5 between them. For equal middles each step is as long as the longest:
  // (20 + 60) / 2 + 5.
  static let fittings = [
    Fitting(distribution: .fill, expected: 100),
    Fitting(distribution: .fillEqually, expected: 190),
    Fitting(distribution: .fillProportionally, expected: 100),
    Fitting(distribution: .equalSpacing, expected: 100),
    Fitting(distribution: .equalCentering, expected: 5 + 45 + 45 + 30),
  ]

  @Test("is asked for so that every view is as long as it asks for", arguments: fittings)
  func fitsViews(_ fitting: Fitting) {
    let axis = Sharing("", fitting.distribution, "10 20 60", spacing: 5, in: 0, "").axis
    expectEqual(axis.fittingLength, fitting.expected)
    let spans = axis.spans(in: fitting.expected)
    #expect(zip(spans, axis.items).allSatisfy { $0.length >= ($1.length ?? 0) })
  }
}

@Suite("The breadth of a stack")
struct StackCrossAxisTests {
  private func picture(_ alignment: StackCrossAxis.Alignment, in room: CGFloat) -> String {
    let items = [
      StackCrossItem(length: 20, baseline: 15), StackCrossItem(length: 60, baseline: 40),
      StackCrossItem(length: 10),
    ]
    return Sharing.picture(StackCrossAxis(items: items, alignment: alignment).spans(in: room))
  }

  @Test("holds views as their alignment says")
  func aligns() {
    expectEqual(picture(.fill, in: 80), "0-80 0-80 0-80")
    expectEqual(picture(.start, in: 80), "0-20 0-60 0-10")
    expectEqual(picture(.center, in: 80), "30-50 10-70 35-45")
    expectEqual(picture(.end, in: 80), "60-80 20-80 70-80")
    expectEqual(picture(.start, in: 40), "0-20 0-40 0-10")
  }

  @Test("lets baselines meet; a view without text stands on the line")
  func alignsBaselines() {
    expectEqual(picture(.baseline, in: 80), "25-45 0-60 30-40")
  }

  @Test("is asked for so that every view has room")
  func fits() {
    let items = [
      StackCrossItem(length: 20, baseline: 5), StackCrossItem(length: 60, baseline: 55),
    ]
    expectEqual(StackCrossAxis(items: items, alignment: .fill).fittingLength, 60)
    // 55 above the line, 15 below it.
    expectEqual(StackCrossAxis(items: items, alignment: .baseline).fittingLength, 70)
    expectEqual(StackCrossAxis(items: [], alignment: .baseline).fittingLength, 0)
  }
}
