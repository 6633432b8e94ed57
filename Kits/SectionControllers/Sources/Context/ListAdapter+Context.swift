public import Foundation
public import UIKit

extension ListAdapter: ListCollectionContext {
  /// The number of sections.
  public var numberOfSections: Int { map.entries.count }

  /// The path of an item of a section controller; nil outside of the list.
  public func indexPath(for sectionController: ListSectionController, at index: Int) -> IndexPath? {
    guard index >= 0 else { return nil }
    return section(for: sectionController).map { IndexPath(item: index, section: $0) }
  }

  /// The item of a section controller at a path; nil for a path of another one.
  public func index(for indexPath: IndexPath, sectionController: ListSectionController) -> Int? {
    section(for: sectionController) == indexPath.section ? indexPath.item : nil
  }

  /// A cell of a class with an identifier, registered on its first use.
  public func dequeue(
    _ cellClass: UICollectionViewCell.Type,
    _ identifier: String,
    at path: IndexPath
  ) -> UICollectionViewCell {
    guard let collectionView else { return UICollectionViewCell(frame: .zero) }
    let key = RegisteredClass(of: ObjectIdentifier(cellClass), name: identifier)
    let name = registered[key] ?? "\(String(reflecting: cellClass)) \(identifier)"
    if registered[key] == nil {
      collectionView.register(cellClass, forCellWithReuseIdentifier: name)
      registered[key] = name
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: name, for: path)
  }

  /// A supplementary view of a class and a kind, registered on its first use.
  public func dequeue(
    _ viewClass: UICollectionReusableView.Type,
    ofKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    guard let collectionView else { return UICollectionReusableView(frame: .zero) }
    if let view = reboundView?.view(of: viewClass, ofKind: kind, at: path) { return view }
    let key = RegisteredClass(of: ObjectIdentifier(viewClass), name: kind)
    let name = registered[key] ?? "\(String(reflecting: viewClass)) \(kind)"
    if registered[key] == nil {
      collectionView.register(
        viewClass,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: name
      )
      registered[key] = name
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: name,
      for: path
    )
  }

  /// Changes items of section controllers in the next update.
  public func performBatch(
    animated: Bool,
    updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  ) { requestItemUpdates(animated: animated, updates, completion: completion) }
}

/// A class that was registered, with the name that it has in the app.
struct RegisteredClass: Hashable {
  let of: ObjectIdentifier
  let name: String
}
