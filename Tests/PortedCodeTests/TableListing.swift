import UIKit

// The parts that code for tables has in common, as one writes it for iOS.

protocol Reusable: AnyObject {}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: Reusable {}
extension UITableViewHeaderFooterView: Reusable {}
extension UICollectionReusableView: Reusable {}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(for indexPath: IndexPath) -> Cell {
    guard
      let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell
    else { fatalError("\(Cell.self) is not registered.") }
    return cell
  }

  /// The form of a library that applies differences in stages.
  func reload(
    stages: [(deleted: [IndexPath], inserted: [IndexPath])],
    with animation: @autoclosure () -> UITableView.RowAnimation,
    setData: () -> Void
  ) {
    for stage in stages {
      performUpdates {
        setData()
        if !stage.deleted.isEmpty { deleteRows(at: stage.deleted, with: animation()) }
        if !stage.inserted.isEmpty { insertRows(at: stage.inserted, with: animation()) }
      }
    }
  }

  private func performUpdates(_ updates: () -> Void) {
    if #available(iOS 11.0, *) {
      performBatchUpdates(updates)
    } else {
      beginUpdates()
      updates()
      endUpdates()
    }
  }
}

class NotebookCell: UITableViewCell {
  let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    noteLabel.translatesAutoresizingMaskIntoConstraints = false
    noteLabel.numberOfLines = 0
    contentView.addSubview(noteLabel)
    NSLayoutConstraint.activate([
      noteLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      noteLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      noteLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      noteLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    noteLabel.text = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    noteLabel.textColor = selected ? .systemBlue : .label
  }
}

class NotebookController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var notes = [
    "Milk", "Bread", "A note that is so long that it needs more than one line of the screen",
  ]
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) var scrolled: UIScrollView?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.register(NotebookCell.self)
    tableView.tableFooterView = UIView()
    tableView.refreshControl = UIRefreshControl()
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: NotebookCell = tableView.dequeue(for: indexPath)
    cell.noteLabel.text = notes[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    notes[indexPath.row] += "!"
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      self.notes.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .left)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === tableView else { return }
    scrolled = scrollView
  }
}
