import TesseraTestSupport
import CoreGraphics
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("Edges between pixels", .withTheProgram)
struct PixelSnappingTests {
  @Test("of neighbours meet", arguments: [1, 2, 3] as [CGFloat], [3, 7, 9, 11])
  func tiles(scale: CGFloat, count: Int) {
    let canvas = Canvas(width: 20, height: 2)
    let width = 20 / CGFloat(count)
    for index in 0..<count {
      let color: UIColor = index.isMultiple(of: 2) ? .red : .blue
      canvas.add(color, CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 2))
    }
    let rows = canvas.rows(scale: scale)
    #expect(rows.allSatisfy { "RB\n".contains($0) }, "\(rows)")
  }

  @Test("meet also where the neighbours are in different superviews")
  func nestedTiles() {
    let canvas = Canvas(width: 20, height: 2)
    for index in 0..<7 {
      let frame = CGRect(x: CGFloat(index) * 20 / 7, y: 0, width: 20 / 7, height: 2)
      let cell = canvas.add(.clear, frame)
      let inner = canvas.add(.clear, cell.bounds, to: cell)
      canvas.add(index.isMultiple(of: 2) ? .red : .blue, inner.bounds, to: inner)
    }
    let rows = canvas.rows()
    #expect(rows.allSatisfy { "RB\n".contains($0) }, "\(rows)")
  }

  @Test("stay together while content is scrolled by fractions")
  func scrolled() {
    let canvas = Canvas(width: 2, height: 12)
    let content = canvas.add(.clear, CGRect(x: 0, y: 0, width: 2, height: 12))
    for index in 0..<30 {
      let color: UIColor = index.isMultiple(of: 2) ? .red : .blue
      canvas.add(color, CGRect(x: 0, y: CGFloat(index) * 3.3, width: 2, height: 3.3), to: content)
    }
    // Scrolling by whole pixels moves the picture and changes nothing in it.
    content.bounds.origin.y = 5
    let first = canvas.rows().split(separator: "\n")
    content.bounds.origin.y = 7
    let second = canvas.rows().split(separator: "\n")
    #expect(first.dropFirst(2).elementsEqual(second.dropLast(2)))
    for fraction in stride(from: 0, to: 3, by: 0.1) {
      content.bounds.origin.y = fraction
      let rows = canvas.rows()
      #expect(rows.allSatisfy { "RB\n".contains($0) }, "at \(fraction):\n\(rows)")
    }
  }

  @Test("are exact a billion rows down")
  func farAway() {
    let canvas = Canvas(width: 2, height: 4)
    let content = canvas.add(.clear, CGRect(x: 0, y: 0, width: 2, height: 4))
    content.clipsToBounds = true
    let start: CGFloat = 44_000_000_000
    canvas.add(.red, CGRect(x: 0, y: start + 1, width: 2, height: 1), to: content)
    canvas.add(.blue, CGRect(x: 0, y: start + 2, width: 1, height: 2), to: content)
    content.bounds.origin.y = start
    expectEqual(
      canvas.rows(),
      """
      ..
      RR
      B.
      B.
      """
    )
  }

  @Test("round to the nearest pixel, halves down, the same for rounding errors")
  func grid() {
    let grid = PixelGrid(scale: 2)
    expectEqual([0, 0.2, 0.25, 0.3, 0.5, -0.25].map(grid.snap), [0, 0, 0, 0.5, 0.5, -0.5])
    expectEqual(grid.snap(10.25 + 1e-9), 10)
    expectEqual(grid.snap(10.25 - 1e-9), 10)
    expectEqual(PixelGrid(scale: 0).scale, 1)
    expectEqual(PixelGrid(scale: .nan).scale, 1)
  }
}
