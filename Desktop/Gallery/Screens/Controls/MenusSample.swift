import UIKit

/// Buttons that open menus, one of which shows what was chosen.
final class MenusSample: UIStackView {
  private let last = UILabel(.subheadline, color: .secondaryLabel, lines: 1)

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    let buttons = [actions, popUp, secondary]
    addArrangedSubview(UIStackView.row(buttons + [UIView()], spacing: 8))
    last.text = "Nothing chosen yet"
    addArrangedSubview(last)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  private func button(_ title: String, _ menu: UIMenu) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.menu = menu
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return button
  }

  private func choice(_ title: String, _ attributes: UIAction.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [weak self] action in
      self?.last.text = "Chosen: \(action.title)"
    }
  }

  private var actions: UIButton {
    let menu = UIMenu(children: [
      choice("New"), choice("Open"), choice("Restore", .disabled),
      UIMenu(title: "Export", children: [choice("As text"), choice("As a picture")]),
      UIMenu(options: .displayInline, children: [choice("Delete", .destructive)]),
    ])
    let button = button("Actions", menu)
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private var popUp: UIButton {
    let button = button("Size", UIMenu(children: ["Small", "Medium", "Large"].map { choice($0) }))
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  private var secondary: UIButton {
    let button = button("Right click", UIMenu(children: [choice("Cut"), choice("Copy")]))
    button.addAction(UIAction { [weak self] _ in self?.last.text = "Pressed" }, for: .touchUpInside)
    return button
  }
}
