import CoreGraphics
import Foundation
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A call with `?`")
@MainActor
struct OptionalCallRuleTests {
  private let fixture = Fixture()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let path = IndexPath(item: 0, section: 0)

  init() { view = UICollectionView(frame: .zero, collectionViewLayout: layout) }

  @Test("is answered by a method that calls others its object leaves out")
  func methodThatCallsOthers() {
    let delegate: any UICollectionViewDelegateFlowLayout = Square()
    layout.sectionInset.top = 12
    layout.minimumLineSpacing = 3
    // An inset that is left out, and a spacing that is asked for with `?`.
    #expect(
      delegate.collectionView?(view, layout: layout, sizeForItemAt: path)
        == CGSize(width: 12, height: 1)
    )
  }

  @Test("is answered by a method that hands it on to an object that leaves it out")
  func methodThatHandsOn() {
    layout.itemSize = CGSize(width: 5, height: 6)
    let plain: any UICollectionViewDelegateFlowLayout = Relay(SilentFlow(), isPlain: true)
    #expect(
      plain.collectionView?(view, layout: layout, sizeForItemAt: path)
        == CGSize(width: 5, height: 6)
    )
    let asking: any UICollectionViewDelegateFlowLayout = Relay(SilentFlow(), isPlain: false)
    #expect(
      asking.collectionView?(view, layout: layout, sizeForItemAt: path)
        == CGSize(width: 1, height: 1)
    )
  }

  @Test("of the same object may be made inside of another one")
  func inside() {
    let delegate = Inward()
    #expect(delegate.answer == nil)
    #expect((delegate as any UICollectionViewDelegate).scrollViewDidScroll?(view) != nil)
    expectEqual(delegate.answer, .some(nil))
  }

  @Test("leaves calls without `?` as they are")
  func plainCalls() {
    let delegate: any UICollectionViewDelegate = SilentDelegate()
    #expect(delegate.collectionView?(view, shouldSelectItemAt: path) == nil)
    #expect(delegate.collectionView(view, shouldSelectItemAt: path))
    let source: any UICollectionViewDataSource = LeanSource()
    #expect(source.numberOfSections?(in: view) == nil)
    expectEqual(source.numberOfSections(in: view), 1)
  }

  @Test("of a method that would report that it is left out reports nothing")
  func noReport() {
    let source: any UICollectionViewDataSource = LeanSource()
    #expect(source.collectionView?(view, moveItemAt: path, to: path) == nil)
    #expect(!view.engine.movements.isUnanswered)
    source.collectionView(view, moveItemAt: path, to: path)
    #expect(view.engine.movements.isUnanswered)
  }

  @Test("of a collection view controller is nil for what its subclass does not override")
  func controller() {
    let controller = TwoSections(collectionViewLayout: layout)
    let source: any UICollectionViewDataSource = controller
    let delegate: any UICollectionViewDelegate = controller
    expectEqual(source.numberOfSections?(in: view), 2)
    #expect(source.collectionView?(view, canMoveItemAt: path) == nil)
    #expect(source.collectionView?(view, moveItemAt: path, to: path) == nil)
    #expect(!view.engine.movements.isUnanswered)
    #expect(delegate.collectionView?(view, shouldSelectItemAt: path) == false)
    #expect(delegate.collectionView?(view, shouldHighlightItemAt: path) == nil)
    #expect(delegate.scrollViewDidScroll?(view) == nil)
    #expect(delegate.collectionView(view, shouldHighlightItemAt: path))
  }

  @Test("does not hold the older method of two against the newer one")
  func olderMethod() {
    let delegate: any UICollectionViewDelegate = OlderMoves()
    #expect(
      delegate.collectionView?(
        view,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
        atCurrentIndexPath: path,
        toProposedIndexPath: path
      ) == nil
    )
    #expect(
      delegate.collectionView?(
        view,
        targetIndexPathForMoveFromItemAt: path,
        toProposedIndexPath: path
      )
        == IndexPath(item: 5, section: 0)
    )
    // The collection view asks for the newer one, which answers as the older.
    expectEqual(
      delegate.collectionView(
        view,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
        atCurrentIndexPath: path,
        toProposedIndexPath: path
      ),
      IndexPath(item: 5, section: 0)
    )
  }
}

/// Makes items as wide as the inset, which it leaves to the layout.
private final class Square: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let inset = self.collectionView(view, layout: layout, insetForSectionAt: 0)
    let spacing = self.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0)
    return CGSize(width: inset.top, height: spacing ?? 1)
  }
}

private final class Relay: NSObject, UICollectionViewDelegateFlowLayout {
  private let next: any UICollectionViewDelegateFlowLayout
  private let isPlain: Bool

  init(_ next: any UICollectionViewDelegateFlowLayout, isPlain: Bool) {
    self.next = next
    self.isPlain = isPlain
  }

  func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if isPlain { return next.collectionView(view, layout: layout, sizeForItemAt: indexPath) }
    return next.collectionView?(view, layout: layout, sizeForItemAt: indexPath)
      ?? CGSize(width: 1, height: 1)
  }
}

private final class Inward: NSObject, UICollectionViewDelegate {
  private(set) var answer: Bool??

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let view = scrollView as? UICollectionView else { return }
    answer = .some(collectionView?(view, shouldSelectItemAt: IndexPath(item: 0, section: 0)))
  }
}

private final class OlderMoves: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { IndexPath(item: 5, section: 0) }
}

private final class TwoSections: UICollectionViewController {
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { false }
}
