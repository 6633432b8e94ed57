import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// An object that notes what it hears, without an actor.
private final class Listener: NSObject {
  var heard: [String] = []

  func changed() { heard.append("changed") }
  func noted(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func ticked(_ timer: Timer) { heard.append(timer.userInfo as? String ?? "") }
  func called(_ text: String) { heard.append(text) }
  func drawn(_ link: CADisplayLink) { heard.append("frame") }
}

@Suite("A method that is called without the user")
@MainActor
struct ObserverSelectorTests {
  private let center = NotificationCenter()
  private let changed = Notification.Name("changed")
  private let saved = Notification.Name("saved")

  @Test("gets notifications of its name and object")
  func notifications() {
    let listener = Listener()
    let object = NSObject()
    let noted = Selector(Listener.noted(_:))
    center.addObserver(listener, selector: noted, name: changed, object: nil)
    center.addObserver(listener, selector: noted, name: saved, object: object)
    center.post(name: changed, object: nil)
    center.post(name: saved, object: nil)
    expectEqual(listener.heard, ["changed"])
    center.post(name: saved, object: object)
    expectEqual(listener.heard, ["changed", "saved"])
  }

  @Test("gets none once its observer is removed, for one name or for all")
  func removal() {
    let listener = Listener()
    for name in [changed, saved] {
      center.addObserver(listener, selector: Selector(Listener.noted(_:)), name: name, object: nil)
    }
    center.removeObserver(listener, name: changed, object: nil)
    center.post(name: changed, object: nil)
    center.post(name: saved, object: nil)
    expectEqual(listener.heard, ["saved"])
    center.removeObserver(listener)
    center.post(name: saved, object: nil)
    expectEqual(listener.heard, ["saved"])
  }

  @Test("gets none once its observer is gone, which is not kept")
  func weakObserver() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Selector(Listener.changed), name: changed, object: nil)
    }
    #expect(gone == nil)
    center.post(name: changed, object: nil)
  }

  @Test("leaves tokens of closures to be removed as ever")
  func tokens() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: changed, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: changed, object: nil)
    center.removeObserver(token)
    center.post(name: changed, object: nil)
    expectEqual(count, 1)
  }

  @Test("is called by a timer, which keeps the target until it is invalidated")
  func timer() {
    weak var kept: Listener?
    let timer: Timer
    do {
      let listener = Listener()
      kept = listener
      timer = Timer.scheduledTimer(
        timeInterval: 60,
        target: listener,
        selector: Selector(Listener.ticked(_:)),
        userInfo: "note",
        repeats: true
      )
    }
    timer.fire()
    expectEqual(kept?.heard, ["note"])
    timer.invalidate()
    #expect(kept == nil)
  }

  @Test("is called after a delay, unless that is taken back")
  func delay() {
    let listener = Listener()
    let called = Selector(Listener.called(_:))
    listener.perform(called, with: "first", afterDelay: 0)
    listener.perform(called, with: "second", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener,
      selector: called,
      object: "first"
    )
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    expectEqual(listener.heard, ["second"])
    listener.perform(called, with: "third", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    expectEqual(listener.heard, ["second"])
  }

  @Test("is called for each frame by a display link, which keeps its target until it ends")
  func displayLink() {
    let fixture = Fixture()
    weak var kept: Listener?
    let link: CADisplayLink
    do {
      let listener = Listener()
      kept = listener
      link = CADisplayLink(target: listener, selector: Selector(Listener.drawn(_:)))
    }
    link.add(to: .main, forMode: .common)
    fixture.backend.makeFrame()
    expectEqual(kept?.heard, ["frame"])
    link.invalidate()
    #expect(kept == nil)
  }

  @Test("is called for each frame by the link of a screen")
  func displayLinkOfScreen() throws {
    let fixture = Fixture()
    let listener = Listener()
    let drawn = Selector(Listener.drawn(_:))
    let link = try #require(UIScreen.main.displayLink(withTarget: listener, selector: drawn))
    link.add(to: .main, forMode: .common)
    fixture.backend.makeFrame()
    expectEqual(listener.heard, ["frame"])
    link.invalidate()
  }
}
