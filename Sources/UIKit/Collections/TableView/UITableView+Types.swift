import CoreGraphics
public import Foundation

extension UITableView {
  /// The appearance of the sections of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers and footers that stay in sight while their section is.
    case plain
    /// Rows from edge to edge in groups with distances between them.
    case grouped
    /// Rows in groups with round corners, within the layout margins.
    case insetGrouped
  }

  /// The place of a row when a table has scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it can be; not at all where a row is selected.
    case none
    /// At the top of what shows.
    case top
    /// In the middle of what shows.
    case middle
    /// At the bottom of what shows.
    case bottom
  }

  /// The way in which rows come and go.
  ///
  /// A batch in which every change says `none` is not animated. In all others rows fade while the others move.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// As `fade`.
    case right
    /// As `fade`.
    case left
    /// As `fade`.
    case top
    /// As `fade`.
    case bottom
    /// Not animated.
    case none
    /// As `fade`.
    case middle
    /// As the table likes, which is by fading.
    case automatic = 100
  }

  /// A height that is that of the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The settings of a table.
  struct Looks {
    weak var delegate: (any UITableViewDelegate)?
    var rowHeight = UITableView.automaticDimension
    var estimatedRowHeight = UITableView.automaticDimension
    var header = BoundaryHeights()
    var footer = BoundaryHeights()
    var headerTopPadding = UITableView.automaticDimension
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets?
    var tableHeaderView: UIView?
    var tableFooterView: UIView?
  }

  /// The heights of headers, or of footers.
  struct BoundaryHeights {
    var height = UITableView.automaticDimension
    var estimatedHeight = UITableView.automaticDimension
  }

  func changeLooks(_ change: (inout Looks) -> Void) {
    change(&looks)
    declaration.invalidate()
  }
}

extension UITableView.ScrollPosition {
  /// The position in a collection view.
  var inList: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}
