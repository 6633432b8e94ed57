import TesseraCore
import TesseraTestSupport
import Testing

/// The numbers of the names are those of the worked examples of boundary elements.
@Suite("A boundary element of a compositional arrangement")
struct CompositionalBoundaryExampleTests {
  private func frames(_ found: CompositionalArrangement, count: Int) -> [Rect] {
    (0..<count).compactMap { found.frame(of: .boundary($0), inSection: 0) }
  }

  private func headerAndFooter(_ boundaryInsets: Insets?) -> CompositionalSection {
    CompositionalSection(
      group: plainRow(),
      contentInsets: insets(0, 10, 0, 10),
      interGroupSpacing: 5,
      boundaries: [boundary(.absolute(44), .top), boundary(.absolute(44), .bottom)],
      boundaryInsets: boundaryInsets
    )
  }

  @Test("B01 follows the insets at the sides")
  func followsInsets() {
    let found = arrange((headerAndFooter(nil), 3))
    expect(frames(found, count: 2), [[10, 0, 355, 44], [10, 186, 355, 44]])
    expect(found.itemFrames(), [[10, 44, 355, 44], [10, 93, 355, 44], [10, 142, 355, 44]])
    expectEqual(found.extent, 230)
  }

  @Test("B02 fills the container if it does not follow them")
  func fillsContainer() {
    let found = arrange((headerAndFooter(.zero), 1))
    expect(frames(found, count: 2), [[0, 0, 375, 44], [0, 88, 375, 44]])
    expect(found.itemFrames(), [[10, 44, 355, 44]])
    expectEqual(found.extent, 132)
  }

  @Test("B04 overlays the content if it does not extend the boundary")
  func overlays() {
    let section = CompositionalSection(
      group: plainRow(),
      boundaries: [
        boundary(.absolute(30), .top, extends: false),
        boundary(.absolute(20), .bottom, extends: false),
      ]
    )
    let found = arrange((section, 2))
    expect(frames(found, count: 2), [[0, 0, 375, 30], [0, 68, 375, 20]])
    expect(found.itemFrames(), [[0, 0, 375, 44], [0, 44, 375, 44]])
    expectEqual(found.extent, 88)
  }

  /// The strip is 44 + 10 high.
  @Test("B05 opens a gap by an offset away from the content")
  func offset() {
    let section = CompositionalSection(
      group: plainRow(),
      boundaries: [boundary(.absolute(44), .top, offset: Point(x: 0, y: -10))]
    )
    let found = arrange((section, 1))
    expect(frames(found, count: 1), [[0, 0, 375, 44]])
    expect(found.itemFrames(), [[0, 54, 375, 44]])
    expectEqual(found.extent, 98)
  }

  @Test("B07 stands at an empty section too")
  func emptySection() {
    let section = CompositionalSection(
      group: plainRow(),
      contentInsets: insets(8, 0, 8, 0),
      boundaries: [boundary(.absolute(44), .top)]
    )
    let found = arrange((section, 0))
    expect(frames(found, count: 1), [[0, 0, 375, 44]])
    expectEqual(found.extent, 60)
  }

  @Test("B09 rests on the content where two share an edge")
  func twoHeaders() {
    let section = CompositionalSection(
      group: plainRow(),
      boundaries: [
        boundary(.absolute(30), [.top, .leading], width: .absolute(100)),
        boundary(.absolute(50), [.top, .trailing], width: .absolute(100)),
      ]
    )
    let found = arrange((section, 1))
    expect(frames(found, count: 2), [[0, 20, 100, 30], [275, 0, 100, 50]])
    expect(found.itemFrames(), [[0, 50, 375, 44]])
    expectEqual(found.extent, 94)
  }

  @Test("B11 stands in front of a background that spans the whole section")
  func background() {
    let section = CompositionalSection(
      group: plainRow(),
      contentInsets: Insets(all: 10),
      boundaries: [boundary(.absolute(44), .top), boundary(.absolute(44), .bottom)],
      backgrounds: [
        CompositionalBackground(), CompositionalBackground(contentInsets: insets(44, 0, 0, 0)),
      ]
    )
    let found = arrange((section, 1))
    expect(frames(found, count: 2), [[10, 0, 355, 44], [10, 108, 355, 44]])
    expect(found.itemFrames(), [[10, 54, 355, 44]])
    expectEqual(
      found.frame(of: .background(0), inSection: 0),
      Rect(x: 0, y: 0, width: 375, height: 152)
    )
    expectEqual(
      found.frame(of: .background(1), inSection: 0),
      Rect(x: 0, y: 44, width: 375, height: 108)
    )
  }

  /// Header 44, content 200: 44 + (200 − 40) / 2 = 124.
  @Test("B2 stands in the middle of the content beside it, and not of the header")
  func besideContent() {
    let section = CompositionalSection(
      group: plainRow(200),
      boundaries: [
        boundary(.absolute(44), .top),
        boundary(.absolute(40), .leading, width: .absolute(40)),
      ]
    )
    let found = arrange((section, 1))
    expect(frames(found, count: 2), [[0, 0, 375, 44], [0, 124, 40, 40]])
    expect(found.itemFrames(), [[0, 44, 375, 200]])
  }

  @Test("B4b makes a section as high as the highest element beside it")
  func sideItemsHoldSectionsOpen() {
    let section = CompositionalSection(
      group: plainRow(),
      boundaries: [boundary(.absolute(90), .trailing, width: .absolute(40))]
    )
    for count in [0, 1] {
      let found = arrange((section, count), (CompositionalSection(group: plainRow()), 1))
      expect(frames(found, count: 1), [[335, 0, 40, 90]])
      expect(found.itemFrames(ofSection: 1), [[0, 90, 375, 44]])
    }
  }

  @Test("B6 wraps the whole content")
  func wrapsEverything() {
    var configuration = CompositionalConfiguration(container: Size(width: 375, height: 600))
    configuration.boundaries = [
      boundary(.absolute(50), .top), boundary(.absolute(20), .bottom),
    ]
    let found = CompositionalArrangement(
      configuration,
      sections: [(headerAndFooter(nil), 1), (CompositionalSection(group: plainRow()), 1)]
    )
    let whole = (0...1).compactMap { found.frame(of: .boundary($0), inSection: nil) }
    expect(whole, [[0, 0, 375, 50], [0, 50 + 132 + 44, 375, 20]])
    expect(found.itemFrames(), [[10, 94, 355, 44]])
    expectEqual(found.extent, 50 + 132 + 44 + 20)
  }

  @Test("X1 stands in front of and behind the content of a horizontal layout")
  func horizontal() {
    let section = CompositionalSection(
      group: group(.absolute(60), .fractionalHeight(1), .list(.vertical, [full])),
      contentInsets: insets(5, 7, 5, 0),
      boundaries: [
        CompositionalBoundary(
          size: CompositionalSize(width: .absolute(30), height: .fractionalHeight(1)),
          edges: .leading
        )
      ]
    )
    let found = arrange(width: 400, height: 100, axis: .horizontal, (section, 2))
    expect(frames(found, count: 1), [[0, 5, 30, 90]])
    expect(found.itemFrames(), [[37, 5, 60, 90], [97, 5, 60, 90]])
    expectEqual(found.contentSize, Size(width: 157, height: 100))
  }

  @Test("Z9 moves everything behind it when it is measured")
  func measuredHeader() {
    let section = CompositionalSection(
      group: plainRow(),
      boundaries: [boundary(.estimated(44), .top)]
    )
    var found = arrange((section, 1), (section, 1))
    #expect(found.needsMeasuring(.boundary(0), inSection: 0))
    found.setMeasured(Size(width: 375, height: 70), of: .boundary(0), inSection: 0)
    expect(frames(found, count: 1), [[0, 0, 375, 70]])
    expect(found.itemFrames(), [[0, 70, 375, 44]])
    expect(found.itemFrames(ofSection: 1), [[0, 70 + 44 + 44, 375, 44]])
    #expect(!found.needsMeasuring(.boundary(0), inSection: 0))
  }

  /// 20 of padding, a header of 30, rows of 44: the rows start at 50, and the second section at 138.
  @Test("stands behind the padding of its section, which a pinned one scrolls over")
  func padding() {
    let section = CompositionalSection(
      group: plainRow(),
      startPadding: 20,
      boundaries: [boundary(.absolute(30), .top, pinned: true)]
    )
    let found = arrange((section, 2), (section, 1))
    expect(found.itemFrames(), [[0, 50, 375, 44], [0, 94, 375, 44]])
    expect(found.itemFrames(ofSection: 1), [[0, 188, 375, 44]])
    let headers = (0...1).compactMap { found.frame(of: .boundary(0), inSection: $0) }
    expect(headers, [[0, 20, 375, 30], [0, 158, 375, 30]])
    let visible = Rect(x: 0, y: 60, width: 375, height: 100)
    let pinned = found.frame(of: .boundary(0), inSection: 0, visibleRect: visible)
    expectEqual(pinned, Rect(x: 0, y: 60, width: 375, height: 30))
  }
}
