import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

private final class Row: UICollectionView {}
private final class Card: UIView {}

@Suite("The description of a view")
@MainActor
struct ViewDescriptionTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  /// With `0x` in place of each address.
  private func text(_ object: NSObject) -> String {
    object.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test("says class, address, frame and layer")
  func plain() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    expectEqual(text(view), "<UIView: 0x; frame = (1 2.5; 30 40); layer = <CALayer: 0x>>")
    #expect(view.description != UIView(frame: view.frame).description)
  }

  @Test("says of a class of the app which class of UIKit it is based on")
  func base() {
    let name = String(reflecting: Card.self)
    expectEqual(
      text(Card(frame: .zero)),
      "<\(name): 0x; baseClass = UIView; frame = (0 0; 0 0); layer = <CALayer: 0x>>"
    )
  }

  @Test("says what is out of the ordinary")
  func unusual() {
    let label = UILabel(frame: .zero)
    label.text = "Lima"
    label.clipsToBounds = true
    label.alpha = 0.5
    label.isHidden = true
    label.tag = 7
    label.addGestureRecognizer(UITapGestureRecognizer())
    label.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    expectEqual(
      text(label),
      "<UILabel: 0x; frame = (0 0; 0 0); text = 'Lima'; clipsToBounds = YES; alpha = 0.5; hidden = YES; "
        + "userInteractionEnabled = NO; tag = 7; gestureRecognizers = <NSArray: 0x>; "
        + "backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 1; layer = <CALayer: 0x>>"
    )
  }

  @Test("says of a collection view where its content is, and what shows it")
  func collectionView() {
    let view = Row(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let items = Items()
    view.dataSource = items
    view.backgroundColor = .systemBackground
    view.contentInset.top = 8
    let end =
      "backgroundColor = <UIDynamicSystemColor: 0x; name = systemBackgroundColor>; layer = <CALayer: 0x>; "
      + "contentOffset: {0, -8}; contentSize: {320, 0}; adjustedContentInset: {8, 0, 0, 0}; "
      + "layout: <UICollectionViewFlowLayout: 0x>; dataSource: <\(String(reflecting: Items.self)): 0x>>"
    view.layoutIfNeeded()
    #expect(text(view).hasSuffix(end), "\(text(view))")
    #expect(text(view).contains("baseClass = UICollectionView; frame = (0 0; 320 400); "))
  }

  @Test("of colours says components, names or that they depend on the surroundings")
  func colors() {
    expectEqual(text(UIColor.white), "UIExtendedSRGBColorSpace 1 1 1 1")
    expectEqual(text(UIColor.systemRed), "<UIDynamicSystemColor: 0x; name = systemRedColor>")
    expectEqual(text(UIColor { _ in .red }), "<UIDynamicProviderColor: 0x>")
  }
}
