import CoreGraphics
import TesseraTestSupport
import Testing

@Suite("An affine transform")
struct CGAffineTransformTests {
  @Test("applies the receiver first when two are concatenated")
  func concatenates() {
    let scaledThenMoved = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    expectEqual(CGPoint(x: 1, y: 1).applying(scaledThenMoved), CGPoint(x: 12, y: 23))
  }

  @Test("is undone by its inverse")
  func inverts() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test("returns itself as the inverse when it flattens the plane")
  func keepsWhatHasNoInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
  }

  @Test("takes a rectangle to the upright rectangle that holds its corners")
  func mapsRectangles() {
    let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let mapped = CGRect(x: 10, y: 0, width: 30, height: 20).applying(quarterTurn)
    expectEqual(mapped, CGRect(x: -20, y: 10, width: 20, height: 30))
  }

  @Test("takes x by a and b, y by c and d, and moves by tx and ty")
  func entries() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(CGPoint(x: 10, y: 0).applying(transform), CGPoint(x: 15, y: 26))
    expectEqual(CGPoint(x: 0, y: 10).applying(transform), CGPoint(x: 35, y: 46))
    #expect(transform.c == 3 && transform.d == 4 && transform.ty == 6)
  }

  @Test("moves, turns and scales before what it did")
  func steps() {
    let double = CGAffineTransform(scaleX: 2, y: 3)
    let moved = double.translatedBy(x: 10, y: 20)
    expectEqual(CGPoint(x: 1, y: 1).applying(moved), CGPoint(x: 22, y: 63))
    // A quarter turn clockwise takes (1, 0) to (0, 1).
    let turned = CGPoint(x: 1, y: 0).applying(double.rotated(by: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 3) < 1e-12)
    expectEqual(CGPoint(x: 1, y: 1).applying(double.scaledBy(x: 5, y: 7)), CGPoint(x: 10, y: 21))
  }
}
