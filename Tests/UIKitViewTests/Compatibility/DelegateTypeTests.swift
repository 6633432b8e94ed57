import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// A collection view that puts itself between its delegate and who set it, as wrappers do.
private final class WatchedCollectionView: UICollectionView {
  var changes = 0

  override weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    set {
      changes += 1
      super.delegate = newValue
    }
  }
}

private final class WatchedTextView: UITextView {
  var changes = 0

  override weak var delegate: (any UITextViewDelegate)? { didSet { changes += 1 } }
}

private final class WatchedScrollView: UIScrollView {
  var changes = 0

  override weak var delegate: (any UIScrollViewDelegate)? { didSet { changes += 1 } }
}

private final class Scrolls: NSObject, UIScrollViewDelegate {
  var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

private final class Selects: NSObject, UICollectionViewDelegate {
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    path.item == 1
  }
}

private final class Edits: NSObject, UITextViewDelegate {}

@Suite("The delegate of a collection view or text view")
@MainActor
struct DelegateTypeTests {
  private let fixture = Fixture()

  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  private let layout = UICollectionViewLayout()

  @Test("has the type of its own kind, so that its methods are called without a cast")
  func type() {
    let view = fixture.show(UICollectionView(frame: frame, collectionViewLayout: layout))
    let selects = Selects()
    view.delegate = selects
    let path = IndexPath(item: 1, section: 0)
    #expect(view.delegate?.collectionView(view, shouldSelectItemAt: path) == true)
    let delegate = view.delegate
    #expect(delegate === selects)
    #expect(delegate?.isEqual(selects) == true)
    let scrolling: (any UIScrollViewDelegate)? = view.delegate
    #expect(scrolling === selects)
  }

  @Test("can be overridden with that type, and is set through the type of the superclass")
  func overriding() {
    let view = fixture.show(
      WatchedCollectionView(frame: frame, collectionViewLayout: layout)
    )
    let selects = Selects()
    (view as UIScrollView).delegate = selects
    expectEqual(view.changes, 1)
    #expect(view.delegate === selects)
    view.delegate = nil
    expectEqual(view.changes, 2)
    #expect((view as UIScrollView).delegate == nil)
    let text = fixture.show(WatchedTextView())
    let edits = Edits()
    (text as UIScrollView).delegate = edits
    expectEqual(text.changes, 1)
    #expect(text.delegate === edits)
    let scroll = fixture.show(WatchedScrollView())
    let scrolls = Scrolls()
    scroll.delegate = scrolls
    expectEqual(scroll.changes, 1)
    #expect(scroll.delegate === scrolls)
  }

  @Test("may be one for scrolling alone, which is that of the scroll view")
  func scrollingAlone() {
    let view = fixture.show(UICollectionView(frame: frame, collectionViewLayout: layout))
    let scrolls = Scrolls()
    (view as UIScrollView).delegate = scrolls
    #expect(view.delegate == nil)
    #expect((view as UIScrollView).delegate === scrolls)
    view.contentOffset.y = 10
    expectEqual(scrolls.count, 1)
    // The one before hears nothing any more.
    let selects = Selects()
    view.delegate = selects
    view.contentOffset.y = 20
    expectEqual(scrolls.count, 1)
    expectEqual(selects.scrolls, 1)
  }

  @Test("is not retained")
  func notRetained() {
    let view = fixture.show(UICollectionView(frame: frame, collectionViewLayout: layout))
    var selects: Selects? = Selects()
    view.delegate = selects
    selects = nil
    #expect(view.delegate == nil)
    #expect((view as UIScrollView).delegate == nil)
    #expect(selects == nil)
  }
}
