import UIKit

/// The controls of the form; each is the same one for as long as the screen lasts.
@MainActor
final class FormControls {
  private let name = UITextField()
  private let address = UITextField()
  private let password = UITextField()
  private let kind = UISegmentedControl(items: FormKind.allCases.map(\.rawValue))
  private let part = UIButton(configuration: .gray())
  private let severity = UISlider()
  private let frequency = UIStepper()
  private let times = UILabel(.subheadline, color: .secondaryLabel, lines: 1)
  private let rating = UIPageControl()
  private let wantsAnswer = UISwitch()
  private let words = UITextView()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let send = UIButton(configuration: .filled())
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let changed: ((inout FormAnswers) -> Void) -> Void

  /// Creates controls that have `change` carried out when something is filled in.
  init(
    changed: @escaping ((inout FormAnswers) -> Void) -> Void,
    sent: @escaping () -> Void
  ) {
    self.changed = changed
    setUpFields()
    setUpChoices()
    setUpValues()
    words.isScrollEnabled = false
    words.backgroundColor = .clear
    words.font = .preferredFont(forTextStyle: .body)
    send.configuration?.title = "Send"
    send.addAction(UIAction { _ in sent() }, for: .primaryActionTriggered)
  }

  /// Has the changes of the words reported.
  func reportWords(to delegate: any UITextViewDelegate) { words.delegate = delegate }

  private func setUpFields() {
    let fields: [(UITextField, String, UITextContentType, WritableKeyPath<FormAnswers, String>)] = [
      (name, "First and last", .name, \.name),
      (address, "name@example.org", .emailAddress, \.address),
      (password, "At least 8 characters", .newPassword, \.password),
    ]
    for (field, placeholder, type, path) in fields {
      field.placeholder = placeholder
      field.textContentType = type
      field.clearButtonMode = .whileEditing
      field.addAction(
        UIAction { [weak self, weak field] _ in
          let text = field?.text ?? ""
          self?.changed { $0[keyPath: path] = text }
        },
        for: .editingChanged
      )
    }
    address.keyboardType = .emailAddress
    password.isSecureTextEntry = true
  }

  private func setUpChoices() {
    kind.addAction(
      UIAction { [weak self] _ in
        guard let self, FormKind.allCases.indices.contains(kind.selectedSegmentIndex) else {
          return
        }
        let chosen = FormKind.allCases[kind.selectedSegmentIndex]
        changed { $0.kind = chosen }
      },
      for: .valueChanged
    )
    part.configuration?.title = "Choose"
    part.showsMenuAsPrimaryAction = true
    part.menu = UIMenu(
      children: FormAnswers.parts.map { title in
        UIAction(title: title) { [weak self] _ in self?.changed { $0.part = title } }
      }
    )
    wantsAnswer.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let isOn = wantsAnswer.isOn
        changed { $0.wantsAnswer = isOn }
      },
      for: .valueChanged
    )
  }

  private func setUpValues() {
    severity.minimumValue = 1
    severity.maximumValue = 10
    severity.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let value = Int(severity.value.rounded())
        changed { $0.severity = value }
      },
      for: .valueChanged
    )
    frequency.minimumValue = 1
    frequency.maximumValue = 20
    frequency.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let value = Int(frequency.value)
        changed { $0.frequency = value }
      },
      for: .valueChanged
    )
    rating.numberOfPages = FormAnswers.ratings
    rating.pageIndicatorTintColor = .tertiaryLabel
    rating.currentPageIndicatorTintColor = .tintColor
    rating.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let page = rating.currentPage
        changed { $0.rating = page }
      },
      for: .valueChanged
    )
  }
}

extension FormControls {
  /// Shows what was filled in where no person is at it.
  func show(_ answers: FormAnswers, isSending: Bool) {
    kind.selectedSegmentIndex = FormKind.allCases.firstIndex(of: answers.kind) ?? 0
    part.configuration?.title = answers.part ?? "Choose"
    if !severity.isTracking { severity.value = Float(answers.severity) }
    frequency.value = Double(answers.frequency)
    times.text = "\(answers.frequency)"
    rating.currentPage = answers.rating
    wantsAnswer.isOn = answers.wantsAnswer
    progress.setProgress(answers.completeness, animated: true)
    send.isEnabled = answers.completeness == 1 && !isSending
    send.configuration?.title = isSending ? "Sending" : "Send"
    if isSending { wheel.startAnimating() } else { wheel.stopAnimating() }
  }

  /// Takes everything out that was typed.
  func clear() {
    for field in [name, address, password] { field.text = "" }
    words.text = ""
  }

  /// The control of a row, and how it stands beside the caption.
  func control(of row: FormRow) -> FormControl? {
    switch row {
    case .name: FormControl(name, .fills)
    case .address: FormControl(address, .fills)
    case .password: FormControl(password, .fills)
    case .kind: FormControl(kind, .atEnd)
    case .part: FormControl(part, .atEnd)
    case .severity: FormControl(severity, .fills)
    case .frequency: FormControl([times, frequency], .atEnd)
    case .rating: FormControl(rating, .atEnd)
    case .wantsAnswer: FormControl(wantsAnswer, .atEnd)
    case .words: FormControl(words, .fills)
    case .progress: FormControl(progress, .fills)
    case .send: FormControl([wheel, send], .atEnd)
    case .sent, .issue: nil
    }
  }
}

/// The views of a row beside its caption.
struct FormControl {
  /// How the views stand.
  enum Placement {
    /// The last one has all the room that is left.
    case fills
    /// They are as wide as they ask to be, at the end of the row.
    case atEnd
  }

  let views: [UIView]
  let placement: Placement

  init(_ view: UIView, _ placement: Placement) { self.init([view], placement) }

  init(_ views: [UIView], _ placement: Placement) {
    self.views = views
    self.placement = placement
  }
}
