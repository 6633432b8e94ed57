import TesseraCore

/// Makes random changes of a model, with the batches that report them; the same seed makes the same.
///
/// A batch holds every kind of operation in any mixture that adds up: items of moved sections change,
/// items leave deleted sections and enter inserted ones, what moves is reloaded as well.
public struct BatchGenerator: Sendable {
  /// The source of chance, which a test may use for its own steps.
  public var random: SeededGenerator
  /// The most sections that a model grows to.
  public let sectionLimit: Int
  /// The most items that a section grows to.
  public let itemLimit: Int

  /// Creates a generator.
  public init(seed: UInt64, sectionLimit: Int = 5, itemLimit: Int = 12) {
    random = SeededGenerator(seed: seed)
    self.sectionLimit = sectionLimit
    self.itemLimit = itemLimit
  }

  /// A model to begin with.
  public mutating func model() -> CollectionModel {
    let count = Int.random(in: 1...sectionLimit, using: &random)
    return CollectionModel(
      counts: (0..<count).map { _ in Int.random(in: 0...itemLimit, using: &random) }
    )
  }

  /// A random change that adds up.
  public mutating func change(of model: CollectionModel) -> ModelChange {
    var draft = ModelDraft(model)
    // Small batches find other faults than large ones, and batches of items others than of sections.
    let sectionRate = chance(0.6) ? 0 : Double.random(in: 0...0.4, using: &random)
    var itemRate = chance(0.2) ? 0 : Double.random(in: 0...0.5, using: &random)
    // Of thousands of items some hundred change, so that a batch costs what it costs in an app.
    itemRate *= min(1, 500 / Double(max(1, model.counts.items.reduce(0, +))))
    changeSections(&draft, rate: sectionRate)
    changeItems(&draft, rate: itemRate)
    return draft.change(shuffledBy: &random)
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  /// Zero most often, if `rate` is small, and never more than `limit`.
  mutating func number(rate: Double, limit: Int) -> Int {
    var number = 0
    while number < limit, chance(rate) { number += 1 }
    return number
  }
}
