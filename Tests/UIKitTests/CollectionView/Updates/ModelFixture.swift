import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// A collection view that shows a model, in a list with headers whose rows find their heights.
@MainActor
final class ModelFixture {
  let fixture: Fixture
  let view: UICollectionView
  private(set) var layout: ModelLayout
  /// Whether cells ask for a height of their own.
  var measures = true
  var model: CollectionModel
  private(set) var diagnostics: [String] = []
  private var source: ModelSource
  /// Runs in every call that the collection view makes.
  var interfere: ((ModelCall) -> Void)?

  convenience init(_ model: CollectionModel) {
    self.init(model, height: 400, layout: ModelLayout())
    show()
  }

  /// Creates a collection view that is not shown yet.
  init(_ model: CollectionModel, height: CGFloat, layout: ModelLayout) {
    self.model = model
    self.layout = layout
    fixture = Fixture(width: 320, height: height)
    source = ModelSource()
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height),
      collectionViewLayout: layout
    )
    source.fixture = self
    layout.fixture = self
    view.register(ModelCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      ModelHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    view.delegate = source
    view.prefetchDataSource = source
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    ModelCell.onInitialization = { [weak self] in self?.interfere?(.initialization) }
  }

  func show() { fixture.show(view) }

  func end() {
    Diagnostics.hook = nil
    ModelCell.onInitialization = nil
  }

  /// Changes the model and reports the change.
  func apply(_ change: ModelChange, completion: @escaping (Bool) -> Void = { _ in }) {
    view.performBatchUpdates(
      {
        self.model = change.after
        for operation in change.operations { self.view.report(operation) }
      },
      completion: { [weak self] isFinished in
        completion(isFinished)
        self?.interfere?(.completion)
      }
    )
  }

  /// Puts another layout of the same sort in the place of the present one, animated.
  func changeLayout(completion: @escaping (Bool) -> Void = { _ in }) {
    layout = ModelLayout()
    layout.fixture = self
    view.setCollectionViewLayout(layout, animated: true) { [weak self] isFinished in
      completion(isFinished)
      self?.interfere?(.completionOfLayout)
    }
  }

  /// Puts another data source in the place of the present one, which has another model.
  func changeSource(to model: CollectionModel) {
    self.model = model
    source = ModelSource()
    source.fixture = self
    view.dataSource = source
  }

  /// The item at a path; `nil` when the model has changed and the view has not yet.
  func item(at path: IndexPath) -> CollectionModel.Item? {
    guard model.sections.indices.contains(path.section),
      model.sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return model.sections[path.section].items[path.item]
  }

  /// How high an item is, which its cell says when it is asked.
  static func height(of item: CollectionModel.Item) -> CGFloat {
    CGFloat(20 + (item.identity * 7 + item.version * 13) % 50)
  }

  /// Forgets diagnostics and answers them.
  func takeDiagnostics() -> [String] {
    defer { diagnostics = [] }
    return diagnostics
  }
}

@MainActor
final class ModelCell: UICollectionViewCell {
  static var onInitialization: (() -> Void)?
  var item: CollectionModel.Item?
  weak var fixture: ModelFixture?

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.onInitialization?()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isSelected: Bool { didSet { fixture?.interfere?(.isSelected) } }
  override var isHighlighted: Bool { didSet { fixture?.interfere?(.isHighlighted) } }

  override func prepareForReuse() {
    super.prepareForReuse()
    item = nil
    fixture?.interfere?(.prepareForReuse)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    fixture?.interfere?(.applyAttributes)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fixture?.interfere?(.preferredAttributes)
    if let item, fixture?.measures == true {
      layoutAttributes.frame.size.height = ModelFixture.height(of: item)
    }
    return layoutAttributes
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    fixture?.interfere?(.updateConfiguration)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fixture?.interfere?(.layoutSubviews)
  }

  override func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) { fixture?.interfere?(.willTransition) }

  override func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) { fixture?.interfere?(.didTransition) }
}

@MainActor
final class ModelHeader: UICollectionReusableView {
  var section = -1
}
