import CoreGraphics
import Foundation

/// The pictures of the items of a drag, in front of everything in a window.
@MainActor
final class DragScene {
  private weak var window: UIWindow?
  private let badge = DragBadge()
  private var entries: [Entry] = []

  /// An item, and the picture of it.
  @MainActor
  struct Entry {
    let item: UIDragItem
    let owner: UIDragInteraction
    /// Where it was picked up; `nil` where nothing is shown of it.
    let home: UITargetedDragPreview?
    var picture: DragPicture?
    /// From the pointer to the middle of the picture.
    var offset = CGPoint.zero
    private let wasInWindow: Bool

    init(item: UIDragItem, owner: UIDragInteraction, home: UITargetedDragPreview?) {
      self.item = item
      self.owner = owner
      self.home = home
      wasInWindow = home?.view.window != nil
    }

    /// Where it was picked up, unless the view has left since.
    var remainingHome: UITargetedDragPreview? {
      wasInWindow && home?.view.window == nil ? nil : home
    }
  }

  init(in window: UIWindow?) { self.window = window }

  /// Shows an item where its preview says, while the pointer is at `point`.
  func add(
    _ item: UIDragItem,
    of owner: UIDragInteraction,
    _ home: UITargetedDragPreview?,
    pointer point: CGPoint
  ) {
    var entry = Entry(item: item, owner: owner, home: home)
    if let home, let window, let center = home.target.center(in: window) {
      let picture = DragPicture(of: home.view, home.parameters)
      picture.center = center
      entry.picture = picture
      entry.offset = center - point
      window.addSubview(picture)
      // The first item is in front of the others.
      if let first = entries.lazy.compactMap(\.picture).first { window.bringSubviewToFront(first) }
    }
    entries.append(entry)
  }

  /// Makes the items look picked up.
  func lift() { for entry in entries { entry.picture?.isLifted = true } }

  /// Shows what the items themselves say from now on, and brings those that come together to the pointer.
  func begin(at point: CGPoint) {
    for index in entries.indices {
      guard let provide = entries[index].item.previewProvider else { continue }
      show(provide(), at: index, point)
    }
    gather(at: point)
  }

  private func show(_ preview: UIDragPreview?, at index: Int, _ point: CGPoint) {
    guard let preview else {
      entries[index].picture?.removeFromSuperview()
      return entries[index].picture = nil
    }
    if let picture = entries[index].picture {
      return picture.show(preview.view, preview.parameters)
    }
    let picture = DragPicture(of: preview.view, preview.parameters)
    picture.center = point
    picture.isLifted = true
    entries[index].picture = picture
    window?.addSubview(picture)
  }

  /// Brings the pictures together, each a little aside of the one in front of it.
  private func gather(at point: CGPoint) {
    guard let first = entries.first else { return }
    animate {
      for index in self.entries.indices.dropFirst() {
        let step = CGFloat(min(index, Self.stackDepth)) * Self.stackStep
        self.entries[index].offset = first.offset + CGPoint(x: step, y: step)
        self.entries[index].picture?.center = point + self.entries[index].offset
        self.entries[index].picture?.isLifted = true
      }
    }
  }

  /// Items that were added come to the others.
  func gatherAdded(at point: CGPoint) { gather(at: point) }

  /// The pointer is elsewhere: the pictures follow at once.
  func move(to point: CGPoint) {
    UIView.performWithoutAnimation {
      for entry in entries { entry.picture?.center = point + entry.offset }
      placeBadge()
    }
  }

  /// Says how many items there are, and whether they would be copied.
  func showBadge(for operation: UIDropOperation, isFromElsewhere: Bool) {
    let isCopied = operation == .copy
    let count = entries.count > 1 ? "\(entries.count)" : isCopied ? "+" : nil
    badge.show(operation == .forbidden ? "⊘" : count)
    if badge.superview == nil, let window { window.addSubview(badge) }
    placeBadge()
  }

  private func placeBadge() {
    guard let picture = entries.lazy.compactMap(\.picture).first else {
      return badge.isHidden = true
    }
    badge.center = CGPoint(
      x: picture.center.x + picture.bounds.width / 2,
      y: picture.center.y - picture.bounds.height / 2
    )
    window?.bringSubviewToFront(badge)
  }

  /// The picture of the first item that has one, for the desktop to show.
  var layer: CALayer? { entries.lazy.compactMap(\.picture).first?.layer }

  /// Whether the pictures are hidden, because the desktop shows what is dragged.
  var isHidden = false {
    didSet {
      for entry in entries { entry.picture?.isHidden = isHidden }
      badge.removeFromSuperview()
    }
  }

  /// Shows the pictures in another window, at the pointer.
  func enter(_ place: DragPlace) {
    window = place.window
    for entry in entries {
      if let picture = entry.picture { place.window?.addSubview(picture) }
    }
    isHidden = false
    move(to: place.point)
  }

  /// Takes the pictures away at once.
  func remove() {
    badge.removeFromSuperview()
    for entry in entries { entry.picture?.removeFromSuperview() }
  }

  /// The size of the picture of an item; zero for one without.
  func size(of item: UIDragItem) -> CGSize {
    entries.first { $0.item === item }?.picture?.bounds.size ?? .zero
  }

  /// Where the picture of an item is now, as a preview; that of nothing for an item without one.
  func currentPreview(of item: UIDragItem) -> UITargetedDragPreview {
    let entry = entries.first { $0.item === item }
    let container: UIView = window ?? UIView()
    let target = UIDragPreviewTarget(
      container: container,
      center: entry?.picture?.center ?? .zero
    )
    return UITargetedDragPreview(
      view: entry?.picture ?? UIView(),
      parameters: entry?.picture?.parameters ?? UIDragPreviewParameters(),
      target: target
    )
  }

  /// Brings everything to where it goes, and then away.
  ///
  /// - Parameters:
  ///   - target: Where an item goes; for `nil` it fades, and shrinks if it was dropped.
  ///   - isDrop: Whether it was dropped.
  ///   - animator: What delegates have animate along.
  ///   - completion: Called when everything is in its place.
  func land(
    _ target: @escaping (Entry) -> UITargetedDragPreview?,
    isDrop: Bool,
    _ animator: DragAnimator,
    _ completion: @escaping () -> Void
  ) {
    badge.removeFromSuperview()
    let entries = entries
    let targets = entries.map(target)
    animator.addAnimations {
      for (entry, target) in zip(entries, targets) {
        guard let picture = entry.picture else { continue }
        self.send(picture, to: target, isDrop: isDrop)
      }
    }
    animator.addCompletion { _ in
      completion()
      for entry in entries { entry.picture?.removeFromSuperview() }
    }
    animator.run(for: Self.landingDuration)
  }

  private func send(_ picture: DragPicture, to target: UITargetedDragPreview?, isDrop: Bool) {
    picture.isLifted = false
    guard let target, let window, let center = target.target.center(in: window) else {
      picture.alpha = 0
      if isDrop { picture.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
      return
    }
    picture.center = center
    picture.transform = target.target.transform
    if target.parameters !== picture.parameters { picture.take(target.parameters) }
  }

  private func animate(_ changes: @escaping () -> Void) {
    let isStill = UIApplication.shared.backend.environment.reducesMotion
    UIView.animate(withDuration: isStill ? 0 : DragScene.liftDuration, animations: changes)
  }

  /// How long picking up takes, in seconds.
  static let liftDuration: TimeInterval = 0.2
  /// How long it takes until everything is in its place, in seconds.
  static let landingDuration: TimeInterval = 0.3
  private static let stackStep: CGFloat = 4
  private static let stackDepth = 3
}

/// The round label at the corner of what is dragged.
private final class DragBadge: UILabel {
  override var isOverlay: Bool { true }

  func show(_ words: String?) {
    isHidden = words == nil
    guard let words, words != text else { return }
    text = words
    font = .systemFont(ofSize: 13, weight: .semibold)
    textColor = .white
    textAlignment = .center
    backgroundColor = tintColor
    layer.cornerRadius = 10
    clipsToBounds = true
    isUserInteractionEnabled = false
    bounds.size = CGSize(width: max(20, sizeThatFits(.zero).width + 10), height: 20)
  }
}
