import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("What is kept between frames", .withTheProgram)
struct CacheTests {
  private func node(of layer: CALayer) -> AnyObject? { layer.backendCache.subtree }

  @Test("is used again when a view moves, fades, turns or scrolls by pixels")
  func kept() throws {
    let canvas = Canvas(width: 20, height: 20)
    let cell = canvas.add(.red, CGRect(x: 2, y: 2, width: 10, height: 10))
    canvas.add(.blue, CGRect(x: 1, y: 1, width: 3, height: 3), to: cell)
    _ = canvas.draw()
    let kept = try #require(node(of: cell.layer))
    let changes: [() -> Void] = [
      { cell.center.x += 3 }, { cell.alpha = 0.5 },
      { cell.transform = CGAffineTransform(rotationAngle: 1) },
      { canvas.root.bounds.origin.y = 4 },
    ]
    for change in changes {
      change()
      _ = canvas.draw()
      #expect(node(of: cell.layer) === kept)
    }
  }

  @Test("is not used when something inside looks different, nor at another scale")
  func dropped() throws {
    let canvas = Canvas(width: 20, height: 20)
    let cell = canvas.add(.red, CGRect(x: 2, y: 2, width: 10, height: 10))
    let inner = canvas.add(.blue, CGRect(x: 1, y: 1, width: 3, height: 3), to: cell)
    _ = canvas.draw()
    let kept = try #require(node(of: cell.layer))
    inner.backgroundColor = .green
    #expect(canvas.draw().color(atX: 4, y: 4).isNear(.init(red: 0, green: 1, blue: 0)))
    #expect(node(of: cell.layer) !== kept)
    let atOne = node(of: cell.layer)
    #expect(canvas.draw(scale: 2).color(atX: 8, y: 8).isNear(.init(red: 0, green: 1, blue: 0)))
    #expect(node(of: cell.layer) !== atOne)
  }

  @Test("gives the same picture as drawing afresh, whatever happened before", arguments: 0..<20)
  func history(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let canvas = Canvas(width: 30, height: 30)
    var views = [canvas.add(.white, CGRect(x: 3, y: 3, width: 20, height: 20))]
    var script: [String] = []
    for _ in 0..<25 {
      let index = Int.random(in: 0..<views.count, using: &generator)
      script.append(step(on: views[index], index, views: &views, canvas, &generator))
      let kept = canvas.draw().pngData
      forget(canvas.root.layer)
      let fresh = canvas.draw().pngData
      try #require(kept == fresh, "seed \(seed):\n\(script.joined(separator: "\n"))")
    }
  }

  private func step(
    on view: UIView,
    _ index: Int,
    views: inout [UIView],
    _ canvas: Canvas,
    _ generator: inout SeededGenerator
  ) -> String {
    let number = CGFloat(Int.random(in: -12...12, using: &generator)) / 4
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      view.center.x += number
      return "views[\(index)].center.x += \(number)"
    case 1:
      view.alpha = abs(number) / 3
      return "views[\(index)].alpha = \(abs(number) / 3)"
    case 2:
      view.transform = CGAffineTransform(rotationAngle: number)
      return "views[\(index)].transform = CGAffineTransform(rotationAngle: \(number))"
    case 3:
      view.bounds.origin.y += number
      return "views[\(index)].bounds.origin.y += \(number)"
    case 4:
      view.backgroundColor = UIColor(red: abs(number) / 3, green: 0.5, blue: 0, alpha: 1)
      return "views[\(index)].backgroundColor = UIColor(red: \(abs(number) / 3), …)"
    case 5:
      view.isHidden.toggle()
      return "views[\(index)].isHidden.toggle()"
    case 6:
      view.clipsToBounds.toggle()
      return "views[\(index)].clipsToBounds.toggle()"
    default:
      let frame = CGRect(x: 2 + number, y: 2, width: 8 + number, height: 9)
      views.append(canvas.add(.blue, frame, to: view))
      return "views.append(canvas.add(.blue, \(frame), to: views[\(index)]))"
    }
  }

  private func forget(_ layer: CALayer) {
    layer.backendCache = UIBackendLayerCache()
    for sublayer in layer.backendSublayers { forget(sublayer) }
  }
}
