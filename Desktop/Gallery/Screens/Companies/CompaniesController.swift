import SectionControllers
import UIKit

/// A form above a list of companies.
final class CompaniesController: UIViewController, ListAdapterDataSource {
  private lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
  private let directory: CompanyDirectory

  init(_ directory: CompanyDirectory) {
    self.directory = directory
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    view = list
    adapter.collectionView = list
    adapter.dataSource = self
    directory.changed = { [weak self] in self?.adapter.performUpdates(animated: $0) }
    directory.load()
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { directory.objects }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController {
    guard object is CompanyFilter else { return CompanyListController() }
    return CompanyFormController { [weak self] in self?.directory.change($0) }
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

extension CompaniesController: BackgroundLoading {
  func waitUntilLoaded() async {
    await directory.waitUntilLoaded()
    while adapter.hasPendingUpdates { await Task.yield() }
  }
}
