package import TesseraCore

/// The app behind a collection view: its data source and its delegate, as the engine asks and tells them; each call goes through the door.
package protocol CollectionApp: AnyObject {
  // MARK: The data source

  /// Whether there is a data source.
  var hasDataSource: Bool { get }

  /// The name of its class, for reports.
  var dataSourceName: String { get }

  func numberOfSections() -> Int
  func numberOfItems(in section: Int) -> Int

  /// Returns the view of an item.
  func cell(at path: DataPath) -> any ElementView
  func supplementaryView(_ kind: String, at path: ShownPath) -> any ElementView

  /// Returns the view of a placeholder.
  func cell(of placeholder: any Placeholder, at path: ShownPath) -> any ElementView

  /// Fills it in.
  func fill(_ cell: any ElementView, of placeholder: any Placeholder)

  func canMoveItem(at path: DataPath) -> Bool
  func moveItem(at path: DataPath, to newPath: DataPath)

  /// The data source as one that reports changes itself; `nil` for every other one.
  var selfReportingSource: (any SelfReportingSource)? { get }

  // MARK: The delegate

  /// Whether there is a delegate.
  var hasDelegate: Bool { get }

  /// The name of its class, for reports.
  var delegateName: String { get }

  func willDisplay(_ element: MountedElement, at path: DataPath?)
  func didEndDisplaying(_ element: MountedElement, at path: DataPath?)

  func targetOffset(proposed: Point) -> Point
  func target(ofMoving source: DataPath, at current: ShownPath, proposed: ShownPath) -> ShownPath

  /// Returns the layout between two others; one of the house without a delegate.
  func transitionLayout(
    from former: any EngineLayout,
    to next: any EngineLayout
  ) -> any TransitionLayout

  // MARK: Sections that scroll by themselves

  /// Whether anyone is notified of them.
  var notifiesOfContainers: Bool { get }

  func tell(_ event: ContainerEvent, ofSection section: Int)

  /// Returns where the content of a section shall come to rest.
  func target(ofSection section: Int, velocity: Point, proposed: Point) -> Point

  // MARK: Views

  /// Ends what is typed in a view that goes.
  func endEditing(in view: any ElementView)

  /// Applies to a view what its attributes say besides its place.
  func apply(_ attributes: any ElementAttributes, to view: any ElementView)

  /// Returns the attributes that a view asks for.
  func preferredAttributes(
    of view: any ElementView,
    _ attributes: any ElementAttributes
  ) -> any ElementAttributes

  /// Tells a view that another layout is about to take over, or has.
  func announceTransition(
    of view: any ElementView,
    from oldLayout: any EngineLayout,
    to newLayout: any EngineLayout,
    isOver: Bool
  )
}

/// A placeholder for what is being dropped, which the data source does not have yet.
package protocol Placeholder: AnyObject {}

/// A data source that finds out by itself what changes, and is the only one to report it.
package protocol SelfReportingSource: AnyObject {
  /// Returns what has changed in the data of which an app reports `operations` to the collection view.
  ///
  /// That is nothing, unless the app has had the data source move items as the collection view has it at the end of an
  /// interactive movement.
  func changes(reportedAs operations: [UpdateOperation]) -> [UpdateOperation]

  /// Forgets items that it has been made to move, which are shown where they are.
  func forgetMovedItems()

  /// The name of its class, as the app knows it.
  var typeName: String { get }
}
