import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

// The module is imported as an app imports it: a member that is not open makes this file fail to compile.

/// A scroll view that notes the offsets it is given.
private final class TrackingScrollView: UIScrollView {
  var offsets: [CGFloat] = []

  override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
}

/// A view whose subviews are found 100 points further left than they stand, and whose layout keeps clear of a rail.
private final class RailView: UIView {
  let rail = UILayoutGuide()

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(CGPoint(x: point.x + 100, y: point.y), to: view)
  }
  override var safeAreaLayoutGuide: UILayoutGuide { rail }
  override var leadingAnchor: NSLayoutXAxisAnchor { rail.leadingAnchor }
}

/// A view that fits a square, and takes no touches.
private final class Square: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 30) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// A list of rows that decides for itself, whatever it is told.
private final class StubbornList: UICollectionView, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  var letsRowsHaveFocus = true
  var wantsRowsEarly = true
  var wanted = 0

  override var allowsFocus: Bool {
    get { letsRowsHaveFocus }
    set {}
  }
  override var isPrefetchingEnabled: Bool {
    get { wantsRowsEarly }
    set {}
  }
  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { self }
    set {}
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    wanted += indexPaths.count
  }

  /// Shows the list in a window, with rows as wide as that and 50 points high.
  static func show(_ setUp: (StubbornList) -> Void = { _ in }) -> (Fixture, StubbornList) {
    let fixture = Fixture(width: 320, height: 400)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let list = StubbornList(frame: fixture.window.bounds, collectionViewLayout: layout)
    setUp(list)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = list
    fixture.show(list)
    return (fixture, list)
  }
}

/// A button with a menu of its own.
private final class SortButton: UIButton {
  override var menu: UIMenu? {
    get {
      UIMenu(children: [UIAction(title: "Newest") { _ in }, UIAction(title: "Oldest") { _ in }])
    }
    set {}
  }
  override var showsMenuAsPrimaryAction: Bool {
    get { true }
    set {}
  }
}

@Suite("An override")
@MainActor
struct OverrideEffectTests {
  @Test("of the content offset sees each step of a drag, of a wheel and of an animation")
  func contentOffset() throws {
    let fixture = Fixture(width: 100, height: 200)
    let view = TrackingScrollView(frame: fixture.window.bounds)
    view.contentSize = CGSize(width: 100, height: 2_000)
    fixture.show(view)
    view.offsets = []
    fixture.screen.drag(
      from: CGPoint(x: 50, y: 150),
      to: CGPoint(x: 50, y: 50),
      duration: 0.25
    )
    #expect(view.offsets.count >= 5)
    let dragged = try #require(view.offsets.last)
    expectEqual(dragged, view.contentOffset.y)
    fixture.backend.advanceUntilIdle()

    view.offsets = []
    fixture.screen.turnWheel(by: 1, at: CGPoint(x: 50, y: 50))
    fixture.backend.advanceUntilIdle()
    expectEqual(view.offsets.last, view.contentOffset.y)

    view.offsets = []
    view.setContentOffset(.zero, animated: true)
    fixture.backend.advanceUntilIdle()
    #expect(view.offsets.count >= 5)
    expectEqual(view.offsets.last, 0)
  }

  @Test("of a conversion of points says where touches find subviews")
  func conversion() {
    let fixture = Fixture()
    let view = fixture.show(RailView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)))
    let card = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
    view.addSubview(card)
    #expect(view.hitTest(CGPoint(x: 110, y: 10), with: nil) === card)
    #expect(view.hitTest(CGPoint(x: 210, y: 10), with: nil) === view)
  }

  @Test("of a guide or an anchor is what constraints get")
  func guides() {
    let fixture = Fixture()
    let view = RailView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addLayoutGuide(view.rail)
    view.addSubview(card)
    NSLayoutConstraint.activate([
      view.rail.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 40),
      view.rail.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 50),
      card.heightAnchor.constraint(equalToConstant: 20),
    ])
    fixture.show(view)
    expectEqual(card.frame, CGRect(x: 40, y: 10, width: 50, height: 20))
  }

  @Test("of the size that fits and of the hit test is asked")
  func sizeAndHit() {
    let fixture = Fixture()
    let square = Square(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    fixture.show(square)
    square.sizeToFit()
    expectEqual(square.frame, CGRect(x: 5, y: 5, width: 30, height: 30))
    #expect(fixture.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === fixture.window)
  }

  @Test("of whether rows can have the focus counts", arguments: [true, false])
  func focus(_ isAllowed: Bool) throws {
    let (fixture, list) = StubbornList.show { $0.letsRowsHaveFocus = isAllowed }
    list.becomeFirstResponder()
    fixture.screen.press(.keyboardDownArrow)
    fixture.backend.advanceUntilIdle()
    let isFocused = list.visibleCells.contains(where: \.isFocused)
    expectEqual(isFocused, isAllowed)
  }

  @Test(
    "of whether rows are fetched early counts, and so does that of who is told",
    arguments: [true, false]
  )
  func prefetching(_ isWanted: Bool) {
    let (_, list) = StubbornList.show { $0.wantsRowsEarly = isWanted }
    expectEqual(list.wanted > 0, isWanted)
  }

  @Test("of the menu of a button is the one that a press opens")
  func menu() {
    let fixture = Fixture()
    fixture.show(SortButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    fixture.screen.tap(at: CGPoint(x: 50, y: 20), device: .mouse)
    expectEqual(fixture.screen.menu?.lines, ["Newest", "Oldest"])
  }
}
