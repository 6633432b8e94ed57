/// An event of the content of a section that scrolls by itself.
package enum ContainerEvent: Hashable, Sendable {
  case didScroll
  case willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
}
