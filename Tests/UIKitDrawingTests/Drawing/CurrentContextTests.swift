import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit
@testable import UIKitTestSupport

@Suite("The current context")
@MainActor
struct CurrentContextTests {
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test("is the one that was pushed last, and none outside of drawing")
  func stack() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = steps { outer in
      UIGraphicsPushContext(outer)
      #expect(UIGraphicsGetCurrentContext() === outer)
      _ = steps { inner in
        UIGraphicsPushContext(inner)
        #expect(UIGraphicsGetCurrentContext() === inner)
        UIGraphicsPopContext()
      }
      #expect(UIGraphicsGetCurrentContext() === outer)
      UIGraphicsPopContext()
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    expectEqual(reports { UIGraphicsPopContext() }.count, 1)
  }

  @Test("takes rectangles, colours and clips")
  func rectangles() {
    let lines = currentSteps {
      UIColor.red.set()
      UIRectFill(square)
      UIColor.blue.setFill()
      UIRectFrame(square)
      UIColor.green.setStroke()
      UIRectClip(square)
      UIRectFillUsingBlendMode(square, .screen)
      UIRectFrameUsingBlendMode(CGRect(x: 0, y: 0, width: 5, height: 1), .normal)
      UIGraphicsGetCurrentContext()?.stroke(square)
    }
    let box = "in (10.0, 10.0, 20.0, 20.0)"
    expectEqual(
      lines,
      [
        "filled ff0000 \(box) copy", "filled 0000ff \(box) copy", "clipped to (10, 10, 20, 20)",
        "filled 0000ff \(box) screen", "filled 0000ff in (0.0, 0.0, 5.0, 1.0)",
        "line 00ff00 of 1.0 \(box)",
      ]
    )
  }

  @Test("takes paths in their own style, and keeps its own")
  func paths() throws {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 5
    path.lineCapStyle = .square
    path.lineJoinStyle = .round
    path.miterLimit = 3
    path.setLineDash([2, 1], count: 2, phase: 1)
    path.usesEvenOddFillRule = true
    let list = UIBackendDisplayList(bounds: square) { context in
      context.makeCurrent {
        path.fill()
        path.stroke()
        path.fill(with: .multiply, alpha: 0.5)
        path.stroke(with: .normal, alpha: 0.25)
        path.addClip()
        context.stroke(square)
      }
    }
    let box = "in (10.0, 10.0, 20.0, 20.0)"
    expectEqual(
      HeadlessDrawing.lines(of: list, in: square, tint: nil),
      [
        "filled 000000 \(box)", "line 000000 of 5.0 \(box)",
        "filled 000000 \(box) opacity 0.5 multiply", "line 000000 of 5.0 \(box) opacity 0.25",
        "clipped to (10, 10, 20, 20) even-odd", "line 000000 of 1.0 \(box)",
      ]
    )
    guard case .shape(let fill, _, _) = list.steps[0], case .shape(let line, _, _) = list.steps[1]
    else { throw Unexpected() }
    #expect(fill.fillRule == .evenOdd && line.stroke?.cap == .square)
    #expect(line.stroke?.join == .round && line.stroke?.miterLimit == 3)
    #expect(line.stroke?.dashes == [2, 1] && line.stroke?.dashPhase == 1)
  }

  private struct Unexpected: Error {}

  @Test("takes text at a point, in a rectangle and on a baseline")
  func text() {
    _ = Fixture()
    let font = UIFont.systemFont(ofSize: 10)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let context = NSStringDrawingContext()
    let rect = CGRect(x: 10, y: 20, width: 30, height: 24)
    let lines = currentSteps {
      "one two".draw(at: CGPoint(x: 1, y: 2), withAttributes: [.font: font])
      "one two".draw(in: rect, withAttributes: [.font: font])
      "one two".draw(in: rect, withAttributes: [.font: font, .paragraphStyle: style])
      NSString(string: "A").draw(at: .zero, withAttributes: nil)
      NSString(string: "B").draw(in: rect, withAttributes: nil)
      NSString(string: "C").draw(with: rect, options: [], attributes: [.font: font], context: nil)
      "D".draw(with: rect, options: .usesLineFragmentOrigin, attributes: nil, context: context)
      NSAttributedString(string: "E").draw(at: .zero)
      NSAttributedString(string: "F").draw(in: rect)
      NSAttributedString(string: "G").draw(with: rect, context: nil)
      "H".draw(in: CGRect(x: 0, y: 0, width: 0, height: 5))
    }
    #expect(
      lines == [
        "“one two” at (1, 2)", "“one  / two” at (10, 20)", "“one t…” at (10, 20)", "“A” at (0, 0)",
        // The baseline is nine tenths of the size of the font below the top, in whole points: 9, and 11 for 12 points.
        "“B” at (10, 20)", "“C” at (10, 11)", "“D” at (10, 20)", "“E” at (0, 0)",
        "“F” at (10, 20)", "“G” at (10, 9)",
      ]
    )
    #expect(!context.totalBounds.isEmpty)
  }

  @Test("takes pictures, in one colour where they have been given one")
  func pictures() throws {
    _ = Fixture()
    let symbol = try #require(UIImage(systemName: "plus"))
    let lines = currentSteps {
      symbol.draw(in: square)
      symbol.withTintColor(.red).draw(in: square, blendMode: .multiply, alpha: 0.5)
      symbol.draw(at: CGPoint(x: 1, y: 1))
      symbol.draw(at: CGPoint(x: 1, y: 1), blendMode: .normal, alpha: 1)
      UIImage().draw(in: square)
      let text = NSMutableAttributedString(attachment: NSTextAttachment(image: symbol))
      text.draw(at: .zero)
    }
    let size = symbol.size.width.formatted()
    let plus = "[list-add-symbolic] in"
    expectEqual(
      lines,
      [
        "\(plus) (10, 10, 20, 20) in the colour 000000",
        "\(plus) (10, 10, 20, 20) in the colour ff0000 opacity 0.5 multiply",
        "\(plus) (1, 1, \(size), \(size)) in the colour 000000",
        "\(plus) (1, 1, \(size), \(size)) in the colour 000000",
        "“\u{FFFC}” at (0, 0)",
      ]
    )
  }

  @Test("is missed with a report, and nothing is drawn")
  func missing() {
    _ = Fixture()
    let path = UIBezierPath(rect: square)
    let messages = reports {
      UIColor.red.set()
      UIRectFill(square)
      UIRectFrame(square)
      UIRectClip(square)
      path.fill()
      path.stroke()
      path.addClip()
      "text".draw(at: .zero)
      UIImage(systemName: "plus")?.draw(in: square)
    }
    // Setting a colour sets that of insides and that of lines.
    #expect(messages.count == 10 && messages.allSatisfy { $0.contains("no current context") })
  }

  @Test("is that of each thread")
  func threads() async {
    let lines = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var list = UIBackendDisplayList(bounds: .zero, steps: [])
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        list = UIBackendDisplayList(bounds: bounds) { context in
          context.makeCurrent { UIRectFill(bounds) }
        }
        continuation.resume(returning: list.steps.count)
      }
    }
    #expect(lines == 1 && UIGraphicsGetCurrentContext() == nil)
  }
}
