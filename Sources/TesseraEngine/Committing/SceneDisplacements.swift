package import TesseraCore

/// How far the elements that stay on screen go in a change, by the container that they are in.
package struct SceneDisplacements {
  private var containers: [ContainerIdentity<Before>: Displacements] = [:]

  /// - Parameters:
  ///   - travels: The elements of each container; the others have none.
  ///   - reading: How the elements of a container follow each other.
  init(
    _ travels: [ContainerIdentity<Before>: [Displacements.Travel]],
    reading: (ContainerIdentity<Before>) -> Displacements.Reading
  ) {
    for (container, travels) in travels {
      containers[container] = Displacements(travels, in: reading(container))
    }
  }

  /// Those of a container, in its content coordinates.
  package subscript(container: ContainerIdentity<Before>) -> Displacements {
    containers[container]
      ?? Displacements([], in: Displacements.Reading(along: .vertical, isReversed: false))
  }
}
