import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A collection view controller")
@MainActor
struct UICollectionViewControllerTests {
  /// Rows of 50 points that can be put in order.
  private final class Rows: UICollectionViewController {
    var rows: [Int]
    var isOrdered = false
    var heard: [String] = []

    init(_ count: Int) {
      rows = Array(0..<count)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { rows.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { isOrdered }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { rows.insert(rows.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { heard.append("selected \(indexPath.item)") }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }
  }

  private func shown<Controller: UIViewController>(
    _ controller: Controller
  ) -> (Fixture, Controller) {
    let fixture = Fixture()
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    return (fixture, controller)
  }

  @Test("is the data source and the delegate of a collection view that fills its view")
  func fills() throws {
    let (fixture, controller) = shown(Rows(30))
    let list = try #require(controller.collectionView)
    #expect(list.dataSource === controller)
    #expect(list.delegate === controller)
    #expect(list.superview === controller.view)
    expectEqual(list.frame, controller.view.bounds)
    expectEqual(list.visibleCells.count, 10)
    fixture.screen.resize(to: CGSize(width: 320, height: 200))
    fixture.backend.makeFrame()
    expectEqual(list.frame.height, 200)
  }

  @Test("hears what its collection view does")
  func hears() {
    let (fixture, controller) = shown(Rows(30))
    fixture.screen.tap(at: CGPoint(x: 100, y: 75))
    expectEqual(controller.heard, ["selected 1"])
    controller.collectionView.contentOffset.y = 10
    expectEqual(controller.heard, ["selected 1", "scrolled"])
  }

  @Test("has the layout it was made with before there is a view")
  func layout() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(!controller.isViewLoaded)
    #expect(controller.collectionView.collectionViewLayout === layout)
    let other = UICollectionViewFlowLayout()
    controller.collectionView.collectionViewLayout = other
    #expect(controller.collectionViewLayout === other)
  }

  @Test("shows nothing, and reports nothing, unless overridden")
  func empty() {
    let messages = reports { _ = shown(UICollectionViewController()) }
    #expect(messages.isEmpty)
  }

  @Test("takes another collection view in the place of its own")
  func replaces() {
    let (fixture, controller) = shown(Rows(3))
    let former = controller.collectionView
    let other = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    controller.collectionView = other
    fixture.backend.makeFrame()
    #expect(former?.superview == nil)
    expectEqual(controller.view.subviews, [other])
    expectEqual(other.visibleCells.count, 3)
  }

  @Test("deselects everything when it appears again, if it is to", arguments: [true, false])
  func clearsSelection(isCleared: Bool) {
    let (fixture, controller) = shown(Rows(3))
    #expect(controller.clearsSelectionOnViewWillAppear)
    controller.clearsSelectionOnViewWillAppear = isCleared
    let path = IndexPath(item: 1, section: 0)
    controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    fixture.window.rootViewController = UIViewController()
    fixture.backend.makeFrame()
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    expectEqual(controller.collectionView.indexPathsForSelectedItems, (isCleared ? nil : [path]))
  }

  /// A finger rests half a second, and moves from the first row to the third.
  private func moveFirstRow(_ controller: Rows, _ fixture: Fixture) {
    fixture.screen.pointer(.pressed, at: CGPoint(x: 100, y: 25))
    fixture.backend.advance(by: 0.6)
    for y in stride(from: 30.0, through: 125, by: 5) {
      fixture.screen.pointer(.dragged, at: CGPoint(x: 100, y: y))
      fixture.backend.makeFrame()
    }
    fixture.screen.pointer(.released, at: CGPoint(x: 100, y: 125))
    fixture.backend.advanceUntilIdle()
  }

  @Test("moves the items that may be moved with the standard gesture, if that is installed")
  func standardGesture() {
    for (isOrdered, isInstalled) in [(true, true), (true, false), (false, true)] {
      let (fixture, controller) = shown(Rows(5))
      #expect(controller.installsStandardGestureForInteractiveMovement)
      controller.isOrdered = isOrdered
      controller.installsStandardGestureForInteractiveMovement = isInstalled
      moveFirstRow(controller, fixture)
      let isMoved = isOrdered && isInstalled
      expectEqual(controller.rows, (isMoved ? [1, 2, 0, 3, 4] : [0, 1, 2, 3, 4]))
    }
  }
}
