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
}
