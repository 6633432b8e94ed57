import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A touch in a scroll view")
@MainActor
struct ScrollTouchTests {
  /// A scroll view that answers as a test says, and keeps what it is asked.
  private final class Asking: UIScrollView {
    var begins = true
    var cancels = true
    var asked: [String] = []

    override func touchesShouldBegin(
      _ touches: Set<UITouch>,
      with event: UIEvent?,
      in view: UIView
    ) -> Bool {
      asked.append("begin in \(view.tag)")
      return begins
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel in \(view.tag)")
      return cancels
    }

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      asked.append("inset \(adjustedContentInset.top)")
    }
  }

  /// A scroll view of 320 × 400 points with a view of its size in it that writes down its touches.
  @MainActor
  private struct Stage {
    let fixture = Fixture()
    let scrollView = Asking(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let content = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))

    init() {
      content.tag = 7
      scrollView.contentSize = content.bounds.size
      scrollView.addSubview(content)
      fixture.show(scrollView)
    }

    func press() { fixture.screen.pointer(.pressed, at: CGPoint(x: 100, y: 300)) }
    func drag(by distance: CGFloat) {
      fixture.screen.pointer(.dragged, at: CGPoint(x: 100, y: 300 + distance))
    }
  }

  @Test("reaches a view in it once the finger has rested, or at once if it is not to be delayed")
  func delays() {
    let stage = Stage()
    #expect(stage.scrollView.delaysContentTouches)
    stage.press()
    expectEqual(stage.content.notes, [])
    stage.fixture.backend.advance(by: 0.2)
    expectEqual(stage.content.notes, ["view began"])
    let other = Stage()
    other.scrollView.delaysContentTouches = false
    other.press()
    expectEqual(other.content.notes, ["view began"])
  }

  @Test("reaches a view in it only if the scroll view lets it")
  func mayBegin() {
    let stage = Stage()
    stage.scrollView.delaysContentTouches = false
    stage.scrollView.begins = false
    stage.press()
    #expect(stage.scrollView.asked == ["begin in 7"] && stage.content.notes == [])
    // The content scrolls all the same.
    stage.drag(by: -60)
    expectEqual(stage.scrollView.contentOffset.y, 50)
  }

  @Test("becomes scrolling where a view has it already only if the scroll view lets it")
  func mayCancel() {
    for cancels in [true, false] {
      let stage = Stage()
      stage.scrollView.delaysContentTouches = false
      stage.scrollView.cancels = cancels
      stage.press()
      stage.drag(by: -60)
      #expect(stage.scrollView.asked.contains("cancel in 7"))
      expectEqual(stage.scrollView.contentOffset.y, (cancels ? 50 : 0))
      expectEqual(stage.content.notes.last, (cancels ? "view cancelled" : "view moved"))
    }
    // A control keeps its touches unless a subclass says otherwise.
    #expect(!UIScrollView().touchesShouldCancel(in: UIControl()))
    #expect(UIScrollView().touchesShouldCancel(in: UIView()))
    #expect(UIScrollView().touchesShouldBegin([], with: nil, in: UIView()))
  }

  @Test("is followed by the recogniser of the scroll view, which can be turned off")
  func recognizer() {
    let stage = Stage()
    let pan = stage.scrollView.panGestureRecognizer
    #expect(pan.view === stage.scrollView)
    #expect(stage.scrollView.gestureRecognizers?.contains(pan) == true)
    stage.press()
    stage.drag(by: -60)
    #expect(pan.state == .began && pan.translation(in: nil).y == -50)
    pan.isEnabled = false
    #expect(!stage.scrollView.isDragging)
    stage.fixture.screen.pointer(.released, at: CGPoint(x: 100, y: 240))
    let offset = stage.scrollView.contentOffset.y
    stage.press()
    stage.drag(by: -60)
    expectEqual(stage.scrollView.contentOffset.y, offset)
  }

  @Test("does not change the inset, of whose changes subclasses hear")
  func inset() {
    let stage = Stage()
    stage.press()
    #expect(!stage.scrollView.asked.contains { $0.hasPrefix("inset") })
    stage.scrollView.contentInset.top = 30
    expectEqual(stage.scrollView.asked.last, "inset 30.0")
  }
}
