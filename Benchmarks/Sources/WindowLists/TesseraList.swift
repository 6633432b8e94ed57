import CoreGraphics
package import Foundation
package import UIKit

/// A collection view with a flow layout and self-sizing cells.
package final class TesseraList: NSObject, ScrolledList {
  private let window: UIWindow
  private let collectionView: UICollectionView
  private let count: Int
  private let kind: RowKind
  private let backend: any UIBackend
  private let application: any UIBackendClient
  private var frame: () -> Void = {}
  private var isClosed = false

  private let registration = UICollectionView.CellRegistration<TextCell, String> { cell, _, text in
    cell.label.text = text
  }

  private let fieldRegistration: UICollectionView.CellRegistration<FieldCell, String>

  private init(count: Int, kind: RowKind) {
    let size = kind.windowSize
    let frame = CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height))
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    switch kind {
    case .lines: layout.itemSize = CGSize(width: frame.width, height: 24)
    case .paragraphs: layout.estimatedItemSize = CGSize(width: frame.width, height: 60)
    case .names, .framed, .fields: layout.itemSize = CGSize(width: frame.width, height: 44)
    }
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    self.count = count
    self.kind = kind
    fieldRegistration = UICollectionView.CellRegistration { cell, _, text in
      if kind == .fields { cell.addField() }
      if kind == .framed { cell.addFrame() }
      cell.label.text = text
      cell.field?.text = text
      cell.framed?.label.text = text
    }
    backend = UIApplication.shared.backend
    application = UIApplication.shared
    super.init()
    collectionView.dataSource = self
    window.addSubview(collectionView)
  }

  package static func show(count: Int, kind: RowKind) -> TesseraList {
    let list = TesseraList(count: count, kind: kind)
    TextCell.liveCount = 0
    list.window.makeKeyAndVisible()
    return list
  }

  package func run(_ frame: @escaping () -> Void) {
    self.frame = frame
    backend.client = self
    backend.requestFrame()
  }

  package func scroll(to offset: Double) { collectionView.contentOffset.y = CGFloat(offset) }

  package var offset: Double { Double(collectionView.contentOffset.y) }

  package var liveViews: Int { TextCell.liveCount }

  /// The number of rows in sight whose field shows the text of the row.
  package var shownFields: Int {
    collectionView.indexPathsForVisibleItems.count { path in
      let cell = collectionView.cellForItem(at: path) as? FieldCell
      return cell?.field?.text == kind.text(path.item)
    }
  }

  package func close() {
    isClosed = true
    backend.client = application
    window.isHidden = true
  }
}

extension TesseraList: UICollectionViewDataSource {
  package func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    count
  }

  package func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let text = kind.text(indexPath.item)
    switch kind {
    case .lines, .paragraphs:
      return view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: text)
    case .names, .framed, .fields:
      return view.dequeueConfiguredReusableCell(
        using: fieldRegistration,
        for: indexPath,
        item: text
      )
    }
  }
}

extension TesseraList: UIBackendClient {
  package func backendWillShowFrame(at time: TimeInterval) {
    frame()
    application.backendWillShowFrame(at: time)
    if !isClosed { backend.requestFrame() }
  }

  package func backendEnvironmentDidChange() {}

  package func backendDidReport(_ problem: String) { print(problem) }
}

/// One text with the margins that the rows of the other list have.
private final class TextCell: UICollectionViewCell {
  static var liveCount = 0
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.liveCount += 1
    label.numberOfLines = 0
    // As large as those of the other list, ten points of a display of 96 dots in an inch: glyphs are most of what is drawn.
    label.font = .systemFont(ofSize: 40 / 3)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private static let margins = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.inset(by: Self.margins)
  }

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let margins = Self.margins
    let width = attributes.size.width - margins.left - margins.right
    let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    attributes.size.height = text.height + margins.top + margins.bottom
    return attributes
  }
}

/// A name, and a text field beside it where the list has any.
private final class FieldCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var field: UITextField?
  private(set) var framed: FramedLabel?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func addField() {
    guard field == nil else { return }
    let field = UITextField()
    field.borderStyle = .roundedRect
    contentView.addSubview(field)
    self.field = field
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = contentView.bounds.insetBy(dx: 8, dy: 6)
      .divided(atDistance: contentView.bounds.width / 2, from: .minXEdge)
    label.frame = left
    field?.frame = right
    framed?.frame = right
  }

  func addFrame() {
    guard framed == nil else { return }
    let framed = FramedLabel()
    contentView.addSubview(framed)
    self.framed = framed
  }
}

/// A text in the frame that a text field has.
private final class FramedLabel: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 6
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 3)
  }
}
