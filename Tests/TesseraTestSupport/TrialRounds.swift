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

  /// Returns every third of the seeds of a random test, and all of them where rounds are named, as by `make nightly`.
  ///
  /// - Parameter seeds: The seeds of the test.
  /// - Returns: The seeds to try, in their order; the first one is among them.
  public static func share<Seeds: Sequence>(of seeds: Seeds) -> [Seeds.Element] {
    guard named == nil else { return Array(seeds) }
    return seeds.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
  }

  /// Returns how much is tried: less where every invariant is checked after every mutation, which takes its time.
  ///
  /// - Parameters:
  ///   - whole: The amount in a build without the checks, such as that of `make nightly`.
  ///   - checked: The amount with them.
  /// - Returns: One of the two.
  public static func amount(_ whole: Int, checked: Int) -> Int {
    #if InternalChecks
      checked
    #else
      whole
    #endif
  }
}
