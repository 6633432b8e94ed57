import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("Geometry that is compared")
struct GeometryEqualityTests {
  @Test("is the same when its numbers are, however a rectangle is turned")
  func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 5)
    #expect(rect.equalTo(CGRect(x: 10, y: 5, width: -10, height: -5)))
  }

  @Test("of an index path counts rows as items")
  func rows() {
    var path = IndexPath(row: 3, section: 1)
    expectEqual(path, IndexPath(item: 3, section: 1))
    expectEqual(path.row, 3)
    path.row = 7
    #expect(path.item == 7 && path.section == 1)
  }
}
