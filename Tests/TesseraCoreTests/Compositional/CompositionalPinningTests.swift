import TesseraCore
import TesseraTestSupport
import Testing

/// Sections 0 and 1: a header of 40 and five rows of 44, from 0 to 260 and from 260 to 520.
///
/// The numbers of the names are those of the worked examples of pinning.
@Suite("A pinned boundary element")
struct CompositionalPinningTests {
  private func twoSections(_ boundaries: [CompositionalBoundary]) -> CompositionalArrangement {
    let section = CompositionalSection(group: plainRow(), boundaries: boundaries)
    return arrange((section, 5), (section, 5))
  }

  private func start(
    _ found: CompositionalArrangement,
    _ section: Int,
    boundary: Int = 0,
    at offset: Double,
    viewport: Double = 200
  ) -> Double? {
    let visible = Rect(x: 0, y: offset, width: 375, height: viewport)
    return found.frame(of: .boundary(boundary), inSection: section, visibleRect: visible)?.y
  }

  private let header = boundary(.absolute(40), .top, pinned: true)

  @Test(
    "N-01, N-03, N-04 stays at the start of what is visible while its section is",
    arguments: [
      (0.0, 0.0, 260.0), (100, 100, 260), (220, 220, 260), (300, 220, 300), (-30, 0, 260),
    ]
  )
  func header(offset: Double, first: Double, second: Double) {
    let found = twoSections([header])
    expectEqual(start(found, 0, at: offset), first)
    expectEqual(start(found, 1, at: offset), second)
  }

  /// Section 0: rows to 220, footer of 30 from 220 to 250, with no header.
  @Test(
    "N2, N-07 stays at the end of what is visible while its section is",
    arguments: [(0.0, 170.0), (40, 210), (100, 220), (-180, 0), (-300, 0)]
  )
  func footer(offset: Double, expected: Double) {
    let found = twoSections([boundary(.absolute(30), .bottom, pinned: true)])
    expectEqual(start(found, 0, at: offset), expected)
  }

  @Test("N-08 gives way to a header where there is no room for both")
  func footerYields() {
    let found = twoSections([header, boundary(.absolute(30), .bottom, pinned: true)])
    expectEqual(start(found, 0, at: 100, viewport: 60), 100)
    expectEqual(start(found, 0, boundary: 1, at: 100, viewport: 60), 140)
  }

  @Test("N5 of the whole content keeps those of sections clear")
  func contentHeader() {
    var configuration = CompositionalConfiguration(container: Size(width: 375, height: 600))
    configuration.boundaries = [boundary(.absolute(50), .top, pinned: true)]
    let section = CompositionalSection(group: plainRow(), boundaries: [header])
    let found = CompositionalArrangement(configuration, sections: [(section, 5), (section, 5)])
    let visible = Rect(x: 0, y: 100, width: 375, height: 200)
    expectEqual(found.frame(of: .boundary(0), inSection: nil, visibleRect: visible)?.y, 100)
    expectEqual(found.frame(of: .boundary(0), inSection: 0, visibleRect: visible)?.y, 150)
  }

  @Test("N6 is marked as displaced while it is held away from its place")
  func displaced() {
    let found = twoSections([header])
    var elements: [CompositionalElement] = []
    let visible = Rect(x: 0, y: 100, width: 375, height: 200)
    found.elements(in: visible, visibleRect: visible, into: &elements)
    let headers = elements.filter { $0.kind == .boundary(0) }
    expectEqual(headers.map(\.section), [0, 1])
    expectEqual(headers.map(\.isDisplaced), [true, false])
  }

  @Test("N7 of no extent has a frame, also in a host of none")
  func noExtent() {
    let nothing = boundary(.absolute(0), .top, width: .absolute(0), pinned: true)
    let section = CompositionalSection(group: plainRow(), boundaries: [nothing])
    let found = arrange(width: 0, height: 0, (section, 0))
    expectEqual(start(found, 0, at: 50), 0)
  }

  /// A thousand offsets against the formula: max(natural, offset), at most 220 and 480.
  @Test("equals the formula at any offset")
  func formula() {
    let found = twoSections([header])
    for step in 0..<1000 {
      let offset = Double(step) * 0.73 - 50
      expectEqual(start(found, 0, at: offset), min(max(0, offset), 220))
      expectEqual(start(found, 1, at: offset), min(max(260, offset), 480))
    }
  }
}
