import CoreGraphics
import Foundation
import TesseraCore

extension EngineReader {
  /// The containers, as they are scrolled now, or will be at the end of the update that is under way.
  var scene: Scene {
    let visible = visibleRect
    return containers.declared.scene.with(
      root: Container(
        .root,
        frame: Rect(x: 0, y: 0, width: visible.width, height: visible.height),
        axis: axis,
        contentSize: Size(host.contentSize),
        offset: Point(visible.origin)
      )
    )
  }

  func containerView(of section: Int) -> ContainerView? {
    views[ElementIdentity(containerOf: OldSection(section))]?.view as? ContainerView
  }

  /// Where an element is on screen, in the content coordinates of the collection view.
  func frameInRoot(_ arranged: ArrangedElement) -> CGRect {
    frameInRoot(arranged.frame, of: arranged.container)
  }

  /// A rectangle of a container's content as it is on screen, in the content coordinates of the collection view.
  func frameInRoot(_ frame: CGRect, of container: ContainerIdentity<Before>?) -> CGRect {
    guard let container, container != .root,
      let inRoot = containers.declared.scene.inRoot(Rect(frame), of: container)
    else { return frame }
    return CGRect(inRoot)
  }

  func isInSight(_ container: ContainerIdentity<Before>) -> Bool {
    guard case .section(let section) = container else { return true }
    return containerView(of: section.index) != nil
  }
}
