import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A section provider is asked for what comes into sight.
///
/// Until then a section is assumed to be as long as the others.
@Suite("Sections that a compositional layout has not asked for")
@MainActor
struct AssumedSectionTests {
  /// Fourteen sections of three to nine rows, of 20 points in the first section and 150 in the last, scrolled to the end.
  @MainActor
  private final class Screen: NSObject, UICollectionViewDataSource {
    let orientation: ReadingOrientation
    let fixture = Fixture(width: 300, height: 300)
    let view: UICollectionView
    private(set) var askedSections: Set<Int> = []

    init(_ orientation: ReadingOrientation) {
      self.orientation = orientation
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: UICollectionViewLayout()
      )
      super.init()
      let declaration = AxisDeclaration(axis: orientation.axis)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = orientation.scrollDirection
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { [unowned self] index, _ in
          askedSections.insert(index)
          let extent = CGFloat(20 + 10 * index)
          return NSCollectionLayoutSection(group: declaration.row(.absolute(extent)))
        },
        configuration: configuration
      )
      layout.sectionsAskedAtOnce = 0
      view.collectionViewLayout = layout
      view.semanticContentAttribute = orientation.semantics
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      fixture.show(view)
      scroll(to: orientation.size(view.contentSize).height - 300)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 14 }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 + section % 7 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    var offset: CGFloat { view.reading(view.bounds, orientation).minY }

    func scroll(to offset: CGFloat) {
      view.contentOffset = view.contentOffset(showing: offset, orientation)
      fixture.backend.makeFrame()
    }

    /// Where the visible items are on screen, along the axis.
    var places: [IndexPath: CGFloat] {
      var places: [IndexPath: CGFloat] = [:]
      for path in view.indexPathsForVisibleItems {
        guard let cell = view.cellForItem(at: path) else { continue }
        places[path] = view.reading(cell.frame, orientation).minY - offset
      }
      return places
    }

    /// How far items that were visible before, and still are, have gone on screen.
    func distances(since before: [IndexPath: CGFloat]) -> Set<CGFloat> {
      // To a thousandth of a point.
      Set(
        places.compactMap { path, place in
          before[path].map { ((place - $0) * 1000).rounded() / 1000 }
        }
      )
    }
  }

  @Test(
    "move nothing that is in sight when they come into sight",
    arguments: ReadingOrientation.allCases
  )
  func scrolledTo(orientation: ReadingOrientation) {
    let screen = Screen(orientation)
    #expect(screen.askedSections.isDisjoint(with: 4...8))
    var steps = 0
    while screen.offset > 10, steps < 1000 {
      let before = screen.places
      screen.scroll(to: screen.offset - 10)
      expectEqual(screen.distances(since: before), [10])
      steps += 1
    }
    expectEqual(screen.askedSections, Set(0..<14))
    expectEqual(screen.places[[0, 0]], -screen.offset)
  }

  @Test(
    "move nothing that is in sight when a program asks where their items are",
    arguments: ReadingOrientation.allCases
  )
  func askedFor(orientation: ReadingOrientation) {
    let screen = Screen(orientation)
    for section in 3...8 {
      let before = screen.places
      #expect(screen.view.layoutAttributesForItem(at: [section, 0]) != nil)
      screen.fixture.backend.makeFrame()
      expectEqual(screen.distances(since: before), [0], "section \(section)")
    }
  }

  @Test(
    "move nothing that is in sight when an item out of sight is held",
    arguments: ReadingOrientation.allCases
  )
  func askedForWhileHolding(orientation: ReadingOrientation) {
    let screen = Screen(orientation)
    screen.view.holdItem(at: [1, 0], edge: .start)
    for section in 3...8 {
      let before = screen.places
      #expect(screen.view.layoutAttributesForItem(at: [section, 0]) != nil)
      screen.fixture.backend.makeFrame()
      expectEqual(screen.distances(since: before), [0], "section \(section)")
    }
    let before = screen.places
    screen.scroll(to: screen.offset - 10)
    expectEqual(screen.distances(since: before), [10])
  }

  @Test("move nothing that is in sight when they come into sight in an animation block")
  func animated() {
    let screen = Screen(.downwards)
    let before = screen.places
    UIView.animate(withDuration: 0.3) { screen.scroll(to: screen.offset - 100) }
    screen.fixture.backend.advanceUntilIdle()
    expectEqual(screen.distances(since: before), [100])
  }

  @Test("do not send the content back on its way to the start")
  func glidesPast() {
    let screen = Screen(.downwards)
    screen.view.setContentOffset(.zero, animated: true)
    var before = screen.places
    for _ in 0..<120 where screen.fixture.backend.needsFrame {
      screen.fixture.backend.advance(by: HeadlessBackend.frameInterval)
      #expect(screen.distances(since: before).allSatisfy { $0 >= 0 })
      before = screen.places
    }
    expectEqual(screen.offset, 0)
    expectEqual(screen.places[[0, 0]], 0)
  }
}
