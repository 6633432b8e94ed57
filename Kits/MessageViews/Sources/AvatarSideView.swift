public import CoreGraphics
public import UIKit

/// A view with an avatar beside it, which can change sides.
///
/// The avatar stands at the bottom, beside the tail of a bubble. Where it is not wanted it can leave its room, so that
/// the messages of one person stand below each other.
@preconcurrency @MainActor
open class AvatarSideView: UIView {
  /// The visibility of an avatar.
  public enum Visibility: Hashable, Sendable {
    /// It is seen.
    case visible
    /// It is not seen, and its room stays.
    case reserved
    /// It is not seen, and the content has its room.
    case gone
  }

  /// The view at the side.
  public let avatar: UIView
  /// The view that has the rest of the width.
  public let content: UIView

  /// The side of the avatar; ``MessageSide/leading`` by default.
  public var side = MessageSide.leading {
    didSet { if side != oldValue { arrange() } }
  }
  /// Whether the avatar is seen; ``Visibility/visible`` by default.
  public var visibility = Visibility.visible {
    didSet { if visibility != oldValue { arrange() } }
  }
  /// The width and height of the avatar, in points; 28 by default.
  public var avatarLength: CGFloat = 28 {
    didSet { if avatarLength != oldValue { arrange() } }
  }
  /// The gap between the avatar and the content, in points; 6 by default.
  public var spacing: CGFloat = 6 {
    didSet { if spacing != oldValue { arrange() } }
  }

  private let edges: ContentEdges
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint
  private let atLeading: NSLayoutConstraint
  private let atTrailing: NSLayoutConstraint

  /// Creates a view around an avatar and a content, which become subviews.
  public init(avatar: UIView, content: UIView) {
    self.avatar = avatar
    self.content = content
    edges = ContentEdges(of: content)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    let view = UILayoutGuide()
    width = avatar.widthAnchor.constraint(equalToConstant: 0)
    height = avatar.heightAnchor.constraint(equalToConstant: 0)
    atLeading = avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    atTrailing = avatar.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    super.init(frame: .zero)
    for subview in [content, avatar] { addSubview(subview) }
    edges.hold(content, in: self)
    addLayoutGuide(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      avatar.bottomAnchor.constraint(equalTo: bottomAnchor),
      width, height,
    ])
    arrange()
  }

  /// There are no archives to read.
  public required init?(coder: NSCoder) { nil }

  private func arrange() {
    let length = avatarLength > 0 ? avatarLength : 0
    let room = visibility == .gone ? 0 : length + spacing
    (width.constant, height.constant) = (length, length)
    edges.set(
      NSDirectionalEdgeInsets(
        top: 0,
        leading: side == .leading ? room : 0,
        bottom: 0,
        trailing: side == .trailing ? room : 0
      )
    )
    // The one that is taken away goes first: both cannot be met.
    (side == .leading ? atTrailing : atLeading).isActive = false
    (side == .leading ? atLeading : atTrailing).isActive = true
    avatar.isHidden = visibility != .visible
  }
}
