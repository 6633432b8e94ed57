import UIKit

/// A screen of a list below a bar, which is filtered by typing, wherever in the window keys go.
class FilteredListController: UIViewController {
  var filterText = FilterText()
  private(set) lazy var bar = makeBar()
  /// Stands behind the rows, for a filter that finds none.
  let nothingFound = MessageView()
  private let message = MessageView()
  /// What is shown unless there is a message.
  private var contents: [UIView] = []

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
    bar.filterField.cleared = { [weak self] in
      if self?.filterText.clear() == true { self?.filterDidChange() }
    }
  }

  /// Adds a list, in front of it what belongs to it, then the bar and messages.
  func add(_ list: UICollectionView, _ companions: UIView...) {
    list.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
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
    if !type(presses), !takeCommand(presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !type(presses) { super.pressesChanged(presses, with: event) }
  }

  /// Takes what some keys type; returns whether all of it was meant for the filter.
  func type(_ presses: Set<UIPress>) -> Bool {
    let keys = presses.compactMap(\.key)
    return !keys.isEmpty && keys.allSatisfy { type($0) }
  }

  private func type(_ key: UIKey) -> Bool {
    guard canFilter, filterText.take(key) else { return false }
    filterDidChange()
    return true
  }
}

extension FilteredListController {
  /// Shows the list and what belongs to it.
  func showList() { showsMessage(false) }

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
    bar.filterField.show(
      filterText.text,
      counts: filterText.text.isEmpty ? everything : ["\(shown) of \(all)", shown]
    )
  }
}
