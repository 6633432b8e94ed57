public import Foundation
public import UIKit

/// One thing that a monkey does to a window.
public enum MonkeyStep: Sendable, CustomStringConvertible {
  /// A tap, or a click of the mouse.
  case tap(CGPoint, isMouse: Bool)
  /// A drag of some seconds from one point to another, lifted there.
  case drag(from: CGPoint, to: CGPoint, duration: TimeInterval, isMouse: Bool)
  /// The wheel over a point; positive notches reveal what is further down.
  case wheel(CGFloat, at: CGPoint)
  /// A key with the letters that it types.
  case key(UIKeyboardHIDUsage, String, UIKeyModifierFlags)
  /// Another size of the window.
  case resize(CGSize)
  /// Some seconds in which nothing is done.
  case wait(TimeInterval)

  /// The step as it is written in Swift, but for the names of keys.
  public var description: String {
    switch self {
    case .tap(let place, let isMouse): ".tap(\(place), isMouse: \(isMouse))"
    case .drag(let start, let end, let duration, let isMouse):
      ".drag(from: \(start), to: \(end), duration: \(duration), isMouse: \(isMouse))"
    case .wheel(let notches, let place): ".wheel(\(notches), at: \(place))"
    case .key(let key, let letters, let modifiers):
      ".key(\(key.rawValue), \"\(letters)\", \(modifiers.rawValue))"
    case .resize(let size): ".resize(\(size))"
    case .wait(let duration): ".wait(\(duration))"
    }
  }
}

extension MonkeyStep {
  /// Returns a step for a window of a size.
  ///
  /// - Parameters:
  ///   - size: The size of the window; places are inside it.
  ///   - sizes: The sizes that the window may get.
  ///   - generator: The source of chance.
  /// - Returns: One step.
  static func random(
    in size: CGSize,
    resizing sizes: MonkeySizes,
    using generator: inout SeededGenerator
  ) -> MonkeyStep {
    func place() -> CGPoint {
      CGPoint(
        x: CGFloat(Int.random(in: 0...max(0, Int(size.width)), using: &generator)),
        y: CGFloat(Int.random(in: 0...max(0, Int(size.height)), using: &generator))
      )
    }
    let isMouse = Bool.random(using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<6: return .tap(place(), isMouse: isMouse)
    case 6..<10:
      let duration = Double(Int.random(in: 1...12, using: &generator)) / 20
      return .drag(from: place(), to: place(), duration: duration, isMouse: isMouse)
    case 10..<13:
      return .wheel(CGFloat(Int.random(in: -8...12, using: &generator)), at: place())
    case 13..<18: return key(using: &generator)
    case 18: return .resize(sizes.random(using: &generator))
    default: return .wait(Double(Int.random(in: 1...60, using: &generator)) / 60)
    }
  }

  private static func key(using generator: inout SeededGenerator) -> MonkeyStep {
    let modifiers = modifiers.randomElement(using: &generator) ?? []
    let key = keys.randomElement(using: &generator) ?? .keyboardEscape
    return .key(key, modifiers.isEmpty ? letters[key] ?? "" : "", modifiers)
  }

  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp,
    .keyboardPageDown, .keyboardHome, .keyboardEnd, .keyboardTab, .keyboardTab,
    .keyboardReturnOrEnter, .keyboardEscape, .keyboardSpacebar, .keyboardDeleteOrBackspace,
    .keyboardA, .keyboardE,
  ]
  private static let letters: [UIKeyboardHIDUsage: String] = [
    .keyboardA: "a", .keyboardE: "e", .keyboardSpacebar: " ", .keyboardTab: "\t",
    .keyboardReturnOrEnter: "\r",
  ]
  private static let modifiers: [UIKeyModifierFlags] = [[], [], [], [], .shift, .control]
}

/// The sizes that a monkey gives to a window, in points.
public struct MonkeySizes: Sendable {
  /// The widths.
  public var widths: ClosedRange<Int>
  /// The heights.
  public var heights: ClosedRange<Int>

  /// Sizes between the least and the greatest width and height.
  public init(widths: ClosedRange<Int> = 200...900, heights: ClosedRange<Int> = 200...700) {
    self.widths = widths
    self.heights = heights
  }

  func random(using generator: inout SeededGenerator) -> CGSize {
    CGSize(
      width: CGFloat(Int.random(in: widths, using: &generator)),
      height: CGFloat(Int.random(in: heights, using: &generator))
    )
  }
}
