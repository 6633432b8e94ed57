import TesseraCore
import TesseraTestSupport
import Testing

/// The numbers of the names are those of the worked examples of badges.
@Suite("An anchored element")
struct CompositionalAnchorTests {
  private let square = CompositionalSize(width: .absolute(20), height: .absolute(20))

  /// The row is 335 wide and 67 high, an item 83.75 wide; insets of 5 leave 73.75 by 57.
  ///
  /// The badge's corner lies on the item's: x = 98.75 − 20 + 0.3 · 20 = 84.75, y = 25 − 6 = 19.
  @Test("A-01 stands at a corner, moved by a fraction of its own size")
  func fractionalOffset() {
    let badge = CompositionalSupplementary(
      size: square,
      containerAnchor: CompositionalAnchor(
        edges: [.top, .trailing],
        offset: .fractional(Point(x: 0.3, y: -0.3))
      )
    )
    let host = item(
      .fractionalWidth(0.25),
      .fractionalHeight(1),
      insets: Insets(all: 5),
      badges: [badge]
    )
    let section = CompositionalSection(
      group: row(.fractionalWidth(0.2), [host]),
      contentInsets: Insets(all: 20)
    )
    let found = arrange((section, 2))
    expect([found.itemFrames()[0]], [[25, 25, 73.75, 57]])
    let badges = (0...1).compactMap {
      found.frame(of: .supplementary(number: 0, item: $0), inSection: 0)
    }
    expect(badges, [[84.75, 19, 20, 20], [84.75 + 83.75, 19, 20, 20]])
  }

  @Test("A-02 puts its own anchor on that of its host")
  func itemAnchor() {
    let badge = CompositionalSupplementary(
      size: square,
      containerAnchor: CompositionalAnchor(edges: [.top, .trailing]),
      itemAnchor: CompositionalAnchor(edges: [])
    )
    let found = arrange(
      (
        CompositionalSection(
          group: row(.absolute(100), [item(.absolute(100), .absolute(100), badges: [badge])])
        ), 1
      )
    )
    let frame = found.frame(of: .supplementary(number: 0, item: 0), inSection: 0)
    expectEqual(frame, Rect(x: 90, y: -10, width: 20, height: 20))
  }

  /// The middle of 100 by 80 is 50, 40; 20 by 10 around it.
  @Test("A-03 stands in the middle without edges")
  func middle() {
    let badge = CompositionalSupplementary(
      size: CompositionalSize(width: .fractionalWidth(0.2), height: .absolute(10)),
      containerAnchor: CompositionalAnchor(edges: [])
    )
    let found = arrange(
      (
        CompositionalSection(
          group: row(.absolute(80), [item(.absolute(100), .absolute(80), badges: [badge])])
        ), 1
      )
    )
    let frame = found.frame(of: .supplementary(number: 0, item: 0), inSection: 0)
    expectEqual(frame, Rect(x: 40, y: 35, width: 20, height: 10))
  }

  @Test("A-05 stands on each instance of a group")
  func onGroups() {
    let badge = CompositionalSupplementary(
      size: CompositionalSize(width: .absolute(45), height: .absolute(45)),
      containerAnchor: CompositionalAnchor(edges: [.top, .trailing])
    )
    let pair = group(
      .fractionalWidth(1),
      .absolute(120),
      .slots(.horizontal, full, count: 2),
      badges: [badge]
    )
    let found = arrange((CompositionalSection(group: pair), 3))
    let badges = [0, 2].compactMap {
      found.frame(of: .supplementary(number: 0, item: $0), inSection: 0)
    }
    expect(badges, [[330, 0, 45, 45], [330, 120, 45, 45]])
    #expect(found.frame(of: .supplementary(number: 0, item: 1), inSection: 0) == nil)
  }

  @Test("A4 is found where it lies outside of its host")
  func outside() {
    let badge = CompositionalSupplementary(
      size: square,
      containerAnchor: CompositionalAnchor(
        edges: [.bottom],
        offset: .absolute(Point(x: 0, y: 500))
      )
    )
    let found = arrange(
      (
        CompositionalSection(
          group: row(
            .absolute(44),
            [item(.fractionalWidth(1), .fractionalHeight(1), badges: [badge])]
          )
        ), 100
      )
    )
    var elements: [CompositionalElement] = []
    found.elements(in: Rect(x: 180, y: 2010, width: 10, height: 1), into: &elements)
    // Row 45 goes from 1980 to 2024, the badge of row 34 from 35 · 44 − 20 + 500 = 2020 to 2040, and that
    // of row 33 from 1976 to 1996.
    expectEqual(elements.map(\.kind), [.item(45)])
    found.elements(in: Rect(x: 180, y: 2021, width: 10, height: 1), into: &elements)
    expectEqual(elements.map(\.kind), [.supplementary(number: 0, item: 34), .item(45)])
  }
}
