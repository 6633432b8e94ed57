import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A compositional arrangement of wrong numbers")
struct CompositionalWrongInputTests {
  static let wrong: [Double] = [-10, .nan, .infinity, -.infinity, 0, 1e300]

  @Test("has finite frames for any extent, spacing and inset", arguments: wrong)
  func numbers(_ number: Double) {
    let dimensions: [CompositionalDimension] = [
      .absolute(number), .fractionalWidth(number), .fractionalHeight(number), .estimated(number),
      .uniformAcrossSiblings(estimate: number),
    ]
    for dimension in dimensions {
      let edges = CompositionalEdgeSpacing(leading: .flexible(number), top: .fixed(number))
      let inner = item(dimension, dimension, insets: Insets(all: number), edges: edges)
      let section = CompositionalSection(
        group: row(dimension, [inner], gap: .flexible(number), edges: edges),
        contentInsets: Insets(all: number),
        interGroupSpacing: number,
        boundaries: [boundary(dimension, .top, width: dimension, pinned: true)]
      )
      var found = arrange((section, 3))
      for frame in found.itemFrames() { #expect(frame.isFinite) }
      found.setMeasured(Size(width: number, height: number), of: .item(1), inSection: 0)
      for frame in found.itemFrames() { #expect(frame.isFinite) }
      #expect(found.contentSize.height.isFinite)
      #expect(!found.takeIssues().isEmpty || number == 0)
    }
  }

  @Test("names section, subitem and number, once for each declaration")
  func names() {
    let inner = item(.absolute(-5), .absolute(20))
    let section = CompositionalSection(group: row(.absolute(44), [full, inner]))
    var found = arrange((CompositionalSection(group: plainRow()), 1), (section, 1), (section, 1))
    #expect(
      found.takeIssues().contains(
        CompositionalIssue(
          section: 1,
          path: [1],
          problem: .invalidNumber(.width, found: -5, used: 0)
        )
      )
    )
    #expect(found.issues.isEmpty)
    expectEqual(found.templateCount, 2)
  }

  @Test("gives the items of an empty group its whole room")
  func emptyGroups() {
    var found = arrange((CompositionalSection(group: row(.absolute(44), [])), 2))
    expect(found.itemFrames(), [[0, 0, 375, 44], [0, 44, 375, 44]])
    #expect(found.takeIssues().map(\.problem).contains(.emptyGroup))
  }

  @Test("finds nothing that does not fit where there is no width or no height")
  func withoutRoom() {
    let third = item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
    let wide = item(.absolute(300), .fractionalHeight(1))
    func issues(_ width: Double, _ height: Double) -> [CompositionalIssue.Problem] {
      var found = arrange(
        width: width,
        height: height,
        (CompositionalSection(group: row(.absolute(50), [third], gap: .fixed(10))), 4),
        (CompositionalSection(group: row(.absolute(50), [full, wide])), 4),
        (
          CompositionalSection(
            group: group(
              .fractionalWidth(1),
              .absolute(50),
              .repeating(.horizontal, wide, count: 2)
            )
          ), 4
        )
      )
      return found.takeIssues().map(\.problem)
    }
    for (width, height) in [(0.0, 600.0), (375, 0), (0, 0)] {
      expectEqual(issues(width, height), [])
    }
    expectEqual(
      issues(375, 600),
      [
        .spacingDisplacesFractions(fitting: 2, expected: 3), .unreachableSubitems(first: 1),
        .childrenOverflow(needed: 600, available: 375),
      ]
    )
  }

  @Test("stacks the items of groups of no extent")
  func noExtent() {
    let tall = item(.fractionalWidth(1), .absolute(20))
    var found = arrange((CompositionalSection(group: row(.absolute(0), [tall])), 3))
    expect(found.itemFrames(), [[0, 0, 375, 20], [0, 20, 375, 20], [0, 40, 375, 20]])
    expectEqual(found.takeIssues().map(\.problem), [.groupWithoutExtent(used: 20)])
  }

  @Test("takes a group a thousand deep as room for one item")
  func deepNesting() {
    var nested = plainRow()
    for _ in 0..<1000 {
      nested = group(
        .fractionalWidth(1),
        .fractionalHeight(1),
        .list(.vertical, [.group(nested)])
      )
    }
    var found = arrange((CompositionalSection(group: nested), 2))
    expect(found.itemFrames(), [[0, 0, 375, 600], [0, 600, 375, 600]])
    let limit = CompositionalIssue.deepestNesting
    #expect(found.takeIssues().map(\.problem).contains(.nestedTooDeeply(limit: limit)))
  }

  /// Thirteen rows of 44 points fit into the 600 of the innermost group.
  @Test("solves groups as deep as they can be nested")
  func deepestNesting() {
    var nested = group(
      .fractionalWidth(1),
      .fractionalHeight(1),
      .list(.vertical, [item(.fractionalWidth(1), .absolute(44))])
    )
    for _ in 1..<CompositionalIssue.deepestNesting {
      nested = group(
        .fractionalWidth(1),
        .fractionalHeight(1),
        .list(.vertical, [.group(nested)])
      )
    }
    var found = arrange((CompositionalSection(group: nested), 14))
    let frames = found.itemFrames()
    expect([frames[1], frames[13]], [[0, 44, 375, 44], [0, 600, 375, 44]])
    #expect(found.takeIssues().isEmpty)
  }

  /// Each level holds one estimated child and tries a second one, which does not fit.
  @Test("gives up on groups whose nesting would cost more than any group is worth")
  func doublingNesting() {
    var nested = group(
      .fractionalWidth(1),
      .estimated(600),
      .list(.vertical, [item(.fractionalWidth(1), .absolute(600))])
    )
    for level in 1..<CompositionalIssue.deepestNesting {
      nested = group(
        .fractionalWidth(1),
        level.isMultiple(of: 2) ? .estimated(600) : .absolute(600),
        .list(.vertical, [.group(nested)])
      )
    }
    var found = arrange((CompositionalSection(group: nested), 2))
    expectEqual(found.itemFrames().count, 2)
    let limit = CompositionalIssue.mostItemsInGroup
    #expect(found.takeIssues().map(\.problem).contains(.tooManyItems(limit: limit)))
  }

  @Test("limits how many items a group holds")
  func manyItems() {
    let speck = item(.absolute(1e-6), .fractionalHeight(1))
    var found = arrange((CompositionalSection(group: row(.absolute(44), [speck])), 3))
    expectEqual(found.itemFrames().count, 3)
    let limit = CompositionalIssue.mostItemsInGroup
    #expect(found.takeIssues().map(\.problem).contains(.tooManyItems(limit: limit)))
  }

  @Test("has nothing where nothing is")
  func missing() {
    var found = arrange((CompositionalSection(group: plainRow()), 1))
    #expect(found.frame(of: .item(1), inSection: 0) == nil)
    #expect(found.frame(of: .item(-1), inSection: 0) == nil)
    #expect(found.frame(of: .item(0), inSection: 1) == nil)
    #expect(found.frame(of: .boundary(0), inSection: nil) == nil)
    let isChange = found.setMeasured(Size(width: 1, height: 1), of: .item(0), inSection: 0)
    #expect(!isChange)
    var elements: [CompositionalElement] = []
    found.elements(in: Rect(x: .nan, y: .nan, width: .nan, height: .nan), into: &elements)
    #expect(elements.isEmpty)
  }
}

@Suite("A compositional arrangement of many items")
struct CompositionalScaleTests {
  private let billion = 1_000_000_000

  @Test("places 10⁹ static items in closed form")
  func staticItems() {
    let third = item(.fractionalWidth(0.25), .fractionalHeight(1))
    let found = arrange((CompositionalSection(group: row(.absolute(10), [third])), billion))
    expectEqual(found.extent, 2.5e9)
    #expect(
      found.frame(of: .item(billion - 1), inSection: 0)
        == Rect(x: 281.25, y: 2.5e9 - 10, width: 93.75, height: 10)
    )
    var elements: [CompositionalElement] = []
    found.elements(in: Rect(x: 100, y: 1e9, width: 100, height: 10), into: &elements)
    expectEqual(elements.map(\.kind), [.item(400_000_001), .item(400_000_002)])
  }

  @Test("takes memory of 10⁹ estimated items for what was measured only")
  func estimatedItems() {
    let estimated = item(.fractionalWidth(1), .estimated(44))
    var found = arrange((CompositionalSection(group: row(.estimated(44), [estimated])), billion))
    for item in stride(from: 0, to: billion, by: 100_000_000) {
      found.setMeasured(Size(width: 375, height: 100), of: .item(item), inSection: 0)
    }
    expectEqual(found.extent, Double(billion) * 44 + 10 * 56)
    found.insertItems(7, at: 0, inSection: 0)
    expectEqual(
      found.frame(of: .item(7), inSection: 0),
      Rect(x: 0, y: 308, width: 375, height: 100)
    )
    #expect(!found.needsMeasuring(.item(100_000_007), inSection: 0))
    #expect(found.needsMeasuring(.item(100_000_000), inSection: 0))
  }

  @Test("compiles a declaration once for all sections that share it")
  func sharedTemplates() {
    let declarations = (1...3).map { CompositionalSection(group: plainRow(Double($0) * 10)) }
    var found = CompositionalArrangement(
      CompositionalConfiguration(container: Size(width: 375, height: 600)),
      sectionCount: 10_000,
      assumedExtent: 100
    )
    for section in 0..<10_000 {
      found.solveSection(section, declarations[section % 3], itemCount: 2)
    }
    expectEqual(found.templateCount, 3)
    // 3,333 rounds of 20 + 40 + 60, and one section of 20.
    expectEqual(found.extent, 3333 * 120 + 20)
  }

  @Test("solves of 10⁶ sections those that are asked for")
  func lazySections() {
    var found = CompositionalArrangement(
      CompositionalConfiguration(container: Size(width: 375, height: 600)),
      sectionCount: 1_000_000,
      assumedExtent: 200
    )
    let visible = Rect(x: 0, y: 100_000_100, width: 375, height: 600)
    expectEqual(
      found.unsolvedSections(in: visible, limit: 9),
      [500_000, 500_001, 500_002, 500_003]
    )
    found.solveSection(500_000, CompositionalSection(group: plainRow()), itemCount: 3)
    expectEqual(found.unsolvedSections(in: visible, limit: 1), [500_001])
    expectEqual(found.extent, 1_000_000 * 200 - 200 + 132)
    found.setAssumedExtent(132)
    expectEqual(found.extent, 1_000_000 * 132)
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
