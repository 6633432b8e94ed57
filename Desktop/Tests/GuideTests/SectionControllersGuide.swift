import Foundation
import SectionControllers
import UIKit

struct Notice: Identifiable, Equatable, ListDiffable {
  let id: String
  var text: String
}

struct Album: Identifiable, Equatable, ListDiffable {
  let id: String
  var songs: [Song]
}

struct Song: Identifiable, Equatable, ListDiffable {
  let id: Int
  var name: String
  var isFavourite = false
}

final class TextCell: UICollectionViewCell, ListBindable {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }

  func bindViewModel(_ viewModel: Any) {
    guard let song = viewModel as? Song else { return }
    label.text = song.isFavourite ? "♥ \(song.name)" : song.name
  }
}

/// Shows a notice in one cell, and goes when it is tapped.
final class NoticeController: ListBindingSingleSectionController<Notice, TextCell> {
  private let dismiss: () -> Void

  init(dismiss: @escaping () -> Void) {
    self.dismiss = dismiss
    super.init()
  }

  override func configureCell(_ cell: TextCell, with object: Notice) {
    cell.label.text = object.text
  }

  override func size(for object: Notice) -> CGSize {
    CGSize(width: collectionContext?.containerSize(for: self).width ?? 0, height: 64)
  }

  override func didSelectItem(with object: Notice) { dismiss() }
}

/// Shows the songs of an album, one in a row.
final class AlbumController: ListBindingSectionController<Album> {
  private let select: (Song) -> Void

  init(select: @escaping (Song) -> Void) {
    self.select = select
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 16, right: 0)
    supplementaryViewSource = self
  }

  override func viewModels(for object: Album) -> [any ListDiffable] { object.songs }

  override func cell(
    for viewModel: any ListDiffable,
    at index: Int
  ) -> any UICollectionViewCell & ListBindable {
    let cell: TextCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    return cell ?? TextCell()
  }

  override func size(for viewModel: any ListDiffable, at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize(for: self).width ?? 0, height: 44)
  }

  override func didSelectItem(at index: Int) {
    if let song = viewModels[index] as? Song { select(song) }
  }
}

final class MusicController: UIViewController, ListAdapterDataSource {
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
  private var notices = [Notice(id: "new", text: "Three songs are new")]
  private var albums = [
    Album(id: "Morning", songs: [Song(id: 1, name: "Dew"), Song(id: 2, name: "Lark")]),
    Album(id: "Evening", songs: [Song(id: 3, name: "Owl")]),
  ]

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    adapter.autoDeselectEnabled = true
    adapter.collectionView = list
    adapter.dataSource = self
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { notices + albums }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController {
    if object is Notice {
      return NoticeController { [weak self] in self?.change { $0.notices = [] } }
    }
    return AlbumController { [weak self] song in self?.toggle(song) }
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? {
    let label = UILabel()
    label.text = "No music"
    label.textAlignment = .center
    return label
  }

  /// Changes the objects, and shows what has changed.
  private func change(_ change: (MusicController) -> Void) {
    change(self)
    adapter.performUpdates(animated: true)
  }

  private func toggle(_ song: Song) {
    change { controller in
      for (number, album) in controller.albums.enumerated() {
        guard let index = album.songs.firstIndex(where: { $0.id == song.id }) else { continue }
        controller.albums[number].songs[index].isFavourite.toggle()
      }
    }
  }
}

// MARK: - Tasks

final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

extension AlbumController: ListSupplementaryViewSource {
  func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionHeader] }

  func viewForSupplementaryElement(
    ofKind elementKind: String,
    at index: Int
  ) -> UICollectionReusableView {
    let view = collectionContext?.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      for: self,
      class: TitleView.self,
      at: index
    )
    (view as? TitleView)?.label.text = object?.id
    return view ?? UICollectionReusableView()
  }

  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize(for: self).width ?? 0, height: 32)
  }
}

extension MusicController {
  func makeTitledAlbum() -> ListSectionController {
    let title = ListSingleSectionController(cellClass: TextCell.self) { item, cell in
      (cell as? TextCell)?.label.text = (item as? Album)?.id
    } sizeBlock: { _, context in
      CGSize(width: context?.containerSize.width ?? 0, height: 64)
    }
    return ListStackedSectionController(sectionControllers: [title, AlbumController { _ in }])
  }

  func moveLastAlbumToTop() {
    change { $0.albums.insert($0.albums.removeLast(), at: 0) }
  }

  func removeEverything() {
    change {
      $0.notices = []
      $0.albums = []
    }
  }

  func showLastAlbum() {
    guard let album = albums.last else { return }
    adapter.scroll(
      to: album,
      supplementaryKinds: [UICollectionView.elementKindSectionHeader],
      scrollDirection: .vertical,
      scrollPosition: .top,
      animated: true
    )
  }
}
