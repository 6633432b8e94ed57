import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// A section that is a list: each item is a row that finds its height.
  ///
  /// - Parameters:
  ///   - configuration: The appearance of the list.
  ///   - layoutEnvironment: What the section provider was called with.
  /// - Returns: A section whose insets, headers and other properties can be changed further.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(using: configuration, estimatedRowHeight: ListMetrics.estimatedRowHeight)
  }

  /// A section that is a list, whose rows are taken to have a height until they have found theirs.
  static func list(
    using configuration: UICollectionLayoutListConfiguration,
    estimatedRowHeight: CGFloat
  ) -> NSCollectionLayoutSection {
    let metrics = ListMetrics(configuration)
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(estimatedRowHeight)
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
    section.list = configuration
    section.startPadding = metrics.headerTopPadding
    section.contentInsets = metrics.contentInsets
    if configuration.appearance == .insetGrouped { section.contentInsetsReference = .layoutMargins }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(metrics.header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(metrics.footer)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of one configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The distances of a list.
@MainActor
struct ListMetrics {
  private let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
  }

  /// The height that rows are taken to have until they have found theirs.
  static let estimatedRowHeight: CGFloat = 44
  /// What inset groups keep from the edges at least, where the layout margins are smaller.
  nonisolated static let leastGroupMargin: CGFloat = 16
  /// The distance above a group without a header and below one without a footer.
  private static let groupDistance: CGFloat = 18
  /// The distance above headers of plain lists.
  private static let plainHeaderTopPadding: CGFloat = 22

  private var isGrouped: Bool {
    configuration.appearance == .grouped || configuration.appearance == .insetGrouped
  }

  var headerTopPadding: CGFloat {
    guard configuration.headerMode != .none else { return 0 }
    return configuration.headerTopPadding
      ?? (configuration.appearance == .plain ? Self.plainHeaderTopPadding : 0)
  }

  var contentInsets: NSDirectionalEdgeInsets {
    guard isGrouped else { return .zero }
    return NSDirectionalEdgeInsets(
      top: configuration.headerMode == .none ? Self.groupDistance : 0,
      leading: 0,
      bottom: configuration.footerMode == .none ? Self.groupDistance : 0,
      trailing: 0
    )
  }

  var header: NSCollectionLayoutBoundarySupplementaryItem {
    let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
    let header = boundary(
      UICollectionView.elementKindSectionHeader,
      width: hugs ? .estimated(100) : .fractionalWidth(1),
      hugs ? .topLeading : .top
    )
    header.pinToVisibleBounds = configuration.appearance == .plain
    return header
  }

  var footer: NSCollectionLayoutBoundarySupplementaryItem {
    boundary(UICollectionView.elementKindSectionFooter, width: .fractionalWidth(1), .bottom)
  }

  private func boundary(
    _ kind: String,
    width: NSCollectionLayoutDimension,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width,
        heightDimension: .estimated(isGrouped ? 38 : 36)
      ),
      elementKind: kind,
      alignment: alignment
    )
  }
}
