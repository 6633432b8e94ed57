import GallerySupport
import MessageViews
import UIKit
import WidgetLists

/// A post: an entry of a history, and what its reader has done with it.
struct FeedPost: Identifiable {
  let entry: NewsEntry
  let isLiked: Bool
  let isOpen: Bool

  var id: NewsEntry.ID { entry.id }

  /// Whether the pictures of the shop belong to it.
  var isAboutFood: Bool {
    let words = "\(entry.title) \(entry.text)".lowercased()
    return ["bread", "cheese", "soup", "dinner"].contains { words.contains($0) }
  }

  /// How many comments are shown of a post that was not opened.
  private static let commentCount = 2

  /// The post as widgets, on a card.
  ///
  /// - Parameters:
  ///   - like: Called when it is liked, or not any more.
  ///   - open: Called when all comments are wanted.
  ///   - pictures: What it shows.
  /// - Returns: Its widgets.
  @MainActor
  func widgets(
    like: @escaping @MainActor () -> Void,
    open: @escaping @MainActor () -> Void,
    pictures: [UIImage]
  ) -> [Widget] {
    Widgets {
      WidgetGroup(margins: WidgetMargins(12)) {
        WidgetGroup(
          margins: WidgetMargins(14),
          background: Background(.secondarySystemGroupedBackground, cornerRadius: 12)
        ) {
          Spacing(height: 12)
          author
          Spacing(height: 8)
          Text(entry.title, style: .headline)
          if !pictures.isEmpty {
            Spacing(height: 10)
            Gallery(pictures, height: 110, cornerRadius: 8)
          }
          buttons(like, open)
          comments(open)
          Spacing(height: 12)
        }
        Spacing(height: 8)
      }
    }
  }

  @MainActor
  private var author: [Widget] {
    WidgetGroup(style: .run(spacing: 8)) {
      Avatar(name: entry.subject)
      Text(entry.subject, style: .subheadline, weight: .semibold, lineLimit: 1)
      Text(
        ConversationWords.time(entry.time),
        style: .footnote,
        color: .secondaryLabel,
        lineLimit: 1
      )
    }
    .widgets
  }

  @MainActor
  private func buttons(
    _ like: @escaping @MainActor () -> Void,
    _ open: @escaping @MainActor () -> Void
  ) -> Widget {
    let like = WidgetButton(
      isLiked ? "Liked" : "Like",
      symbolName: isLiked ? "heart.fill" : "heart",
      action: like
    )
    // Of few comments all are shown.
    let count = entry.details.count
    let more = WidgetButton("\(count) comments", action: open)
    return Buttons(count > Self.commentCount && !isOpen ? [like, more] : [like]).id("buttons")
  }

  @MainActor
  private func comments(_ open: @escaping @MainActor () -> Void) -> [Widget] {
    let details = Array(entry.details.enumerated())
    let rest = details.count - Self.commentCount
    return Widgets {
      Widgets(isOpen ? details[...] : details.prefix(Self.commentCount), id: \.offset) {
        Separator()
        Spacing(height: 8)
        Text($0.element, style: .subheadline, color: .secondaryLabel)
        Spacing(height: 8)
      }
      if !isOpen, rest > 0 {
        Separator()
        Buttons("Show \(rest) more", action: open)
      }
    }
  }
}

/// The initials of a name on its colour.
private struct Avatar: Hashable, WidgetHashable, WidgetPresentable {
  var name: String

  private static let length: CGFloat = 32

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    let cell: AvatarCell = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.avatar.name = name
    return cell
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize {
    CGSize(width: Self.length, height: Self.length)
  }

  @MainActor
  func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}

/// A cell of an avatar.
private final class AvatarCell: UICollectionViewCell {
  let avatar = AvatarView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(avatar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatar.frame = contentView.bounds
  }
}
