import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@Suite("Points, sizes and rectangles")
struct GeometryDescriptionTests {
  private let rect = CGRect(x: 1, y: -2.5, width: 100, height: 0)

  @Test("are printed as numbers in parentheses, as Apple's are")
  func printing() {
    expectEqual("\(rect)", "(1.0, -2.5, 100.0, 0.0)")
    expectEqual("\(rect.origin) \(rect.size)", "(1.0, -2.5) (100.0, 0.0)")
    var text = ""
    print(CGRect(x: 0, y: 0, width: 100, height: 100), to: &text)
    expectEqual(text, "(0.0, 0.0, 100.0, 100.0)\n")
  }

  @Test("are printed so in collections, optionals and for debugging too")
  func nesting() {
    expectEqual("\([rect.size])", "[(100.0, 0.0)]")
    expectEqual(String(describing: Optional(rect.origin)), "Optional((1.0, -2.5))")
    expectEqual(String(reflecting: rect), "(1.0, -2.5, 100.0, 0.0)")
  }

  @Test("show what is no number")
  func notNumbers() {
    expectEqual("\(CGPoint(x: CGFloat.nan, y: .infinity))", "(nan, inf)")
  }
}
