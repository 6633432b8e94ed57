/// The containers that a layout has declared, as a tree.
///
/// The first is the root, the collection view itself; others are inside the content of one that was declared
/// before them. A container shows what shows of its frame in its parent, and so on up to the root: its visible
/// rectangle is derived and never stored.
package struct Scene: Sendable {
  /// The collection view itself.
  package private(set) var root: Container
  /// The containers inside it, parents in front of what is inside them.
  package private(set) var nested: [Container] = []
  private var positions: [ContainerIdentity<Before>: Int] = [:]

  /// Creates a scene of the root alone.
  package init(root: Container) {
    self.root = root
  }

  /// Adds a container; does nothing and returns false if its identity is taken or its parent is not there.
  @discardableResult
  package mutating func add(_ container: Container) -> Bool {
    func isTaken(_ identity: ContainerIdentity<Before>) -> Bool {
      identity == root.identity || positions[identity] != nil
    }
    guard let parent = container.parent, !isTaken(container.identity), isTaken(parent) else {
      return false
    }
    positions[container.identity] = nested.count
    nested.append(container)
    return true
  }

  /// The container with an identity; nil if there is none.
  package subscript(identity: ContainerIdentity<Before>) -> Container? {
    identity == root.identity ? root : positions[identity].map { nested[$0] }
  }

  /// Scrolls one container, whose content moves with everything inside; the others keep their offsets.
  ///
  /// Returns false if there is no such container.
  @discardableResult
  package mutating func scroll(_ identity: ContainerIdentity<Before>, to offset: Point) -> Bool {
    guard offset.x.isFinite, offset.y.isFinite else { return false }
    if identity == root.identity {
      root.offset = offset
      return true
    }
    guard let position = positions[identity] else { return false }
    nested[position].offset = offset
    return true
  }

  /// The same containers in a root of which other bounds show; how far that can be scrolled is known to the collection view.
  package func showing(_ bounds: Rect) -> Scene {
    var scene = self
    scene.root = Container(
      .root,
      frame: Rect(origin: .zero, size: bounds.size),
      axis: .vertical,
      contentSize: .zero,
      offset: bounds.origin
    )
    return scene
  }
}

extension Scene {
  /// What shows of a container's content, in its content coordinates; nil if nothing does.
  ///
  /// Along its axis it is clipped by everything around it. Across, all of it shows as soon as a part does,
  /// unless that is more than its parent has room for: so what has a view in a container does not depend on
  /// how far the container has come into sight. O(d) for a container inside *d* others.
  package func visibleRect(of identity: ContainerIdentity<Before>) -> Rect? {
    self[identity].flatMap { visibleRect(of: $0) }
  }

  /// What shows of the content of a container of this scene, as `visibleRect(of:)` says.
  package func visibleRect(of container: Container) -> Rect? {
    guard let parent = container.parent else {
      return container.bounds.isEmpty ? nil : container.bounds
    }
    let surroundings = parent == root.identity ? visibleRect(of: root) : visibleRect(of: parent)
    guard let around = surroundings else { return nil }
    let bounds = container.bounds
    guard let visible = container.fromParent(around).intersection(bounds), !visible.isEmpty else {
      return nil
    }
    guard container.axis == .horizontal else {
      guard bounds.width <= around.width else { return visible }
      return Rect(x: bounds.x, y: visible.y, width: bounds.width, height: visible.height)
    }
    guard bounds.height <= around.height else { return visible }
    return Rect(x: visible.x, y: bounds.y, width: visible.width, height: bounds.height)
  }

  /// A rectangle of a container's content in the content coordinates of the root; nil if there is no such
  /// container.
  package func inRoot(_ rect: Rect, of identity: ContainerIdentity<Before>) -> Rect? {
    guard let container = self[identity] else { return nil }
    guard let parent = container.parent else { return rect }
    return inRoot(container.inParent(rect), of: parent)
  }

  /// A rectangle of the root's content in the content coordinates of a container; nil if there is no such
  /// container.
  package func fromRoot(_ rect: Rect, to identity: ContainerIdentity<Before>) -> Rect? {
    guard let container = self[identity] else { return nil }
    guard let parent = container.parent else { return rect }
    return fromRoot(rect, to: parent).map { container.fromParent($0) }
  }
}
