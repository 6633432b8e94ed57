import TesseraCore

@testable import TesseraEngine

/// An app that shows numbers, each in a view that has it.
final class NumberApp: CollectionApp {
  var sections: [[Int]] = []
  /// Returns a view to show a number in.
  var view: (() -> PlainView)?
  let hasDataSource = true
  let dataSourceName = "NumberApp"
  let hasDelegate = false
  let delegateName = ""
  let notifiesOfContainers = false
  var selfReportingSource: (any SelfReportingSource)? { nil }

  func numberOfSections() -> Int { sections.count }

  func numberOfItems(in section: Int) -> Int { sections[section].count }

  func cell(at path: DataPath) -> any ElementView {
    let view = view?() ?? PlainView()
    view.number = sections[path.section.index][path.item]
    return view
  }

  func preferredAttributes(
    of view: any ElementView,
    _ attributes: any ElementAttributes
  ) -> any ElementAttributes { attributes }
}

// What such an app has none of.
extension NumberApp {
  func supplementaryView(_ kind: String, at path: ShownPath) -> any ElementView { PlainView() }
  func cell(of placeholder: any Placeholder, at path: ShownPath) -> any ElementView { PlainView() }
  func fill(_ cell: any ElementView, of placeholder: any Placeholder) {}
  func canMoveItem(at path: DataPath) -> Bool { false }
  func moveItem(at path: DataPath, to newPath: DataPath) {}
  func willDisplay(_ element: MountedElement, at path: DataPath?) {}
  func didEndDisplaying(_ element: MountedElement, at path: DataPath?) {}
  func targetOffset(proposed: Point) -> Point { proposed }
  func target(ofMoving source: DataPath, at current: ShownPath, proposed: ShownPath) -> ShownPath {
    proposed
  }
  func transitionLayout(
    from former: any EngineLayout,
    to next: any EngineLayout
  ) -> any TransitionLayout { preconditionFailure("Nothing starts a transition here.") }
  func tell(_ event: ContainerEvent, ofSection section: Int) {}
  func target(ofSection section: Int, velocity: Point, proposed: Point) -> Point { proposed }
  func endEditing(in view: any ElementView) {}
  func apply(_ attributes: any ElementAttributes, to view: any ElementView) {}
  func announceTransition(
    of view: any ElementView,
    from oldLayout: any EngineLayout,
    to newLayout: any EngineLayout,
    isOver: Bool
  ) {}
}
