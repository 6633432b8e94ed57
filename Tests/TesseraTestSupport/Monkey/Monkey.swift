import Foundation
public import TesseraHeadless
import UIKit

/// Presses anything in the windows of a headless program, and says what is wrong afterwards.
///
/// It taps, drags, turns the wheel, presses keys and resizes, all by chance, and looks after each step whether every collection
/// view that is shown keeps what it promises, and whether a diagnostic was reported. Steps depend on the seed and on what is on
/// screen alone, so that a seed is a replay:
///
/// ```swift
/// var monkey = Monkey(seed: 7)
/// let complaints = monkey.run(150, on: backend)
/// #expect(complaints == [])
/// ```
///
/// Where a step ends the program, `TESSERA_MONKEY=verbose` in the environment has each step printed before it is done.
@MainActor
public struct Monkey {
  /// A fault after a step.
  public struct Complaint: Equatable, Sendable, CustomStringConvertible {
    /// The seed of the monkey.
    public let seed: UInt64
    /// The number of the step, from 1 on.
    public let step: Int
    /// The step, and what is wrong after it.
    public let text: String

    /// Everything that is needed to see it again.
    public var description: String { "Seed \(seed), step \(step): \(text)" }
  }

  private let seed: UInt64
  private let sizes: MonkeySizes
  private var generator: SeededGenerator
  private var stepCount = 0

  /// Creates a monkey that does the same for the same seed.
  ///
  /// - Parameters:
  ///   - seed: The seed of the steps.
  ///   - sizes: The sizes that windows may get.
  public init(seed: UInt64, sizes: MonkeySizes = MonkeySizes()) {
    self.seed = seed
    self.sizes = sizes
    generator = SeededGenerator(seed: seed)
  }

  /// Does some steps in the newest window of a program, and returns what was wrong after them.
  ///
  /// The clock moves on by what the steps take. Work that an app does on other threads, or after the test is suspended, has no
  /// turn meanwhile; run some steps, await it, and run more.
  ///
  /// - Parameters:
  ///   - count: The number of steps.
  ///   - backend: The backend that the program was started with.
  /// - Returns: The complaints, those of one step each once; empty if nothing is wrong.
  public mutating func run(_ count: Int, on backend: HeadlessBackend) -> [Complaint] {
    var complaints: [Complaint] = []
    var reports: [String] = []
    let former = Diagnostics.hook
    Diagnostics.hook = { reports.append($0.message) }
    defer { Diagnostics.hook = former }
    for _ in 0..<max(0, count) {
      guard let window = backend.windows.last else { break }
      let step = MonkeyStep.random(in: window.contentSize, resizing: sizes, using: &generator)
      stepCount += 1
      announce(step)
      perform(step, in: window, of: backend)
      backend.makeFrame()
      let faults = reports + UIApplication.shared.windows.flatMap { ListChecks.faults(in: $0) }
      reports = []
      complaints += faults.map {
        Complaint(seed: seed, step: stepCount, text: "\(step): \($0)")
      }
    }
    return complaints
  }

  private static let isVerbose =
    ProcessInfo.processInfo.environment["TESSERA_MONKEY"] == "verbose"

  /// Says what comes, on standard error, which has everything that was written when a program ends.
  private func announce(_ step: MonkeyStep) {
    guard Self.isVerbose else { return }
    FileHandle.standardError.write(Data("Monkey \(seed), \(stepCount): \(step)\n".utf8))
  }

  private mutating func perform(
    _ step: MonkeyStep,
    in window: HeadlessWindow,
    of backend: HeadlessBackend
  ) {
    chooseFromMenu(of: window)
    switch step {
    case .tap(let place, let isMouse):
      window.tap(at: place, device: isMouse ? .mouse : .touch)
    case .drag(let start, let end, let duration, let isMouse):
      window.drag(from: start, to: end, duration: duration, device: isMouse ? .mouse : .touch)
    case .wheel(let notches, let place): window.turnWheel(by: notches, at: place)
    case .key(let key, let letters, let modifiers):
      window.press(key, characters: letters, modifiers: modifiers)
    case .resize(let size): window.resize(to: size)
    case .wait(let duration): backend.advance(by: duration)
    }
  }

  /// Chooses a line of a menu that is open, or closes it.
  private mutating func chooseFromMenu(of window: HeadlessWindow) {
    guard let menu = window.menu else { return }
    let line = menu.lines.randomElement(using: &generator) ?? ""
    if Bool.random(using: &generator) || !menu.choose(line) { menu.close() }
  }
}
