import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows tabs, of which the first has a list below a large title and a search with scopes, above a toolbar, and a button that opens a popover;
/// says what keys have reached, and what is done.
@MainActor
final class BarProbe: UITabBarController {
  private var list: BarListProbe?

  static func run() -> Int32 {
    if CommandLine.arguments.contains("rtl") {
      // GTK sets the direction of the language as it starts.
      gtk_init()
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    }
    return GTKApplication.run(title: "Tessera bars", size: CGSize(width: 460, height: 520)) {
      BarProbe()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = BarListProbe()
    self.list = list
    let first = UINavigationController(rootViewController: list)
    first.navigationBar.prefersLargeTitles = true
    first.isToolbarHidden = false
    let second = BarPageProbe()
    first.tabBarItem = UITabBarItem(
      title: "Rows",
      image: UIImage(systemName: "list.bullet"),
      tag: 0
    )
    second.tabBarItem = UITabBarItem(title: "Page", image: UIImage(systemName: "doc"), tag: 1)
    viewControllers = [first, second]
    Commands.read { [weak self] in self?.perform($0) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sayWhenActive()
  }

  private func perform(_ words: [String]) {
    switch words.first {
    case "focus": say("focus \(focus)")
    case "tab": say("tab \(selectedIndex)")
    case "title": say("title \(list?.navigationItem.title ?? "none") \(Int(list?.barHeight ?? 0))")
    default: say("unknown \(words)")
    }
  }

  /// The name of what the keys have reached, as a reader has it.
  private var focus: String {
    func focused(_ node: UIBackendAccessibilityNode) -> UIBackendAccessibilityNode? {
      node.children.lazy.compactMap { focused($0) }.first ?? (node.states.isFocused ? node : nil)
    }
    let node = view.window?.backendAccessibilityTree().flatMap { focused($0) }
    return node.map { "\($0.role.rawValue) \($0.label)" } ?? "none"
  }
}

/// A page with a button.
private final class BarPageProbe: UIViewController {
  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    let button = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "On the page") { _ in say("pressed page") }
    )
    button.frame = CGRect(x: 20, y: 40, width: 160, height: 36)
    view.addSubview(button)
  }
}

private final class BarListProbe: UITableViewController, UISearchResultsUpdating,
  UIPopoverPresentationControllerDelegate
{
  private let search = UISearchController(searchResultsController: nil)
  private var shown = Array(0..<40)

  var barHeight: CGFloat? { navigationController?.navigationBar.frame.height }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = ["All", "Even", "Odd"]
    search.searchBar.showsScopeBar = true
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "More") { [unowned self] in open($0) }
    )
    toolbarItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "First") { _ in say("pressed first") }),
      .flexibleSpace(),
      UIBarButtonItem(primaryAction: UIAction(title: "Last") { _ in say("pressed last") }),
    ]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  private func open(_ action: UIAction) {
    let content = BarPageProbe()
    content.preferredContentSize = CGSize(width: 220, height: 120)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    content.popoverPresentationController?.delegate = self
    present(content, animated: true) { say("opened") }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    say("closed")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    let scope = bar.selectedScopeButtonIndex
    let text = bar.text ?? ""
    shown = (0..<40).filter { scope == 0 || $0 % 2 == scope - 1 }
      .filter { text.isEmpty || "\($0)".contains(text) }
    tableView.reloadData()
    say("shows \(shown.count)")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(shown[indexPath.row])"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    say("selected \(shown[indexPath.row])")
  }
}
