import UIKit

/// Counts frames, and what is done later.
final class NoteClock: NSObject {
  private(set) var frames = 0
  private(set) var reminders: [String] = []
  private var link: CADisplayLink?

  func start() {
    link = CADisplayLink(target: self, selector: Selector(Self.frame(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  func remind(of text: String) {
    perform(Selector(Self.remind(_:)), with: text, afterDelay: 0)
  }

  private func frame(_ link: CADisplayLink) { frames += 1 }

  private func remind(_ text: String) { reminders.append(text) }
}
