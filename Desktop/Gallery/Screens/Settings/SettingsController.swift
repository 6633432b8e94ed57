import GallerySupport
import UIKit

/// A list that is laid out as its own rows say.
final class SettingsController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<SettingsSection, SettingsRow>

  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private var choice = SettingsChoice()
  private var devices = SettingsDevices()

  private static let changeDuration = 0.35

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    list.alwaysBounceVertical = true
    view.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<SettingsSection, SettingsRow>()
    snapshot.appendSections(SettingsSection.allCases)
    for section in SettingsSection.allCases {
      snapshot.appendItems(SettingsRow.rows(of: section), toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      let choice = self?.choice ?? SettingsChoice()
      var configuration = UICollectionLayoutListConfiguration(appearance: choice.style)
      configuration.showsSeparators = choice.options.contains(.lines)
      if choice.options.contains(.headers) { configuration.headerMode = .supplementary }
      if choice.options.contains(.footers) { configuration.footerMode = .supplementary }
      if SettingsSection.allCases[index] == .devices {
        configuration.leadingSwipeActionsConfigurationProvider = { self?.leadingActions(at: $0) }
        configuration.trailingSwipeActionsConfigurationProvider = { self?.trailingActions(at: $0) }
      }
      let section = NSCollectionLayoutSection.list(
        using: configuration,
        layoutEnvironment: environment
      )
      if choice.style == .insetGrouped { section.contentInsetsReference = .readableContent }
      return section
    }
  }

  /// Takes a choice over, and has every row look as the new style has it.
  private func choose(_ change: (inout SettingsChoice) -> Void) {
    let before = choice
    change(&choice)
    guard choice != before else { return }
    UIView.animate(withDuration: Self.changeDuration) { [self] in
      list.collectionViewLayout.invalidateLayout()
      list.layoutIfNeeded()
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

extension SettingsController {
  private func makeDataSource() -> DataSource {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsRow> {
      [weak self] cell, _, row in
      self?.fill(cell, row)
    }
    let boundaries = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        view,
        kind,
        path in
        let section = SettingsSection.allCases[path.section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        var content = view.defaultContentConfiguration()
        content.text = isHeader ? section.rawValue : section.footer
        view.contentConfiguration = content
      }
    }
    let dataSource = DataSource(collectionView: list) { list, path, row in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: row)
    }
    dataSource.supplementaryViewProvider = { list, kind, path in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return list.dequeueConfiguredReusableSupplementary(
        using: boundaries[isHeader ? 0 : 1],
        for: path
      )
    }
    return dataSource
  }

  private func fill(_ cell: UICollectionViewListCell, _ row: SettingsRow) {
    var content = cell.defaultContentConfiguration()
    cell.accessories = []
    switch row {
    case .style(let style):
      let known = SettingsRow.styles.first { $0.style == style }
      content.text = known?.name
      content.image = known.flatMap { UIImage(systemName: $0.symbol) }
      if style == choice.style { cell.accessories = [.checkmark()] }
    case .option(let option):
      let isOn = choice.options.contains(option)
      content.text = option.rawValue
      content.image = UIImage(systemName: isOn ? "checkmark.square" : "square")
    case .device(let device):
      content.text = device.name
      content.image = UIImage(systemName: device.symbol)
      if let status = devices.status(of: device) { cell.accessories = [.label(text: status)] }
    case .restoreDevices:
      content.text = "Bring forgotten devices back"
      content.textProperties.color = .tintColor
    case .fact(let fact):
      content = .valueCell()
      content.text = fact.name
      content.secondaryText = fact.value
    case .text(let title, let text):
      content.text = title
      content.secondaryText = text
      content.secondaryTextProperties.color = .secondaryLabel
    }
    cell.contentConfiguration = content
  }
}

extension SettingsController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .style?, .option?, .restoreDevices?: true
    case .device?, .fact?, .text?, nil: false
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .style(let style)?: choose { $0.style = style }
    case .option(let option)?: choose { $0.options.formSymmetricDifference([option]) }
    case .restoreDevices?: changeDevices { $0.restore() }
    case .device?, .fact?, .text?, nil: break
    }
  }
}

extension SettingsController {
  private func device(at path: IndexPath) -> SettingsDevice? {
    guard case .device(let device)? = dataSource.itemIdentifier(for: path) else { return nil }
    return device
  }

  private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let device = device(at: path) else { return nil }
    let isConnected = devices.connected.contains(device)
    let connect = action(.normal, isConnected ? "Disconnect" : "Connect") {
      $0.toggleConnected(device)
    }
    connect.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [connect])
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let device = device(at: path) else { return nil }
    let forget = action(.destructive, "Forget") { $0.forget(device) }
    let isMuted = devices.muted.contains(device)
    let mute = action(.normal, isMuted ? "Unmute" : "Mute") { $0.toggleMuted(device) }
    mute.backgroundColor = .systemIndigo
    return UISwipeActionsConfiguration(actions: [forget, mute])
  }

  private func action(
    _ style: UIContextualAction.Style,
    _ title: String,
    _ change: @escaping (inout SettingsDevices) -> Void
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
      self?.changeDevices(change)
      completion(self != nil)
    }
  }

  /// Changes the devices, and has their rows come, go and be filled in again.
  private func changeDevices(_ change: (inout SettingsDevices) -> Void) {
    change(&devices)
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: .devices))
    snapshot.appendItems(devices.rows, toSection: .devices)
    snapshot.reconfigureItems(devices.rows)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
