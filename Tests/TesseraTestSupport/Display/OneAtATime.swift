import Foundation
public import Testing

/// Lets tests of all suites take turns at what the process has one of.
public struct OneAtATime: TestTrait, SuiteTrait, TestScoping {
  /// Each test of a suite takes a turn of its own.
  public let isRecursive = true
  private let turns: Turns

  fileprivate static let display = OneAtATime(turns: Turns())
  fileprivate static let program = OneAtATime(turns: Turns())

  /// Runs one test while no other has its turn.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await turns.take()
    do {
      try await function()
    } catch {
      await turns.give()
      throw error
    }
    await turns.give()
  }
}

extension Trait where Self == OneAtATime {
  /// The test has the display for itself while it runs: there is one pointer and one keyboard.
  public static var onTheDisplay: Self { .display }

  /// The test has the program for itself while it runs: there is one `UIApplication`.
  ///
  /// A test that waits for something lets others on the main actor meanwhile, and they start programs.
  public static var withTheProgram: Self { .program }
}

/// The display of the process.
public enum TestDisplay {
  /// Whether there is a display to show windows on.
  public static let isThere = ProcessInfo.processInfo.environment["DISPLAY"] != nil
}

/// Whose turn it is, first come, first served.
private actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
