import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A symbol of the layouts, and what shows that it works.
///
/// The names are those of the table in `Documentation/Layouts.md`, which `Scripts/check-layouts` compares.
struct LayoutSymbol: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @MainActor @Sendable () throws -> Void

  init(_ name: String, _ check: @escaping @MainActor @Sendable () throws -> Void) {
    testDescription = name
    self.check = check
  }
}

/// The frames of the first items of a section in a window of 375 by 600.
@MainActor
func frames(_ count: Int, _ section: NSCollectionLayoutSection) -> [[Double]] {
  shown([count], section).items(count)
}

/// The frames of the first items of a section of one group.
@MainActor
func frames(_ count: Int, _ group: NSCollectionLayoutGroup) -> [[Double]] {
  frames(count, NSCollectionLayoutSection(group: group))
}

/// A window in which all sections look the same.
@MainActor
func shown(
  _ counts: [Int],
  _ section: NSCollectionLayoutSection,
  _ configuration: UICollectionViewCompositionalLayoutConfiguration =
    UICollectionViewCompositionalLayoutConfiguration()
) -> CompositionalLayoutFixture {
  let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
  return CompositionalLayoutFixture(counts, kinds: ["header", "footer", "badge"], layout)
}

/// An item of two dimensions.
@MainActor
func item(
  _ width: NSCollectionLayoutDimension,
  _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

/// A row of the width of its section.
@MainActor
func row(
  _ height: NSCollectionLayoutDimension,
  _ items: [NSCollectionLayoutItem]
) -> NSCollectionLayoutGroup {
  .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: items)
}
