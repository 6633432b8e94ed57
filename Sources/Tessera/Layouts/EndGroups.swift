public import UIKit

extension NSCollectionLayoutSection {
  /// The group of the first items, once, in front of those of the repeated group; `nil`, the default, for the repeated
  /// one.
  ///
  /// ```swift
  /// // A large picture, and rows of three below it.
  /// let section = NSCollectionLayoutSection(group: rowOfThree)
  /// section.firstGroup = largePicture
  /// ```
  ///
  /// A copy of the group is kept.
  public var firstGroup: NSCollectionLayoutGroup? {
    get { endGroups.first }
    set { endGroups.first = newValue?.copy() as? NSCollectionLayoutGroup }
  }

  /// The group of the last items if they would not fill the repeated group; `nil`, the default, for the repeated one.
  ///
  /// Of seven items in pages of three, two pages are full, and the last item has this group. It is repeated if it holds
  /// fewer items than are left. A repeated group whose items find their widths counts as full where it would be by the
  /// estimates.
  ///
  /// ```swift
  /// let section = NSCollectionLayoutSection(group: pageOfThree)
  /// section.lastGroup = wholePage
  /// ```
  ///
  /// A copy of the group is kept.
  public var lastGroup: NSCollectionLayoutGroup? {
    get { endGroups.last }
    set { endGroups.last = newValue?.copy() as? NSCollectionLayoutGroup }
  }
}
