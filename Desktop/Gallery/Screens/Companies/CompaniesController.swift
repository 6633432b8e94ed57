import GallerySupport
import SectionControllers
import UIKit

/// A form above a list of companies.
final class CompaniesController: UIViewController, ListAdapterDataSource {
  private let list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
  private let reading = BackgroundReading<PackageCatalog, PackageCatalogError>()
  private let path: String
  private var companies: [Company] = []
  private let shown = CompanyList()
  private var filter = CompanyFilter()

  init(path: String) {
    self.path = path
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for background in [view, list] { background?.backgroundColor = .systemBackground }
    list.alwaysBounceVertical = true
    view.addSubview(list)
    adapter.collectionView = list
    adapter.dataSource = self
    reading.start { [path] () throws(PackageCatalogError) in
      try PackageCatalog(contentsOfFile: path)
    } completion: { [weak self] in
      guard let self else { return }
      self.companies = Company.all(of: self.reading.content?.packages ?? [])
      self.show(animated: false)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  /// Shows the companies that the form lets through.
  private func show(animated: Bool) {
    shown.companies = companies.filter { filter.takes($0) }
    let isEmpty = shown.companies.isEmpty && !companies.isEmpty
    filter.message = isEmpty ? "No company is called “\(filter.text)”." : nil
    adapter.performUpdates(animated: animated)
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { [filter, shown] }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController {
    guard object is CompanyFilter else { return CompanyListController() }
    return CompanyFormController { [weak self] change in
      guard let self else { return }
      change(&self.filter)
      self.show(animated: true)
    }
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

extension CompaniesController: BackgroundLoading {
  func waitUntilLoaded() async {
    await reading.waitUntilDone()
    while adapter.hasPendingUpdates { await Task.yield() }
  }
}
