import Tessera

/// Writes down everything that a collection view and its sections say of scrolling, a line for each event.
///
/// ```
/// cards · will begin dragging at 0
/// cards · did scroll to 10
/// cards · will end dragging at 10, velocity 1.2, target 310
/// cards · did end dragging at 10, goes on
/// cards · will begin decelerating at 10
/// cards · did scroll from 10 on to 310
/// cards · did end decelerating at 310
/// ```
///
/// A section is called by its name, and the collection view `page`. Steps of a hand, and single ones, have a line each;
/// the steps of a movement that goes on by itself share one, which says so if one of them goes back. Offsets and
/// velocities are along the axis of the section, rounded to thousandths.
@MainActor
final class OrthogonalTrace: NSObject, UICollectionViewDelegate, OrthogonalScrollingDelegate {
  private let carousels: Carousels
  private let axis: WritableKeyPath<CGPoint, CGFloat>
  private let pageAxis: WritableKeyPath<CGPoint, CGFloat>
  /// The offset that a release asks for instead of the one proposed.
  var chooseTarget: CGFloat?
  private var lines: [String] = []
  private var glides: [String: Glide] = [:]
  private var offsets: [String: CGFloat] = [:]

  /// A movement that goes on by itself, which has a line that grows.
  private struct Glide {
    let line: Int
    let start: CGFloat
    var goesBack = false
  }

  /// Hears of `carousels`, which scroll down in layouts that scroll sideways.
  init(_ carousels: Carousels, isHorizontal: Bool = false) {
    self.carousels = carousels
    axis = isHorizontal ? \.y : \.x
    pageAxis = isHorizontal ? \.x : \.y
    super.init()
    carousels.view.delegate = self
    carousels.view.orthogonalScrollingDelegate = self
    offsets["page"] = carousels.view.contentOffset[keyPath: pageAxis]
    for section in carousels.sections.indices {
      guard let scroller = carousels.scroller(section) else { continue }
      offsets[name(scroller)] = scroller.contentOffset[keyPath: axis]
    }
  }

  /// The lines since the last call.
  func take() -> [String] {
    defer {
      lines = []
      glides = [:]
    }
    return lines
  }

  private func name(_ scroller: OrthogonalScroller) -> String {
    carousels.sections[scroller.section].name
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private func note(_ name: String, _ event: String) {
    lines.append("\(name) · \(event)")
    glides[name] = nil
  }

  private func note(_ scroller: OrthogonalScroller, _ event: String, _ more: String = "") {
    note(name(scroller), "\(event) at \(number(scroller.contentOffset[keyPath: axis]))\(more)")
  }

  private func noteScroll(_ name: String, to offset: CGFloat, isHeld: Bool) {
    let last = offsets[name] ?? .nan
    offsets[name] = offset
    guard !isHeld else { return note(name, "did scroll to \(number(offset))") }
    guard var glide = glides[name] else {
      note(name, "did scroll to \(number(offset))")
      glides[name] = Glide(line: lines.count - 1, start: last)
      return
    }
    if (offset - last) * (last - glide.start) < 0 { glide.goesBack = true }
    glides[name] = glide
    lines[glide.line] =
      "\(name) · did scroll from \(number(glide.start)) on to \(number(offset))"
      + (glide.goesBack ? ", back and forth" : "")
  }
}

extension OrthogonalTrace {
  private func notePage(_ page: UIScrollView, _ event: String) {
    note("page", "\(event) at \(number(page.contentOffset[keyPath: pageAxis]))")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    noteScroll(
      "page",
      to: scrollView.contentOffset[keyPath: pageAxis],
      isHeld: scrollView.isDragging
    )
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    notePage(scrollView, "will begin dragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    notePage(scrollView, "did end dragging")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    notePage(scrollView, "will begin decelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    notePage(scrollView, "did end decelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notePage(scrollView, "did end scrolling animation")
  }
}

extension OrthogonalTrace {
  func orthogonalScrollerDidScroll(_ scroller: OrthogonalScroller) {
    noteScroll(
      name(scroller),
      to: scroller.contentOffset[keyPath: axis],
      isHeld: scroller.isDragging
    )
  }

  func orthogonalScrollerWillBeginDragging(_ scroller: OrthogonalScroller) {
    note(scroller, "will begin dragging")
  }

  func orthogonalScrollerWillEndDragging(
    _ scroller: OrthogonalScroller,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    let speed = number(velocity[keyPath: axis])
    let target = number(targetContentOffset[keyPath: axis])
    let choice = chooseTarget.map { ", sent to \(number($0))" } ?? ""
    note(scroller, "will end dragging", ", velocity \(speed), target \(target)\(choice)")
    if let chooseTarget { targetContentOffset[keyPath: axis] = chooseTarget }
  }

  func orthogonalScrollerDidEndDragging(
    _ scroller: OrthogonalScroller,
    willDecelerate decelerate: Bool
  ) { note(scroller, "did end dragging", decelerate ? ", goes on" : "") }

  func orthogonalScrollerWillBeginDecelerating(_ scroller: OrthogonalScroller) {
    note(scroller, "will begin decelerating")
  }

  func orthogonalScrollerDidEndDecelerating(_ scroller: OrthogonalScroller) {
    note(scroller, "did end decelerating")
  }

  func orthogonalScrollerDidEndScrollingAnimation(_ scroller: OrthogonalScroller) {
    note(scroller, "did end scrolling animation")
  }
}
