import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A mirror")
struct MirrorTests {
  private let rect = Rect(x: 10, y: 5, width: 20, height: 30)

  @Test("leaves everything where it is when it is off")
  func off() {
    expectEqual(ContentMirror.off.apply(rect), rect)
    expectEqual(ContentMirror.off.apply(rect.origin), rect.origin)
  }

  @Test("exchanges left and right within its width")
  func exchanges() {
    // What is 10 from the left edge is 10 from the right one: 100 - 10 - 20.
    expectEqual(ContentMirror.on(width: 100).apply(rect), Rect(x: 70, y: 5, width: 20, height: 30))
    expectEqual(ContentMirror.on(width: 100).apply(Point(x: 10, y: 5)), Point(x: 90, y: 5))
  }

  @Test("gives back what was mirrored twice, also outside of its width")
  func twice() {
    let mirror = ContentMirror.on(width: 15)
    expectEqual(mirror.apply(mirror.apply(rect)), rect)
  }
}
