package import TesseraCore

/// The view of an element, as the engine knows it.
package protocol ElementView: ElementParent {
  /// The element that it is the view of; `nil` for one that waits to be used.
  var mounting: MountedElement? { get set }

  /// What it is in; `nil` for one that is on no screen.
  var elementParent: (any ElementParent)? { get }

  /// Its middle, in the coordinates of what it is in.
  var middle: Point { get set }

  /// Its frame there.
  var rect: Rect { get }

  /// What is in front among what it is in: the larger one.
  var depth: Double { get set }

  /// Takes another depth at once, whatever animation is around: depths have nothing between them.
  func takeDepth(_ depth: Double)

  /// Whether what has the keys is in it.
  var hasKeys: Bool { get }

  /// It as the view of a section that scrolls by itself; `nil` for all others.
  var sectionView: (any SectionView)? { get }

  /// Whether it is hidden.
  var isHidden: Bool { get }

  /// The name of its class, as the app knows it.
  var typeName: String { get }

  /// Takes over what attributes say of any view.
  func place(by attributes: any ElementAttributes)

  /// Gets ready to be asked for its size.
  func prepareForMeasuring()

  /// Lays out what is in it, if that is to be done.
  func layoutIfNeeded()

  /// Ends all animations in it.
  func removeAllAnimations()

  /// Moves from where another view is on screen.
  func joinMovement(of other: any ElementView)

  /// Goes on with the movement that it has had in another parent, up to one that both are in.
  func keepMoving(asIn former: (any ElementParent)?, below root: any ElementParent)

  /// Brings content back that was moved aside.
  func closeSlide()

  /// Shows whether its item is moved by a person.
  func showReordering(_ isReordering: Bool)

  /// Hides what a drag carries.
  func showUnseen(_ isUnseen: Bool)
}

/// What views of elements are in.
package protocol ElementParent: AnyObject {
  /// Puts a view in front of what is in it, or behind another one.
  func add(_ view: any ElementView, below other: (any ElementView)?)

  /// Returns a point of another parent in its own coordinates.
  func convert(_ point: Point, from other: any ElementParent) -> Point

  /// Whether it is in another one, however deep.
  func isInside(of other: any ElementParent) -> Bool
}

/// The view of a section that scrolls by itself.
package protocol SectionView: ElementView {
  /// What its elements are in.
  var sectionContent: any ElementParent { get }

  /// Where its content is scrolled to.
  var sectionOffset: Point { get }

  /// How its content moves, for prefetching.
  var prefetchTracker: PrefetchTracker { get set }

  /// Where its content comes to rest; `nil` until it shows some.
  var rests: ContainerRests? { get }

  /// How far content that is dragged, or that moves by itself, is from its first place of rest; `nil` for content at rest, also under a
  /// finger that has not moved.
  var movingDistance: Point? { get }

  /// Takes the size and the offset of a container's content, without telling of it as of scrolling.
  ///
  /// - Parameters:
  ///   - container: The container, in the coordinates of views.
  ///   - declaration: The layout's declaration of it, in the coordinates of the layout.
  ///   - clip: Where its content is cut off, in the coordinates of views; `nil` if it is not.
  ///   - rests: Where its content comes to rest.
  ///   - rate: How fast its content slows down, unless it is declared.
  func show(
    _ container: Container,
    _ declaration: SectionContainer,
    clip: Rect?,
    _ rests: ContainerRests,
    _ rate: DecelerationRate
  )

  /// Tells and asks a listener about its content from now on.
  func report(to listener: (any ContainerListener)?)

  /// Goes where it is going at once.
  func arrive()

  /// Ends what moves its content.
  func holdStill()
}

/// What makes views of elements, and keeps those that are not needed for others.
package protocol ViewSupply: AnyObject {
  /// Takes note that a view was returned for an element; returns whether it was handed out for one.
  func claim(_ view: any ElementView) -> Bool

  /// Takes a view out, because it is used without having been handed out.
  func withdraw(_ view: any ElementView)

  /// Keeps a view that is not shown any more for others.
  func recycle(_ view: any ElementView)

  /// Forgets views that were handed out and not returned; returns how many there were.
  func forgetUnclaimed() -> Int

  /// Keeps only as many views as were needed since the data was new before.
  func shrinkPools()

  /// The views that wait to be used again.
  var idleViews: [any ElementView] { get }

  /// The number of views that can be asked for by a name that was made for them; those made later are for one view only.
  var registrationCount: Int { get }

  /// Returns a decoration view of a kind; `nil` for a kind of which no class is known.
  func decorationView(_ kind: String, for element: CollectionElement) -> (any ElementView)?

  /// Returns a view for a section that scrolls by itself.
  func sectionView(for element: CollectionElement) -> any ElementView

  /// Returns a decoration view that shows nothing, of a kind of which no class is known.
  func emptyDecorationView(_ kind: String, for element: CollectionElement) -> any ElementView

  /// Returns an empty cell of a size, which makes room for what would be dropped.
  func gapView(_ size: Size, for element: CollectionElement) -> any ElementView

  /// Returns a view that shows nothing, in the place of one that there is not.
  func emptyView(for element: CollectionElement) -> any ElementView

  /// Whether a view says by itself that its data source has none.
  func isMissing(_ view: any ElementView) -> Bool

  /// The kind that a view was handed out for; `nil` for one of a cell, or that was not handed out.
  func kind(of view: any ElementView) -> HandedOutKind?
}

/// The kind of views that a view was handed out as.
package enum HandedOutKind: Equatable {
  case cell
  case view(String)

  /// The kind, or what there is instead of one.
  package var description: String {
    switch self {
    case .cell: "of cells"
    case .view(let kind): kind
    }
  }
}
