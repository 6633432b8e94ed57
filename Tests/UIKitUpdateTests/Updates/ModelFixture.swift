import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// A collection view that shows a model, in a list with headers whose rows find their heights, or along the
/// other axis their widths.
@MainActor
final class ModelFixture {
  let fixture: Fixture
  let view: UICollectionView
  let orientation: ReadingOrientation
  private(set) var layout: ModelLayout
  /// Whether cells ask for a height of their own.
  var measures = true
  var model: CollectionModel
  private(set) var diagnostics: [String] = []
  private var source: ModelSource
  /// Runs in every call that the collection view makes.
  var interfere: ((ModelCall) -> Void)?

  convenience init(_ model: CollectionModel, _ orientation: ReadingOrientation = .downwards) {
    self.init(model, height: 400, layout: ModelLayout(orientation), orientation)
    show()
  }

  /// Creates a collection view that is not shown yet, with `height` along the axis.
  init(
    _ model: CollectionModel,
    height: CGFloat,
    layout: ModelLayout,
    _ orientation: ReadingOrientation = .downwards
  ) {
    self.model = model
    self.layout = layout
    self.orientation = orientation
    let size = orientation.size(CGSize(width: 320, height: height))
    fixture = Fixture(width: size.width, height: size.height)
    source = ModelSource()
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    view.semanticContentAttribute = orientation.semantics
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
    layout = ModelLayout(orientation)
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
    guard let item, fixture?.measures == true else { return layoutAttributes }
    if fixture?.orientation.axis == .horizontal {
      layoutAttributes.frame.size.width = ModelFixture.height(of: item)
    } else {
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
