import Foundation
public import Testing

/// Moves the pointer and presses keys of the display as a person would.
public struct Person {
  /// The position of the window's content on the screen.
  public let x: Int
  /// The position of the window's content on the screen.
  public let y: Int

  /// A person at a window whose content starts at a place on the screen.
  public init(x: Int = 0, y: Int = 0) {
    self.x = x
    self.y = y
  }

  /// Performs actions of `xdotool`; `@x,y` in an action is a point in the window.
  ///
  /// A hand that presses a button is never quite still. Nor may it be here: a desktop that was busy
  /// with its window when the pointer came may look for what is under it only when it moves again.
  public func does(
    _ actions: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for action in actions {
      if action.hasPrefix("click") || action.hasPrefix("mousedown") {
        try run("mousemove_relative 1 0", sourceLocation)
        try run("mousemove_relative -- -1 0", sourceLocation)
      }
      try run(action, sourceLocation)
    }
  }

  private func run(_ action: String, _ sourceLocation: SourceLocation) throws {
    let xdotool = Process()
    xdotool.executableURL = URL(filePath: "/usr/bin/env")
    xdotool.arguments = ["xdotool"] + action.split(separator: " ").flatMap { words(String($0)) }
    let ended = DispatchSemaphore(value: 0)
    xdotool.terminationHandler = { _ in ended.signal() }
    try xdotool.run()
    try #require(
      ended.wait(timeout: .now() + 60) == .success,
      "xdotool \(action) goes on",
      sourceLocation: sourceLocation
    )
    try #require(
      xdotool.terminationStatus == 0,
      "xdotool \(action)",
      sourceLocation: sourceLocation
    )
  }

  private func words(_ word: String) -> [String] {
    guard word.hasPrefix("@") else { return [word] }
    let place = word.dropFirst().split(separator: ",").compactMap { Int($0) }
    return ["\(x + place[0])", "\(y + place[1])"]
  }
}
