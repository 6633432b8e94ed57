import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewFlowLayout {
  /// Tells what had to be repaired or cannot look right, each fault once until the data is new.
  func reportIssues() {
    guard let issues = solution?.arrangement.takeIssues(), let owner else { return }
    for issue in issues {
      let message = issue.message
      guard owner.engine.issueLog.notes(message) else { continue }
      Diagnostics.report(.layout, "\(type(of: self)): \(message)")
    }
  }
}

extension FlowIssue {
  /// The issue in words, with section, items and numbers.
  fileprivate var message: String {
    switch problem {
    case .invalidNumber(let quantity, let found, let used):
      "\(quantity.words)\(place) is \(found); \(used) is used."
    case .itemExceedsLine(let extent, let lineLength):
      """
      the extent across\(place) is \(extent), but a line has room for \(lineLength), the section \
      insets taken off; it stands alone and overflows on both sides.
      """
    }
  }

  private var place: String {
    let items: String
    switch self.items {
    case nil: items = ""
    case let range? where range.count == 1: items = " of item \(range.lowerBound)"
    case let range?: items = " of items \(range.lowerBound) to \(range.upperBound - 1)"
    }
    return items + (section.map { " in section \($0)" } ?? "")
  }
}

extension FlowQuantity {
  fileprivate var words: String {
    switch self {
    case .itemCount: "the number of items"
    case .itemWidth: "the width"
    case .itemHeight: "the height"
    case .lineSpacing: "the line spacing"
    case .itemSpacing: "the spacing between items"
    case .inset: "an inset"
    case .headerExtent: "the extent of the header"
    case .footerExtent: "the extent of the footer"
    case .crossExtent: "the room across"
    }
  }
}
