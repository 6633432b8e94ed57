import Foundation

/// The calls to a data source, each of them through the door.
@MainActor
struct DataSourceCalls {
  let engine: CollectionEngine
  let source: any UICollectionViewDataSource

  private func ask<Answer>(_ call: AppCall = .question, _ question: () -> Answer) -> Answer {
    engine.callOut(call, in: .dataSource, isHolding: true, question)
  }
}

extension CollectionEngine {
  /// The calls to the data source; `nil` when there is none.
  var dataSourceCalls: DataSourceCalls? {
    view.dataSource.map { DataSourceCalls(engine: self, source: $0) }
  }
}

extension DataSourceCalls {
  func numberOfSections() -> Int {
    ask(.counts(depth: engine.turns.countingDepth + 1)) {
      source.numberOfSections(in: engine.view)
    }
  }

  func numberOfItems(in section: Int) -> Int {
    ask(.counts(depth: engine.turns.countingDepth + 1)) {
      source.collectionView(engine.view, numberOfItemsInSection: section)
    }
  }

  func cell(at path: IndexPath, _ request: ViewRequest) -> UICollectionViewCell {
    ask(.view(request)) { source.collectionView(engine.view, cellForItemAt: path) }
  }

  func supplementaryView(
    _ kind: String,
    at path: IndexPath,
    _ request: ViewRequest
  ) -> UICollectionReusableView {
    ask(.view(request)) {
      source.collectionView(engine.view, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func canMoveItem(at path: IndexPath) -> Bool {
    ask { source.collectionView(engine.view, canMoveItemAt: path) }
  }

  func moveItem(at path: IndexPath, to newPath: IndexPath) {
    ask { source.collectionView(engine.view, moveItemAt: path, to: newPath) }
  }
}
