/// The identity of a container of a scene in the index space that `Space` names.
///
/// The root is the collection view. Every other container belongs to a section, and is the same container as
/// long as that section exists, wherever a batch takes it.
package enum ContainerIdentity<Space>: Hashable, Sendable {
  case root
  case section(SectionIndex<Space>)
}

// Written out for the same reason as those of `ElementIdentity`.
extension ContainerIdentity {
  /// Whether two identities are those of one container.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.root, .root): true
    case (.section(let left), .section(let right)): left.index == right.index
    case (.root, .section), (.section, .root): false
    }
  }

  /// Hashes the identity.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .root: hasher.combine(-1)
    case .section(let section): hasher.combine(section.index)
    }
  }
}

extension ContainerIdentity: Comparable {
  /// Orders the root in front of everything, and the others by section.
  package static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.root, .root), (.section, .root): false
    case (.root, .section): true
    case (.section(let left), .section(let right)): left < right
    }
  }
}

extension ContainerIdentity<After> {
  /// The same container before the change that comes next.
  package var next: ContainerIdentity<Before> {
    switch self {
    case .root: .root
    case .section(let section): .section(OldSection(section.index))
    }
  }
}

extension ContainerIdentity<Before> {
  /// The same container after a batch; nil if its section goes.
  package func translated(through map: IndexMap) -> ContainerIdentity<After>? {
    switch self {
    case .root: .root
    case .section(let section): map.newSection(of: section).map { .section($0) }
    }
  }
}
