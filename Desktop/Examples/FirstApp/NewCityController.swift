import UIKit

/// A sheet that asks for the name of a city.
final class NewCityController: UIViewController, UITextFieldDelegate {
  private let field = UITextField()
  private let add: (String) -> Void

  init(add: @escaping (String) -> Void) {
    self.add = add
    super.init(nibName: nil, bundle: nil)
    title = "New city"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.dismiss(animated: true) }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.finish() }
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.delegate = self
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    finish()
    return false
  }

  private func finish() {
    guard let name = field.text, !name.isEmpty else { return }
    add(name)
    dismiss(animated: true)
  }
}
