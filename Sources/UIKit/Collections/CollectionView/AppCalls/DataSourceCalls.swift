import Foundation
import TesseraCore

/// The calls to a data source, each of them through the door.
@MainActor
struct DataSourceCalls {
  let engine: CollectionEngine
  let source: any UICollectionViewDataSource

  private func ask<Answer>(_ call: AppCall, _ question: () -> Answer) -> Answer {
    engine.callOut(call, in: .dataSource, isHolding: true, question)
  }

  /// The name of its class, for reports.
  var typeName: String { "\(type(of: source))" }

  private var countingDepth: Int { engine.turns.countingDepth + 1 }
}

extension CollectionEngine {
  /// The calls to the data source; `nil` when there is none.
  var dataSourceCalls: DataSourceCalls? {
    appView.dataSource.map { DataSourceCalls(engine: self, source: $0) }
  }
}

extension DataSourceCalls {
  func numberOfSections() -> Int {
    ask(.counts("numberOfSections(in:)", depth: countingDepth)) {
      source.numberOfSections(in: engine.appView)
    }
  }

  func numberOfItems(in section: Int) -> Int {
    ask(.counts("collectionView(_:numberOfItemsInSection:)", depth: countingDepth)) {
      source.collectionView(engine.appView, numberOfItemsInSection: section)
    }
  }

  func cell(at path: DataPath, _ request: ViewRequest) -> UICollectionViewCell {
    ask(.view("collectionView(_:cellForItemAt:)", request)) {
      source.collectionView(engine.appView, cellForItemAt: IndexPath(path))
    }
  }

  func supplementaryView(
    _ kind: String,
    at path: ShownPath,
    _ request: ViewRequest
  ) -> UICollectionReusableView {
    ask(.view("collectionView(_:viewForSupplementaryElementOfKind:at:)", request)) {
      source.collectionView(
        engine.appView,
        viewForSupplementaryElementOfKind: kind,
        at: IndexPath(path)
      )
    }
  }

  func canMoveItem(at path: DataPath) -> Bool {
    ask(.question("collectionView(_:canMoveItemAt:)")) {
      source.collectionView(engine.appView, canMoveItemAt: IndexPath(path))
    }
  }

  func moveItem(at path: DataPath, to newPath: DataPath) {
    ask(.question("collectionView(_:moveItemAt:to:)")) {
      source.collectionView(engine.appView, moveItemAt: IndexPath(path), to: IndexPath(newPath))
    }
  }

  func indexTitles() -> [String]? {
    ask(.question("indexTitles(for:)")) { source.indexTitles(for: engine.appView) }
  }

  /// The item to which a title of the index leads; nil, and reported, for one that does not exist.
  func item(ofTitle title: String, at index: Int) -> DataPath? {
    let indexPath = ask(.question("collectionView(_:indexPathForIndexTitle:at:)")) {
      source.collectionView(engine.appView, indexPathForIndexTitle: title, at: index)
    }
    return engine.item(named: indexPath, "asked to scroll to")
  }
}
