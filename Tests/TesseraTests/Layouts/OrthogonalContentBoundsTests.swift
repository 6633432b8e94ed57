import Tessera
import TesseraTestSupport
import Testing

/// Cards of 300 × 200 from 100 down in a window of 375, with gaps of 10 and insets of 20.
@Suite("The bounds of what a section scrolls")
@MainActor
struct OrthogonalContentBoundsTests {
  private func carousels(
    _ bounds: OrthogonalContentBounds,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging,
    insets: NSDirectionalEdgeInsets? = nil,
    panel: NSDirectionalEdgeInsets? = nil,
    isRightToLeft: Bool = false
  ) -> Carousels {
    Carousels(behavior, isRightToLeft: isRightToLeft) { section in
      section.orthogonalContentBounds = bounds
      if let insets { section.contentInsets = insets }
      guard let panel else { return }
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
      background.contentInsets = panel
      section.decorationItems = [background]
    }
  }

  @Test("are the collection view unless others are declared, as in UIKit")
  func container() {
    let carousels = Carousels(.groupPaging)
    expectEqual(carousels.scroller()?.frame, CGRect(x: 0, y: 100, width: 375, height: 200))
    carousels.scroller()?.scroll(toPage: 1, animated: false)
    carousels.rest()
    // Card 0 ends at 20 + 300 − 310, card 2 begins at 20 + 620 − 310.
    expectEqual(carousels.cards(), [0, 1, 2])
    expectEqual(carousels.seen(0), CGRect(x: 0, y: 100, width: 10, height: 200))
    #expect(carousels.isCard(at: CGPoint(x: 5, y: 200)))
  }

  /// 335 points between the insets; card 2 would begin at 330.
  @Test("are the content insets: what is outside of them is neither seen nor hit")
  func contentInsets() {
    let carousels = carousels(.contentInsets)
    expectEqual(carousels.scroller()?.frame, CGRect(x: 20, y: 100, width: 335, height: 200))
    expectEqual(carousels.scroller()?.contentSize, CGSize(width: 1540, height: 200))
    expectEqual(carousels.seen(0), CGRect(x: 20, y: 100, width: 300, height: 200))
    expectEqual(carousels.seen(1), CGRect(x: 330, y: 100, width: 25, height: 200))
    #expect(carousels.isCard(at: CGPoint(x: 340, y: 200)))
    #expect(!carousels.isCard(at: CGPoint(x: 360, y: 200)))
    #expect(!carousels.isCard(at: CGPoint(x: 10, y: 200)))
    carousels.scroller()?.scroll(toPage: 1, animated: false)
    carousels.rest()
    expectEqual(carousels.cards(), [1, 2])
    #expect(!carousels.isCard(at: CGPoint(x: 10, y: 200)))
  }

  /// 50 at each side leave 275 points, in which one card of 300 shows at rest.
  @Test("have views for the cards inside of them, and for no others")
  func views() {
    let carousels = carousels(
      .contentInsets,
      insets: NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 50)
    )
    expectEqual(carousels.cards(), [0])
    carousels.scroller()?.scroll(to: CGPoint(x: 100, y: 0), animated: false)
    carousels.rest()
    expectEqual(carousels.cards(), [0, 1])
    carousels.scroller()?.scroll(to: CGPoint(x: 305, y: 0), animated: false)
    carousels.rest()
    expectEqual(carousels.cards(), [1])
  }

  /// The panel leaves 12 free, so that insets of 20 leave 8 inside of it, which scroll.
  @Test("are the background, down to its top and bottom")
  func background() throws {
    let carousels = carousels(
      .background,
      panel: NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 30, trailing: 12)
    )
    expectEqual(carousels.scroller()?.frame, CGRect(x: 12, y: 100, width: 351, height: 200))
    expectEqual(carousels.scroller()?.contentSize.width, 1556)
    expectEqual(carousels.seen(0), CGRect(x: 20, y: 110, width: 300, height: 160))
    expectEqual(carousels.seen(1), CGRect(x: 330, y: 110, width: 33, height: 160))
    #expect(carousels.isCard(at: CGPoint(x: 100, y: 112)))
    #expect(!carousels.isCard(at: CGPoint(x: 100, y: 105)))
    #expect(!carousels.isCard(at: CGPoint(x: 100, y: 285)))
    carousels.scroller()?.scroll(toPage: 1, animated: false)
    carousels.rest()
    // Card 0 ends at 8 + 300 − 310.
    expectEqual(carousels.cards(), [1, 2])
  }

  /// In 335 points 1540 end at 1205; a page is 335.
  @Test("are what pages are measured in")
  func pages() {
    let carousels = carousels(.contentInsets, .paging)
    expectEqual(carousels.scroller()?.pageCount, 5)
    carousels.drag(by: -120)
    carousels.rest()
    expectEqual(carousels.scroller()?.contentOffset.x, 335)
    carousels.scroller()?.scroll(toPage: 9, animated: false)
    expectEqual(carousels.scroller()?.contentOffset.x, 1205)
  }

  /// Card 1 stands at 310 … 610 of the content: its middle, 460, is in that of 335 points at 292.5.
  @Test("are what cards are in the middle of")
  func centred() {
    let carousels = carousels(.contentInsets, .groupPagingCentered)
    expectEqual(carousels.scroller()?.contentOffset.x, -17.5)
    carousels.drag(by: -120)
    carousels.rest()
    expectEqual(carousels.scroller()?.contentOffset.x, 292.5)
    expectEqual(carousels.seen(1), CGRect(x: 37.5, y: 100, width: 300, height: 200))
  }

  @Test("stand at the sides of the insets where reading goes from right to left")
  func rightToLeft() {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 60)
    let carousels = carousels(.contentInsets, insets: insets, isRightToLeft: true)
    expectEqual(carousels.scroller()?.frame, CGRect(x: 60, y: 100, width: 295, height: 200))
    expectEqual(carousels.scroller()?.page, 0)
    // Card 0 begins at the right edge of the bounds, 355, and is 5 points longer than they are.
    expectEqual(carousels.seen(0), CGRect(x: 60, y: 100, width: 295, height: 200))
    carousels.scroller()?.scroll(toPage: 1, animated: false)
    carousels.rest()
    expectEqual(carousels.cards(), [1])
    #expect(!carousels.isCard(at: CGPoint(x: 50, y: 200)))
    #expect(!carousels.isCard(at: CGPoint(x: 360, y: 200)))
  }

  @Test("leave a drag beside them to the page")
  func dragBeside() {
    let carousels = carousels(
      .contentInsets,
      insets: NSDirectionalEdgeInsets(top: 0, leading: 200, bottom: 0, trailing: 20)
    )
    carousels.drag(by: -120)
    carousels.rest()
    expectEqual(carousels.scroller()?.contentOffset, .zero)
    expectEqual(carousels.take(), [])
  }

  @Test("follow a change of the declaration, and stay at the same card")
  func change() {
    var bounds = OrthogonalContentBounds.container
    let carousels = Carousels(.groupPaging) { $0.orthogonalContentBounds = bounds }
    carousels.scroller()?.scroll(toPage: 2, animated: false)
    carousels.rest()
    expectEqual(carousels.seen(2)?.minX, 20)
    bounds = .contentInsets
    carousels.view.collectionViewLayout.invalidateLayout()
    carousels.rest()
    expectEqual(carousels.scroller()?.frame.minX, 20)
    expectEqual(carousels.seen(2)?.minX, 20)
    #expect(carousels.seen(1) == nil)
    bounds = .container
    carousels.view.collectionViewLayout.invalidateLayout()
    carousels.rest()
    expectEqual(carousels.seen(2)?.minX, 20)
    expectEqual(carousels.seen(1), CGRect(x: 0, y: 100, width: 10, height: 200))
  }

  @Test("are the collection view where there is no background, or no room, and say so once")
  func wrongBounds() throws {
    var withoutBackground: Carousels?
    let missing = diagnostics { withoutBackground = carousels(.background) }
    expectEqual(
      missing.map(\.message),
      [
        """
        UICollectionViewCompositionalLayout: section 1: the section is bounded by its background, but has none; it \
        shows across the whole width.
        """
      ]
    )
    expectEqual(withoutBackground?.scroller()?.frame.width, 375)
    expectEqual(withoutBackground?.cards(), [0, 1])
    var withoutRoom: Carousels?
    let taken = diagnostics {
      withoutRoom = carousels(
        .contentInsets,
        insets: NSDirectionalEdgeInsets(top: 0, leading: 300, bottom: 0, trailing: 100)
      )
    }
    expectEqual(taken.count, 1)
    #expect(taken.first?.message.contains("take 400.0 of 375.0 points") == true)
    expectEqual(withoutRoom?.cards(), [0])
  }

  @Test("are kept by copies of a section")
  func copies() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    expectEqual(section.orthogonalContentBounds, .container)
    for bounds in OrthogonalContentBounds.allCases {
      section.orthogonalContentBounds = bounds
      let copy = section.copy() as? NSCollectionLayoutSection
      expectEqual(copy?.orthogonalContentBounds, bounds)
    }
  }
}
