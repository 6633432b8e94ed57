import UIKit

/// A list that others build on.
class NoteListController: UIViewController {
  let store: NoteStore
  private(set) var shown: [Note] = []
  var opened: [String] = []
  lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  )

  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func reload() {
    shown = store.notes
    list.reloadData()
  }
}
