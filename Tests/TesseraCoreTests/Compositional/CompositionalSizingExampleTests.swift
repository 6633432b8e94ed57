import TesseraCore
import TesseraTestSupport
import Testing

/// The numbers of the names are those of the worked examples of self-sizing.
@Suite("A self-sizing compositional arrangement")
struct CompositionalSizingExampleTests {
  private let estimated = item(.fractionalWidth(1), .estimated(50))

  @Test("S01 gives each row the height of its item")
  func rows() {
    var found = arrange((CompositionalSection(group: row(.estimated(50), [estimated])), 3))
    expectEqual(found.extent, 150)
    found.measure(heights: [60, 80, 44])
    expect(found.itemFrames(), [[0, 0, 375, 60], [0, 60, 375, 80], [0, 140, 375, 44]])
    expectEqual(found.extent, 184)
  }

  @Test("S02 makes a row as high as its tallest item and leaves the others")
  func columns() {
    let half = item(.fractionalWidth(0.5), .estimated(50))
    let section = CompositionalSection(group: row(.estimated(50), [half]), interGroupSpacing: 10)
    var found = arrange(width: 320, (section, 4))
    found.measure(heights: [60, 90, 40, 30])
    expect(
      found.itemFrames(),
      [[0, 0, 160, 60], [160, 0, 160, 90], [0, 100, 160, 40], [160, 100, 160, 30]]
    )
    expectEqual(found.extent, 140)
  }

  @Test("S03 stretches uniform siblings to the tallest")
  func uniformSiblings() {
    let half = item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
    let section = CompositionalSection(group: row(.estimated(50), [half]), interGroupSpacing: 10)
    var found = arrange(width: 320, (section, 4))
    found.measure(heights: [60, 90, 40, 30])
    expect(
      found.itemFrames(),
      [[0, 0, 160, 90], [160, 0, 160, 90], [0, 100, 160, 40], [160, 100, 160, 40]]
    )
    expectEqual(found.extent, 140)
  }

  @Test("K7 makes all uniform groups of a section as high as the tallest")
  func uniformGroups() {
    let tall = item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50))
    let section = CompositionalSection(
      group: row(.uniformAcrossSiblings(estimate: 50), [tall]),
      interGroupSpacing: 10
    )
    var found = arrange((section, 3))
    found.measure(heights: [60, 90])
    expect(found.itemFrames(), [[0, 0, 375, 90], [0, 100, 375, 90], [0, 200, 375, 90]])
    expectEqual(found.extent, 3 * 90 + 2 * 10)
  }

  @Test("S05 keeps the estimate of a group that only has fractions in it, and reports it")
  func fractionsDoNotDrive() {
    var found = arrange((CompositionalSection(group: row(.estimated(100), [full])), 2))
    found.measure(heights: [140, 140])
    expect(found.itemFrames(), [[0, 0, 375, 100], [0, 100, 375, 100]])
    expectEqual(found.takeIssues().map(\.problem), [.estimateStands(.vertical, estimate: 100)])
  }

  /// 4 · 225 + 3 · 12 = 936.
  @Test("S07 places an explicit list once in a group of estimated width")
  func explicitList() {
    let card = item(.absolute(225), .estimated(216))
    let cards = group(
      .estimated(50),
      .estimated(50),
      .list(.horizontal, [card, card, card, card]),
      gap: .fixed(12)
    )
    let section = CompositionalSection(group: cards, orthogonalScrolling: .continuous)
    var found = arrange((section, 4))
    found.measure(heights: [200, 240, 216, 180])
    expect(
      found.itemFrames(),
      [[0, 0, 225, 200], [237, 0, 225, 240], [474, 0, 225, 216], [711, 0, 225, 180]]
    )
    let scroller = found.scroller(ofSection: 0)
    expectEqual(scroller?.frame, Rect(x: 0, y: 0, width: 375, height: 240))
    expectEqual(scroller?.contentSize, Size(width: 936, height: 240))
    expectEqual(found.extent, 240)
  }

  @Test("S09 ignores insets along an estimated axis, and reports it")
  func insetsIgnored() {
    let inset = item(.fractionalWidth(1), .estimated(50), insets: Insets(all: 8))
    var found = arrange((CompositionalSection(group: row(.estimated(50), [inset])), 2))
    found.measure(heights: [60, 60])
    expect(found.itemFrames(), [[8, 0, 359, 60], [8, 60, 359, 60]])
    expectEqual(
      found.takeIssues(),
      [CompositionalIssue(section: 0, path: [0], problem: .insetsIgnored)]
    )
  }

  @Test("S10 surrounds an estimated item by edge spacing")
  func edgeSpacing() {
    let edges = CompositionalEdgeSpacing(top: .fixed(8), bottom: .fixed(8))
    let spaced = item(.fractionalWidth(1), .estimated(50), edges: edges)
    var found = arrange((CompositionalSection(group: row(.estimated(50), [spaced])), 2))
    found.measure(heights: [60, 60])
    expect(found.itemFrames(), [[0, 8, 375, 60], [0, 84, 375, 60]])
    expectEqual(found.extent, 152)
  }

  @Test("S12 lets an item overflow a group of fixed height, and reports it once")
  func fixedGroup() {
    var found = arrange((CompositionalSection(group: row(.absolute(50), [estimated])), 2))
    found.measure(heights: [80, 80])
    expect(found.itemFrames(), [[0, 0, 375, 80], [0, 50, 375, 80]])
    expectEqual(found.extent, 100)
    var elements: [CompositionalElement] = []
    found.elements(in: Rect(x: 0, y: 101, width: 375, height: 10), into: &elements)
    expectEqual(elements.map(\.kind), [.item(1)])
    let overflow = CompositionalIssue.Problem.measuredOverflow(
      .vertical,
      measured: 80,
      available: 50
    )
    expectEqual(found.takeIssues(), [CompositionalIssue(section: 0, path: [0], problem: overflow)])
    found.measure(heights: [90, 40])
    #expect(found.takeIssues().isEmpty)
  }

  @Test("S14 stretches a fractional sibling to the measured row")
  func fractionalSibling() {
    let picture = item(.fractionalWidth(0.3), .fractionalHeight(1))
    let text = item(.fractionalWidth(0.7), .estimated(50))
    var found = arrange((CompositionalSection(group: row(.estimated(50), [picture, text])), 4))
    found.measure(heights: [nil, 120, nil, 64])
    expect(
      found.itemFrames(),
      [
        [0, 0, 112.5, 120], [112.5, 0, 262.5, 120], [0, 120, 112.5, 64],
        [112.5, 120, 262.5, 64],
      ]
    )
    expectEqual(found.extent, 184)
  }

  @Test("S15 lets a count of slots keep measured heights along an estimated axis")
  func slotsHug() {
    let stack = group(
      .fractionalWidth(1),
      .estimated(100),
      .slots(.vertical, item(.fractionalWidth(1), .estimated(100)), count: 2),
      gap: .fixed(10)
    )
    var found = arrange((CompositionalSection(group: stack), 4))
    found.measure(heights: [60, 80, 100, 40])
    expect(
      found.itemFrames(),
      [[0, 0, 375, 60], [0, 70, 375, 80], [0, 150, 375, 100], [0, 260, 375, 40]]
    )
    expectEqual(found.extent, 300)
  }

  /// Rows of tags: 100 + 8 + 150 + 8 + 90 = 356 fits into 375, a fourth does not; with 150 grown to 200
  /// the third goes to the next row.
  @Test("Z7 breaks rows of measured widths again")
  func tags() {
    let tag = item(.estimated(60), .estimated(30))
    let section = CompositionalSection(
      group: row(.estimated(30), [tag], gap: .fixed(8)),
      interGroupSpacing: 8
    )
    var found = arrange((section, 5))
    for (item, width) in [100.0, 150, 90, 120, 200].enumerated() {
      found.setMeasured(Size(width: width, height: 30), of: .item(item), inSection: 0)
    }
    expect(
      found.itemFrames(),
      [
        [0, 0, 100, 30], [108, 0, 150, 30], [266, 0, 90, 30], [0, 38, 120, 30],
        [128, 38, 200, 30],
      ]
    )
    found.setMeasured(Size(width: 200, height: 30), of: .item(1), inSection: 0)
    expect(
      found.itemFrames(),
      [
        [0, 0, 100, 30], [108, 0, 200, 30], [0, 38, 90, 30], [98, 38, 120, 30],
        [0, 76, 200, 30],
      ]
    )
  }

  @Test("Z8 keeps a size for another width as an assumption")
  func widthChanges() {
    let section = CompositionalSection(group: row(.estimated(50), [estimated]))
    var found = arrange((section, 2))
    found.measure(heights: [60])
    #expect(!found.needsMeasuring(.item(0), inSection: 0))
    #expect(found.needsMeasuring(.item(1), inSection: 0))
    var configuration = found.configuration
    configuration.container.width = 300
    found.setConfiguration(configuration) { _ in nil }
    expect(found.itemFrames(), [[0, 0, 300, 60], [0, 60, 300, 50]])
    #expect(found.needsMeasuring(.item(0), inSection: 0))
    configuration.container.width = 375
    found.setConfiguration(configuration) { _ in nil }
    #expect(!found.needsMeasuring(.item(0), inSection: 0))
  }

  /// What was found along one axis stays where the item is asked along the other one, and is an assumption there.
  @Test("Z8 keeps what was found along each axis, whatever place of its group an item was asked in")
  func axisByAxis() {
    let tag = item(.estimated(60), .estimated(30))
    var found = arrange((CompositionalSection(group: row(.estimated(30), [tag])), 1))
    found.setMeasured(
      Size(width: 100, height: 7),
      of: .item(0),
      inSection: 0,
      along: (horizontal: true, vertical: false)
    )
    expect(found.itemFrames(), [[0, 0, 100, 30]])
    #expect(found.needsMeasuring(.item(0), inSection: 0))
    found.setMeasured(
      Size(width: 7, height: 40),
      of: .item(0),
      inSection: 0,
      along: (horizontal: false, vertical: true)
    )
    expect(found.itemFrames(), [[0, 0, 100, 40]])
    #expect(found.needsMeasuring(.item(0), inSection: 0))
    found.setMeasured(Size(width: 100, height: 40), of: .item(0), inSection: 0)
    #expect(!found.needsMeasuring(.item(0), inSection: 0))
  }

  /// The wide item takes the row with the fixed height; it was asked for its height in the row that has none.
  @Test("Z8 takes what an item has found, though it stands in another place of its group by then")
  func movedMeanwhile() {
    let fixedHeight = item(.estimated(60), .absolute(20))
    let fixedWidth = item(.absolute(300), .estimated(30))
    let section = CompositionalSection(group: row(.estimated(30), [fixedHeight, fixedWidth]))
    var found = arrange((section, 2))
    expect(found.itemFrames(), [[0, 0, 60, 20], [60, 0, 300, 30]])
    let isChange = found.setMeasured(
      Size(width: 80, height: 70),
      of: .item(0),
      inSection: 0,
      along: (horizontal: false, vertical: true)
    )
    #expect(isChange)
    // A height says nothing in a place whose height is fixed.
    expect(found.itemFrames(), [[0, 0, 60, 20], [60, 0, 300, 30]])
    found.insertItems(1, at: 0, inSection: 0)
    expect(found.itemFrames(), [[0, 0, 60, 20], [60, 0, 300, 70], [0, 70, 60, 20]])
  }

  /// Rows of 60 and 80 and unknown ones of 50; the reloaded section has one row fewer.
  @Test("Z8 keeps the sizes of a reloaded section as assumptions, and what its caller gave with it")
  func reloadedSection() throws {
    let section = CompositionalSection(
      group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))])
    )
    let companion = Companion()
    var found = arrange((section, 1), (section, 3))
    found.solveSection(1, section, itemCount: 3, companion: companion)
    found.measure(heights: [60, 80], section: 1)
    let change = LayoutChange.reloadSection(SectionPair(old: OldSection(1), new: NewSection(1)))
    var after = try #require(found.applying([change], assumedExtent: 600))
    after.setItemCount(2, ofSection: 1)
    expect(after.itemFrames(ofSection: 1), [[0, 50, 375, 60], [0, 110, 375, 80]])
    #expect(after.companion(ofSection: 1) === companion)
    #expect(!found.needsMeasuring(.item(0), inSection: 1))
    #expect(after.needsMeasuring(.item(0), inSection: 1))
  }

  private final class Companion: Sendable {}
}
