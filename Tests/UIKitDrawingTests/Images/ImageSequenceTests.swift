import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An image view that shows pictures one after the other")
@MainActor
struct ImageSequenceTests {
  /// Three pictures of one pixel each, in the order of their widths.
  @MainActor
  private struct SequenceFixture {
    let fixture = Fixture()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let pictures = [UIImage(), UIImage(), UIImage()]
    var shown: UIImage? { view.pictureNow }

    init() {
      view.animationImages = pictures
      view.animationDuration = 3
      fixture.show(view)
    }

    /// The place of the picture that is shown; `nil` for none of them.
    var place: Int? { pictures.firstIndex { $0 === shown } }

    func advance(_ time: TimeInterval) { fixture.backend.advance(by: time) }
  }

  @Test("goes on to the next one in time, and begins again")
  func order() {
    let test = SequenceFixture()
    #expect(test.shown == nil && !test.view.isAnimating)
    test.view.startAnimating()
    #expect(test.view.isAnimating)
    var places: [Int?] = []
    for _ in 0..<5 {
      places.append(test.place)
      test.advance(1)
    }
    expectEqual(places, [0, 1, 2, 0, 1])
  }

  @Test("shows its own picture again when it is stopped, and asks for the size of that in any case")
  func stop() {
    let test = SequenceFixture()
    let own = UIImage()
    test.view.image = own
    test.view.startAnimating()
    expectEqual(test.place, 0)
    expectEqual(test.view.intrinsicContentSize, own.size)
    test.view.stopAnimating()
    #expect(test.shown === own && !test.view.isAnimating)
    #expect(test.fixture.backend.advanceUntilIdle(limit: 0.1))
  }

  @Test("ends after a number of rounds")
  func rounds() {
    let test = SequenceFixture()
    test.view.animationRepeatCount = 2
    test.view.startAnimating()
    test.advance(5.5)
    expectEqual(test.place, 2)
    test.advance(0.5)
    #expect(!test.view.isAnimating && test.place == nil)
    #expect(test.fixture.backend.advanceUntilIdle(limit: 0.1))
  }

  @Test("shows thirty in a second unless it is told how long all of them take")
  func standardDuration() {
    let test = SequenceFixture()
    test.view.animationDuration = 0
    test.view.startAnimating()
    test.advance(1.0 / 30)
    expectEqual(test.place, 1)
    test.advance(1.0 / 30)
    expectEqual(test.place, 2)
  }

  @Test("needs no frames in no window, and goes on in one")
  func window() {
    let test = SequenceFixture()
    test.view.startAnimating()
    test.view.removeFromSuperview()
    test.fixture.backend.makeFrame()
    #expect(test.fixture.backend.advanceUntilIdle(limit: 0.1))
    test.advance(1)
    test.fixture.show(test.view)
    test.advance(0.1)
    #expect(test.view.isAnimating && test.place == 1)
  }

  @Test("shows other ones while it is highlighted, if it has them")
  func highlighted() {
    let test = SequenceFixture()
    let other = UIImage()
    test.view.startAnimating()
    test.view.isHighlighted = true
    expectEqual(test.place, 0)
    test.view.highlightedAnimationImages = [other]
    #expect(!test.view.isAnimating)
    test.view.startAnimating()
    #expect(test.shown === other)
  }

  @Test("that change more often than can be counted show one of them", arguments: [1e-300, 1e-17])
  func fast(duration: TimeInterval) {
    let test = SequenceFixture()
    test.view.animationDuration = duration
    test.view.animationRepeatCount = .max
    test.view.startAnimating()
    test.advance(1)
    #expect(test.place != nil)
    #expect(test.view.isAnimating)
  }

  @Test("does nothing without pictures")
  func none() {
    let view = UIImageView()
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
  }
}
