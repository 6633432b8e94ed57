import GallerySupport
import UIKit

extension SettingsController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    page.edited != nil && dataSource.sectionIdentifier(for: indexPath.section) == page.edited
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .network?, .back?, .style?, .option?, .restoreDevices?, .moreLanguages?: true
    case .device?: page.edited == .devices
    case .forgetDevices?: !selectedDevices.isEmpty
    case .appearance?, .reset?, .noNetwork?, .edit?, .language?, .otherLanguage?, .accent?, .fact?,
      .text?, nil:
      false
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let row = dataSource.itemIdentifier(for: indexPath)
    if case .device? = row { return showSelection() }
    collectionView.deselectItem(at: indexPath, animated: true)
    switch row {
    case .network(let interface)?: open(.interface(interface))
    case .back?: open(.all)
    case .style(let style)?: change { $0.choice.style = style }
    case .option(let option)?: change { $0.choice.options.formSymmetricDifference([option]) }
    case .forgetDevices?: forgetSelectedDevices()
    case .restoreDevices?: change { $0.devices.restore() }
    default: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    if case .device? = dataSource.itemIdentifier(for: indexPath) { showSelection() }
  }

  /// A preferred language stays among the preferred ones.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let last = state.languages.preferred.count
    guard proposedIndexPath.section == originalIndexPath.section else {
      return proposedIndexPath < originalIndexPath
        ? [originalIndexPath.section, 1] : [originalIndexPath.section, last]
    }
    return [originalIndexPath.section, min(max(proposedIndexPath.item, 1), last)]
  }
}

extension SettingsController {
  /// Takes over the order that a person has put the preferred languages in.
  func takeOrder(of snapshot: NSDiffableDataSourceSnapshot<SettingsSection, SettingsRow>) {
    let codes = snapshot.itemIdentifiers(inSection: .languages).compactMap { row -> String? in
      guard case .language(let code) = row else { return nil }
      return code
    }
    change { $0.languages.arrange(codes) }
  }

  /// The devices that are selected to be forgotten.
  var selectedDevices: [SettingsDevice] {
    (list.indexPathsForSelectedItems ?? []).compactMap { path in
      guard case .device(let device)? = dataSource.itemIdentifier(for: path) else { return nil }
      return device
    }
  }

  /// Has the row that forgets devices say how many.
  private func showSelection() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.forgetDevices])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func forgetSelectedDevices() {
    let devices = selectedDevices
    change { $0.devices.forget(devices) }
  }
}

extension SettingsController {
  func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .device(let device)? = dataSource.itemIdentifier(for: path) else { return nil }
    let isConnected = state.devices.connected.contains(device)
    let connect = action(.normal, isConnected ? "Disconnect" : "Connect") {
      $0.devices.toggleConnected(device)
    }
    connect.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [connect])
  }

  func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    switch dataSource.itemIdentifier(for: path) {
    case .device(let device)?:
      let forget = action(.destructive, "Forget") { $0.devices.forget([device]) }
      let isMuted = state.devices.muted.contains(device)
      let mute = action(.normal, isMuted ? "Unmute" : "Mute") { $0.devices.toggleMuted(device) }
      mute.backgroundColor = .systemIndigo
      return UISwipeActionsConfiguration(actions: [forget, mute])
    case .language(let code)? where state.languages.canRemove:
      let remove = action(.destructive, "Remove") { $0.languages.remove(code) }
      return UISwipeActionsConfiguration(actions: [remove])
    default: return nil
    }
  }

  private func action(
    _ style: UIContextualAction.Style,
    _ title: String,
    _ change: @escaping (inout SettingsState) -> Void
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
      self?.change(change)
      completion(self != nil)
    }
  }
}
