import Foundation
import TesseraCore

/// The calls to a data source, each of them through the door.
@MainActor
struct DataSourceCalls {
  let door: AppDoor
  let source: any UICollectionViewDataSource

  private func ask<Answer>(_ call: AppCall, _ question: () -> Answer) -> Answer {
    door.callOut(call, in: .dataSource, isHolding: true, question)
  }

  /// The name of its class, for reports.
  var typeName: String { "\(type(of: source))" }

  private var countingDepth: Int { door.turns.countingDepth + 1 }
}

extension AppDoor {
  /// The calls to the data source; `nil` when there is none.
  var dataSourceCalls: DataSourceCalls? {
    appView.dataSource.map { DataSourceCalls(door: self, source: $0) }
  }
}

extension DataSourceCalls {
  func numberOfSections() -> Int {
    ask(.counts("numberOfSections(in:)", depth: countingDepth)) {
      source.numberOfSections(in: door.appView)
    }
  }

  func numberOfItems(in section: Int) -> Int {
    ask(.counts("collectionView(_:numberOfItemsInSection:)", depth: countingDepth)) {
      source.collectionView(door.appView, numberOfItemsInSection: section)
    }
  }

  func cell(at path: DataPath, _ request: ViewRequest) -> UICollectionViewCell {
    ask(.view("collectionView(_:cellForItemAt:)", request)) {
      source.collectionView(door.appView, cellForItemAt: IndexPath(path))
    }
  }

  func supplementaryView(
    _ kind: String,
    at path: ShownPath,
    _ request: ViewRequest
  ) -> UICollectionReusableView {
    ask(.view("collectionView(_:viewForSupplementaryElementOfKind:at:)", request)) {
      source.collectionView(
        door.appView,
        viewForSupplementaryElementOfKind: kind,
        at: IndexPath(path)
      )
    }
  }

  func canMoveItem(at path: DataPath) -> Bool {
    ask(.question("collectionView(_:canMoveItemAt:)")) {
      source.collectionView(door.appView, canMoveItemAt: IndexPath(path))
    }
  }

  func moveItem(at path: DataPath, to newPath: DataPath) {
    ask(.question("collectionView(_:moveItemAt:to:)")) {
      source.collectionView(door.appView, moveItemAt: IndexPath(path), to: IndexPath(newPath))
    }
  }

  func indexTitles() -> [String]? {
    ask(.question("indexTitles(for:)")) { source.indexTitles(for: door.appView) }
  }

  /// The index path of the item to which a title of the index leads.
  func indexPath(ofTitle title: String, at index: Int) -> IndexPath {
    ask(.question("collectionView(_:indexPathForIndexTitle:at:)")) {
      source.collectionView(door.appView, indexPathForIndexTitle: title, at: index)
    }
  }
}
