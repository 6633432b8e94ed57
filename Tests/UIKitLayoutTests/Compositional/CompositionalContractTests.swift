import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A compositional layout in every configuration")
@MainActor
struct CompositionalContractTests {
  @Test("keeps the contract of layouts", arguments: CompositionalConfigurationCase.allCases)
  func keepsTheContract(configuration: CompositionalConfigurationCase) throws {
    try keepContract(
      CompositionalConfigurationCase.allCases.firstIndex(of: configuration),
      configuration.subject
    )
  }

  @Test("keeps the contract of layouts as a list", arguments: ListConfigurationCase.allCases)
  func listKeepsTheContract(configuration: ListConfigurationCase) throws {
    try keepContract(
      ListConfigurationCase.allCases.firstIndex(of: configuration),
      configuration.subject
    )
  }

  private func keepContract(_ index: Int?, _ subject: LayoutSubject) throws {
    for round in TrialRounds.chosen {
      try requireLayoutContract(of: subject, seed: UInt64(round) + 1, share: index)
    }
  }
}

/// What a compositional layout can be told, one thing after the other and together.
enum CompositionalConfigurationCase: String, CaseIterable, Sendable {
  case rows
  case grid
  case flexibleSpacing
  case nested
  case custom
  case insets
  case boundaries
  case sideBoundaries
  case pinnedHeaders
  case pinnedBoundaries
  case backgrounds
  case wholeContent
  case visibleItems
  case sectionsThatDiffer
  case measured
  case measuredGrid
  case uniform
  case uniformSection
  case measuredWithEverything
  case carousels
  case carouselsWithEverything
  case measuredCarousels
  case boundedCarousels
  case measuredBoundedCarousels

  @MainActor
  var subject: LayoutSubject {
    var subject = LayoutSubject("compositional, \(rawValue)") { makeLayout($0) }
    switch self {
    case .measured, .measuredWithEverything, .measuredCarousels, .measuredBoundedCarousels:
      subject.preferredExtent = { CGFloat(15 + $0.identity * 7 % 35) }
    default: break
    }
    return subject
  }

  @MainActor
  private func makeLayout(_ axis: NSLayoutConstraint.Axis) -> UICollectionViewLayout {
    let declaration = AxisDeclaration(axis: axis)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis == .vertical ? .vertical : .horizontal
    if self == .wholeContent || self == .measuredWithEverything {
      configuration.interSectionSpacing = 6
      configuration.boundarySupplementaryItems = [
        declaration.boundary("title", 15, isStart: true),
        declaration.boundary("end", 11, isStart: false),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in section(index, declaration) },
      configuration: configuration
    )
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }

  @MainActor
  private func section(_ index: Int, _ declaration: AxisDeclaration) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(index, declaration))
    switch self {
    case .insets, .backgrounds, .measuredWithEverything:
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
      section.interGroupSpacing = 4
    default: break
    }
    switch self {
    case .boundaries:
      section.boundarySupplementaryItems = [
        declaration.boundary("header", 12, isStart: true),
        declaration.boundary("footer", 9, isStart: false),
      ]
    case .sideBoundaries:
      let side = declaration.sideBoundary("side", 30)
      side.extendsBoundary = false
      section.boundarySupplementaryItems = [side]
    case .pinnedHeaders, .measuredWithEverything:
      section.boundarySupplementaryItems = [declaration.boundary("header", 12, isStart: true)]
      section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    case .pinnedBoundaries:
      section.boundarySupplementaryItems = [
        declaration.boundary("header", 12, isStart: true),
        declaration.boundary("footer", 9, isStart: false),
      ]
      for item in section.boundarySupplementaryItems { item.pinToVisibleBounds = true }
    case .visibleItems:
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        for item in items { item.alpha = offset.x + offset.y > 50 ? 0.5 : 0.75 }
      }
    default: break
    }
    switch self {
    case .carousels, .measuredCarousels:
      // Rows between sections that come to rest in every way.
      section.orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: index % 6) ?? .none
    case .carouselsWithEverything:
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
      section.interGroupSpacing = 4
      section.boundarySupplementaryItems = [declaration.boundary("header", 12, isStart: true)]
      section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    case .boundedCarousels, .measuredBoundedCarousels:
      bound(section, index)
    default: break
    }
    if self == .backgrounds || self == .measuredWithEverything || self == .carouselsWithEverything {
      section.decorationItems = [.background(elementKind: "background")]
    }
    return section
  }

  /// A section that is bounded by its insets or its background, which spans one part of it or another.
  @MainActor
  private func bound(_ section: NSCollectionLayoutSection, _ index: Int) {
    section.orthogonalScrollingBehavior =
      UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: 1 + index % 5) ?? .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 25, bottom: 7, trailing: 31)
    section.orthogonalBounds = index.isMultiple(of: 2) ? .contentInsets : .background
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 9, bottom: 2, trailing: 12)
    background.span = [.section, .content, .groups][index % 3]
    section.decorationItems = [background]
  }

  @MainActor
  private func group(_ index: Int, _ declaration: AxisDeclaration) -> NSCollectionLayoutGroup {
    switch self {
    case .rows, .visibleItems, .backgrounds: return declaration.row(.absolute(30))
    case .grid, .insets, .boundaries, .sideBoundaries, .pinnedHeaders, .pinnedBoundaries,
      .wholeContent:
      return declaration.line(.absolute(30), .fractional(1 / 3), .fractional(1))
    case .flexibleSpacing:
      let line = declaration.line(.absolute(30), .absolute(55), .fractional(0.5))
      line.interItemSpacing = .flexible(8)
      return line
    case .nested, .carouselsWithEverything: return declaration.nested()
    case .carousels, .boundedCarousels: return declaration.card(.absolute(30))
    case .measuredCarousels, .measuredBoundedCarousels: return declaration.card(.estimated(25))
    case .custom: return declaration.custom()
    case .sectionsThatDiffer:
      return index.isMultiple(of: 2) ? declaration.row(.absolute(20)) : declaration.nested()
    case .measured, .measuredWithEverything: return declaration.row(.estimated(25))
    case .measuredGrid: return declaration.line(.estimated(25), .fractional(0.5), .estimated(25))
    case .uniform:
      return declaration.line(
        .estimated(25),
        .fractional(0.5),
        .uniform(25)
      )
    case .uniformSection:
      return declaration.line(.uniform(25), .fractional(0.5), .uniform(25))
    }
  }
}

/// What a list can be told.
enum ListConfigurationCase: String, CaseIterable, Sendable {
  case plain
  case plainWithHeaders
  case grouped
  case groupedWithBoundaries
  case insetGrouped
  case firstItemHeader
  case sidebar
  case sidebarPlain

  @MainActor
  var subject: LayoutSubject {
    var subject = LayoutSubject("list, \(rawValue)") { _ in
      UICollectionViewCompositionalLayout.list(using: configuration)
    }
    // Lists scroll downwards.
    subject.axes = [.vertical]
    subject.preferredExtent = { CGFloat(20 + $0.identity * 7 % 35) }
    return subject
  }

  private var configuration: UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    switch self {
    case .plainWithHeaders: configuration.headerMode = .supplementary
    case .groupedWithBoundaries:
      configuration.headerMode = .supplementary
      configuration.footerMode = .supplementary
    case .firstItemHeader: configuration.headerMode = .firstItemInSection
    case .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain: break
    }
    return configuration
  }

  private var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain, .plainWithHeaders: .plain
    case .grouped, .groupedWithBoundaries: .grouped
    case .insetGrouped, .firstItemHeader: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
