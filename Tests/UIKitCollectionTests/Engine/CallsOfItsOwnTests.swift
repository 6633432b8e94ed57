import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// An override hears what the program calls, and not how the view does its own work.
@Suite("A subclass that counts calls")
@MainActor
struct CallsOfItsOwnTests {
  private final class CountingView: UICollectionView {
    private(set) var reloads = 0

    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  @Test("hears no reload when the data source is set")
  func dataSource() {
    let source = TestSource([3])
    let view = CountingView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.dataSource = source
    expectEqual(view.reloads, 0)
    view.reloadData()
    expectEqual(view.reloads, 1)
    view.dataSource = nil
    expectEqual(view.reloads, 1)
    expectEqual(view.numberOfSections, 0)
  }
}
