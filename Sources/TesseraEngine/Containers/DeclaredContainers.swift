package import TesseraCore

/// The containers that a layout has declared, and where they are scrolled to.
///
/// A layout speaks of one space, in which nothing is scrolled and nothing mirrored. Views stand in the content
/// coordinates of the container that they are in. This is the only place where the two are converted.
package struct DeclaredContainers {
  /// How the content of the collection view follows from what the layout says.
  package let mirror: ContentMirror
  /// The containers with their offsets; the root's own frame and offset mean nothing here.
  package private(set) var scene: Scene
  private var declared: [ContainerIdentity<Before>: SectionContainer] = [:]

  /// Containers by their declarations, where they were left.
  ///
  /// - Parameters:
  ///   - containers: What the layout has declared; each section at most once.
  ///   - mirror: How the content of the collection view follows from what the layout says.
  ///   - offsets: How far containers were from their first place of rest, in the direction of reading; they
  ///     come to rest as near to there as they can.
  ///   - moving: How far a section's container that is on the move is from its first place of rest, in the direction
  ///     of reading. It goes on from there, also past its ends.
  init(
    _ containers: [SectionContainer],
    mirror: ContentMirror,
    offsets: ContainerOffsets<Before> = ContainerOffsets(),
    moving: (Int) -> Point? = { _ in nil }
  ) {
    self.mirror = mirror
    scene = Scene(
      root: Container(.root, frame: .zero, axis: .vertical, contentSize: .zero)
    )
    declared.reserveCapacity(containers.count)
    for declaration in containers {
      let section = OldSection(declaration.section)
      var container = offsets.restoring(
        Container(
          .section(section),
          in: .root,
          // That of its view, which is placed by its middle: by rounding it may touch something that the other does not.
          frame: mirror.applyToMiddle(declaration.frame),
          axis: declaration.axis,
          contentSize: declaration.contentSize,
          limits: declaration.limits
        )
      )
      declared[container.identity] = declaration
      var offset = container.offset
      if let distance = moving(declaration.section) {
        let first = container.firstRest
        offset = Point(x: first.x + distance.x, y: first.y + distance.y)
      } else if let stop = offsets.stop(of: section),
        let place = declaration.stops?.offset(ofStop: stop)
      {
        // The same card or page, wherever it is in this width.
        offset[declaration.axis] = place
      }
      let shown = (mirror == .off ? offset : mirrored(offset, of: container))
      if shown.x.isFinite, shown.y.isFinite { container.scroll(to: shown) }
      scene.add(container)
    }
  }

  package static var none: DeclaredContainers { DeclaredContainers([], mirror: .off) }

  /// Whether any section is declared to scroll by itself.
  var isAnyDeclared: Bool { !declared.isEmpty }

  package subscript(identity: ContainerIdentity<Before>) -> Container? { scene[identity] }

  /// Takes note of where a container is scrolled to, in its content coordinates.
  package mutating func scroll(_ identity: ContainerIdentity<Before>, to offset: Point) {
    scene.scroll(identity, to: offset)
  }

  /// How the content of a container follows from what the layout says of it.
  package func mirror(of identity: ContainerIdentity<Before>) -> ContentMirror {
    guard mirror != .off, let declaration = declared[identity] else { return mirror }
    return .on(width: Double(max(declaration.contentSize.width, declaration.frame.width)))
  }

  /// The container that an element is in by its attributes.
  package func container(of attributes: any ElementAttributes) -> ContainerIdentity<Before> {
    guard attributes.isInContainer else { return .root }
    let identity = ContainerIdentity<Before>.section(attributes.elementSection)
    return declared[identity] == nil ? .root : identity
  }

  /// What a layout has declared of a container; nil if it is not declared.
  package func declaration(of identity: ContainerIdentity<Before>) -> SectionContainer? {
    declared[identity]
  }

  /// Whether what is in a container stands where it stood in other declarations.
  package func places(_ identity: ContainerIdentity<Before>, as other: DeclaredContainers) -> Bool {
    guard let declaration = declared[identity], let former = other.declared[identity] else {
      return false
    }
    return mirror == other.mirror && declaration.frame == former.frame
      && declaration.contentSize == former.contentSize
  }

  /// How stops of a container become offsets of its view; nil if it is not declared.
  package func rests(of identity: ContainerIdentity<Before>) -> ContainerRests? {
    declared[identity].map { ContainerRests($0, mirror(of: identity)) }
  }

  /// A content offset as it is from the other side, where the content is mirrored.
  private func mirrored(_ offset: Point, of container: Container) -> Point {
    let bounds = Rect(origin: offset, size: container.frame.size)
    return mirror(of: container.identity).apply(bounds).origin
  }
}

// From the layout's coordinates to those of views, and back.
extension DeclaredContainers {
  /// The attributes that are shown for an answer of the layout, in the container that the element is in.
  ///
  /// The same object where the two are the same.
  package func shown(
    _ answer: any ElementAttributes,
    _ access: AppAccess
  ) -> any ElementAttributes {
    let own = container(of: answer)
    return shown(answer, of: own, in: own, access)
  }

  /// The attributes that are shown for an answer of the layout about an element of a container, as it looks in the content of
  /// another one.
  package func shown(
    _ answer: any ElementAttributes,
    of own: ContainerIdentity<Before>,
    in container: ContainerIdentity<Before>,
    _ access: AppAccess
  ) -> any ElementAttributes {
    guard own != .root || container != .root else { return mirror.shown(answer, access) }
    guard let copy = answer.duplicate(access) else { return answer }
    copy.middle = convert(content(answer.middle, of: own), from: own, to: container)
    return copy
  }

  /// Where the layout would have to place an element for it to be shown as `shown` in a container.
  package func answer(
    for shown: any ElementAttributes,
    in container: ContainerIdentity<Before>,
    _ access: AppAccess
  ) -> any ElementAttributes {
    guard container != .root else { return mirror.shown(shown, access) }
    guard let copy = shown.duplicate(access) else { return shown }
    copy.middle = layout(shown.middle, of: container)
    return copy
  }

  /// A rectangle of a container's content in the layout's coordinates.
  package func layout(_ rect: Rect, of container: ContainerIdentity<Before>) -> Rect {
    let rect = mirror(of: container).apply(rect)
    let origin = origin(of: container)
    return rect.offsetBy(x: origin.x, y: origin.y)
  }

  /// A point of one container's content as it is on screen in the content of another.
  package func convert(
    _ point: Point,
    from source: ContainerIdentity<Before>,
    to target: ContainerIdentity<Before>
  ) -> Point {
    guard source != target else { return point }
    let rect = Rect(origin: point, size: .zero)
    guard let inRoot = scene.inRoot(rect, of: source),
      let converted = scene.fromRoot(inRoot, to: target)
    else { return point }
    return converted.origin
  }

  private func content(_ point: Point, of container: ContainerIdentity<Before>) -> Point {
    let origin = origin(of: container)
    return mirror(of: container).apply(Point(x: point.x - origin.x, y: point.y - origin.y))
  }

  private func layout(_ point: Point, of container: ContainerIdentity<Before>) -> Point {
    let origin = origin(of: container)
    let point = mirror(of: container).apply(point)
    return Point(x: point.x + origin.x, y: point.y + origin.y)
  }

  private func origin(of container: ContainerIdentity<Before>) -> Point {
    declared[container]?.frame.origin ?? .zero
  }
}
