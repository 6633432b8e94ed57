import UIKit

/// An app with a list, a detail and an alert, as one writes it for iOS; `@main` stands before the class there.
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration",
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: CityListController())
    self.window = window
    window.makeKeyAndVisible()
  }
}

class CityListController: UICollectionViewController {
  private lazy var dataSource = makeDataSource()

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.askForCity() }
    )
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Oslo", "Lima"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      city in
      var content = cell.defaultContentConfiguration()
      content.text = city
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .delete()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, city in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: city)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let city = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(CityController(city: city), animated: true)
  }

  private func askForCity() {
    let alert = UIAlertController(title: "New city", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
      self?.add(name)
    }
    alert.addAction(add)
    alert.preferredAction = add
    present(alert, animated: true)
  }

  private func add(_ city: String) {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([city])
    dataSource.apply(snapshot)
  }
}

class CityController: UIViewController {
  private let city: String

  init(city: String) {
    self.city = city
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = city
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "All about \(city)"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
