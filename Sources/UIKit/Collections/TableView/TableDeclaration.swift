import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// The declaration of a table for the layout of its list, section by section.
///
/// 1. A header is there if the delegate says a height above zero for it, if the data source has a title or the delegate a view for it, in
///    this order; a height of zero means none. The same is so for footers.
/// 2. Heights that are numbers count at once, for rows if `rowHeight` is one; all others are found as rows come into view.
/// 3. The delegate's estimate for the first row counts for its section.
@MainActor
final class TableDeclaration {
  let style: UITableView.Style
  weak var table: UITableView?
  private(set) lazy var layout = UICollectionViewCompositionalLayout { [weak self] section, _ in
    self?.section(section)
  }

  /// The kinds of the views above and below all sections.
  static let headerKind = "UITableView.tableHeaderView"
  static let footerKind = "UITableView.tableFooterView"

  init(_ style: UITableView.Style) { self.style = style }

  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// Something that is said here is another one now.
  func invalidate() { layout.invalidateLayout() }

  private func section(_ index: Int) -> NSCollectionLayoutSection? {
    guard let table else { return nil }
    let header = table.boundaryHeight(.header, index)
    let footer = table.boundaryHeight(.footer, index)
    var configuration = table.listConfiguration(appearance)
    configuration.headerMode = header == nil ? .none : .supplementary
    configuration.footerMode = footer == nil ? .none : .supplementary
    let section = NSCollectionLayoutSection.list(
      using: configuration,
      estimatedRowHeight: table.rowEstimate(inSection: index)
    )
    section.boundarySupplementaryItems = [
      header.map { Self.boundary(.header, $0, pins: style == .plain) },
      footer.map { Self.boundary(.footer, $0, pins: style == .plain) },
    ].compactMap { $0 }
    return section
  }

  private static func boundary(
    _ edge: TableEdge,
    _ height: NSCollectionLayoutDimension,
    pins: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: height
      ),
      elementKind: edge.kind,
      alignment: edge == .header ? .top : .bottom
    )
    item.pinToVisibleBounds = pins
    return item
  }

  /// Makes room for the views above and below all sections.
  func showTableViews() {
    guard let table else { return }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    for (kind, view, alignment) in [
      (Self.headerKind, table.tableHeaderView, NSRectAlignment.top),
      (Self.footerKind, table.tableFooterView, .bottom),
    ] {
      guard let height = view?.frame.height, height > 0 else { continue }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      )
      configuration.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: kind,
          alignment: alignment
        )
      )
    }
    layout.configuration = configuration
    table.list.reloadBoundaries()
  }
}

/// One of the two ends of a section.
enum TableEdge {
  case header, footer

  @MainActor
  var kind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}

extension UITableView {
  fileprivate func listConfiguration(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.backgroundColor = .clear
    configuration.showsSeparators = separatorStyle != .none
    if let color = looks.separatorColor {
      configuration.separatorConfiguration.color = color
      configuration.separatorConfiguration.multipleSelectionColor = color
    }
    if let inset = looks.separatorInset {
      configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(inset)
    }
    if looks.headerTopPadding >= 0 { configuration.headerTopPadding = looks.headerTopPadding }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.leadingActions(ofRowAt: path)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.trailingActions(ofRowAt: path)
    }
    return configuration
  }

  /// The height that rows of a section are taken to have.
  fileprivate func rowEstimate(inSection section: Int) -> CGFloat {
    let first = IndexPath(row: 0, section: section)
    if let asked = delegate?.tableView?(self, estimatedHeightForRowAt: first), asked > 0 {
      return asked
    }
    if rowHeight > 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : ListMetrics.estimatedRowHeight
  }

  /// How high a header or footer is; `nil` where there is none.
  fileprivate func boundaryHeight(
    _ edge: TableEdge,
    _ section: Int
  ) -> NSCollectionLayoutDimension? {
    let heights = edge == .header ? looks.header : looks.footer
    let asked = askedHeight(of: edge, section)
    if let asked, asked >= 0 { return asked > 0 ? .absolute(asked) : nil }
    guard hasContent(for: edge, section) else { return nil }
    if asked == nil, heights.height >= 0 {
      return heights.height > 0 ? .absolute(heights.height) : nil
    }
    let estimate = heights.estimatedHeight
    return .estimated(estimate > 0 ? estimate : style == .plain ? 36 : 38)
  }

  private func askedHeight(of edge: TableEdge, _ section: Int) -> CGFloat? {
    edge == .header
      ? delegate?.tableView?(self, heightForHeaderInSection: section)
      : delegate?.tableView?(self, heightForFooterInSection: section)
  }

  private func hasContent(for edge: TableEdge, _ section: Int) -> Bool {
    if title(of: edge, section) != nil { return true }
    guard let view = madeView(for: edge, section) else { return false }
    // It is asked for again when it is shown.
    if view.superview == nil { cells.takeBack(view) }
    return true
  }

  func title(of edge: TableEdge, _ section: Int) -> String? {
    edge == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// The view that the delegate has for a header or footer; a delegate that leaves the method out is not asked again.
  func madeView(for edge: TableEdge, _ section: Int) -> UIView? {
    guard let delegate, cells.asksForViews(edge) else { return nil }
    let answer: UIView??
    switch edge {
    case .header:
      answer = OptionalCall.answer(of: delegate, "tableView(_:viewForHeaderInSection:)") {
        $0.tableView(self, viewForHeaderInSection: section)
      }
    case .footer:
      answer = OptionalCall.answer(of: delegate, "tableView(_:viewForFooterInSection:)") {
        $0.tableView(self, viewForFooterInSection: section)
      }
    }
    guard let answer else {
      cells.noteWithoutViews(edge)
      return nil
    }
    return answer
  }
}

// Where things are in the content.
extension TableDeclaration {
  private var engine: CollectionEngine? { table?.list.engine }

  /// The attributes of a row, once the layout is up to date.
  func rect(ofRow path: IndexPath) -> CGRect {
    guard let table, table.list.isThere(path) else { return .zero }
    return table.list.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  func rect(ofSection section: Int) -> CGRect {
    guard let table, let engine, section >= 0, section < table.numberOfSections else {
      return .zero
    }
    engine.answering.bringModelUpToDate()
    let header = rect(of: UICollectionView.elementKindSectionHeader, section)
    let footer = rect(of: UICollectionView.elementKindSectionFooter, section)
    guard let frame = layout.solution?.arrangement.frame(ofSection: section) else {
      return header.union(footer)
    }
    return engine.preparing.mirror.apply(CGRect(frame))
  }

  /// The frame of a header or footer where it is at rest; without any it is at the edge of its section and has no height.
  func rect(of kind: String, _ section: Int) -> CGRect {
    guard let table, let engine, section >= 0, section < table.numberOfSections else {
      return .zero
    }
    engine.answering.bringModelUpToDate()
    let path = IndexPath(item: 0, section: section)
    if let frame = layout.restingFrame(of: .supplementaryView(kind, named: path))
      ?? layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
    {
      return engine.preparing.mirror.apply(frame)
    }
    guard let frame = layout.solution?.arrangement.frame(ofSection: section) else { return .zero }
    var rect = engine.preparing.mirror.apply(CGRect(frame))
    if kind == UICollectionView.elementKindSectionFooter { rect.origin.y = rect.maxY }
    rect.size.height = 0
    return rect
  }
}

extension UICollectionView {
  /// Whether there is an item, as far as the data source has said.
  fileprivate func isThere(_ path: IndexPath) -> Bool {
    DataPath(path).map { engine.counting.dataCounts.contains($0) } ?? false
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets of a table's lines, whose left is where reading begins.
  init(_ insets: UIEdgeInsets) {
    self.init(top: 0, leading: insets.left, bottom: 0, trailing: insets.right)
  }
}
