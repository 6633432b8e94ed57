import Foundation
public import Testing
import UIKit

/// Lets tests of all suites take turns at what the process has one of.
///
/// A test that has a turn already, by a trait of its own or of its suite, does not wait for another one.
public struct OneAtATime: TestTrait, SuiteTrait, TestScoping {
  /// Each test of a suite takes a turn of its own.
  public let isRecursive = true
  private let kind: Kind
  private let turns: Turns

  fileprivate static let display = OneAtATime(kind: .display, turns: Turns())
  fileprivate static let program = OneAtATime(kind: .program, turns: Turns())

  private enum Kind { case display, program }

  /// The turns that the running test has.
  @TaskLocal private static var taken: Set<Kind> = []

  /// Runs one test while no other has its turn.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil, !Self.taken.contains(kind) else { return try await function() }
    try await Self.$taken.withValue(Self.taken.union([kind])) {
      await begin(test)
      do {
        try await function()
      } catch {
        await end()
        throw error
      }
      await end()
    }
  }

  private func begin(_ test: Test) async {
    await turns.take()
    if kind == .program { await Self.setProgramHolder(test) }
  }

  private func end() async {
    if kind == .program { await Self.setProgramHolder(nil) }
    await turns.give()
  }

  /// The test that has the program for itself.
  @MainActor private static var programHolder: Test?

  @MainActor
  private static func setProgramHolder(_ test: Test?) {
    UIApplication.end()
    programHolder = test
  }

  /// Whether another test of the module, which waits, has the program for itself: the running one must not start any.
  ///
  /// Modules are asked alone, since each is run in a process of its own.
  @MainActor public static var isInterrupting: Bool {
    guard let programHolder, !taken.contains(.program) else { return false }
    guard let running = Test.current else { return true }
    return running.sourceLocation.moduleName == programHolder.sourceLocation.moduleName
  }
}

extension Trait where Self == OneAtATime {
  /// The test has the display for itself while it runs: there is one pointer and one keyboard.
  public static var onTheDisplay: Self { .display }

  /// The test has the program for itself while it runs: there is one `UIApplication`.
  ///
  /// None runs when the test begins, and what it starts ends with it, with its windows. A test that waits for something lets others on
  /// the main actor run meanwhile, and they start programs: all that do need this trait, and none of them `.serialized`. A ``Fixture``
  /// records an issue where its test has none.
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
