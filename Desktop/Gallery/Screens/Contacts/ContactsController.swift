import UIKit

/// Shows contacts under the letters that their names begin with.
final class ContactsController: UITableViewController {
  private var sections = Contact.sections
  private var favourites: Set<Contact.ID> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].contacts.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].letter }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.letter)
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    let contact = contact(at: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = contact.name
    content.secondaryText = contact.town
    content.image = UIImage(
      systemName: favourites.contains(contact.id) ? "star.fill" : "person.crop.circle"
    )
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func contact(at path: IndexPath) -> Contact { sections[path.section].contacts[path.row] }

  // Swipe actions and editing.

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let contact = contact(at: indexPath)
    let isFavourite = favourites.contains(contact.id)
    let action = UIContextualAction(
      style: .normal,
      title: isFavourite ? "Remove" : "Favourite"
    ) { [weak self] _, _, done in
      self?.toggleFavourite(contact)
      done(true)
    }
    action.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sections[indexPath.section].contacts.remove(at: indexPath.row)
    guard sections[indexPath.section].contacts.isEmpty else {
      return tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    sections.remove(at: indexPath.section)
    tableView.deleteSections([indexPath.section], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Contacts stay under their letter.
  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let (start, goal) = (sourceIndexPath, proposedDestinationIndexPath)
    guard start.section != goal.section else { return goal }
    let last = sections[start.section].contacts.count - 1
    return IndexPath(row: goal.section < start.section ? 0 : last, section: start.section)
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let contact = sections[sourceIndexPath.section].contacts.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].contacts.insert(contact, at: destinationIndexPath.row)
  }

  private func toggleFavourite(_ contact: Contact) {
    if favourites.remove(contact.id) == nil { favourites.insert(contact.id) }
    let paths = tableView.indexPathsForVisibleRows ?? []
    tableView.reconfigureRows(at: paths.filter { self.contact(at: $0).id == contact.id })
  }
}
