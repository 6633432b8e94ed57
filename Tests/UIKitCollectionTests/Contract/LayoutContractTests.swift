import CoreGraphics
import Foundation
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("What a layout is told with")
@MainActor
struct LayoutContractTests {
  private final class Context: UICollectionViewLayoutInvalidationContext {}
  private final class Attributes: UICollectionViewLayoutAttributes {}

  private final class Layout: UICollectionViewLayout {
    override class var invalidationContextClass: AnyClass { Context.self }
    override class var layoutAttributesClass: AnyClass { Attributes.self }
  }

  private final class Mistaken: UICollectionViewLayout {
    override class var invalidationContextClass: AnyClass { UIView.self }
  }

  private final class Mock: UICollectionViewUpdateItem {
    override var indexPathBeforeUpdate: IndexPath? { IndexPath(item: 1, section: 0) }
    override var updateAction: Action { .delete }
  }

  @Test("is a context of the class the layout names (B3)")
  func makesItsOwnContexts() {
    let layout = Layout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(layout.invalidationContext(forBoundsChange: .zero) is Context)
    #expect(
      layout.invalidationContext(
        forPreferredLayoutAttributes: attributes,
        withOriginalAttributes: attributes
      ) is Context
    )
  }

  @Test("is a plain context when the layout names a class that is none")
  func survivesAWrongClass() {
    let context = Mistaken().invalidationContext(forBoundsChange: .zero)
    #expect(type(of: context) == UICollectionViewLayoutInvalidationContext.self)
  }

  @Test("has both flags down unless the collection view raises them")
  func hasFlags() {
    let layout = UICollectionViewLayout()
    let own = Context()
    #expect(!own.invalidateEverything && !own.invalidateDataSourceCounts)
    let counts = layout.makeInvalidationContext(.counts)
    #expect(!counts.invalidateEverything && counts.invalidateDataSourceCounts)
    let everything = layout.makeInvalidationContext(.everything)
    #expect(everything.invalidateEverything && everything.invalidateDataSourceCounts)
  }

  @Test("adds up the elements that are named invalid")
  func namesElements() {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [paths[0]])
    context.invalidateItems(at: [paths[1]])
    context.invalidateSupplementaryElements(ofKind: "h", at: [paths[0]])
    context.invalidateSupplementaryElements(ofKind: "h", at: [paths[2]])
    context.invalidateDecorationElements(ofKind: "d", at: [paths[1]])
    expectEqual(context.invalidatedItemIndexPaths, [paths[0], paths[1]])
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["h": [paths[0], paths[2]]])
    expectEqual(context.invalidatedDecorationIndexPaths, ["d": [paths[1]]])
  }

  @Test("is an update item whose properties tests of layouts may override")
  func overridesUpdateItems() {
    let item: UICollectionViewUpdateItem = Mock()
    expectEqual(item.indexPathBeforeUpdate, IndexPath(item: 1, section: 0))
    #expect(item.indexPathAfterUpdate == nil)
    expectEqual(item.updateAction, .delete)
    expectEqual(UICollectionViewUpdateItem().updateAction, .none)
  }

  @Test("is the collection view, before anything else is asked")
  func knowsItsCollectionView() {
    let layout = Layout()
    #expect(layout.collectionView == nil)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view)
  }
}
