import Foundation
import SectionControllers
import UIKit

// A screen in the form of the article, which is compiled in the language mode that it was written for.

final class Company: ListDiffable {
  let id: UUID
  let name: String
  let about: String
  var isExpanded = false

  init(id: UUID = UUID(), name: String, about: String) {
    self.id = id
    self.name = name
    self.about = about
  }

  // The one edit: elsewhere an `NSObjectProtocol` is returned, `id as NSObjectProtocol`.
  func diffIdentifier() -> any Hashable & Sendable { id }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    guard let other = object as? Company else { return false }
    return id == other.id
  }
}

final class CompanyText: ListDiffable {
  let text: String

  init(text: String) { self.text = text }

  func diffIdentifier() -> any Hashable & Sendable { text }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    (object as? CompanyText)?.text == text
  }
}

final class CompanyDirectory: ListDiffable {
  let companies: [Company]

  init(companies: [Company]) { self.companies = companies }

  func diffIdentifier() -> any Hashable & Sendable { "directory" }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool { object is CompanyDirectory }
}

final class CompanyCell: UICollectionViewCell, ListBindable {
  let label = UILabel()
  private(set) var pointsDown = false

  func bindViewModel(_ viewModel: Any) {
    guard let company = viewModel as? Company else { return }
    label.text = company.name
    pointsDown = company.isExpanded
  }
}

final class CompanyTextCell: UICollectionViewCell, ListBindable {
  let label = UILabel()

  func bindViewModel(_ viewModel: Any) { label.text = (viewModel as? CompanyText)?.text }
}

final class CompaniesSectionController: ListBindingSectionController<ListDiffable>,
  ListBindingSectionControllerDataSource, ListBindingSectionControllerSelectionDelegate
{
  var didChange: (() -> Void)?

  override init() {
    super.init()
    dataSource = self
    selectionDelegate = self
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    viewModelsFor object: Any
  ) -> [ListDiffable] {
    guard let directory = object as? CompanyDirectory else { return [] }
    return directory.companies.flatMap { company -> [ListDiffable] in
      company.isExpanded ? [company, CompanyText(text: company.about)] : [company]
    }
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    cellForViewModel viewModel: Any,
    at index: Int
  ) -> UICollectionViewCell & ListBindable {
    let type: UICollectionViewCell.Type =
      viewModel is Company ? CompanyCell.self : CompanyTextCell.self
    let cell = collectionContext?.dequeueReusableCell(of: type, for: self, at: index)
    guard let bindable = cell as? UICollectionViewCell & ListBindable else { return CompanyCell() }
    return bindable
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    sizeForViewModel viewModel: Any,
    at index: Int
  ) -> CGSize {
    let width = collectionContext?.containerSize.width ?? 0
    return CGSize(width: width, height: viewModel is Company ? 44 : 88)
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    didSelectItemAt index: Int,
    viewModel: Any
  ) {
    guard let company = viewModel as? Company else { return }
    company.isExpanded.toggle()
    didChange?()
  }
}

final class CompaniesViewController: UIViewController, ListAdapterDataSource {
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
  let directory: CompanyDirectory

  init(directory: CompanyDirectory) {
    self.directory = directory
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    adapter.collectionView = collectionView
    adapter.dataSource = self
  }

  func objects(for listAdapter: ListAdapter) -> [ListDiffable] { [directory] }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController {
    let controller = CompaniesSectionController()
    controller.didChange = { [weak self] in
      self?.adapter.performUpdates(animated: true, completion: nil)
    }
    return controller
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}
