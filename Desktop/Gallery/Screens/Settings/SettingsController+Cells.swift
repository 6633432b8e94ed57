import GallerySupport
import UIKit

extension SettingsController {
  func makeDataSource() -> DataSource {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsRow> {
      [weak self] cell, _, row in
      guard let self else { return }
      cell.contentConfiguration = content(of: row, in: cell)
      cell.accessories = accessories(of: row)
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let boundaries = kinds.map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        [weak self] view, kind, path in
        let section = self?.dataSource.sectionIdentifier(for: path.section)
        var content = view.defaultContentConfiguration()
        content.text = kind == kinds[0] ? section?.rawValue : section?.footer
        view.contentConfiguration = content
      }
    }
    let dataSource = DataSource(collectionView: list) { list, path, row in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: row)
    }
    dataSource.supplementaryViewProvider = { list, kind, path in
      list.dequeueConfiguredReusableSupplementary(
        using: boundaries[kind == kinds[0] ? 0 : 1],
        for: path
      )
    }
    dataSource.reorderingHandlers.canReorderItem = { [weak self] row in
      guard case .language = row else { return false }
      return self?.page.edited == .languages
    }
    dataSource.reorderingHandlers.didReorder = { [weak self] in
      self?.takeOrder(of: $0.finalSnapshot)
    }
    return dataSource
  }

  private func content(
    of row: SettingsRow,
    in cell: UICollectionViewListCell
  ) -> UIListContentConfiguration {
    var content = cell.defaultContentConfiguration()
    switch row {
    case .appearance: content.show("Colours", "paintpalette")
    case .reset: content.show("All settings", "gearshape")
    case .network(let interface):
      content.show("\(interface.kind) (\(interface.name))", "network-wired-symbolic")
    case .noNetwork: content.show("The system names no network interfaces.")
    case .back: content.showAction("All settings", "chevron.backward")
    case .edit(.languages):
      content.show("Preferred languages", "preferences-desktop-locale-symbolic")
    case .edit: content.show("Known devices", "bluetooth-symbolic")
    case .language(let code), .otherLanguage(let code):
      content.show(PreferredLanguages.name(of: code))
    case .moreLanguages: content.show("More languages")
    case .device(let device):
      content.show(device.name, device.symbol)
      if state.devices.detailed.contains(device) { content.secondaryText = device.detail }
      content.secondaryTextProperties.color = .secondaryLabel
    case .forgetDevices: showForgetting(&content)
    case .restoreDevices: content.showAction("Bring forgotten devices back")
    case .style(let style):
      let known = SettingsRow.styles.first { $0.style == style }
      content.show(known?.name, known?.symbol)
    case .option(let option):
      let isOn = state.choice.options.contains(option)
      content.show(option.rawValue, isOn ? "checkmark.square" : "square")
    case .accent: content.show("Accent colour", "paintpalette")
    case .fact(let fact):
      content = .valueCell()
      content.text = fact.name
      content.secondaryText = fact.value
    case .text(let title, let text):
      content.show(title)
      content.secondaryText = text
      content.secondaryTextProperties.color = .secondaryLabel
    }
    return content
  }

  private func showForgetting(_ content: inout UIListContentConfiguration) {
    let count = selectedDevices.count
    content.text =
      count == 0
      ? "Select devices to forget" : "Forget \(count) device\(count == 1 ? "" : "s")"
    content.textProperties.color = count == 0 ? .secondaryLabel : .systemRed
  }

  private func accessories(of row: SettingsRow) -> [UICellAccessory] {
    switch row {
    case .appearance, .reset, .edit: controls.accessory(of: row).map { [$0] } ?? []
    case .network(let interface): [.label(text: interface.state), .disclosureIndicator()]
    case .language:
      [.delete(options: .init(isHidden: !state.languages.canRemove)), .reorder()]
    case .moreLanguages:
      [
        .label(text: "\(state.languages.others.count)"),
        .outlineDisclosure(options: .init(style: .header)),
      ]
    case .otherLanguage(let code):
      [.insert { [weak self] in self?.change { $0.languages.add(code) } }]
    case .device(let device):
      [
        .multiselect(),
        .detail(displayed: .whenNotEditing) { [weak self] in
          self?.change { $0.devices.toggleDetail(device) }
        },
      ] + (state.devices.status(of: device).map { [.label(text: $0)] } ?? [])
    case .style(let style): style == state.choice.style ? [.checkmark()] : []
    case .accent: [.popUpMenu(controls.accents)]
    case .noNetwork, .back, .forgetDevices, .restoreDevices, .option, .fact, .text: []
    }
  }
}

extension UIListContentConfiguration {
  fileprivate mutating func show(_ text: String?, _ symbol: String? = nil) {
    self.text = text
    image = symbol.flatMap { UIImage(systemName: $0) }
  }

  /// Shows something that is done when the row is pressed.
  fileprivate mutating func showAction(_ text: String, _ symbol: String? = nil) {
    show(text, symbol)
    textProperties.color = .tintColor
  }
}
