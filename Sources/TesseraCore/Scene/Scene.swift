/// The containers that a layout has declared, as a tree.
///
/// The first is the root, the collection view itself; others are inside the content of one that was declared
/// before them. A container shows what shows of its frame in its parent, and so on up to the root: its visible
/// rectangle is derived and never stored.
package struct Scene<Space>: Sendable {
  /// The containers, parents in front of what is inside them; never empty.
  package private(set) var containers: [Container<Space>]
  private var positions: [ContainerIdentity<Space>: Int]

  /// Creates a scene of the root alone.
  package init(root: Container<Space>) {
    containers = [root]
    positions = [root.identity: 0]
  }

  /// The collection view itself.
  package var root: Container<Space> { containers[0] }

  /// Adds a container; does nothing and returns false if its identity is taken or its parent is not there.
  package mutating func add(_ container: Container<Space>) -> Bool {
    guard positions[container.identity] == nil, let parent = container.parent,
      positions[parent] != nil
    else { return false }
    positions[container.identity] = containers.count
    containers.append(container)
    return true
  }

  /// The container with an identity; nil if there is none.
  package subscript(identity: ContainerIdentity<Space>) -> Container<Space>? {
    positions[identity].map { containers[$0] }
  }

  /// Scrolls one container, whose content moves with everything inside; the others keep their offsets.
  ///
  /// Returns false if there is no such container.
  @discardableResult
  package mutating func scroll(_ identity: ContainerIdentity<Space>, to offset: Point) -> Bool {
    guard let position = positions[identity], offset.x.isFinite, offset.y.isFinite else {
      return false
    }
    containers[position].offset = offset
    return true
  }
}

extension Scene {
  /// What shows of a container's content, in its content coordinates; nil if nothing does.
  ///
  /// O(d) for a container inside *d* others.
  package func visibleRect(of identity: ContainerIdentity<Space>) -> Rect? {
    guard let container = self[identity] else { return nil }
    guard let parent = container.parent else {
      return container.bounds.isEmpty ? nil : container.bounds
    }
    guard let around = visibleRect(of: parent) else { return nil }
    return container.fromParent(around).intersection(container.bounds)
  }

  /// A rectangle of a container's content in the content coordinates of the root; nil if there is no such
  /// container.
  package func inRoot(_ rect: Rect, of identity: ContainerIdentity<Space>) -> Rect? {
    guard let container = self[identity] else { return nil }
    guard let parent = container.parent else { return rect }
    return inRoot(container.inParent(rect), of: parent)
  }

  /// The containers of which something shows, parents in front of what is inside them.
  package var visibleContainers: [Container<Space>] {
    containers.filter { visibleRect(of: $0.identity) != nil }
  }
}

extension Rect {
  fileprivate var isEmpty: Bool { !(width > 0 && height > 0) }

  /// What two rectangles share; nil if that has no area.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    guard overlaps(other) else { return nil }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let shared = Rect(
      x: left,
      y: top,
      width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - top
    )
    return shared.isEmpty ? nil : shared
  }
}
