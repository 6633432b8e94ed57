import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("The kinds of views that belong to items")
struct ItemViewKindsTests {
  private let kind = ElementKind(number: 1)
  private let counts = ItemCounts([3, 1])

  /// A view at the path of an item, and the item; rows are 40 high, each in a section of its own column.
  private func view(_ item: Int, _ section: Int = 0) -> ElementIdentity<Before> {
    ElementIdentity(kind: kind, section: SectionIndex(section), item: item)
  }

  private func row(_ item: Int) -> Rect { Rect(x: 0, y: Double(item) * 40, width: 300, height: 40) }

  private func corner(_ item: Int) -> Rect {
    Rect(x: 290, y: Double(item) * 40 - 10, width: 20, height: 20)
  }

  private func found(
    named: Bool = false,
    _ views: [(item: Int, frame: Rect, owner: ViewOwner?)]
  ) -> Bool {
    var kinds = ItemViewKinds()
    for view in views {
      kinds.add(
        self.view(view.item),
        frame: view.frame,
        owner: view.owner,
        itemFrame: view.item < 3 ? row(view.item) : nil,
        counts: counts
      )
    }
    return kinds.found { _ in named } == [kind]
  }

  @Test("are those that their layout declares, wherever the views are")
  func declared() {
    #expect(found([(0, .zero, .item)]))
    #expect(found([(0, .zero, .item), (2, row(0), .item)]))
    #expect(!found([(0, .zero, .item), (1, corner(1), .section)]))
    #expect(!found(named: true, [(1, corner(1), .section)]))
  }

  @Test("are those whose views lie on the items at their paths, one of them not on a first one")
  func lying() {
    #expect(found([(0, corner(0), nil), (1, corner(1), nil)]))
    #expect(found([(2, row(2), nil)]))
    #expect(!found([(0, row(0), nil)]))
    #expect(!found([(1, corner(1), nil), (2, corner(0), nil)]))
    #expect(!found(named: false, [(1, Rect(x: 0, y: 90, width: 9, height: 9), nil)]))
  }

  @Test("are those whose views are parts of the items at their paths")
  func parts() {
    #expect(found([(0, corner(0), nil)]))
    #expect(!found([(0, Rect(x: 0, y: 0, width: 300, height: 20), nil)]))
    #expect(!found([(0, Rect(x: 0, y: -90, width: 20, height: 20), nil)]))
  }

  @Test("are those that change with the items, as the layout names them")
  func named() {
    #expect(found(named: true, [(1, row(0), nil)]))
    #expect(!found(named: true, [(0, row(0), nil)]))
  }

  @Test("are none of which a view is at the path of no item")
  func withoutItem() {
    #expect(!found(named: true, [(1, corner(1), nil), (3, corner(3), nil)]))
  }

  @Test("are not decided by views without area, or by items that are not known")
  func unknown() {
    var kinds = ItemViewKinds()
    let bare = Rect(x: 500, y: 500, width: 0, height: 20)
    kinds.add(view(1), frame: bare, owner: nil, itemFrame: row(1), counts: counts)
    kinds.add(view(0, 1), frame: row(9), owner: nil, itemFrame: nil, counts: counts)
    expectEqual(kinds.found { _ in false }, [])
    kinds.add(view(2), frame: corner(2), owner: nil, itemFrame: row(2), counts: counts)
    expectEqual(kinds.found { _ in false }, [kind])
  }
}
