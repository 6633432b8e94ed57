import UIKit

extension PackagesController {
  /// From this width on the details have a place of their own.
  private static let narrowestWithDetails: CGFloat = 700
  private static let widestDetails: CGFloat = 360
  /// What a row is taken to be high until it is seen.
  private static let estimatedRowHeight: CGFloat = 64

  func placeSubviews() {
    let rest = placeBar()
    if rest.width >= Self.narrowestWithDetails {
      placeDetails(beside: rest)
    } else {
      placeDetails(over: rest)
    }
  }

  /// Places the list and makes rows as wide as it is.
  private func placeList(_ frame: CGRect) {
    let estimate = CGSize(width: max(1, frame.width), height: Self.estimatedRowHeight)
    if layout.estimatedItemSize != estimate {
      layout.headerReferenceSize = CGSize(
        width: estimate.width,
        height: PackageSectionHeader.height
      )
      layout.estimatedItemSize = estimate
    }
    list.frame = frame
  }

  private func placeDetails(beside area: CGRect) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (pane, rest) = area.divided(
      atDistance: min(Self.widestDetails, (area.width * 0.42).rounded()),
      from: isRightToLeft ? .minXEdge : .maxXEdge
    )
    details.style = .pane
    details.frame = pane
    separator.frame = CGRect(
      x: isRightToLeft ? pane.maxX : pane.minX,
      y: area.minY,
      width: 1,
      height: area.height
    )
    placeList(rest)
    list.contentInset.bottom = 0
  }

  private func placeDetails(over area: CGRect) {
    let isOpen = list.indexPathsForSelectedItems?.isEmpty == false
    let height = (area.height * 0.45).rounded()
    details.style = .sheet
    details.frame = CGRect(
      x: 0,
      y: isOpen ? area.maxY - height : area.maxY,
      width: area.width,
      height: height
    )
    separator.frame = CGRect(x: 0, y: details.frame.minY, width: area.width, height: 1)
    placeList(area)
    list.contentInset.bottom = isOpen ? height : 0
  }
}
