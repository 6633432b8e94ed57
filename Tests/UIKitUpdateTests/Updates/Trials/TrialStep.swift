import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// One thing that happens to a collection view in a model-based test.
///
/// Printed, a step is Swift source: the steps of a failure are a test that repeats it.
enum TrialStep {
  /// The data changes by some operations, and they are reported.
  case batch([UpdateOperation], to: [Int])
  /// The same, at once.
  case still([UpdateOperation], to: [Int])
  /// The data changes by some operations, and others are reported.
  case wrong([UpdateOperation], to: [Int], reported: [UpdateOperation])
  /// Everything is asked for again.
  case reload
  /// The offset is set, in reading coordinates.
  case scroll(CGFloat)
  /// The offset is animated.
  case glide(CGFloat)
  /// A finger comes down and moves.
  case pull(CGFloat)
  /// It is lifted.
  case lift
  /// A section that scrolls by itself is scrolled, from where reading begins.
  case slide(Int, CGFloat)
  /// The view gets another size, across and along.
  case resize(CGFloat, CGFloat)
  /// The same, animated.
  case stretch(CGFloat, CGFloat)
  /// The insets at the start and the end are set.
  case inset(CGFloat, CGFloat)
  /// An item is selected, or not any more.
  case toggle(IndexPath)
  /// The layout is asked for everything again.
  case invalidate
  /// Some frames pass.
  case frames(Int)
  /// Everything comes to rest.
  case rest
}

extension TrialStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .batch(let operations, let counts): ".batch(\(source(operations)), to: \(counts))"
    case .still(let operations, let counts): ".still(\(source(operations)), to: \(counts))"
    case .wrong(let operations, let counts, let reported):
      ".wrong(\(source(operations)), to: \(counts), reported: \(source(reported)))"
    case .reload: ".reload"
    case .scroll(let offset): ".scroll(\(offset))"
    case .glide(let offset): ".glide(\(offset))"
    case .pull(let distance): ".pull(\(distance))"
    case .lift: ".lift"
    case .slide(let section, let offset): ".slide(\(section), \(offset))"
    case .resize(let width, let height): ".resize(\(width), \(height))"
    case .stretch(let width, let height): ".stretch(\(width), \(height))"
    case .inset(let top, let bottom): ".inset(\(top), \(bottom))"
    case .toggle(let path): ".toggle(IndexPath(item: \(path.item), section: \(path.section)))"
    case .invalidate: ".invalidate"
    case .frames(let count): ".frames(\(count))"
    case .rest: ".rest"
    }
  }

  private func source(_ operations: [UpdateOperation]) -> String {
    "[\(operations.map(\.source).joined(separator: ", "))]"
  }
}

/// What a random test does, and how often.
enum TrialMix: String, CaseIterable, Sendable {
  /// Batches one after the other, each at rest before the next.
  case calm
  /// Batches that interrupt one another.
  case hasty
  /// Everything there is at once.
  case everything
  /// The same, with batches that do not add up.
  case wrong
}

extension TrialStep {
  static func random(
    _ mix: TrialMix,
    _ generator: inout BatchGenerator,
    _ model: CollectionModel,
    reach: Int = 500
  ) -> TrialStep {
    let roll = Int.random(in: 0..<100, using: &generator.random)
    switch mix {
    case .calm: return roll < 20 ? scroll(&generator, reach) : batch(&generator, model)
    case .hasty:
      if roll < 10 { return scroll(&generator, reach) }
      if roll < 40 { return .frames(Int.random(in: 1...12, using: &generator.random)) }
      return batch(&generator, model)
    case .everything: return roll < 45 ? batch(&generator, model) : other(&generator, model, reach)
    case .wrong:
      if roll < 30 { return batch(&generator, model) }
      guard roll < 60 else { return other(&generator, model, reach) }
      return wrong(&generator, model)
    }
  }

  /// A section that is scrolled by itself; nil if there is none.
  static func randomSlide(
    _ generator: inout BatchGenerator,
    _ model: CollectionModel
  ) -> TrialStep? {
    guard let section = model.sections.indices.randomElement(using: &generator.random) else {
      return nil
    }
    return .slide(section, CGFloat(Int.random(in: 0...300, using: &generator.random)))
  }

  private static func scroll(_ generator: inout BatchGenerator, _ reach: Int) -> TrialStep {
    .scroll(CGFloat(Int.random(in: 0...reach, using: &generator.random)))
  }

  private static func batch(
    _ generator: inout BatchGenerator,
    _ model: CollectionModel
  ) -> TrialStep {
    let change = generator.change(of: model)
    let isStill = Int.random(in: 0..<10, using: &generator.random) == 0
    return isStill
      ? .still(change.operations, to: change.after.counts.items)
      : .batch(change.operations, to: change.after.counts.items)
  }

  /// A batch that is wrong, and found to be so: what adds up and is not true cannot be found out.
  private static func wrong(
    _ generator: inout BatchGenerator,
    _ model: CollectionModel
  ) -> TrialStep {
    let change = generator.change(of: model)
    let disturbed = generator.disturbed(change)
    guard disturbed.checked.standing != .consistent else {
      return .batch(change.operations, to: change.after.counts.items)
    }
    return .wrong(
      change.operations,
      to: change.after.counts.items,
      reported: disturbed.operations
    )
  }

  private static func other(
    _ generator: inout BatchGenerator,
    _ model: CollectionModel,
    _ reach: Int
  ) -> TrialStep {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator.random))
    }
    switch Int.random(in: 0..<20, using: &generator.random) {
    case 0...2: return .scroll(length(-20...(reach + 100)))
    case 3: return .glide(length(0...(reach + 100)))
    case 4...6: return .pull(length(-60...60))
    case 7, 8: return .lift
    case 9: return .resize(length(60...120), length(40...140))
    case 10: return .stretch(length(60...120), length(40...140))
    case 11: return .inset(length(0...20), length(0...20))
    case 12, 13:
      let paths = model.counts.items.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(item: $0, section: section) }
      }
      return paths.randomElement(using: &generator.random).map { .toggle($0) } ?? .invalidate
    case 14: return .invalidate
    case 15: return .reload
    case 16: return .rest
    default: return .frames(Int.random(in: 1...10, using: &generator.random))
    }
  }
}
