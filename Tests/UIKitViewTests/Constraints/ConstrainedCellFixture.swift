import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A cell with a label that constraints keep 10 points inside of the content view.
final class ConstrainedCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var measurements = 0
  /// Whether the cell asks for a width of its own where the layout leaves that free.
  var findsWidth = false
  /// Called whenever the cell is asked for its size.
  var noteMeasurement: () -> Void = {}

  /// Whether the cell is in a flow layout, which leaves widths free, and is to be as wide as it was placed.
  private var keepsWidth: Bool {
    !findsWidth
      && (superview as? UICollectionView)?.collectionViewLayout is UICollectionViewFlowLayout
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    activate(
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    )
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measurements += 1
    noteMeasurement()
    guard keepsWidth else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return layoutAttributes
  }
}

/// A header with a label that constraints keep 4 points inside of it.
final class ConstrainedHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    activate(
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4)
    )
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection view in a window that shows a text in each cell.
@MainActor
final class ConstrainedCellFixture: NSObject, UICollectionViewDataSource {
  let fixture: Fixture
  let view: UICollectionView
  var texts: [String]
  var title = ""
  /// Changes a cell before it shows its text.
  var prepare: (ConstrainedCell) -> Void = { _ in }
  /// How often each item was asked for its size.
  private(set) var measurements: [Int: Int] = [:]

  init(_ texts: [String], width: CGFloat, height: CGFloat = 400, layout: UICollectionViewLayout) {
    fixture = Fixture(width: width, height: height)
    self.texts = texts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    super.init()
    view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      ConstrainedHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = self
  }

  func show() { fixture.show(view) }

  func forgetMeasurements() { measurements = [:] }

  func frame() { fixture.backend.makeFrame() }

  func cell(_ item: Int) -> ConstrainedCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? ConstrainedCell
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    guard let constrained = cell as? ConstrainedCell else { return cell }
    prepare(constrained)
    constrained.label.text = texts[path.item]
    constrained.noteMeasurement = { [weak self] in self?.measurements[path.item, default: 0] += 1 }
    return cell
  }

  func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: path
    )
    (header as? ConstrainedHeader)?.label.text = title
    return header
  }
}

/// Layouts in which rows are as wide as the view and as high as they ask.
@MainActor
enum ConstrainedRows: String, CaseIterable, CustomTestStringConvertible {
  case flow
  case compositional
  case list

  nonisolated var testDescription: String { rawValue }

  func make(width: CGFloat, estimated: CGFloat = 44) -> UICollectionViewLayout {
    switch self {
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.estimatedItemSize = CGSize(width: width, height: estimated)
      return layout
    case .compositional:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(estimated)
      )
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    case .list:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.showsSeparators = false
      return UICollectionViewCompositionalLayout.list(using: configuration)
    }
  }
}
