import CoreGraphics
import Foundation
import TesseraEngine

/// The view of the list that shows a header or footer of a table, of a section or of all.
final class TableBoundary: UICollectionViewListCell {
  static let identifier = "Boundary of Tessera"
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    TableDeclaration.headerKind, TableDeclaration.footerKind,
  ]

  private let stage = TableStage()
  /// The view that is shown: a header or footer, or any view of the app's.
  private(set) var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    presentContentView.removeFromSuperview()
    insertSubview(stage, at: 0)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ view: UIView?) {
    guard view !== content else { return place() }
    letGoOfContent()
    content = view
    guard view != nil else { return }
    stage.add(view, in: self)
    takeLooks()
    place()
    setNeedsLayout()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    stage.add(content, in: self)
  }

  private func letGoOfContent() {
    guard let content else { return }
    self.content = nil
    if content.superview === stage { content.removeFromSuperview() }
    (hostingCollectionView as? TableList)?.table?.cells.takeBack(content)
  }

  private func takeLooks() {
    guard let header = content as? UITableViewHeaderFooterView else { return }
    header.take(row.content)
    header.host = self
    noteConfigurationUpdate()
  }

  private func place() {
    if let content { stage.place(content, in: self) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    letGoOfContent()
  }

  override var center: CGPoint { didSet { place() } }

  override func layoutSubviews() {
    place()
    super.layoutSubviews()
  }

  override func adopt(_ row: ListRow?) {
    super.adopt(row)
    takeLooks()
    place()
  }

  override var standardBackground: UIBackgroundConfiguration? {
    switch content {
    case let header as UITableViewHeaderFooterView: header.background(over: row.background)
    case nil: row.background
    default: .clear()
    }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let content, !layoutAttributes.fixedSides.contains(.height) else {
      return layoutAttributes
    }
    let height = content.systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if height > 0 { layoutAttributes.frame.size.height = height }
    return layoutAttributes
  }

  override var canBecomeFocused: Bool { false }
}
