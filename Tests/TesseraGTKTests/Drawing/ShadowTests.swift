import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

extension OnDisplay {
  /// The line at half the height of a selected segment came from GTK's renderer for graphics cards.
  @MainActor
  @Suite("A shadow in a window")
  struct WindowShadowTests {
    private struct Shape {
      let size: CGSize
      let cornerRadius: CGFloat
      let shadowRadius: CGFloat
    }

    /// Shapes of which the first is a selected segment, and sizes on both sides of where pieces overlap.
    private static let shapes: [Shape] =
      [Shape(size: CGSize(width: 60, height: 28), cornerRadius: 7, shadowRadius: 4)]
      + [8, 16, 24, 32, 40, 48, 64, 96, 128].flatMap { side in
        [(0, 3), (7, 4), (7, 8), (20, 4)].map { corner, blur in
          Shape(size: CGSize(width: 140, height: side), cornerRadius: corner, shadowRadius: blur)
        }
      }

    @Test("fades evenly around shapes of all sizes, with no line beside them")
    func evenness() throws {
      guard let card = GraphicsCard() else { return }
      for shape in Self.shapes {
        let canvas = Canvas(width: shape.size.width + 80, height: shape.size.height + 80)
        let view = canvas.add(.white, CGRect(origin: CGPoint(x: 40, y: 40), size: shape.size))
        view.layer.cornerRadius = shape.cornerRadius
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = shape.shadowRadius
        view.layer.shadowOffset = .zero
        let alphas = try card.alphas(of: canvas.root)
        // The steepest place of an edge that is blurred with a deviation of s is 1 / (s √2π) a point; a
        // tenth on top is for the pieces of which a renderer approximates it.
        let steepest = 1 / (Double(shape.shadowRadius) * (2 * Double.pi).squareRoot()) + 0.1
        let beside = [36, 38, canvas.root.bounds.width - 39, canvas.root.bounds.width - 37]
        for x in beside.map({ Int($0) }) {
          let column = alphas.map { $0[x] }
          let step = zip(column, column.dropFirst()).map { abs($0 - $1) }.max() ?? 0
          #expect(step <= steepest, "\(shape) in column \(x)")
          let mirrored = zip(column, column.reversed()).map { abs($0 - $1) }.max() ?? 0
          #expect(mirrored < 0.1, "\(shape) in column \(x)")
        }
      }
    }
  }
}
