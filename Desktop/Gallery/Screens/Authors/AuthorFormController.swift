import UIKit

/// A form for the name of an author, in a sheet; what was typed is not lost by a press beside it.
final class AuthorFormController: UIViewController {
  private let save: (_ givenName: String, _ familyName: String) -> Void
  private let givenName = UITextField()
  private let familyName = UITextField()
  private lazy var saveButton = UIBarButtonItem(
    systemItem: .save,
    primaryAction: UIAction { [weak self] _ in self?.finish() }
  )

  /// Makes a form that hands over the names when *Save* is pressed.
  init(save: @escaping (_ givenName: String, _ familyName: String) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = "New Author"
  }

  required init?(coder: NSCoder) { nil }

  /// The form below a bar, as it is presented.
  static func sheet(_ form: AuthorFormController) -> UINavigationController {
    let controller = UINavigationController(rootViewController: form)
    controller.modalPresentationStyle = .formSheet
    controller.preferredContentSize = CGSize(width: 420, height: 220)
    controller.presentationController?.delegate = form
    return controller
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    navigationItem.rightBarButtonItem = saveButton
    for (field, placeholder) in [(givenName, "Given name"), (familyName, "Family name")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.addAction(UIAction { [weak self] _ in self?.namesDidChange() }, for: .editingChanged)
      field.addAction(
        UIAction { [weak self] _ in self?.finish() },
        for: .editingDidEndOnExit
      )
    }
    let note = UILabel(.footnote, color: .secondaryLabel)
      .showing("An author is found under the family name.")
    let column = UIStackView.column([givenName, familyName, note], spacing: 12)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
    namesDidChange()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    givenName.becomeFirstResponder()
  }

  private var names: (given: String, family: String) {
    (givenName.text ?? "", familyName.text ?? "")
  }

  private func namesDidChange() {
    saveButton.isEnabled = !names.family.isEmpty
    navigationController?.isModalInPresentation = !names.given.isEmpty || !names.family.isEmpty
  }

  private func finish() {
    guard !names.family.isEmpty else { return }
    save(names.given, names.family)
    dismiss(animated: true)
  }

  private func cancel() {
    if navigationController?.isModalInPresentation == true {
      askToDiscard()
    } else {
      dismiss(animated: true)
    }
  }

  private func askToDiscard() {
    let sheet = UIAlertController(
      title: "Discard this author?",
      message: nil,
      preferredStyle: .actionSheet
    )
    sheet.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      }
    )
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    present(sheet, animated: true)
  }
}

extension AuthorFormController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { askToDiscard() }
}
