import CoreGraphics
import Foundation
import GallerySupport
import TesseraHeadless
import UIKit

extension GalleryFixture {
  /// Has happen what a script says, at the time of the clock.
  func perform(_ event: GalleryScriptEvent.Kind) {
    guard let screen else { return }
    switch event {
    case .scroll(let offset): largestScrollView(in: window)?.contentOffset = offset
    case .click(let place, let modifiers):
      screen.tap(at: place, device: .mouse, modifiers: modifiers.flags)
    case .fingerDown(let place): screen.pointer(.pressed, at: place)
    case .fingerMoved(let place): screen.pointer(.dragged, at: place)
    case .fingerUp(let place): screen.pointer(.released, at: place)
    case .wheel(let place, let notches, let modifiers): turnWheel(place, notches, modifiers)
    case .pinchBegan(let place): magnify(.began, 1, place)
    case .pinchChanged(let place, let scale): magnify(.changed, scale, place)
    case .pinchEnded(let place, let scale): magnify(.ended, scale, place)
    case .key(let key, let modifiers):
      screen.press(key.usage, characters: key.characters, modifiers: modifiers.flags)
    case .type(let character):
      screen.press(character.usage, characters: String(character))
    case .resize(let size): screen.resize(to: size)
    case .dark(let isOn): backend.environment.prefersDarkAppearance = isOn
    case .rightToLeft(let isOn): backend.environment.isRightToLeft = isOn
    case .capture: break
    }
  }

  private func turnWheel(
    _ place: CGPoint,
    _ notches: CGSize,
    _ modifiers: GalleryScript.KeyModifiers
  ) {
    let event = UIBackendScrollEvent(
      .wheel(CGVector(dx: notches.width, dy: notches.height)),
      at: place,
      timestamp: backend.currentTime,
      modifiers: modifiers.flags
    )
    screen?.send(.scroll(event))
  }

  private func magnify(_ phase: UIBackendEventPhase, _ scale: Double, _ place: CGPoint) {
    let event = UIBackendMagnifyEvent(
      phase,
      scale: scale,
      at: place,
      timestamp: backend.currentTime
    )
    screen?.send(.magnify(event))
  }

  /// The scroll view that fills most of the window; the first of several.
  private func largestScrollView(in view: UIView) -> UIScrollView? {
    var largest = view as? UIScrollView
    for subview in view.subviews where !subview.isHidden {
      guard let found = largestScrollView(in: subview) else { continue }
      if found.area > largest?.area ?? -1 { largest = found }
    }
    return largest
  }
}

extension UIView {
  fileprivate var area: CGFloat { bounds.width * bounds.height }
}

extension GalleryScript.KeyModifiers {
  fileprivate var flags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if contains(.shift) { flags.insert(.shift) }
    if contains(.control) { flags.insert(.control) }
    if contains(.alternate) { flags.insert(.alternate) }
    return flags
  }
}

extension GalleryKey {
  fileprivate var usage: UIKeyboardHIDUsage {
    switch self {
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .space: .keyboardSpacebar
    case .enter: .keyboardReturnOrEnter
    case .escape: .keyboardEscape
    case .tab: .keyboardTab
    case .backspace: .keyboardDeleteOrBackspace
    case .delete: .keyboardDeleteForward
    case .a: .keyboardA
    }
  }

  fileprivate var characters: String {
    switch self {
    case .space: " "
    case .enter: "\r"
    case .tab: "\t"
    case .a: "a"
    default: ""
    }
  }
}

extension Character {
  /// The key that types the character on an American keyboard; the number 0, which is no key, for
  /// those that need more than one or are not on it.
  fileprivate var usage: UIKeyboardHIDUsage {
    switch self {
    case " ": return .keyboardSpacebar
    case "\n": return .keyboardReturnOrEnter
    case "\t": return .keyboardTab
    case "a"..."z":
      return UIKeyboardHIDUsage(
        rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + Int((asciiValue ?? 97) - 97)
      )
    default: return UIKeyboardHIDUsage(rawValue: 0)
    }
  }
}
