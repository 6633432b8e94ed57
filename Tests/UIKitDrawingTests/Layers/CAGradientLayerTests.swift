import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A gradient layer")
@MainActor
struct CAGradientLayerTests {
  private func gradients(_ layer: CALayer) -> [String] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.addSublayer(layer)
    defer { layer.removeFromSuperlayer() }
    return HeadlessScene(view).root.children[0].gradients
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  @Test("spreads its colours evenly from the top to the bottom unless it is told otherwise")
  func defaults() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    expectEqual(layer.type, .axial)
    layer.colors = [red, blue, red]
    expectEqual(gradients(layer), ["axial ff0000@0.0 0000ff80@0.5 ff0000@1.0"])
    layer.locations = [0, 0.8, 0.4]
    layer.type = .conic
    expectEqual(gradients(layer), ["conic ff0000@0.0 0000ff80@0.8 ff0000@0.8"])
    expectEqual(layer.locations, [0, 0.8, 0.4])
    layer.colors = nil
    #expect(gradients(layer).isEmpty)
  }

  @Test("goes along a line, outwards or around, as its type says")
  func types() {
    let layer = CAGradientLayer()
    layer.colors = [red, blue]
    let kinds: [(CAGradientLayerType, String)] = [
      (.axial, "axial"), (.radial, "radial"), (.conic, "conic"),
    ]
    for (type, kind) in kinds {
      layer.type = type
      expectEqual(gradients(layer), ["\(kind) ff0000@0.0 0000ff80@1.0"])
    }
  }

  @Test("reports what is no colour, and locations that are not as many as colours")
  func badInput() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let layer = CAGradientLayer()
    layer.colors = [red, "red", blue]
    #expect(layer.colors?.count == 2 && messages.count == 1)
    layer.locations = [0]
    expectEqual(gradients(layer), ["axial ff0000@0.0 0000ff80@1.0"])
    expectEqual(messages.count, 2)
    layer.endPoint.x = .nan
    #expect(gradients(layer).isEmpty)
  }
}
