import TesseraTestSupport
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("The content of a layer", .withTheProgram)
struct ContentDrawingTests {
  private func imageView(_ frame: CGRect, in canvas: Canvas) -> UIImageView {
    let view = UIImageView(frame: frame)
    view.image = UIImage(data: PictureFiles.png(width: 4, height: 4))
    canvas.root.addSubview(view)
    return view
  }

  @Test("is a picture, stretched over its rectangle, over the background")
  func picture() throws {
    let canvas = Canvas(width: 6, height: 2)
    let view = imageView(CGRect(x: 1, y: 0, width: 4, height: 2), in: canvas)
    view.contentMode = .scaleToFill
    expectEqual(
      canvas.rows(),
      """
      .RRBB.
      .RRBB.
      """
    )
    view.contentMode = .center
    view.backgroundColor = .green
    view.clipsToBounds = true
    view.bounds.size.width = 6
    view.center.x = 3
    expectEqual(
      canvas.rows(),
      """
      GRRBBG
      GRRBBG
      """
    )
  }

  @Test("is a picture in one colour when it has a tint")
  func tint() throws {
    let canvas = Canvas(width: 4, height: 4)
    let view = imageView(CGRect(x: 0, y: 0, width: 4, height: 4), in: canvas)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    expectEqual(canvas.rows(), Array(repeating: "GGGG", count: 4).joined(separator: "\n"))
  }

  @Test("is a symbol in the colour of the tint")
  func symbol() throws {
    let canvas = Canvas(width: 32, height: 32)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    view.image = UIImage(systemName: "chevron.right")
    view.tintColor = .red
    view.contentMode = .scaleAspectFit
    canvas.root.addSubview(view)
    let letters = Set(canvas.rows())
    #expect(letters.contains("R"))
    #expect(letters.isSubset(of: ["R", "?", ".", "\n"]))
  }

  @Test("is letters, cut off with the corners of what they are in")
  func label() {
    let canvas = Canvas(width: 60, height: 24)
    let clip = canvas.add(.white, CGRect(x: 0, y: 0, width: 30, height: 24))
    clip.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 2, y: 0, width: 200, height: 24))
    label.text = "mmmmmmmmmm"
    label.textColor = .black
    clip.addSubview(label)
    let rows = canvas.rows().split(separator: "\n")
    #expect(rows.contains { $0.contains("K") })
    #expect(rows.allSatisfy { $0.dropFirst(30).allSatisfy { $0 == "." } })
  }

  @Test("looks the same whether a renderer keeps textures or reads surfaces")
  func pixelSources() throws {
    let canvas = Canvas(width: 60, height: 40)
    let cell = canvas.add(.white, CGRect(x: 6, y: 6, width: 48, height: 28))
    cell.layer.cornerRadius = 6
    cell.layer.shadowOpacity = 0.5
    let picture = imageView(CGRect(x: 4, y: 4, width: 8, height: 8), in: canvas)
    cell.addSubview(picture)
    let draw = { (source: RenderTarget.PixelSource) in
      let target = RenderTarget(scale: 1, pixelSource: source)
      let renderer = LayerRenderer(
        target: target,
        report: DrawingDiagnostics { Issue.record("\($0)") }
      )
      return GTKPicture(
        of: renderer.node(of: canvas.root.layer),
        size: canvas.root.bounds.size,
        scale: 1
      )
    }
    let surfaces = draw(.surface)
    let textures = draw(.texture)
    for (x, y) in [(0, 0), (3, 20), (12, 12), (17, 15), (30, 20), (30, 36), (56, 30)] {
      let pair = (surfaces.color(atX: x, y: y), textures.color(atX: x, y: y))
      #expect(pair.0.isNear(pair.1), "at \(x), \(y)")
    }
  }
}
