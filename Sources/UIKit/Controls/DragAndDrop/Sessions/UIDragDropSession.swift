import CoreGraphics
public import Foundation

/// A drag, as both its source and its destination see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// Whether a destination may move what is dragged; otherwise it copies.
  var allowsMoveOperation: Bool { get }
  /// Whether only this program is a destination.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns the place of the pointer in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether an item has a form of one of these types, or of a kind of them.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether an item has a form of one of these types, or of a kind of them.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether an item can be loaded as an object of a class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything that the program wants to find with the drag.
  var localContext: Any? { get set }
}

/// A drag, as its destination sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it comes from this program.
  var localDragSession: (any UIDragSession)? { get }

  /// Loads an object of a class from each item that has one.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completion: Called once, on the main actor, when every item has answered, with the objects in the order of the items; what
  ///     cannot be loaded is left out. It is not called while an item has not answered.
  /// - Returns: How many of the items have answered.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Where the pointer of a drag is.
struct DragPlace {
  weak var window: UIWindow?
  /// In the coordinates of the window.
  var point: CGPoint

  @MainActor
  func location(in view: UIView) -> CGPoint { window?.convert(point, to: view) ?? point }
}

/// The objects that are loaded from several items.
@MainActor
final class ObjectLoading {
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var remaining: Int
  private let progress: Progress
  private let completion: ([any NSItemProviderReading]) -> Void

  private init(
    _ count: Int,
    _ progress: Progress,
    _ completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    remaining = count
    self.progress = progress
    self.completion = completion
  }

  /// Loads an object from each provider that has one; see `UIDropSession.loadObjects(ofClass:completion:)`.
  static func load(
    _ aClass: any NSItemProviderReading.Type,
    from providers: [NSItemProvider],
    _ completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let usable = providers.filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(usable.count))
    let loading = ObjectLoading(usable.count, progress, completion)
    guard !usable.isEmpty else {
      completion([])
      return progress
    }
    for (index, provider) in usable.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        MainActor.runSoon { loading.take(object, index) }
      }
    }
    return progress
  }

  private func take(_ object: (any NSItemProviderReading)?, _ index: Int) {
    objects[index] = object
    remaining -= 1
    progress.completedUnitCount += 1
    if remaining == 0 { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
  }
}
