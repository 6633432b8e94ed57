import CoreGraphics
import Testing

@Suite("An affine transform")
struct CGAffineTransformTests {
  @Test("applies the receiver first when two are concatenated")
  func concatenates() {
    let scaledThenMoved = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(scaledThenMoved) == CGPoint(x: 12, y: 23))
  }

  @Test("is undone by its inverse")
  func inverts() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test("returns itself as the inverse when it flattens the plane")
  func keepsWhatHasNoInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("takes a rectangle to the upright rectangle that holds its corners")
  func mapsRectangles() {
    let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let mapped = CGRect(x: 10, y: 0, width: 30, height: 20).applying(quarterTurn)
    #expect(mapped == CGRect(x: -20, y: 10, width: 20, height: 30))
  }
}
