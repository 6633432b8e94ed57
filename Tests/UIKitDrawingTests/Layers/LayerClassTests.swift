import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The layer of a view")
@MainActor
struct LayerClassTests {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class OwnLayer: CALayer {
    let mark: Int
    var note = ""

    override init() {
      mark = 7
      super.init()
    }

    override init(layer: Any) {
      mark = (layer as? OwnLayer)?.mark ?? 0
      super.init(layer: layer)
      note = "copy"
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class OwnView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  private class GenericLayer<Mark>: CALayer {
    var marks: [Mark] = []
  }

  private final class GenericView: UIView {
    override class var layerClass: AnyClass { GenericLayer<Int>.self }
  }

  private final class WrongView: UIView {
    override class var layerClass: AnyClass { UIView.self }
  }

  @Test("is of the class that the view says, made by the initialiser of that class")
  func classes() {
    let view = GradientView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer is CAGradientLayer)
    expectEqual(view.layer.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual((OwnView().layer as? OwnLayer)?.mark, 7)
    expectEqual((GenericView().layer as? GenericLayer<Int>)?.marks, [])
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test("is no object of another class, which is reported")
  func wrongClass() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    #expect(type(of: WrongView().layer) == CALayer.self && messages.count == 1)
  }

  @Test("is shown as a layer of its class, made by the copying initialiser of that class")
  func presentation() throws {
    let fixture = Fixture()
    let view = fixture.show(OwnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let layer = try #require(view.layer as? OwnLayer)
    let shown = try #require(layer.presentation())
    #expect(shown.mark == 7 && shown.note == "copy" && shown.frame == view.frame)
    weak var gone: OwnLayer?
    gone = layer.presentation()
    #expect(gone == nil)
    let gradient = fixture.show(GradientView())
    (gradient.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor]
    let shownGradient = gradient.layer.presentation() as? CAGradientLayer
    expectEqual(shownGradient?.colors?.count, 1)
  }

  @Test("goes with its view")
  func lifetime() {
    weak var layer: CALayer?
    do {
      let view = OwnView()
      layer = view.layer
      #expect(layer != nil)
    }
    #expect(layer == nil)
  }
}
