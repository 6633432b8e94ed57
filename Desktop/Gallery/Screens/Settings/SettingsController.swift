import GallerySupport
import UIKit

/// Settings in one list, with every accessory where a settings screen has it.
final class SettingsController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<SettingsSection, SettingsRow>

  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private(set) lazy var dataSource = makeDataSource()
  private(set) lazy var controls = makeControls()
  private(set) var state = SettingsState()
  private(set) var page = SettingsPage.all
  private let interfaces: [NetworkInterface]

  private static let changeDuration = 0.35

  /// Creates settings with the network interfaces that a folder describes.
  init(networkFolder: String) {
    interfaces = NetworkInterface.all(in: networkFolder)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    list.alwaysBounceVertical = true
    list.allowsMultipleSelectionDuringEditing = true
    view.addSubview(list)
    show(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  private func makeLayout() -> UICollectionViewLayout {
    let actions = SettingsLayout.Actions(
      leading: { [weak self] in self?.leadingActions(at: $0) },
      trailing: { [weak self] in self?.trailingActions(at: $0) }
    )
    return UICollectionViewCompositionalLayout { [weak self] index, environment in
      SettingsLayout.section(
        self?.dataSource.sectionIdentifier(for: index),
        self?.state.choice ?? SettingsChoice(),
        actions,
        in: environment
      )
    }
  }

  private func makeControls() -> SettingsControls {
    SettingsControls(
      SettingsControls.Actions(
        show: { [weak self] style in self?.change { $0.appearance = style } },
        reset: { [weak self] in self?.change { $0 = SettingsState() } },
        edit: { [weak self] in self?.toggleEditing(of: $0) },
        tint: { [weak self] accent in self?.change { $0.accent = accent } }
      )
    )
  }
}

extension SettingsController {
  /// Changes what is chosen, and shows it.
  func change(_ change: (inout SettingsState) -> Void) {
    let before = state
    change(&state)
    guard state != before else { return }
    view.overrideUserInterfaceStyle = state.appearance
    view.tintColor = state.accent.color
    if state.choice != before.choice {
      UIView.animate(withDuration: Self.changeDuration) { [self] in
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
      }
    }
    show(animated: true)
  }

  /// Begins to edit a group, or ends it.
  func toggleEditing(of section: SettingsSection) {
    open(page.edited == section ? .all : .editing(section))
  }

  /// Goes to a page; rows that were selected to be edited are so no more.
  func open(_ page: SettingsPage) {
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: true)
    }
    // Cells are asked whether they can be edited when editing begins.
    list.isEditing = false
    self.page = page
    list.isEditing = page.edited != nil
    show(animated: true)
  }

  private func show(animated: Bool) {
    controls.show(state, editing: page.edited)
    var snapshot = NSDiffableDataSourceSnapshot<SettingsSection, SettingsRow>()
    snapshot.appendSections(page.sections)
    let languages = page.sections.contains(.languages) ? languageTree : nil
    for section in page.sections {
      let tree = section == .languages ? languages : nil
      snapshot.appendItems(tree?.visibleItems ?? rows(of: section), toSection: section)
    }
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: animated)
    if let languages { dataSource.apply(languages, to: .languages, animatingDifferences: animated) }
  }

  private func rows(of section: SettingsSection) -> [SettingsRow] {
    switch section {
    case .appearance: [.appearance, .reset]
    case .network: interfaces.isEmpty ? [.noNetwork] : interfaces.map { .network($0) }
    case .languages: languageTree.visibleItems
    case .devices: deviceRows
    case .style: SettingsRow.styles.map { .style($0.style) }
    case .options: SettingsOption.allCases.map { .option($0) } + [.accent]
    case .computer: ComputerFact.all.map { .fact($0) }
    case .about: SettingsRow.texts
    case .interface: interfaceRows
    }
  }

  private var deviceRows: [SettingsRow] {
    let devices = state.devices.known.map { SettingsRow.device($0) }
    let forget: [SettingsRow] = page.edited == .devices ? [.forgetDevices] : []
    let restore: [SettingsRow] = state.devices.forgotten.isEmpty ? [] : [.restoreDevices]
    return [.edit(.devices)] + devices + forget + restore
  }

  private var interfaceRows: [SettingsRow] {
    guard case .interface(let interface) = page else { return [] }
    return [.back] + interface.facts.map { .fact($0) }
  }

  /// The preferred languages, and the others in a row that is expanded or not, as it is now.
  private var languageTree: NSDiffableDataSourceSectionSnapshot<SettingsRow> {
    var tree = NSDiffableDataSourceSectionSnapshot<SettingsRow>()
    let preferred = state.languages.preferred.map { SettingsRow.language($0) }
    tree.append([.edit(.languages)] + preferred + [.moreLanguages])
    tree.append(state.languages.others.map { .otherLanguage($0) }, to: .moreLanguages)
    if dataSource.snapshot().indexOfSection(.languages) != nil {
      let shown = dataSource.snapshot(for: .languages)
      if shown.contains(.moreLanguages), shown.isExpanded(.moreLanguages) {
        tree.expand([.moreLanguages])
      }
    }
    return tree
  }
}
