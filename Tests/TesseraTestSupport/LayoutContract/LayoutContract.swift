import Foundation
public import Testing
import UIKit

/// Fails unless a layout keeps every rule of ``LayoutContractRule``.
///
/// ```swift
/// try requireLayoutContract(of: LayoutSubject("rows") { axis in RowLayout(along: axis) })
/// ```
///
/// The layout is shown along both axes and in both directions, with no sections, empty sections, one item
/// and thousands; it is scrolled, laid out again, and updated by random batches. After each step every rule
/// is checked.
///
/// - Parameters:
///   - subject: The layout and its cells.
///   - seed: Where chance begins. The message of a failure names it.
///   - share: With a number, only every third setting is tried, from that one on, unless rounds of trials are named. For many
///     layouts of one kind, which are tried in all settings together.
///   - sourceLocation: The line that a failure is reported at.
/// - Throws: What stops the test, if a rule is broken.
@MainActor
public func requireLayoutContract(
  of subject: LayoutSubject,
  seed: UInt64 = 1,
  share: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for setting in LayoutContractSetting.all(of: subject, seed: seed, share: share) {
    do {
      try setting.check(subject)
    } catch {
      try #require(
        Bool(false),
        "\(subject.name), \(setting): \(error)",
        sourceLocation: sourceLocation
      )
    }
  }
}

/// The first rule that a layout breaks; `nil` if it keeps them all.
///
/// For tests that show that a broken layout is found out.
@MainActor
public func layoutContractViolation(
  of subject: LayoutSubject,
  seed: UInt64 = 1
) -> LayoutContractViolation? {
  for setting in LayoutContractSetting.all(of: subject, seed: seed, share: nil) {
    do { try setting.check(subject) } catch { return error }
  }
  return nil
}

/// What a layout is shown with.
@MainActor
struct LayoutContractSetting: @preconcurrency CustomStringConvertible {
  let axis: NSLayoutConstraint.Axis
  let isRightToLeft: Bool
  let counts: [Int]
  let seed: UInt64

  /// No sections, empty ones, one item, some, and thousands: the last in one setting, for it costs most.
  static func all(of subject: LayoutSubject, seed: UInt64, share: Int?) -> [LayoutContractSetting] {
    let all = subject.axes.flatMap { axis in
      [false, true].flatMap { isRightToLeft in
        var data = [[], [0], [1], [0, 5, 0, 0, 2], [30, 1, 14]]
        if isRightToLeft, axis == subject.axes.last {
          data.append([0, TrialRounds.amount(3_000, checked: 1_200), 2])
        }
        return data.map {
          LayoutContractSetting(axis: axis, isRightToLeft: isRightToLeft, counts: $0, seed: seed)
        }
      }
    }
    guard let share, TrialRounds.named == nil else { return all }
    return TrialRounds.share(of: all.dropFirst(share % 3))
  }

  var description: String {
    """
    \(axis == .vertical ? "vertical" : "horizontal"), \
    \(isRightToLeft ? "right to left" : "left to right"), items \(counts), seed \(seed)
    """
  }

  private var isLarge: Bool { counts.contains { $0 > 1_000 } }

  /// Shows the layout, scrolls, lays out again and updates; checks every rule after each step.
  func check(_ subject: LayoutSubject) throws(LayoutContractViolation) {
    let fixture = LayoutContractFixture(subject, self)
    defer { Diagnostics.hook = nil }
    var generator = BatchGenerator(
      seed: seed,
      sectionLimit: 5,
      itemLimit: isLarge ? 3_000 : 12
    )
    try fixture.settle()
    try fixture.checkRules(&generator.random)
    try fixture.checkSecondPass()
    try fixture.scroll(&generator.random)
    for _ in 0..<(isLarge ? 1 : 4) {
      fixture.update(generator.change(of: fixture.source.model))
      try fixture.settle()
      try fixture.checkRules(&generator.random)
      try fixture.checkEqualsNewLayout()
    }
    try fixture.scroll(&generator.random)
  }
}
