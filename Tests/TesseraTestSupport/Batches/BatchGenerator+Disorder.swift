import TesseraCore

extension BatchGenerator {
  /// A random change whose batch may be anything: something missing, doubled, shifted or made up.
  ///
  /// It may add up by chance.
  public mutating func disorderlyChange(of model: CollectionModel) -> ModelChange {
    disturbed(change(of: model))
  }

  /// The same change of the data, reported by a batch that may be anything.
  public mutating func disturbed(_ change: ModelChange) -> ModelChange {
    var operations = change.operations
    for _ in 0...number(rate: 0.6, limit: 6) { disturb(&operations, change) }
    return ModelChange(before: change.before, after: change.after, operations: operations)
  }

  private mutating func disturb(_ operations: inout [UpdateOperation], _ change: ModelChange) {
    let index = operations.indices.randomElement(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: if let index { operations.remove(at: index) }
    case 1:
      let place = Int.random(in: 0...operations.count, using: &random)
      if let index { operations.insert(operations[index], at: place) }
    default:
      let place = Int.random(in: 0...operations.count, using: &random)
      operations.insert(operation(change), at: place)
    }
  }

  /// Any operation near or in the range of the counts.
  private mutating func operation(_ change: ModelChange) -> UpdateOperation {
    let before = change.before.counts
    let after = change.after.counts
    let oldSection = OldSection(index(upTo: before.sectionCount))
    let newSection = NewSection(index(upTo: after.sectionCount))
    let old = OldPath(section: oldSection, item: index(upTo: before.count(of: oldSection)))
    let new = NewPath(section: newSection, item: index(upTo: after.count(of: newSection)))
    return switch Int.random(in: 0..<14, using: &random) {
    case 0...1: .insertItem(new)
    case 2...3: .deleteItem(old)
    case 4...5: .reloadItem(old)
    case 6: .reconfigureItem(old)
    case 7...9: .moveItem(from: old, to: new)
    case 10: .insertSection(newSection)
    case 11: .deleteSection(oldSection)
    case 12: .reloadSection(oldSection)
    default: .moveSection(from: oldSection, to: newSection)
    }
  }

  /// In range most often, else one or more too small or too large.
  private mutating func index(upTo count: Int) -> Int {
    chance(0.95) && count > 0
      ? Int.random(in: 0..<count, using: &random)
      : [-1, count, count + 1, .max, .min].randomElement(using: &random) ?? count
  }
}
