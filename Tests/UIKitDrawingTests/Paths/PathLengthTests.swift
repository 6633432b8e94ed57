import CoreGraphics
import Foundation
import Testing

@Suite("Curves of absurd size")
struct PathLengthTests {
  @Test("are walked along in a bounded number of steps", arguments: [1e9, 1e80, 1e150, 1e300])
  func curve(size: Double) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 1, y: 0),
      control1: CGPoint(x: size, y: size),
      control2: CGPoint(x: -size, y: size)
    )
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 0.5, y: -10)))
  }

  @Test("turn around a circle in a bounded number of parts", arguments: [1e9, 1e80, 1e300])
  func arc(turns: Double) {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: turns)
    #expect(path.contains(CGPoint(x: 0, y: 0)))
  }
}
