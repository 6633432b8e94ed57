import TesseraTestSupport
import Testing
import UIKit

@Suite("A card with layers, as apps for iOS write one")
@MainActor
struct LayerListingTests {
  @Test("has its layers follow its size at once")
  func layout() {
    let fixture = Fixture()
    let card = fixture.show(GradientCard(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    let label = UILabel()
    card.addSubview(label)
    card.frame.size.width = 200
    fixture.backend.makeFrame()
    #expect(card.gradientLayer.presentation()?.bounds.width == 200)
    #expect(card.layer.sublayers?.map(\.frame.maxY) == [50, 50, 0])
    #expect(fixture.scene.root.children[0].children.map(\.gradients.count) == [1, 0, 0])
  }
}
