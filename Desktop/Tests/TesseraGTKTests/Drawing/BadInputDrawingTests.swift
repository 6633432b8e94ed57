import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("What cannot be drawn")
struct BadInputDrawingTests {
  @Test("is left out, with a word about it, and the rest is drawn")
  func transform() {
    let canvas = Canvas(width: 3, height: 1)
    canvas.add(.red, CGRect(x: 0, y: 0, width: 1, height: 1))
    let broken = canvas.add(.blue, CGRect(x: 1, y: 0, width: 1, height: 1))
    canvas.add(.green, CGRect(x: 2, y: 0, width: 1, height: 1))
    var appearance = broken.layer.backendAppearance
    appearance.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let space = LayerSpace(
      bounds: canvas.root.bounds,
      target: RenderTarget(scale: 1, pixelSource: .surface),
      phase: .zero
    )
    guard case .undefined = LayerPlacement(appearance, in: space) else {
      Issue.record("A transform that is not a number has a place")
      return
    }
    appearance.transform = .identity
    appearance.position.y = .infinity
    guard case .undefined = LayerPlacement(appearance, in: space) else {
      Issue.record("A position without end is a place")
      return
    }
    #expect(canvas.rows() == "RBG")
  }

  @Test("includes a view of no size, of which a picture is one empty pixel")
  func empty() {
    let canvas = Canvas(width: 0, height: 0)
    canvas.root.backgroundColor = .red
    canvas.root.layer.borderWidth = 3
    canvas.root.layer.cornerRadius = 5
    canvas.root.layer.shadowOpacity = 1
    let picture = canvas.draw()
    #expect(picture.pixelSize == CGSize(width: 1, height: 1))
    #expect(picture.color(atX: 0, y: 0).alpha == 0)
    #expect(!picture.pngData.isEmpty)
  }

  @Test("includes borders and corners larger than the view")
  func tooLarge() {
    let canvas = Canvas(width: 4, height: 4)
    let view = canvas.add(.white, CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.borderWidth = 100
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.cornerRadius = 1000
    #expect(canvas.draw().color(atX: 2, y: 2).isNear(.init(red: 1, green: 0, blue: 0)))
  }

  @Test("is the part of a picture beyond what memory is for", arguments: [0, -1, .nan, 1e9])
  func scale(scale: CGFloat) {
    let canvas = Canvas(width: 4, height: 1)
    canvas.root.backgroundColor = .red
    let picture = canvas.draw(scale: scale)
    #expect(picture.pixelSize.width <= 32_767)
    #expect(picture.color(atX: 0, y: 0).alpha == 1)
    #expect(picture.color(atX: -1, y: 0) == .clear)
    #expect(picture.color(atX: 0, y: 1_000_000) == .clear)
  }
}
