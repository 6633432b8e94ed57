import UIKit

/// The controls that stand in rows; each is the same one for as long as the screen lasts.
@MainActor
final class SettingsControls {
  let appearance: UISegmentedControl
  let reset: UIButton
  /// The colours to choose from.
  let accents: UIMenu
  private let edit: [SettingsSection: UIButton]

  /// The appearances in the order of their segments.
  static let appearances: [(title: String, style: UIUserInterfaceStyle)] = [
    ("Auto", .unspecified), ("Light", .light), ("Dark", .dark),
  ]

  /// What the controls do.
  struct Actions {
    let show: (UIUserInterfaceStyle) -> Void
    let reset: () -> Void
    let edit: (SettingsSection) -> Void
    let tint: (SettingsAccent) -> Void
  }

  init(_ actions: Actions) {
    appearance = UISegmentedControl(
      frame: .zero,
      actions: Self.appearances.map { known in
        UIAction(title: known.title) { _ in actions.show(known.style) }
      }
    )
    accents = UIMenu(
      children: SettingsAccent.allCases.map { accent in
        UIAction(title: accent.rawValue) { _ in actions.tint(accent) }
      }
    )
    reset = Self.button("Reset") { actions.reset() }
    var edit: [SettingsSection: UIButton] = [:]
    for section in [SettingsSection.languages, .devices] {
      edit[section] = Self.button("Edit") { actions.edit(section) }
    }
    self.edit = edit
  }

  private static func button(_ title: String, _ press: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    configuration.buttonSize = .small
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in press() })
  }

  /// Shows what is chosen.
  func show(_ state: SettingsState, editing: SettingsSection?) {
    let index = Self.appearances.firstIndex { $0.style == state.appearance }
    appearance.selectedSegmentIndex = index ?? UISegmentedControl.noSegment
    for (accent, element) in zip(SettingsAccent.allCases, accents.children) {
      (element as? UIAction)?.state = accent == state.accent ? .on : .off
    }
    reset.isEnabled = state != SettingsState()
    for (section, button) in edit {
      button.configuration?.title = section == editing ? "Done" : "Edit"
    }
  }

  /// The control of a row, as an accessory at the end of it; nil for a row without one.
  func accessory(of row: SettingsRow) -> UICellAccessory? {
    let control: UIView? =
      switch row {
      case .appearance: appearance
      case .reset: reset
      case .edit(let section): edit[section]
      default: nil
      }
    return control.map {
      // The width that is usual is that of a symbol.
      .customView(
        configuration: .init(
          customView: $0,
          placement: .trailing(),
          reservedLayoutWidth: .actual
        )
      )
    }
  }
}
