import Tessera
import TesseraTestSupport
import Testing

/// Five cards of 300 with gaps of 10 and insets of 20 in 375 points; see `Carousels`.
@Suite("Where the cards of a section come to rest by a rule of its own")
@MainActor
struct OrthogonalSnappingTests {
  private func carousels(
    _ snapping: OrthogonalSnapping?,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging,
    isRightToLeft: Bool = false
  ) -> Carousels {
    Carousels(behavior, isRightToLeft: isRightToLeft) { $0.orthogonalSnapping = snapping }
  }

  /// Where the section is after it is flicked from its start until it does not move any more.
  private func flicked(_ carousels: Carousels, by distance: CGFloat) throws -> [CGFloat] {
    var places: [CGFloat] = []
    let scroller = try #require(carousels.scroller())
    while places.last != scroller.contentOffset.x {
      places.append(scroller.contentOffset.x)
      carousels.drag(by: distance)
      carousels.rest()
    }
    return places
  }

  /// The middle of the second card is at 480, which is in the middle of what shows from 292.5 on.
  @Test("is the start for the first, the middle for those between and the end for the last")
  func pinned() throws {
    let snapping = OrthogonalSnapping(.center, pinsToEnds: true)
    let found = carousels(snapping)
    expectEqual(try flicked(found, by: -120), [0, 292.5, 602.5, 912.5, 1205])
    expectEqual(found.scroller()?.page, 4)
    expectEqual(found.scroller()?.pageCount, 5)
    // Mirrored about the whole way of 1205.
    let mirrored = carousels(snapping, isRightToLeft: true)
    expectEqual(try flicked(mirrored, by: 120), [1205, 912.5, 602.5, 292.5, 0])
  }

  /// The end of the second card, 630, is 20 in front of the end of what shows from 275 on.
  @Test("is the trailing inset for the ends of cards, or the leading one for their starts")
  func alignments() throws {
    expectEqual(
      try flicked(carousels(OrthogonalSnapping(.trailing)), by: -120),
      [0, 275, 585, 895, 1205]
    )
    expectEqual(
      try flicked(carousels(OrthogonalSnapping(.leading), .paging), by: -120),
      [
        0, 310, 620, 930, 1205,
      ]
    )
    expectEqual(
      try flicked(carousels(OrthogonalSnapping(.center)), by: -120),
      [
        -17.5, 292.5, 602.5, 912.5, 1222.5,
      ]
    )
  }

  /// A flick at 1,200 points per second goes on by 1200 / (−1000 · ln 0.99) = 119.4 with the fast rate, and by 599.4
  /// with the usual one: from 110 to 229 and 709.
  @Test("is reached by as many cards as a gesture may turn")
  func groupsPerGesture() throws {
    func place(_ most: Int?) throws -> CGFloat {
      let found = Carousels(.groupPaging) {
        $0.orthogonalSnapping = OrthogonalSnapping(.leading, groupsPerGesture: most)
        $0.orthogonalScrollingProperties.decelerationRate = .normal
      }
      found.drag(by: -120)
      found.rest()
      return try #require(found.scroller()).contentOffset.x
    }
    expectEqual(try place(1), 310)
    expectEqual(try place(2), 620)
    expectEqual(try place(nil), 620)
    expectEqual(try place(0), 310)
  }

  @Test("is that of the behaviour unless the section says more, and goes with copies of it")
  func behavior() throws {
    expectEqual(try flicked(carousels(nil), by: -120), [0, 310, 620, 930, 1205])
    let section = NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(10),
          heightDimension: .absolute(10)
        )
      )
    )
    #expect(section.orthogonalSnapping == nil)
    for alignment in OrthogonalSnapping.Alignment.allCases {
      let snapping = OrthogonalSnapping(alignment, pinsToEnds: true, groupsPerGesture: 3)
      section.orthogonalSnapping = snapping
      expectEqual((section.copy() as? NSCollectionLayoutSection)?.orthogonalSnapping, snapping)
    }
  }
}
