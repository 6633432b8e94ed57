/// A rule that every layout keeps, whatever it places.
public enum LayoutContractRule: String, CaseIterable, Sendable {
  /// Every number is finite, and no size is below zero.
  case finite
  /// Each item is placed once, and nothing is placed for an item or section that does not exist.
  case complete
  /// A question about one element has the answer that a rectangle gives for it.
  case queriesAgree
  /// The answer for a rectangle holds everything that overlaps it, once, as a scan of all elements finds it.
  case rectanglesEqualAScan
  /// Everything lies inside the content.
  case insideContent
  /// Elements of the same depth do not overlap.
  case noOverlap
  /// A second pass changes nothing.
  case stable
  /// What is on screen is what the layout says, mirrored where it flips.
  case onScreen
  /// After updates everything is where a new layout of the same data has it.
  case updates
  /// Cells that find their sizes get them, and everything comes to rest.
  case settles
  /// No diagnostic is reported.
  case quiet
}

/// A rule that a layout has broken, and where.
public struct LayoutContractViolation: Error, CustomStringConvertible {
  /// The rule.
  public let rule: LayoutContractRule
  /// The finding, with its numbers.
  public let finding: String

  /// The rule and what was found.
  public var description: String { "\(rule.rawValue): \(finding)" }
}
