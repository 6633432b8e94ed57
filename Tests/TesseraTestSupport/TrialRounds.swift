import Foundation

/// The rounds of random tests that are performed.
///
/// Each round has seeds of its own, so that more rounds try more.
public enum TrialRounds {
  /// The rounds that the environment names in `TESSERA_TRIAL_ROUNDS`, such as `0..<15`; nil if it names none.
  public static let named: Range<Int>? = {
    let named = ProcessInfo.processInfo.environment["TESSERA_TRIAL_ROUNDS"] ?? ""
    let ends = named.components(separatedBy: "..<").compactMap { Int($0) }
    guard ends.count == 2, ends[0] >= 0, ends[0] < ends[1] else { return nil }
    return ends[0]..<ends[1]
  }()

  /// The rounds that are named, or the first one alone.
  public static var chosen: Range<Int> { named ?? 0..<1 }

  /// Every third of the seeds of a random test, and all of them where rounds are named, as by `make nightly`.
  ///
  /// - Parameters:
  ///   - seeds: The seeds of the test.
  ///   - step: How many seeds there are for each that is tried.
  /// - Returns: The seeds to try, in their order; the first one is among them.
  public static func share<Seeds: Sequence>(of seeds: Seeds, oneIn step: Int = 3) -> [Seeds.Element]
  {
    guard named == nil else { return Array(seeds) }
    return seeds.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}
