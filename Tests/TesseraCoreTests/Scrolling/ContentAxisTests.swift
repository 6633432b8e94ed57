import TesseraCore
import TesseraTestSupport
import Testing

@Suite("The axis of content")
struct ContentAxisTests {
  /// The axis after content of these sizes was shown in a room of 100 × 100.
  private func axis(after contents: Size...) -> Axis {
    var axis = ContentAxis()
    for content in contents { axis.note(content, in: Size(width: 100, height: 100)) }
    return axis.axis
  }

  private let wide = Size(width: 300, height: 100)
  private let tall = Size(width: 100, height: 300)
  private let full = Size(width: 100, height: 100)

  @Test("is the one along which the content does not fit")
  func exceeds() {
    expectEqual(axis(after: wide), .horizontal)
    expectEqual(axis(after: tall), .vertical)
    expectEqual(axis(after: wide, tall), .vertical)
  }

  @Test("is the one that content which fits does not fill")
  func fills() {
    expectEqual(axis(after: Size(width: 60, height: 100)), .horizontal)
    expectEqual(axis(after: Size(width: 100, height: 60)), .vertical)
  }

  @Test("is vertical before there is content, and for content that says nothing")
  func saysNothing() {
    expectEqual(axis(), .vertical)
    expectEqual(axis(after: .zero), .vertical)
    expectEqual(axis(after: full), .vertical)
    expectEqual(axis(after: Size(width: 300, height: 300)), .vertical)
    expectEqual(axis(after: Size(width: Double.nan, height: .nan)), .vertical)
  }

  @Test("stays while the content fits")
  func staysWhileItFits() {
    expectEqual(axis(after: wide, full), .horizontal)
    expectEqual(axis(after: wide, Size(width: 100, height: 40)), .horizontal)
    expectEqual(axis(after: Size(width: 60, height: 100), full), .horizontal)
    expectEqual(axis(after: tall, Size(width: 40, height: 100)), .vertical)
    expectEqual(axis(after: wide, .zero), .horizontal)
  }

  @Test("stays while the content fits along neither axis")
  func staysWhileItExceedsBoth() {
    expectEqual(axis(after: wide, Size(width: 300, height: 300)), .horizontal)
  }

  @Test("is found anew after it was forgotten, and stays until then")
  func forgets() {
    var axis = ContentAxis()
    axis.note(wide, in: full)
    axis.forget()
    expectEqual(axis.axis, .horizontal)
    axis.note(Size(width: 100, height: 60), in: full)
    expectEqual(axis.axis, .vertical)
  }
}
