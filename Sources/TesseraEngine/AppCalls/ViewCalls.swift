/// The calls of the engine to cells and supplementary views of the app.
extension AppDoor {
  /// Makes a view ready, or a new one, as `make` does.
  package func makeView<View>(_ name: StaticString, _ make: () -> View) -> View {
    callOut(.question(name), in: turns.indexSpace, isHolding: true, make)
  }

  /// Lets the app fill in the cell of a placeholder.
  package func fill(_ cell: any ElementView, of placeholder: any Placeholder) {
    callOut(.event("cellUpdateHandler"), in: .dataSource) { $0.app.fill(cell, of: placeholder) }
  }

  /// Ends what is typed in a view that goes, so that it is not typed into the next item of the view.
  package func endEditing(in view: any ElementView) {
    guard view.hasKeys else { return }
    callOut(.event("endEditing(_:)"), in: turns.indexSpace) { $0.app.endEditing(in: view) }
  }

  /// Has a view take what its attributes say besides its place.
  package func apply(_ attributes: any ElementAttributes, to view: any ElementView) {
    callOut(.question("apply(_:)"), in: .presentation, isHolding: true) {
      $0.app.apply(attributes, to: view)
    }
  }

  /// The attributes that a view asks for.
  package func preferredAttributes(
    of view: any ElementView,
    _ attributes: any ElementAttributes
  ) -> any ElementAttributes {
    callOut(.question("preferredLayoutAttributesFitting(_:)"), in: .presentation) {
      $0.app.preferredAttributes(of: view, attributes)
    }
  }

  /// Tells a view that another layout is about to take over, or that it has arrived where that has it.
  package func announceTransition(
    of view: any ElementView,
    from oldLayout: any EngineLayout,
    to newLayout: any EngineLayout,
    isOver: Bool
  ) {
    let name: StaticString = isOver ? "didTransition(from:to:)" : "willTransition(from:to:)"
    callOut(.event(name), in: turns.indexSpace) {
      $0.app.announceTransition(of: view, from: oldLayout, to: newLayout, isOver: isOver)
    }
  }
}
