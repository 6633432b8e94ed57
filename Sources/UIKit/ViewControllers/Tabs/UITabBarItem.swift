public import Foundation

/// A tab of a tab bar, with its picture above its words.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private var look = Look()
  /// The bar that shows the item.
  weak var bar: UITabBar?

  private struct Look {
    var selectedImage: UIImage?
    var badge: String?
    var badgeColor: UIColor?
  }

  /// Creates an item without words and picture.
  public override init() { super.init() }

  /// Creates an empty item; there are no archives to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item of words and a picture, with a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item of words and a picture, with another one for the selected item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    face.title = title
    face.image = image
    look.selectedImage = selectedImage
  }

  /// Creates an item with the words and the picture of something common, with a number to find it by.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.words, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// The picture while the item is selected; `image` for `nil`, the default.
  open var selectedImage: UIImage? {
    get { look.selectedImage ?? face.image }
    set { change { $0.selectedImage = newValue } }
  }

  /// The words at the upper end of the picture, such as a count; `nil`, for none, by default.
  open var badgeValue: String? {
    get { look.badge }
    set { change { $0.badge = newValue } }
  }

  /// The background of the badge; red for `nil`, the default.
  open var badgeColor: UIColor? {
    get { look.badgeColor }
    set { change { $0.badgeColor = newValue } }
  }

  private func change(_ change: (inout Look) -> Void) {
    change(&look)
    faceDidChange()
  }

  override func faceDidChange() { bar?.itemDidChange(self) }
}

extension UITabBarItem {
  /// Something common, with the words and the picture that people know it by.
  public enum SystemItem: Int, Sendable {
    /// *More*: three dots.
    case more = 0
    /// *Favorites*: a star.
    case favorites
    /// *Featured*: a star.
    case featured
    /// *Top Rated*: a star.
    case topRated
    /// *Recents*: a clock.
    case recents
    /// *Contacts*: a person.
    case contacts
    /// *History*: a clock.
    case history
    /// *Bookmarks*: a book.
    case bookmarks
    /// *Search*: a magnifying glass.
    case search
    /// *Downloads*: an arrow down.
    case downloads
    /// *Most Recent*: a clock.
    case mostRecent
    /// *Most Viewed*: a list.
    case mostViewed

    fileprivate var words: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    fileprivate var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down"
      case .mostViewed: "list.bullet"
      }
    }
  }
}
