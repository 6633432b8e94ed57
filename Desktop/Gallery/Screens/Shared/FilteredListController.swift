import UIKit

/// A screen of a list below a bar, which is filtered by typing, wherever in the window keys go.
///
/// What is typed goes to the field in the bar, which gets the keys with the first letter; arrows still move in the
/// list. Escape takes the filter away and gives the keys back.
class FilteredListController: UIViewController {
  private(set) lazy var bar = makeBar()
  /// Stands behind the rows, for a filter that finds none.
  let nothingFound = MessageView()
  private let message = MessageView()
  private var list: UICollectionView?
  /// What is shown unless there is a message.
  private var contents: [UIView] = []
  /// Whether the list is looking at keys of the field, which come back here if it has no use for them.
  private var isOfferingToList = false

  /// What the list is filtered by.
  var filterText: String { bar.filterField.typed }

  /// The bar above the list; asked once.
  func makeBar() -> ListBar { ListBar(controls: []) }

  /// Whether there is anything that can be filtered.
  var canFilter: Bool { true }

  /// Shows what the filter finds now.
  func filterDidChange() {}

  /// Takes keys that are not for the filter; returns whether they were meant for the screen.
  func takeCommand(_ presses: Set<UIPress>) -> Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.filterField.addAction(
      UIAction { [weak self] _ in self?.filterDidChange() },
      for: .editingChanged
    )
  }

  /// Adds a list, in front of it what belongs to it, then the bar and messages.
  func add(_ list: UICollectionView, _ companions: UIView...) {
    list.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    self.list = list
    contents = [list] + companions + [bar]
    for subview in contents + [message] { view.addSubview(subview) }
  }

  /// Places the bar and messages; returns the room below the bar.
  func placeBar() -> CGRect {
    message.frame = view.bounds
    let (top, rest) = view.bounds.divided(
      atDistance: bar.height(forWidth: view.bounds.width),
      from: .minYEdge
    )
    bar.frame = top
    return rest
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if type(presses) || takeCommand(presses) { return }
    guard movesInList(presses) else { return super.pressesBegan(presses, with: event) }
    offerToList { $0.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if type(presses) { return }
    guard movesInList(presses) else { return super.pressesChanged(presses, with: event) }
    offerToList { $0.pressesChanged(presses, with: event) }
  }

  /// Gives keys to the list, which passes on to this controller, of which it is a part, those that it has no use for.
  private func offerToList(_ press: (UICollectionView) -> Void) {
    guard let list else { return }
    isOfferingToList = true
    defer { isOfferingToList = false }
    press(list)
  }

  /// Whether keys that the field has no use for move the selection in the list.
  private func movesInList(_ presses: Set<UIPress>) -> Bool {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardUpArrow, .keyboardDownArrow, .keyboardPageUp, .keyboardPageDown,
    ]
    return bar.filterField.isEditing && !isOfferingToList
      && presses.allSatisfy { $0.key.map { keys.contains($0.keyCode) } ?? false }
  }

  /// Takes what some keys type; returns whether all of it was meant for the filter.
  func type(_ presses: Set<UIPress>) -> Bool {
    let keys = presses.compactMap(\.key)
    return canFilter && !keys.isEmpty && keys.allSatisfy { type($0) }
  }

  private func type(_ key: UIKey) -> Bool {
    let field = bar.filterField
    switch key.keyCode {
    case .keyboardEscape: return endFiltering()
    case .keyboardDeleteOrBackspace:
      guard field.hasText, !field.isEditing else { return false }
      field.becomeFirstResponder()
      field.deleteBackward()
      return true
    default: break
    }
    let typed = key.characters.filter { !$0.isNewline && $0.unicodeScalars.allSatisfy(\.isShown) }
    guard !field.isEditing, !typed.isEmpty,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      field.hasText || !typed.allSatisfy(\.isWhitespace)
    else { return false }
    field.becomeFirstResponder()
    field.insertText(typed)
    return true
  }

  /// Takes the filter away and gives the keys back to the list; returns whether there was anything to do.
  private func endFiltering() -> Bool {
    let field = bar.filterField
    let isFiltering = field.hasText || field.isEditing
    if field.hasText {
      field.text = nil
      filterDidChange()
    }
    field.resignFirstResponder()
    return isFiltering
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is more than a command to a terminal, as Tab and Delete are.
  fileprivate var isShown: Bool { properties.generalCategory != .control }
}

extension FilteredListController {
  /// Shows the list and what belongs to it.
  func showList() { showsMessage(false) }

  /// Shows the list once it is there, and before that and if it cannot be read a message in its place.
  func show<Content, Failure>(
    _ reading: BackgroundReading<Content, Failure>,
    loading message: (symbolName: String, title: String, explanation: String),
    failed title: String
  ) {
    switch reading.state {
    case .loaded: showList()
    case .loading: showMessage(message.symbolName, message.title, message.explanation)
    case .failed(let error): showFailure(title, error)
    }
  }

  /// Shows a message in the place of everything else.
  func showMessage(_ symbolName: String, _ title: String, _ explanation: String = "") {
    message.show(symbolName: symbolName, title: title, explanation: explanation)
    showsMessage(true)
  }

  /// Shows that there is nothing to list, and why.
  func showFailure(_ title: String, _ error: any CustomStringConvertible) {
    showMessage("exclamationmark.circle", title, error.description)
  }

  private func showsMessage(_ isShown: Bool) {
    message.isHidden = !isShown
    for view in contents { view.isHidden = isShown }
  }

  /// Shows or hides that the filter finds nothing.
  func showNothingFound(_ isNothing: Bool, _ explanation: String) {
    nothingFound.isHidden = !isNothing
    nothingFound.show(
      symbolName: "magnifyingglass",
      title: "Nothing found",
      explanation: explanation
    )
  }

  /// Says in the bar how much of everything the filter leaves, and without a filter where that is.
  func showCount(_ shown: Int, of all: String, in place: String? = nil) {
    let shown = Quantity.grouped(shown)
    let everything = place.map { ["\(all) in \($0)", all] } ?? [all]
    bar.filterField.show(counts: filterText.isEmpty ? everything : ["\(shown) of \(all)", shown])
  }
}
