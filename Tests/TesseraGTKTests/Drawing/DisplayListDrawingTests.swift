import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

/// A view whose drawing a test says.
private final class CodeView: UIView {
  var code: (CGContext) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { code(context) }
  }
}

@MainActor
@Suite("What code draws", .withTheProgram)
struct DisplayListDrawingTests {
  private func view(in canvas: Canvas, _ code: @escaping (CGContext) -> Void) -> UIView {
    let view = CodeView(frame: canvas.root.bounds)
    view.code = code
    canvas.root.addSubview(view)
    return view
  }

  private func rows(
    width: CGFloat = 8,
    height: CGFloat = 4,
    scale: CGFloat = 1,
    _ code: @escaping (CGContext) -> Void
  ) -> String {
    let canvas = Canvas(width: width, height: height)
    _ = view(in: canvas, code)
    return canvas.rows(scale: scale)
  }

  @Test("is filled, drawn along, clipped and transformed")
  func shapes() {
    let rows = rows { context in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 9))
      context.fill(CGRect(x: 1, y: 1, width: 6, height: 2))
      context.restoreGState()
      context.translateBy(x: 4, y: 0)
      context.scaleBy(x: 2, y: 1)
      // A line of one unit is two points wide here.
      context.move(to: CGPoint(x: 1, y: 0))
      context.addLine(to: CGPoint(x: 1, y: 4))
      context.strokePath()
    }
    expectEqual(
      rows,
      """
      .....BB.
      .RR..BB.
      .RR..BB.
      .....BB.
      """
    )
  }

  @Test("lies over the background and ends at the bounds")
  func bounds() {
    let canvas = Canvas(width: 6, height: 3)
    let view = view(in: canvas) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: -5, width: 20, height: 20))
    }
    view.frame = CGRect(x: 1, y: 1, width: 3, height: 1)
    view.backgroundColor = .blue
    expectEqual(canvas.rows(), "......\n.BRR..\n......")
  }

  @Test("is as sharp as the display, and when it is stretched")
  func scale() {
    let half: (CGContext) -> Void = { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
    }
    expectEqual(rows(width: 2, height: 1, scale: 2, half), ".RR.\n.RR.")
    let canvas = Canvas(width: 4, height: 1)
    let view = view(in: canvas, half)
    view.frame.size.width = 2
    view.layer.displayIfNeeded()
    view.frame.size.width = 4
    // What was half a point from the edge is a point from it.
    expectEqual(canvas.rows(), ".RR.")
  }

  @Test("mixes with what was drawn before, and not with what is behind the view")
  func blending() {
    let canvas = Canvas(width: 6, height: 1)
    canvas.root.backgroundColor = .green
    _ = view(in: canvas) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setBlendMode(.multiply)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 3, y: 0, width: 2, height: 1))
      context.setBlendMode(.destinationOver)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
    }
    // Cleared and empty places are filled from behind in blue; red times blue is black.
    expectEqual(canvas.rows(), "RBRKBB")
  }

  @Test("takes the place of what was drawn before, but only where it is drawn")
  func copying() {
    let rows = rows(width: 5, height: 1) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
      context.setBlendMode(.copy)
      UIColor.clear.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.setBlendMode(.sourceIn)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    expectEqual(rows, "R.BRR")
  }

  @Test("fades as a whole in a layer, and part by part outside of one")
  func opacity() {
    let canvas = Canvas(width: 4, height: 1)
    _ = view(in: canvas) { context in
      UIColor.red.setFill()
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
    }
    let picture = canvas.draw()
    #expect(abs(picture.color(atX: 0, y: 0).alpha - 0.75) < 0.01)
    #expect(abs(picture.color(atX: 2, y: 0).alpha - 0.5) < 0.01)
  }

  @Test("casts shadows")
  func shadow() {
    let rows = rows(width: 6, height: 3) { context in
      UIColor.red.setFill()
      context.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: UIColor.black.cgColor)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 2))
    }
    expectEqual(
      rows,
      """
      .RR...
      .RRKK.
      ...KK.
      """
    )
  }

  @Test("blurs its shadows on displays of every scale")
  func softShadow() {
    let canvas = Canvas(width: 40, height: 20)
    _ = view(in: canvas) { context in
      context.setShadow(offset: CGSize(width: 20, height: 0), blur: 4, color: UIColor.black.cgColor)
      context.fill(CGRect(x: 0, y: -20, width: 10, height: 60))
    }
    for scale in [1, 2] {
      let picture = canvas.draw(scale: CGFloat(scale))
      // At the edge of the shadow half of it is left; two deviations of two points out, 2 %.
      let edge = picture.color(atX: 30 * scale, y: 10 * scale).alpha
      #expect(edge > 0.25 && edge < 0.5)
      #expect(picture.color(atX: 34 * scale + scale, y: 10 * scale).alpha < 0.05)
      #expect(picture.color(atX: 25 * scale, y: 10 * scale).alpha > 0.9)
    }
  }

  @Test("fills with gradients that end, or go on")
  func gradients() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors, locations: [0.5, 0.5])
    )
    let linear: (CGGradientDrawingOptions) -> String = { options in
      rows(width: 8, height: 1) { context in
        context.drawLinearGradient(
          gradient,
          start: CGPoint(x: 2, y: 0),
          end: CGPoint(x: 6, y: 0),
          options: options
        )
      }
    }
    expectEqual(linear([]), "..RRBB..")
    expectEqual(linear(.drawsBeforeStartLocation), "RRRRBB..")
    expectEqual(linear(.drawsAfterEndLocation), "..RRBBBB")
    let middle = rows(width: 9, height: 9) { context in
      context.drawRadialGradient(
        gradient,
        startCenter: CGPoint(x: 4.5, y: 4.5),
        startRadius: 0,
        endCenter: CGPoint(x: 4.5, y: 4.5),
        endRadius: 4,
        options: .drawsAfterEndLocation
      )
    }.split(separator: "\n")[4]
    #expect(middle.hasPrefix("BB") && middle.hasSuffix("BB") && middle.contains("RRR"))
  }

  @Test("has letters and pictures")
  func content() throws {
    let canvas = Canvas(width: 60, height: 40)
    let picture = try #require(UIImage(data: PictureFiles.png(width: 4, height: 4)))
    _ = view(in: canvas) { context in
      picture.draw(in: CGRect(x: 0, y: 0, width: 4, height: 2))
      picture.withTintColor(.green).draw(in: CGRect(x: 4, y: 0, width: 4, height: 2))
      UIImage(systemName: "plus")?.withTintColor(.blue)
        .draw(in: CGRect(x: 0, y: 20, width: 16, height: 16))
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
      ]
      "HH".draw(at: CGPoint(x: 20, y: 10), withAttributes: attributes)
    }
    let rows = canvas.rows().split(separator: "\n").map { Array($0) }
    #expect(String(rows[0].prefix(8)) == "RRBBGGGG" && String(rows[1].prefix(8)) == "RRBBGGGG")
    #expect(rows[20...35].contains { $0[0..<16].contains("B") })
    let letters = (10..<35).flatMap { row in (20..<60).map { rows[row][$0] } }
    #expect(letters.count { $0 == "R" } > 20 && !letters.contains("B"))
    #expect(rows[0..<10].allSatisfy { !$0[20...].contains("R") })
  }

  @Test("is an image that is as sharp as the display, and files of it")
  func images() throws {
    let canvas = Canvas(width: 4, height: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0.5, y: 0, width: 3, height: 1))
    }
    let view = UIImageView(frame: canvas.root.bounds)
    view.image = image
    canvas.root.addSubview(view)
    #expect(canvas.rows(scale: 2).hasPrefix(".RRRRRR.\n.RRRRRR.\n........"))
    let png = try #require(image.pngData())
    let decoded = try #require(UIImage(data: png, scale: 2))
    expectEqual(decoded.size, image.size)
    view.image = decoded
    #expect(canvas.rows(scale: 2).hasPrefix(".RRRRRR.\n.RRRRRR.\n........"))
    let file = try #require(image.jpegData(compressionQuality: 1))
    let jpeg = try #require(UIImage(data: file))
    expectEqual(jpeg.size, CGSize(width: 8, height: 4))
    view.image = jpeg
    view.contentMode = .topLeft
    // What is clear is black.
    expectEqual(canvas.draw().color(atX: 0, y: 1).alpha, 1)
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.contentMode = .scaleToFill
    view.tintColor = .blue
    #expect(canvas.rows(scale: 2).hasPrefix(".BBBBBB."))
  }

  @Test("is stretched between the edges of a resizable picture, without what is beside it")
  func resizable() throws {
    let canvas = Canvas(width: 8, height: 4)
    let picture = try #require(UIImage(data: PictureFiles.png(width: 4, height: 4)))
    let view = UIImageView(frame: canvas.root.bounds)
    // Two columns in red and two in blue: what is stretched is the last red one.
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    view.image = picture.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    canvas.root.addSubview(view)
    #expect(canvas.rows().split(separator: "\n").allSatisfy { $0 == "RRRRRRBB" })
  }

  @Test("may be views that are drawn into an image")
  func hierarchy() {
    let canvas = Canvas(width: 4, height: 2)
    let source = UIView(frame: CGRect(x: 30, y: 30, width: 4, height: 2))
    source.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 1, y: 0, width: 2, height: 1))
    inner.backgroundColor = .blue
    source.addSubview(inner)
    let image = UIGraphicsImageRenderer(bounds: source.bounds).image { context in
      source.layer.render(in: context.cgContext)
    }
    let view = UIImageView(frame: canvas.root.bounds)
    view.image = image
    canvas.root.addSubview(view)
    expectEqual(canvas.rows(), "RBBR\nRRRR")
  }
}
