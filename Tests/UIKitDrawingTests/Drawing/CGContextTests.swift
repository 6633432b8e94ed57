import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit
@testable import UIKitTestSupport

@Suite("A graphics context")
@MainActor
struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test("fills in black and draws lines of one point in black at first")
  func defaults() {
    let lines = steps { context in
      context.fill(square)
      context.stroke(square)
      #expect(context.ctm.isIdentity && context.isPathEmpty)
      #expect(context.currentPointOfPath == .zero && context.boundingBoxOfPath.isNull)
      expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    expectEqual(
      lines,
      [
        "filled 000000 in (10.0, 10.0, 20.0, 20.0)",
        "line 000000 of 1.0 in (10.0, 10.0, 20.0, 20.0)",
      ]
    )
  }

  @Test("draws with the colours that were set last")
  func colors() {
    let lines = steps { context in
      context.setFillColor(red)
      context.setStrokeColor(blue)
      context.addRect(square)
      context.drawPath(using: CGPathDrawingMode.fillStroke)
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
      context.setStrokeColor(gray: 1, alpha: 1)
      context.fill([square])
      context.stroke(square, width: 3)
      context.setFillColor(gray: 0, alpha: 1)
      context.setStrokeColor(red: 1, green: 1, blue: 0, alpha: 1)
      context.fillEllipse(in: square)
      context.strokeEllipse(in: square)
    }
    let box = "in (10.0, 10.0, 20.0, 20.0)"
    expectEqual(
      lines,
      [
        "filled ff0000 line 0000ff of 1.0 \(box)",
        "filled 00ff0080 \(box)", "line ffffff of 3.0 \(box)",
        "filled 000000 \(box)", "line ffff00 of 1.0 \(box)",
      ]
    )
  }

  @Test("goes back to what was saved, clip and transform included")
  func states() {
    let lines = steps { context in
      context.saveGState()
      context.setFillColor(red)
      context.setLineWidth(4)
      context.translateBy(x: 5, y: 6)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(square)
      context.restoreGState()
      #expect(context.ctm.isIdentity)
      context.fill(square)
      context.stroke(square)
    }
    expectEqual(
      lines,
      [
        "save", "clipped to (5, 6, 10, 10)", "filled ff0000 in (15.0, 16.0, 20.0, 20.0)",
        "restore", "filled 000000 in (10.0, 10.0, 20.0, 20.0)",
        "line 000000 of 1.0 in (10.0, 10.0, 20.0, 20.0)",
      ]
    )
  }

  @Test("keeps no steps for states in which nothing was clipped, and closes what was left open")
  func lazyStates() {
    let lines = steps { context in
      context.saveGState()
      context.saveGState()
      context.restoreGState()
      context.saveGState()
      context.clip(to: square)
    }
    expectEqual(lines, ["save", "clipped to (10, 10, 20, 20)", "restore"])
  }

  @Test("reports what was closed and never opened")
  func unbalanced() {
    var lines: [String] = []
    let messages = reports {
      lines = steps { context in
        context.restoreGState()
        context.endTransparencyLayer()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.endTransparencyLayer()
      }
    }
    #expect(messages.count == 3 && messages[0].contains("restoreGState()"))
    #expect(messages[1].contains("endTransparencyLayer()"))
    expectEqual(lines, ["group", "end of group"])
  }

  @Test("transforms points when they are added, and lines when they are drawn")
  func transforms() {
    let lines = steps { context in
      context.scaleBy(x: 2, y: 2)
      context.move(to: CGPoint(x: 1, y: 1))
      context.translateBy(x: 10, y: 0)
      context.addLine(to: CGPoint(x: 1, y: 1))
      expectEqual(context.currentPointOfPath, CGPoint(x: 1, y: 1))
      expectEqual(context.boundingBoxOfPath, CGRect(x: -9, y: 1, width: 10, height: 0))
      context.strokePath()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.rotate(by: .pi / 2)
      context.concatenate(CGAffineTransform(translationX: 1, y: 0))
      // A step to the right is one downwards now: (10, 0), and 1 down, doubled.
      #expect(abs(context.ctm.tx - 20) < 1e-9 && abs(context.ctm.ty - 2) < 1e-9)
    }
    expectEqual(
      lines,
      [
        "line 000000 of 1.0 in (-9.0, 1.0, 10.0, 0.0) transformed by [2 0 0 2 20 0]",
        "filled 000000 in (20.0, 0.0, 2.0, 2.0)",
      ]
    )
  }

  @Test("builds paths of lines, curves, arcs, rectangles and other paths")
  func paths() {
    let lines = steps { context in
      context.beginPath()
      context.move(to: CGPoint(x: 0, y: 0))
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 14, y: 5))
      context.addCurve(
        to: CGPoint(x: 0, y: 10),
        control1: CGPoint(x: 8, y: 12),
        control2: CGPoint(x: 2, y: 12)
      )
      context.closePath()
      #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .stroke))
      #expect(!context.pathContains(CGPoint(x: 20, y: 5), mode: .eoFill))
      #expect(context.path?.isEmpty == false)
      context.fillPath()
      #expect(context.isPathEmpty)
      context.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
      context.addRects([square])
      context.addEllipse(in: square)
      context.addPath(CGPath(rect: CGRect(x: 50, y: 50, width: 10, height: 10), transform: nil))
      context.fillPath(using: .evenOdd)
      context.addArc(
        center: CGPoint(x: 50, y: 50),
        radius: 10,
        startAngle: 0,
        endAngle: .pi,
        clockwise: false
      )
      context.strokePath()
      context.move(to: CGPoint(x: 0, y: 0))
      context.addArc(
        tangent1End: CGPoint(x: 20, y: 0),
        tangent2End: CGPoint(x: 20, y: 20),
        radius: 5
      )
      context.strokePath()
      context.strokeLineSegments(between: [.zero, CGPoint(x: 3, y: 0), CGPoint(x: 9, y: 9)])
    }
    #expect(
      lines == [
        "filled 000000 in (0.0, 0.0, 10.0, 10.0)",
        "filled 000000 in (1.0, 1.0, 59.0, 59.0)",
        // The lower half of a circle.
        "line 000000 of 1.0 in (40.0, 50.0, 20.0, 10.0)",
        "line 000000 of 1.0 in (0.0, 0.0, 20.0, 5.0)",
        "line 000000 of 1.0 in (0.0, 0.0, 3.0, 0.0)",
      ]
    )
  }

  @Test("draws lines in the style that was set")
  func lineStyle() throws {
    let list = UIBackendDisplayList(bounds: square) { context in
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setMiterLimit(0.5)
      context.setLineDash(phase: 1, lengths: [4, 2])
      context.stroke(square)
      context.setLineDash(phase: 0, lengths: [0, 0])
      context.stroke(square)
      context.setLineWidth(0)
      context.stroke(square)
    }
    expectEqual(list.steps.count, 2)
    guard case .shape(let dashed, _, _) = list.steps[0],
      case .shape(let whole, _, _) = list.steps[1]
    else { throw Unexpected() }
    #expect(dashed.stroke?.width == 3 && dashed.stroke?.cap == .round)
    #expect(dashed.stroke?.join == .bevel && dashed.stroke?.miterLimit == 1)
    #expect(dashed.stroke?.dashes == [4, 2] && dashed.stroke?.dashPhase == 1)
    #expect(whole.stroke?.dashes.isEmpty == true)
  }

  private struct Unexpected: Error {}

  @Test("shows only what is inside of its clips")
  func clips() {
    let lines = steps { context in
      context.addEllipse(in: square)
      context.clip(using: .evenOdd)
      context.clip(to: [square, CGRect(x: 50, y: 50, width: 5, height: 5)])
      expectEqual(context.boundingBoxOfClipPath, square)
      context.clip(to: CGRect(x: 80, y: 80, width: 0, height: 0))
      #expect(context.boundingBoxOfClipPath.isEmpty)
    }
    expectEqual(
      lines,
      [
        "clipped to (10, 10, 20, 20) even-odd", "clipped to (10, 10, 45, 45)",
        "clipped to (80, 80, 0, 0)",
      ]
    )
    let messages = reports {
      let lines = steps { $0.clip() }
      #expect(lines.isEmpty)
    }
    expectEqual(messages.count, 1)
  }

  @Test("mixes what is drawn with an opacity, a blend mode and a shadow")
  func composition() {
    let lines = steps { context in
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
      context.fill(square)
      context.setShadow(offset: .zero, blur: -1, color: red)
      context.setAlpha(2)
      context.setBlendMode(.normal)
      context.fill(square)
      context.setShadow(offset: .zero, blur: 3, color: nil)
      context.fill(square)
      context.clear(square)
      context.fill(square)
    }
    let box = "filled 000000 in (10.0, 10.0, 20.0, 20.0)"
    expectEqual(
      lines,
      [
        "\(box) opacity 0.5 multiply shadow 00000055 of 3 moved by (1, 2)",
        "\(box) shadow ff0000 of 0 moved by (0, 0)", box, "\(box) clear", box,
      ]
    )
  }

  @Test("draws what is in a transparency layer as one picture")
  func layers() {
    let lines = steps { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(in: square, auxiliaryInfo: nil)
      context.fill(square)
      context.saveGState()
      context.endTransparencyLayer()
      context.fill(square)
    }
    let box = "filled 000000 in (10.0, 10.0, 20.0, 20.0)"
    expectEqual(
      lines,
      [
        "group opacity 0.5", "save", "clipped to (10, 10, 20, 20)", box, "restore", "end of group",
        "\(box) opacity 0.5",
      ]
    )
  }

  @Test("fills what is shown with gradients")
  func gradients() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = try #require(
      CGGradient(colorsSpace: space, colors: [red, blue] as CFArray, locations: [0.25, 1])
    )
    let gray = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(),
        colorComponents: [0, 1, 1, 0.5],
        locations: nil,
        count: 2
      )
    )
    let list = UIBackendDisplayList(bounds: square) { context in
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 0, y: 9),
        options: [.drawsAfterEndLocation]
      )
      context.translateBy(x: 1, y: 2)
      context.drawRadialGradient(
        gray,
        startCenter: .zero,
        startRadius: 0,
        endCenter: .zero,
        endRadius: 5,
        options: []
      )
      context.drawLinearGradient(gray, start: .zero, end: .zero, options: [])
    }
    expectEqual(
      HeadlessDrawing.lines(of: list, in: square, tint: nil),
      [
        "linear ff0000@0.25 0000ff@1 from (0, 0) to (0, 9)",
        "radial 000000@0 ffffff80@1 from (0, 0) of 0 to (0, 0) of 5 moved by (1, 2)",
      ]
    )
    guard case .shading(let shading, _, _) = list.steps[0] else { throw Unexpected() }
    #expect(!shading.extendsBeforeStart && shading.extendsBehindEnd)
  }

  @Test("has gradients of colours only, in spaces that have names")
  func gradientInput() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [1] as CFArray, locations: nil) == nil)
    let one = CGGradient(colorsSpace: nil, colors: [red] as CFArray, locations: [.nan])
    #expect(one != nil && one == CGGradient(colorsSpace: nil, colors: [red], locations: nil))
    expectEqual(Set([one, one]).count, 1)
    expectEqual(CGColorSpace(name: CGColorSpace.sRGB), CGColorSpaceCreateDeviceRGB())
    expectEqual(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.numberOfComponents, 1)
    #expect(CGColorSpace(name: "none") == nil)
    #expect(CGColorSpaceCreateDeviceGray().hashValue != CGColorSpaceCreateDeviceRGB().hashValue)
  }

  @Test("reports numbers that are not finite, and draws the rest")
  func notFinite() {
    var lines: [String] = []
    let messages = reports {
      lines = steps { context in
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.translateBy(x: .infinity, y: 0)
        context.setLineWidth(.nan)
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1)
        context.clip(to: CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1))
        context.setAlpha(.nan)
        context.setAlpha(1)
        context.fill(square)
      }
    }
    #expect(messages.count == 5 && lines == ["filled 000000 in (10.0, 10.0, 20.0, 20.0)"])
  }

  @Test("draws nothing where a transform has flattened everything")
  func flattened() {
    let lines = steps { context in
      context.scaleBy(x: 0, y: 1)
      context.fill(square)
      context.stroke(square)
      #expect(context.path == nil && context.boundingBoxOfClipPath == .zero)
    }
    #expect(lines.isEmpty)
  }
}
