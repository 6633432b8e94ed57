import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A flow layout in every configuration")
@MainActor
struct FlowLayoutContractTests {
  @Test("keeps the contract of layouts", arguments: FlowConfigurationCase.allCases)
  func keepsTheContract(configuration: FlowConfigurationCase) throws {
    try requireLayoutContract(
      of: configuration.subject,
      share: FlowConfigurationCase.allCases.firstIndex(of: configuration)
    )
  }
}

/// What a flow layout can be told, one thing after the other and together.
enum FlowConfigurationCase: String, CaseIterable, Sendable {
  case plain
  case grid
  case spacedGrid
  case insets
  case boundaries
  case pinnedHeaders
  case pinnedBoundaries
  case declaredSizes
  case declaredSizesWithBoundaries
  case measured
  case measuredWithPinnedHeaders

  @MainActor
  var subject: LayoutSubject {
    var subject = LayoutSubject("flow, \(rawValue)") { makeLayout($0) }
    switch self {
    case .declaredSizes, .declaredSizesWithBoundaries:
      subject.declaredSize = {
        CGSize(width: 20 + $0.identity * 5 % 60, height: 10 + $0.identity * 7 % 35)
      }
    case .measured, .measuredWithPinnedHeaders:
      subject.preferredExtent = { CGFloat(15 + $0.identity * 7 % 35) }
    default: break
    }
    return subject
  }

  @MainActor
  private func makeLayout(_ axis: NSLayoutConstraint.Axis) -> UICollectionViewFlowLayout {
    /// A size with its height along the axis.
    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      axis == .vertical
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = axis == .vertical ? .vertical : .horizontal
    layout.itemSize = size(50, 30)
    if hasBoundaries {
      layout.headerReferenceSize = size(0, 12)
      layout.footerReferenceSize = size(0, 9)
    }
    switch self {
    case .plain, .boundaries, .declaredSizes, .declaredSizesWithBoundaries: break
    case .grid:
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
    case .spacedGrid:
      layout.minimumLineSpacing = 7
      layout.minimumInteritemSpacing = 13
    case .insets: layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    case .pinnedHeaders: layout.sectionHeadersPinToVisibleBounds = true
    case .pinnedBoundaries:
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    case .measured: layout.estimatedItemSize = size(90, 20)
    case .measuredWithPinnedHeaders:
      layout.estimatedItemSize = size(120, 40)
      layout.sectionHeadersPinToVisibleBounds = true
    }
    return layout
  }

  private var hasBoundaries: Bool {
    switch self {
    case .boundaries, .pinnedHeaders, .pinnedBoundaries, .declaredSizesWithBoundaries,
      .measuredWithPinnedHeaders:
      true
    case .plain, .grid, .spacedGrid, .insets, .declaredSizes, .measured: false
    }
  }
}
