package import TesseraCore

/// The calls to a data source, each of them through the door.
package struct DataSourceCalls {
  package let door: AppDoor

  private func ask<Answer>(
    _ call: AppCall,
    _ question: (any CollectionApp) -> Answer
  ) -> Answer {
    door.callOut(call, in: .dataSource, isHolding: true) { access in question(access.app) }
  }

  private var countingDepth: Int { door.turns.countingDepth + 1 }
}

extension AppDoor {
  /// The calls to the data source; `nil` when there is none.
  package var dataSourceCalls: DataSourceCalls? {
    hasDataSource ? DataSourceCalls(door: self) : nil
  }
}

extension DataSourceCalls {
  /// The name of its class, for reports.
  package var typeName: String { door.dataSourceName }

  package func numberOfSections() -> Int {
    ask(.counts("numberOfSections(in:)", depth: countingDepth)) { $0.numberOfSections() }
  }

  package func numberOfItems(in section: Int) -> Int {
    ask(.counts("collectionView(_:numberOfItemsInSection:)", depth: countingDepth)) {
      $0.numberOfItems(in: section)
    }
  }

  package func cell(at path: DataPath, _ request: ViewRequest) -> any ElementView {
    ask(.view("collectionView(_:cellForItemAt:)", request)) { $0.cell(at: path) }
  }

  package func supplementaryView(
    _ kind: String,
    at path: ShownPath,
    _ request: ViewRequest
  ) -> any ElementView {
    ask(.view("collectionView(_:viewForSupplementaryElementOfKind:at:)", request)) {
      $0.supplementaryView(kind, at: path)
    }
  }

  package func canMoveItem(at path: DataPath) -> Bool {
    ask(.question("collectionView(_:canMoveItemAt:)")) { $0.canMoveItem(at: path) }
  }

  package func moveItem(at path: DataPath, to newPath: DataPath) {
    ask(.question("collectionView(_:moveItemAt:to:)")) { $0.moveItem(at: path, to: newPath) }
  }

  /// Asks the data source something that only the host knows of.
  package func ask<Answer>(_ name: StaticString, _ question: () -> Answer) -> Answer {
    door.callOut(.question(name), in: .dataSource, isHolding: true, question)
  }
}

/// The calls of the engine to the delegate, each of them through the door.
package struct DelegateCalls {
  package let door: AppDoor

  private func tell(_ name: StaticString, _ news: (any CollectionApp) -> Void) {
    door.callOut(.event(name), in: .dataSource) { access in news(access.app) }
  }

  private func ask<Answer>(
    _ name: StaticString,
    isHolding: Bool = false,
    _ question: (any CollectionApp) -> Answer
  ) -> Answer {
    door.callOut(.question(name), in: .dataSource, isHolding: isHolding) { access in
      question(access.app)
    }
  }
}

extension AppDoor {
  /// The calls to the delegate; `nil` when there is none.
  var delegateCalls: DelegateCalls? {
    hasDelegate ? DelegateCalls(door: self) : nil
  }
}

extension DelegateCalls {
  /// The name of its class, for reports.
  package var typeName: String { door.delegateName }

  func willDisplay(_ shown: MountedElement) {
    let path = dataPath(of: shown)
    switch shown.element {
    case .cell:
      tell("collectionView(_:willDisplay:forItemAt:)") { $0.willDisplay(shown, at: path) }
    case .supplementaryView:
      tell("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
        $0.willDisplay(shown, at: path)
      }
    case .decorationView, .container: break
    }
  }

  func didEndDisplaying(_ shown: MountedElement) {
    let path = dataPath(of: shown)
    switch shown.element {
    case .cell:
      tell("collectionView(_:didEndDisplaying:forItemAt:)") { $0.didEndDisplaying(shown, at: path) }
    case .supplementaryView:
      tell("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
        $0.didEndDisplaying(shown, at: path)
      }
    case .decorationView, .container: break
    }
  }

  private func dataPath(of shown: MountedElement) -> DataPath? {
    shown.key.path.map { door.dataPath(of: $0) }
  }

  package func targetOffset(proposed: Point) -> Point {
    ask("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
      $0.targetOffset(proposed: proposed)
    }
  }

  package func target(ofMoving source: DataPath, at current: ShownPath, proposed: ShownPath)
    -> ShownPath
  {
    ask(
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      isHolding: true
    ) { $0.target(ofMoving: source, at: current, proposed: proposed) }
  }
}

extension AppDoor {
  /// Returns the layout between two others, which a delegate may make.
  func transitionLayout(
    from former: any EngineLayout,
    to next: any EngineLayout
  ) -> any TransitionLayout {
    let name: StaticString = "collectionView(_:transitionLayoutForOldLayout:newLayout:)"
    return callOut(.question(name), in: .dataSource) { access in
      access.app.transitionLayout(from: former, to: next)
    }
  }
}
