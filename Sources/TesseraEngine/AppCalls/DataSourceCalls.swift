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
