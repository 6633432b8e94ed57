import TesseraTestSupport
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("What cannot be drawn", .withTheProgram)
struct BadInputDrawingTests {
  @Test("is left out, with one word about it, and the rest is drawn")
  func transform() {
    let canvas = Canvas(width: 3, height: 1)
    canvas.add(.red, CGRect(x: 0, y: 0, width: 1, height: 1))
    let broken = canvas.add(.blue, CGRect(x: 1, y: 0, width: 1, height: 1))
    canvas.add(.green, CGRect(x: 2, y: 0, width: 1, height: 1))
    broken.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    expectEqual(canvas.rows(), "R.G")
    var diagnostics: [String] = []
    let log = DrawingDiagnostics { diagnostics.append($0) }
    let target = RenderTarget(scale: 1, pixelSource: .surface)
    for offset in 0..<3 {
      canvas.root.bounds.origin.y = CGFloat(offset)
      _ = LayerRenderer(target: target, report: log).node(of: canvas.root.layer)
    }
    expectEqual(diagnostics.count, 1)
    #expect(diagnostics.first?.contains("nan") == true)
  }

  @Test(
    "is anything whose numbers have no place",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat]
  )
  func undefined(number: CGFloat) {
    let space = LayerSpace(
      bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
      target: RenderTarget(scale: 1, pixelSource: .surface),
      phase: .zero
    )
    let changes: [(inout UIBackendAppearance) -> Void] = [
      { $0.position.y = number }, { $0.bounds.size.width = number }, { $0.transform.m41 = number },
      { $0.cornerRadius = number }, { $0.borderWidth = number },
    ]
    for change in changes {
      var appearance = UIBackendAppearance(
        bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
        position: .zero
      )
      change(&appearance)
      guard case .undefined = LayerPlacement(appearance, in: space) else {
        Issue.record("\(appearance) has a place")
        continue
      }
    }
  }

  @Test("includes a view of no size, of which a picture is one empty pixel")
  func empty() {
    let canvas = Canvas(width: 0, height: 0)
    canvas.root.backgroundColor = .red
    canvas.root.layer.borderWidth = 3
    canvas.root.layer.cornerRadius = 5
    canvas.root.layer.shadowOpacity = 1
    let picture = canvas.draw()
    expectEqual(picture.pixelSize, CGSize(width: 1, height: 1))
    expectEqual(picture.color(atX: 0, y: 0).alpha, 0)
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
    expectEqual(picture.color(atX: 0, y: 0).alpha, 1)
    expectEqual(picture.color(atX: -1, y: 0), .clear)
    expectEqual(picture.color(atX: 0, y: 1_000_000), .clear)
  }
}
