import TesseraTestSupport
import Testing
import UIKit

@Suite("Code that calls optional methods with `?`")
@MainActor
struct OptionalCallListingTests {
  private let fixture = Fixture()
  private let screen = PhotosViewController()
  private let first = IndexPath(item: 0, section: 0)

  init() {
    fixture.window.rootViewController = screen
    fixture.backend.makeFrame()
  }

  @Test("works in a controller with properties of the names that the methods have")
  func controller() {
    #expect(screen.collectionView.visibleCells.map { $0.frame.width } == [50, 50, 50])
    #expect(screen.visibleNames() == ["0", "1", "2"])
    #expect(screen.width(of: first) == 50)
    #expect(screen.finish(after: "a"))
    #expect(!screen.finish(after: ""))
    let before = screen.reloads
    screen.reload()
    #expect(screen.reloads == before + 1)
  }

  @Test("takes a default where the method is left out, or its first owner is not there")
  func defaults() {
    #expect(screen.inset() == 0)
    #expect(screen.spacing() == -1)
    let owner = WideItems()
    screen.flowDelegate = owner
    #expect(screen.width(of: first) == 70)
    screen.flowDelegate = nil
    #expect(screen.width(of: first) == 50)
  }

  @Test("hands calls on to a target that has some of the methods")
  func forwarding() throws {
    let view = try #require(screen.collectionView)
    let forwarding = ForwardingDelegate()
    #expect(forwarding.collectionView(view, shouldSelectItemAt: first))
    let target = Refusing()
    forwarding.target = target
    #expect(!forwarding.collectionView(view, shouldSelectItemAt: first))
    forwarding.collectionView(view, didSelectItemAt: first)
    #expect(target.selected == [first])
    let layout = view.collectionViewLayout
    #expect(
      forwarding.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0) == .zero
    )
  }

  @Test("lets a layout ask the delegate, and use its own value elsewhere")
  func layout() {
    let layout = LeftAlignedLayout()
    layout.minimumInteritemSpacing = 3
    layout.sectionInset.left = 4
    #expect(layout.spacing(forSectionAt: 0) == 3)
    screen.collectionView.setCollectionViewLayout(layout, animated: false)
    #expect(layout.spacing(forSectionAt: 0) == 3)
    #expect(layout.sectionInset(forSectionAt: 0).left == 4)
    let spaced = Spaced()
    screen.collectionView.delegate = spaced
    #expect(layout.spacing(forSectionAt: 0) == 9)
    #expect(layout.sectionInset(forSectionAt: 0).left == 8)
  }
}

private class WideItems: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 70, height: 40) }
}

private class Refusing: NSObject, UICollectionViewDelegate {
  var selected: [IndexPath] = []

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { false }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

private class Spaced: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 9 }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) }
}
