import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@Suite("The appearance of a class")
@MainActor
struct AppearanceTests {
  // Classes of the tests alone, because what is set for a class is set for the whole program.
  private class Card: UIView {
    var mark: String?
    var inset: CGFloat = 4 {
      didSet { changes += 1 }
    }
    var changes = 0
    var markInWindow: String?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      markInWindow = mark
    }
  }

  private final class Photo: Card {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .green
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Shelf: UIView {}
  private final class ShelfController: UIViewController {}

  private func shown(_ view: UIView, in parent: UIView = UIView()) -> UIView {
    let fixture = Fixture(width: 100, height: 100)
    parent.addSubview(view)
    fixture.show(parent)
    return view
  }

  @Test("is taken by views that enter a window, before they know of it")
  func taken() {
    Card.appearance().mark = "new"
    defer { Card.appearance().mark = nil }
    let card = Card()
    #expect(card.mark == nil)
    _ = shown(card)
    expectEqual(card.mark, "new")
    expectEqual(card.markInWindow, "new")
    expectEqual(Card.appearance().mark, "new")
  }

  @Test("does not replace what was set in a view, in its initialiser or afterwards")
  func ownValues() {
    Card.appearance().backgroundColor = .red
    Card.appearance().mark = "new"
    defer {
      Card.appearance().backgroundColor = nil
      Card.appearance().mark = nil
    }
    let photo = Photo()
    photo.mark = "own"
    _ = shown(photo)
    expectEqual(photo.backgroundColor, .green)
    expectEqual(photo.mark, "own")
    expectEqual(shown(Card()).backgroundColor, .red)
  }

  @Test("of a subclass wins, whichever was set first")
  func subclasses() {
    Photo.appearance().mark = "photo"
    Card.appearance().mark = "card"
    UIView.appearance(whenContainedInInstancesOf: [Shelf.self]).alpha = 0.5
    defer {
      Photo.appearance().mark = nil
      Card.appearance().mark = nil
      UIView.appearance(whenContainedInInstancesOf: [Shelf.self]).alpha = nil
    }
    expectEqual((shown(Photo()) as? Card)?.mark, "photo")
    expectEqual((shown(Card()) as? Card)?.mark, "card")
  }

  @Test("may be that in certain views and controllers alone, and wins over the general one")
  func containers() {
    Card.appearance().inset = 6
    Card.appearance(whenContainedInInstancesOf: [Shelf.self]).inset = 8
    Card.appearance(whenContainedInInstancesOf: [Shelf.self, ShelfController.self]).inset = 10
    defer {
      Card.appearance().inset = nil
      Card.appearance(whenContainedInInstancesOf: [Shelf.self]).inset = nil
      Card.appearance(whenContainedInInstancesOf: [Shelf.self, ShelfController.self]).inset = nil
    }
    let cards = (0..<3).map { _ in Card() }
    _ = shown(cards[0])
    _ = shown(cards[1], in: Shelf())
    let controller = ShelfController()
    let shelf = Shelf()
    let between = UIView()
    controller.view.addSubview(shelf)
    shelf.addSubview(between)
    between.addSubview(cards[2])
    let fixture = Fixture(width: 100, height: 100)
    fixture.window.rootViewController = controller
    expectEqual(cards.map(\.inset), [6, 8, 10])
  }

  @Test("changes nothing in a window, and what it has set itself when a view comes back")
  func later() {
    Card.appearance().inset = 6
    defer { Card.appearance().inset = nil }
    let card = Card()
    let parent = UIView()
    _ = shown(card, in: parent)
    Card.appearance().inset = 12
    expectEqual(card.inset, 6)
    card.removeFromSuperview()
    parent.addSubview(card)
    expectEqual(card.inset, 12)
    Card.appearance().inset = nil
    #expect(Card.appearance().inset == nil)
    card.removeFromSuperview()
    parent.addSubview(card)
    expectEqual(card.inset, 12)
    expectEqual(card.changes, 2)
  }

  /// Whether views of a class that are made by `make` have the colour of its appearance, unless they have one of their own.
  private func takesColor<View: UIView>(_ make: () -> View) -> Bool {
    View.appearance().backgroundColor = .brown
    defer { View.appearance().backgroundColor = nil }
    let own = make()
    own.backgroundColor = .orange
    return shown(make()).backgroundColor == .brown && shown(own).backgroundColor == .orange
  }

  @Test("is that of the views of UIKit too that are made with a background")
  func ownBackgrounds() {
    #expect(
      takesColor {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }
    )
    #expect(takesColor { UITableView() })
    #expect(takesColor { UITextView() })
    #expect(takesColor { UISearchBar() })
    #expect(takesColor { UISearchTextField() })
    #expect(takesColor { UINavigationBar() })
    #expect(takesColor { UIToolbar() })
    #expect(takesColor { UITabBar() })
    #expect(takesColor { UILabel() })
    #expect(takesColor { UIButton() })
  }

  @Test("of collection views is not that of the rows of a table")
  func insideOfTables() {
    UICollectionView.appearance().backgroundColor = .brown
    defer { UICollectionView.appearance().backgroundColor = nil }
    let table = UITableView()
    _ = shown(table)
    #expect(table.subviews.allSatisfy { $0.backgroundColor != .brown })
  }
}
