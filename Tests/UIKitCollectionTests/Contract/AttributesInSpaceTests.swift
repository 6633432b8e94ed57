import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Layout attributes with a transform of space")
@MainActor
struct AttributesInSpaceTests {
  private static var turned: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return CATransform3DRotate(transform, 0.5, 0, 1, 0)
  }

  @Test("have one transform, by two names")
  func relation() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    attributes.transform3D = Self.turned
    #expect(abs(attributes.transform.a - cos(0.5)) < 1e-12)
    expectEqual(attributes.size, CGSize(width: 100, height: 100))
    #expect(attributes.frame.width < 100)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    expectEqual(copy?.transform3D, Self.turned)
    #expect(attributes.isEqual(copy))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(attributes.transform3D, CATransform3DMakeScale(2, 2, 1))
    #expect(!attributes.isEqual(copy))
  }

  private final class TurningLayout: UICollectionViewFlowLayout {
    var isTurning = true

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.compactMap {
        let copy = $0.copy() as? UICollectionViewLayoutAttributes
        if isTurning { copy?.transform3D = AttributesInSpaceTests.turned }
        return copy
      }
    }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  }

  @Test("are what cells show, and no more once the layout says so")
  func cells() {
    let fixture = Fixture()
    let layout = TurningLayout()
    let rows = Rows()
    let list = fixture.show(
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 200),
        collectionViewLayout: layout
      )
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = rows
    list.layoutIfNeeded()
    expectEqual(list.visibleCells.count, 2)
    #expect(list.visibleCells.allSatisfy { $0.layer.transform == Self.turned })
    layout.isTurning = false
    layout.invalidateLayout()
    list.layoutIfNeeded()
    #expect(list.visibleCells.allSatisfy { CATransform3DIsIdentity($0.transform3D) })
  }
}
