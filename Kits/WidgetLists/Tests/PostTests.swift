import CoreGraphics
import Foundation
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

/// A post: what it is called, what it says, a picture, and how it is liked.
private struct Post: Identifiable, Hashable {
  let id: Int
  var title = "A title that may need more than one line where there is little room"
  var text =
    "Some words, and a few more of them, so that there is something to be broken into lines."
  var likes = "12 likes"

  @MainActor var image: UIImage? { PostPicture.image }

  /// The post as widgets.
  @MainActor
  var widgets: [Widget] {
    Widgets {
      Title(object: title)
      Spacing(height: 6)
      Text(text)
      Spacing(height: 6)
      if let image { Picture(image, aspect: 0.25) }
      Text(likes, style: .footnote, color: .secondaryLabel, lineLimit: 1)
      Spacing(height: 9, separator: .bottom)
    }
  }
}

@MainActor
private enum PostPicture {
  static let image = UIImage(systemName: "star")
}

/// The post as one widget.
private struct WholePost: Hashable, WidgetHashable, WidgetPresentable {
  var post: Post

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    let cell: WidgetCell<WholePostView> = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.makeViewIfNeeded().show(post)
    return cell
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize {
    let view = WholePostView(frame: .zero)
    view.show(post)
    return CGSize(width: containerWidth, height: view.place(in: containerWidth))
  }
}

/// Everything that a post has in one view.
private final class WholePostView: UIView {
  private let title = UILabel(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let likes = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .title3)
    text.font = .preferredFont(forTextStyle: .body)
    likes.font = .preferredFont(forTextStyle: .footnote)
    likes.textColor = .secondaryLabel
    title.numberOfLines = 0
    text.numberOfLines = 0
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    line.backgroundColor = .separator
    for view in [title, text, picture, likes, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ post: Post) {
    title.text = post.title
    text.text = post.text
    likes.text = post.likes
    picture.image = post.image
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(in: bounds.width)
  }

  /// Puts everything in its place; returns the height.
  func place(in width: CGFloat) -> CGFloat {
    var y: CGFloat = 0
    func put(_ view: UIView, _ height: CGFloat) {
      view.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    func height(of label: UILabel) -> CGFloat {
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        .rounded(.up)
    }
    put(title, height(of: title))
    y += 6
    put(text, height(of: text))
    y += 6
    if picture.image != nil { put(picture, (width * 0.25).rounded(.up)) }
    put(likes, height(of: likes))
    y += 8
    put(line, 1)
    return y
  }
}

@Suite("A post", .withTheProgram)
@MainActor
struct WidgetPostTests {
  @Test("is several widgets, which lead back to it; as one that cannot be split it is one")
  func parts() {
    let posts = [Post(id: 1), Post(id: 2)]
    let fixture = WidgetFixture(Widgets(posts) { $0.widgets }, width: 300, height: 2_000)
    expectEqual(fixture.view.numberOfItems(inSection: 0), 14)
    expectEqual(fixture.binding.rows(of: 2)?.items, 7..<14)
    fixture.show(posts.map { WholePost(post: $0).widget })
    expectEqual(fixture.view.numberOfItems(inSection: 0), 2)
  }

  @Test(
    "looks the same as one cell and as widgets, pixel for pixel",
    arguments: [
      (200, false, 1), (200, true, 2), (327, false, 2), (327, true, 1), (540, false, 1),
      (540, true, 1), (200, true, 1), (200, false, 2), (327, true, 2), (327, false, 1),
      (540, true, 2), (540, false, 2),
    ] as [(CGFloat, Bool, CGFloat)]
  )
  func pictures(width: CGFloat, isDark: Bool, scale: CGFloat) {
    let posts = [Post(id: 1), Post(id: 2, title: "Short", text: "Few words.")]
    let parts = picture(of: Widgets(posts) { $0.widgets }, width, isDark, scale)
    let whole = picture(of: posts.map { WholePost(post: $0).widget }, width, isDark, scale)
    expectEqual(parts.pngData, whole.pngData)
    let other = [Post(id: 1, likes: "13 likes"), posts[1]].map { WholePost(post: $0).widget }
    #expect(picture(of: other, width, isDark, scale).pngData != whole.pngData)
  }

  private func picture(
    of widgets: [Widget],
    _ width: CGFloat,
    _ isDark: Bool,
    _ scale: CGFloat
  ) -> GTKPicture {
    let backend = HeadlessBackend(
      environment: UIBackendEnvironment(prefersDarkAppearance: isDark, displayScale: scale),
      resources: GTKResources(style: .pinned)
    )
    let fixture = Fixture(width: width, height: 600, backend: backend)
    let view = UICollectionView(frame: fixture.window.bounds, collectionViewLayout: WidgetLayout())
    view.backgroundColor = .systemBackground
    widgets.bind(to: view)
    fixture.show(view)
    return GTKPicture(of: fixture.window, scale: scale)
  }
}
