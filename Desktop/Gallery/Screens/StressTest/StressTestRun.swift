import TesseraCore
import TesseraTestSupport

/// An endless sequence of random steps; the same seed gives the same steps.
struct StressTestRun {
  /// Something that is done to a collection view.
  enum Step {
    /// A batch of updates of every kind.
    case batch(ModelChange)
    /// The offset jumps to this share of what can be scrolled.
    case scroll(share: Double)
    /// The view becomes this share of its widest.
    case resize(share: Double)
  }

  let seed: UInt64
  /// How many steps were taken.
  private(set) var stepCount = 0
  /// What the data source holds.
  private(set) var model: CollectionModel
  private var generator: BatchGenerator

  init(seed: UInt64) {
    self.seed = seed
    generator = BatchGenerator(seed: seed, sectionLimit: 4, itemLimit: 14)
    model = generator.model()
  }

  /// The next step; a batch has not been applied to the model yet.
  mutating func next() -> Step {
    stepCount += 1
    return switch Int.random(in: 0..<20, using: &generator.random) {
    case 0...15: .batch(generator.change(of: model))
    case 16...18: .scroll(share: Double.random(in: 0...1, using: &generator.random))
    default: .resize(share: Double.random(in: 0.5...1, using: &generator.random))
    }
  }

  /// Makes the change that a batch reports.
  mutating func apply(_ change: ModelChange) { model = change.after }
}

extension StressTestRun.Step: CustomStringConvertible {
  /// The step in a few words.
  var description: String {
    switch self {
    case .scroll(let share): "Scrolls to \(Int(share * 100)) %."
    case .resize(let share): "Becomes \(Int(share * 100)) % wide."
    case .batch(let change): "Batch: \(StressTestSummary(change).text)."
    }
  }
}

/// How many calls of each kind a batch holds; § stands for a section.
private struct StressTestSummary {
  let text: String

  init(_ change: ModelChange) {
    var counts: [(String, Int)] = []
    for operation in change.operations {
      let name = Self.name(of: operation)
      if let index = counts.firstIndex(where: { $0.0 == name }) {
        counts[index].1 += 1
      } else {
        counts.append((name, 1))
      }
    }
    text =
      counts.isEmpty
      ? "nothing" : counts.sorted { $0.0 < $1.0 }.map { "\($1) \($0)" }.joined(separator: ", ")
  }

  private static func name(of operation: UpdateOperation) -> String {
    switch operation {
    case .insertItem: "in"
    case .deleteItem: "out"
    case .moveItem: "moved"
    case .reloadItem: "reloaded"
    case .reconfigureItem: "reconfigured"
    case .insertSection: "§ in"
    case .deleteSection: "§ out"
    case .moveSection: "§ moved"
    case .reloadSection: "§ reloaded"
    }
  }
}
