import Foundation
import TesseraCore
import TesseraHeadless
import UIKit

/// A collection view that shows a layout whose contract is checked.
@MainActor
final class LayoutContractFixture {
  let subject: LayoutSubject
  let setting: LayoutContractSetting
  let layout: UICollectionViewLayout
  let view: UICollectionView
  let source: LayoutContractSource
  let fixture: Fixture
  private(set) var diagnostics: [String] = []

  convenience init(_ subject: LayoutSubject, _ setting: LayoutContractSetting) {
    self.init(
      subject,
      setting,
      CollectionModel(counts: setting.counts),
      in: Fixture(width: 240, height: 240)
    )
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    fixture.show(view)
  }

  /// The same subject with a layout of its own, not shown yet.
  func another() -> LayoutContractFixture {
    LayoutContractFixture(subject, setting, source.model, in: fixture)
  }

  private init(
    _ subject: LayoutSubject,
    _ setting: LayoutContractSetting,
    _ model: CollectionModel,
    in fixture: Fixture
  ) {
    self.subject = subject
    self.setting = setting
    self.fixture = fixture
    layout = subject.makeLayout(setting.axis)
    source =
      subject.declaredSize == nil
      ? LayoutContractSource(subject, setting.axis) : SizingContractSource(subject, setting.axis)
    source.model = model
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 160),
      collectionViewLayout: layout
    )
    view.semanticContentAttribute = setting.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.register(LayoutContractCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
  }

  /// Changes the data, and reports the change.
  func update(_ change: ModelChange) {
    view.performBatchUpdates {
      self.source.model = change.after
      self.view.report(change.operations)
    }
  }

  /// Lets everything come to rest, and checks that it does.
  func settle() throws(LayoutContractViolation) {
    guard fixture.backend.advanceUntilIdle(limit: 3) else {
      throw violation(.settles, "frames are still asked for after 3 seconds")
    }
    let measurements = source.measurements
    view.setNeedsLayout()
    fixture.backend.makeFrame()
    guard source.measurements == measurements else {
      throw violation(.settles, "a pass in which nothing changes asks cells for their sizes")
    }
    guard source.strangers.isEmpty else {
      throw violation(.complete, "the data source is asked for \(source.strangers)")
    }
  }

  func violation(_ rule: LayoutContractRule, _ finding: String) -> LayoutContractViolation {
    LayoutContractViolation(rule: rule, finding: finding)
  }
}

/// Shows a model to a layout whose contract is checked.
@MainActor
class LayoutContractSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var model = CollectionModel()
  let subject: LayoutSubject
  let axis: NSLayoutConstraint.Axis
  /// How often cells were asked for their sizes.
  var measurements = 0
  /// The paths of items and sections that do not exist and were asked for.
  private(set) var strangers: [IndexPath] = []
  private var kinds: Set<String> = []

  init(_ subject: LayoutSubject, _ axis: NSLayoutConstraint.Axis) {
    self.subject = subject
    self.axis = axis
  }

  /// The item at a path; a path that names none is noted.
  func item(at path: IndexPath) -> CollectionModel.Item? {
    guard path.count == 2, model.sections.indices.contains(path.section),
      model.sections[path.section].items.indices.contains(path.item)
    else {
      strangers.append(path)
      return nil
    }
    return model.sections[path.section].items[path.item]
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    guard model.sections.indices.contains(section) else {
      strangers.append(IndexPath(index: section))
      return 0
    }
    return model.sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? LayoutContractCell else { return cell }
    cell.item = item(at: indexPath)
    cell.source = self
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kinds.insert(kind).inserted {
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
  }
}

/// The same, which declares the sizes of items to a flow layout.
@MainActor
final class SizingContractSource: LayoutContractSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = item(at: indexPath).flatMap { subject.declaredSize?($0) } ?? .zero
    return axis == .vertical ? size : CGSize(width: size.height, height: size.width)
  }
}

/// A cell that asks for the extent that its item wants.
@MainActor
final class LayoutContractCell: UICollectionViewCell {
  var item: CollectionModel.Item?
  weak var source: LayoutContractSource?

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    item = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let source, let item, let extent = source.subject.preferredExtent?(item) else {
      return layoutAttributes
    }
    source.measurements += 1
    if source.axis == .vertical {
      layoutAttributes.size.height = extent
    } else {
      layoutAttributes.size.width = extent
    }
    return layoutAttributes
  }
}
