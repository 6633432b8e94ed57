import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// Rule numbers (B4 …) are those of the list of what public layouts rely on.
@Suite("Layout attributes")
@MainActor
struct LayoutAttributesTests {
  private let path = IndexPath(item: 4, section: 2)

  @Test("name their element")
  func nameTheirElement() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    expectEqual(cell.representedElementCategory, .cell)
    #expect(cell.representedElementKind == nil)
    expectEqual(cell.indexPath, path)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    expectEqual(header.representedElementCategory, .supplementaryView)
    expectEqual(header.representedElementKind, "h")
    let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "s", with: path)
    expectEqual(shade.representedElementCategory, .decorationView)
    expectEqual(shade.representedElementKind, "s")
  }

  @Test("are shown, opaque and untransformed to begin with")
  func haveDefaults() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    expectEqual(attributes.alpha, 1)
    expectEqual(attributes.zIndex, 0)
    #expect(!attributes.isHidden)
    #expect(attributes.transform.isIdentity)
    expectEqual(attributes.frame, .zero)
  }

  @Test("take the size from a frame that is set (B5)")
  func takeTheSizeFromTheFrame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectEqual(attributes.size, CGSize(width: 30, height: 40))
    expectEqual(attributes.center, CGPoint(x: 25, y: 40))
    expectEqual(attributes.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("keep the middle when the size alone is set (B5)")
  func keepTheMiddle() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.size = CGSize(width: 10, height: 10)
    expectEqual(attributes.frame, CGRect(x: 20, y: 35, width: 10, height: 10))
  }

  @Test("have the frame around the transformed element")
  func frameTheTransformed() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(attributes.frame, CGRect(x: -10, y: -5, width: 40, height: 20))
    expectEqual(attributes.size, CGSize(width: 20, height: 10))
    attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    expectEqual(attributes.size, CGSize(width: 40, height: 20))
    expectEqual(attributes.center, CGPoint(x: 40, y: 20))
  }

  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Marked, super.isEqual(other) else { return false }
      return MainActor.assumeIsolated { mark == other.mark }
    }
  }

  @Test("are copied as the subclass they are, with everything they say (B4)")
  func areCopied() throws {
    let attributes = Marked(forDecorationViewOfKind: "d", with: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.alpha = 0.5
    attributes.zIndex = 6
    attributes.isHidden = true
    attributes.transform = CGAffineTransform(rotationAngle: 1)
    attributes.mark = 9
    let copy = try #require(attributes.copy() as? Marked)
    #expect(copy !== attributes)
    #expect(copy.isEqual(attributes))
    expectEqual(copy.hash, attributes.hash)
    expectEqual(copy.mark, 9)
    copy.mark = 10
    #expect(!copy.isEqual(attributes))
    expectEqual(attributes.mark, 9)
  }

  @Test("differ in whatever can be seen")
  func differ() {
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.frame.origin.x += 1 }, { $0.size.width += 1 }, { $0.alpha = 0.9 }, { $0.zIndex = 1 },
      { $0.isHidden = true }, { $0.transform = CGAffineTransform(scaleX: 2, y: 1) },
      { $0.indexPath = IndexPath(item: 5, section: 2) },
    ]
    for change in changes {
      let first = UICollectionViewLayoutAttributes(forCellWith: path)
      let second = UICollectionViewLayoutAttributes(forCellWith: path)
      expectEqual(first, second)
      change(second)
      #expect(first != second)
    }
  }
}

@Suite("An index path of a collection view")
struct CollectionIndexPathTests {
  @Test("names a section and an item")
  func namesBoth() {
    var path = IndexPath(item: 7, section: 3)
    expectEqual(path.section, 3)
    expectEqual(path.item, 7)
    expectEqual(path, IndexPath(indexes: [3, 7]))
    path.item = 8
    path.section = 4
    expectEqual(path, IndexPath(item: 8, section: 4))
  }

  @Test("answers NSNotFound for what it does not name")
  func namesNothing() {
    expectEqual(IndexPath().section, NSNotFound)
    expectEqual(IndexPath(index: 3).section, 3)
    expectEqual(IndexPath(index: 3).item, NSNotFound)
    expectEqual(IndexPath(item: NSNotFound, section: 3).item, NSNotFound)
  }
}
