import TesseraCore
public import UIKit

/// The positions at which the cards of a section stop that scrolls across its layout, in place of its behaviour.
///
/// ```
///     leading, center, trailing           center, pinsToEnds
///   │▐█▌ ▐█▌ ▐█▌ │ │ ▐█▌ ▐█▌ │       start │▐█▌ ▐█▌ ▐│   the first card at the start,
///    ▔            ▔▔  ▔▔▔                  │ ▐█▌ ▐█▌ │   those between in the middle,
///                                      end │▌ ▐█▌ ▐█▌│   the last one at the end
/// ```
public struct OrthogonalSnapping: Hashable, Sendable {
  /// The part of a card that is aligned when scrolling stops.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// Its start at the leading content inset, as with `groupPaging`.
    case leading
    /// Its middle in the middle of what shows, as with `groupPagingCentered`.
    case center
    /// Its end at the trailing content inset.
    case trailing
  }

  /// The part of a card that is aligned.
  public var alignment: Alignment
  /// Whether the content stays inside its ends; `false` by default.
  ///
  /// The first cards are then at the start and the last at the end, where their middle would need space that there is not. At the leading
  /// and the trailing inset content stays inside in any case.
  public var pinsToEnds: Bool
  /// The maximum number of cards for one flick or one turn of the wheel; 1 by default.
  ///
  /// `nil` lets a flick go to the card nearest to where friction would end it. A number below 1 counts as 1.
  public var groupsPerGesture: Int?

  /// Creates a rule for the positions at which cards stop.
  public init(_ alignment: Alignment, pinsToEnds: Bool = false, groupsPerGesture: Int? = 1) {
    self.alignment = alignment
    self.pinsToEnds = pinsToEnds
    self.groupsPerGesture = groupsPerGesture
  }
}

extension NSCollectionLayoutSection {
  /// The positions at which cards stop if the section scrolls across its layout; `nil`, the default, for those of its behaviour.
  ///
  /// Any behaviour but `none` makes the section scroll. While a number of cards is turned at most, the section slows
  /// down fast, unless its scrolling properties say otherwise.
  ///
  /// ```swift
  /// section.orthogonalScrollingBehavior = .groupPaging
  /// section.orthogonalSnapping = OrthogonalSnapping(.center, pinsToEnds: true)
  /// ```
  public var orthogonalSnapping: OrthogonalSnapping? {
    get { orthogonalRest.map { OrthogonalSnapping($0) } }
    set { orthogonalRest = newValue?.value }
  }
}

extension OrthogonalSnapping {
  fileprivate init(_ value: CompositionalOrthogonalSnapping) {
    alignment =
      switch value.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    pinsToEnds = value.pinsToEnds
    groupsPerGesture = value.groupsPerGesture
  }

  /// The same for the solver.
  fileprivate var value: CompositionalOrthogonalSnapping {
    let alignment: CompositionalOrthogonalSnapping.Alignment =
      switch self.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return CompositionalOrthogonalSnapping(
      alignment,
      pinsToEnds: pinsToEnds,
      groupsPerGesture: groupsPerGesture
    )
  }
}
