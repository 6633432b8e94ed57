package import TesseraCore

extension EngineReader {
  /// The items whose cells are on screen, in the order of the data; without what the data source does not have.
  package var visibleItems: [DataPath] {
    let paths = views.sorted.compactMap { item(of: $0) }
    return movement == nil ? paths : paths.sorted()
  }

  /// The view of an element; nil while it is not on screen.
  package func view(of element: CollectionElement) -> (any ElementView)? {
    views[key(for: element)]?.view
  }
}
