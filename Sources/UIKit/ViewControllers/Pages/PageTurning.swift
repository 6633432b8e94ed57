import CoreGraphics
import Foundation

/// The pages of a page view controller, and the way from one to another.
@MainActor
final class PageTurning: NSObject {
  private unowned let owner: UIPageViewController
  /// The page that is shown, or that the way begins at.
  private(set) var current: UIViewController?
  /// The pages around it, once the data source was asked.
  private var neighbours: Neighbours?
  private var way = Way.none
  private var visibility = Visibility.hidden
  /// The dot of the page that is shown, where there are dots.
  private var dot = 0

  private struct Neighbours {
    var before: UIViewController?
    var after: UIViewController?
  }

  /// The movement from the page that is shown to another one.
  private enum Way {
    case none
    /// A person turns to a page.
    case turned(to: UIViewController)
    /// The program turns to a page.
    case sent(to: UIViewController, completion: ((Bool) -> Void)?)

    var target: UIViewController? {
      switch self {
      case .none: nil
      case .turned(let page), .sent(let page, _): page
      }
    }
  }

  /// Whether the page view controller is on screen.
  private enum Visibility { case hidden, appearing, shown, disappearing }

  init(_ owner: UIPageViewController) {
    self.owner = owner
    super.init()
  }

  private var track: PageTrackView { owner.track }

  /// The view is there.
  func prepare() {
    track.delegate = self
    owner.dots.addAction(UIAction { [unowned self] _ in dotsDidChange() }, for: .valueChanged)
    if let current { place(current) }
  }
}

// Pages that the program sets.
extension PageTurning {
  func show(
    _ page: UIViewController,
    _ direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    interrupt()
    neighbours = nil
    guard page !== current else {
      layOut()
      updateDots()
      completion?(true)
      return
    }
    guard animated, visibility == .shown, let current, track.bounds.size.isUsableForPages else {
      replaceCurrent(by: page)
      completion?(true)
      return
    }
    way = .sent(to: page, completion: completion)
    track.isScrollEnabled = false
    track.show(direction == .forward ? [current, page] : [page, current], at: current)
    begin(page)
    track.setContentOffset(track.offset(of: page), animated: true)
  }

  private func replaceCurrent(by page: UIViewController) {
    let old = current
    if let old { leave(old) }
    current = page
    owner.addChild(page)
    if owner.isViewLoaded { place(page) }
    switch visibility {
    case .shown, .appearing: page.beginAppearanceTransition(true, animated: false)
    case .hidden, .disappearing: break
    }
    if visibility == .shown { page.endAppearanceTransition() }
    page.didMove(toParent: owner)
    layOut()
    updateDots()
  }

  private func leave(_ page: UIViewController) {
    if visibility != .hidden { page.beginAppearanceTransition(false, animated: false) }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    if visibility != .hidden { page.endAppearanceTransition() }
    page.removeFromParent()
  }

  /// Ends what moves, as far as it has come.
  private func interrupt() {
    switch way {
    case .none: return
    case .turned:
      track.stopScrollingAndZooming()
      settle(isInterrupted: true)
    case .sent:
      settle(isInterrupted: true)
      track.stopScrollingAndZooming()
    }
  }
}

// Pages and their places.
extension PageTurning {
  private var usesDots: Bool { !owner.dots.isHidden }

  /// Places the page that is shown and, where nothing moves, asks for the pages around it.
  func layOut() {
    guard owner.isViewLoaded, let view = owner.view else { return }
    var room = view.bounds
    if usesDots {
      room.size.height = max(0, room.height - dotsHeight - view.safeAreaInsets.bottom)
      owner.dots.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: dotsHeight)
    }
    let space = track.spacing / 2
    let frame = track.isVertical ? room.insetBy(dx: 0, dy: -space) : room.insetBy(dx: -space, dy: 0)
    let isResized = track.frame != frame
    if isResized {
      interrupt()
      track.frame = frame
    }
    guard case .none = way, let current, frame.size.isUsableForPages else { return }
    guard isResized || neighbours == nil || track.pages.isEmpty else { return }
    let neighbours = neighbours ?? askForNeighbours(of: current)
    self.neighbours = neighbours
    track.isScrollEnabled = owner.dataSource != nil
    track.show([neighbours.before, current, neighbours.after].compactMap { $0 }, at: current)
    track.place(current)
  }

  private var dotsHeight: CGFloat { 37 }

  private func askForNeighbours(of page: UIViewController) -> Neighbours {
    guard let source = owner.dataSource else { return Neighbours() }
    var neighbours = Neighbours(
      before: source.pageViewController(owner, viewControllerBefore: page),
      after: source.pageViewController(owner, viewControllerAfter: page)
    )
    // A page that is on both sides, or is the page itself, has one place.
    if neighbours.before === page { neighbours.before = nil }
    if neighbours.after === page || neighbours.after === neighbours.before {
      neighbours.after = nil
    }
    return neighbours
  }

  private func place(_ page: UIViewController) {
    if !track.pages.contains(page) { track.show([page], at: page) }
    track.place(page)
  }

  func sourceDidChange() {
    neighbours = nil
    updateDots()
    if case .none = way { layOut() }
  }

  /// Asks how many dots there are, and which one is that of the page that the program has set.
  private func updateDots() {
    let count = track.isVertical ? 0 : owner.dataSource?.presentationCount(for: owner) ?? 0
    owner.dots.isHidden = count <= 0
    owner.dots.numberOfPages = max(0, count)
    dot = count > 0 ? owner.dataSource?.presentationIndex(for: owner) ?? 0 : 0
    owner.dots.currentPage = dot
    owner.viewIfLoaded?.setNeedsLayout()
  }

  private func dotsDidChange() {
    guard case .none = way, let neighbours else { return }
    // The control shows where the person wants to go; the dot of the page is known when that is there.
    let target = owner.dots.currentPage > dot ? neighbours.after : neighbours.before
    owner.dots.currentPage = dot
    guard let target else { return }
    turn(to: target)
    track.setContentOffset(track.offset(of: target), animated: true)
  }
}

// The way from one page to another.
extension PageTurning {
  /// The content has moved by a person: a page that comes into sight is turned to.
  func pagesMoved() {
    guard let current, let neighbours else { return }
    if case .sent = way { return }
    let distance = track.distance(from: current)
    // Beyond the last page there is none, and less than a thousandth is none to see.
    guard abs(distance) > 0.001,
      let page = distance > 0 ? neighbours.after : neighbours.before
    else { return }
    turn(to: page)
  }

  private func turn(to page: UIViewController) {
    if case .turned(let former) = way {
      guard former !== page else { return }
      finish(former, isCompleted: false)
    }
    way = .turned(to: page)
    owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    begin(page)
  }

  /// Both pages are told that they are about to change places.
  private func begin(_ page: UIViewController) {
    owner.addChild(page)
    current?.beginAppearanceTransition(false, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    track.place(page)
  }

  /// Nothing moves any more.
  func settle(isInterrupted: Bool = false) {
    guard let page = way.target else { return }
    let isCompleted: Bool
    var completion: ((Bool) -> Void)?
    switch way {
    case .none: return
    case .turned: isCompleted = abs(track.distance(from: page)) < 0.5
    case .sent(_, let told):
      isCompleted = true
      completion = told
    }
    finish(page, isCompleted: isCompleted)
    completion?(!isInterrupted)
  }

  private func finish(_ page: UIViewController, isCompleted: Bool) {
    guard let old = current else { return }
    let wasTurned = if case .turned = way { true } else { false }
    let isForward = neighbours?.after === page
    way = .none
    if isCompleted {
      end(old)
      page.endAppearanceTransition()
      page.didMove(toParent: owner)
      current = page
      neighbours = nil
      owner.viewIfLoaded?.window?.titleDidChange(of: owner)
    } else {
      page.beginAppearanceTransition(false, animated: true)
      end(page)
      old.beginAppearanceTransition(true, animated: true)
      old.endAppearanceTransition()
    }
    if wasTurned, isCompleted {
      dot += isForward ? 1 : -1
      owner.dots.currentPage = dot
    } else if isCompleted {
      updateDots()
    }
    layOut()
    guard wasTurned else { return }
    owner.delegate?.pageViewController(
      owner,
      didFinishAnimating: true,
      previousViewControllers: [old],
      transitionCompleted: isCompleted
    )
  }

  /// A page has left.
  private func end(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.endAppearanceTransition()
    page.removeFromParent()
  }
}

// The page view controller comes and goes, and its page with it.
extension PageTurning {
  func willAppear(_ isAnimated: Bool) {
    visibility = .appearing
    current?.beginAppearanceTransition(true, animated: isAnimated)
  }

  func didAppear() {
    visibility = .shown
    current?.endAppearanceTransition()
  }

  func willDisappear(_ isAnimated: Bool) {
    interrupt()
    visibility = .disappearing
    current?.beginAppearanceTransition(false, animated: isAnimated)
  }

  func didDisappear() {
    visibility = .hidden
    current?.endAppearanceTransition()
  }
}

extension CGSize {
  fileprivate var isUsableForPages: Bool { width > 0 && height > 0 }
}
