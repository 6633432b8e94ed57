import GallerySupport
import UIKit

/// A feedback form in one list, which says what is missing while one types.
final class FormController: UIViewController {
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private lazy var controls = FormControls(
    changed: { [weak self] in self?.change($0) },
    sent: { [weak self] in self?.send() }
  )
  private var answers = FormAnswers()
  private var state = State.filling
  private let clock: any GalleryClock

  private enum State: Equatable {
    case filling
    case sending
    /// The answers of a person were sent, and nothing was filled in since.
    case sent(by: String)
  }

  private static let sendingTime = 1.5

  init(clock: any GalleryClock) {
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.allowsSelection = false
    // Rows grow with what is typed into them.
    list.selfSizingInvalidation = .enabledIncludingConstraints
    list.alwaysBounceVertical = true
    view.addSubview(list)
    controls.reportWords(to: self)
    show(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      let list = NSCollectionLayoutSection.list(
        using: configuration,
        layoutEnvironment: environment
      )
      list.contentInsetsReference = .readableContent
      return list
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<FormSection, FormRow> {
    let rows = UICollectionView.CellRegistration<FormCell, FormRow> { [weak self] cell, _, row in
      if let control = self?.controls.control(of: row) { cell.show(row.title, control) }
    }
    let notes = UICollectionView.CellRegistration<UICollectionViewListCell, FormRow> {
      [weak self] cell, _, row in
      cell.contentConfiguration = self?.note(for: row, in: cell)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = FormSection.allCases[path.section].rawValue
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<FormSection, FormRow>(collectionView: list) {
      list,
      path,
      row in
      switch row {
      case .issue, .sent:
        list.dequeueConfiguredReusableCell(using: notes, for: path, item: row)
      default: list.dequeueConfiguredReusableCell(using: rows, for: path, item: row)
      }
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return source
  }

  private func note(
    for row: FormRow,
    in cell: UICollectionViewListCell
  ) -> UIListContentConfiguration {
    var content = cell.defaultContentConfiguration()
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    if case .issue(let filled) = row {
      content.text = answers.issue(of: filled)
      content.textProperties.color = .systemRed
    } else if case .sent(let name) = state {
      content.text = "Thank you, \(name). The form is empty again."
      content.textProperties.color = .secondaryLabel
    }
    return content
  }
}

extension FormController {
  /// Takes over what was filled in, and shows what is missing now.
  private func change(_ change: (inout FormAnswers) -> Void) {
    let before = answers
    change(&answers)
    guard answers != before else { return }
    if state != .sending { state = .filling }
    show(animated: true)
  }

  private func show(animated: Bool) {
    controls.show(answers, isSending: state == .sending)
    var snapshot = NSDiffableDataSourceSnapshot<FormSection, FormRow>()
    snapshot.appendSections(FormSection.allCases)
    for section in FormSection.allCases {
      let rows = rows(of: section).flatMap { row in
        answers.issue(of: row) == nil ? [row] : [row, .issue(of: row)]
      }
      snapshot.appendItems(rows, toSection: section)
    }
    let notes = snapshot.itemIdentifiers.filter { row in
      if case .issue = row { return true }
      return row == .sent
    }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(notes.filter { known.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func rows(of section: FormSection) -> [FormRow] {
    switch section {
    case .person: [.name, .address, .password]
    case .matter:
      answers.kind == .fault
        ? [.kind, .part, .severity, .frequency, .rating, .wantsAnswer]
        : [.kind, .part, .rating, .wantsAnswer]
    case .words: [.words]
    case .sending:
      if case .sent = state { [.progress, .send, .sent] } else { [.progress, .send] }
    }
  }

  private func send() {
    guard state == .filling, answers.completeness == 1 else { return }
    view.endEditing(false)
    state = .sending
    show(animated: true)
    clock.ring(GalleryAlarm { [weak self] in self?.finish() }, after: Self.sendingTime)
  }

  private func finish() {
    state = .sent(by: answers.name)
    answers = FormAnswers()
    controls.clear()
    show(animated: true)
  }
}

extension FormController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    let text = textView.text ?? ""
    change { $0.words = text }
  }
}
