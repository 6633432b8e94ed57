import CoreGraphics
import Foundation

/// A drag that has begun in this program, as its source sees it.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var place: DragPlace
  /// The size of the picture of an item.
  var pictureSize: (UIDragItem) -> CGSize = { _ in .zero }

  init(at place: DragPlace) { self.place = place }

  func location(in view: UIView) -> CGPoint { place.location(in: view) }
}

/// A drag, as its destinations see it.
@MainActor
final class DropSession: NSObject, UIDropSession {
  private let source: DragSession
  private let isLocal: Bool
  /// Asks again what would become of a drop, because what is under the pointer has changed.
  var update: () -> Void = {}

  /// A drag of this program, or of another one that `source` stands for.
  init(of source: DragSession, isLocal: Bool = true) {
    self.source = source
    self.isLocal = isLocal
  }

  var place: DragPlace {
    get { source.place }
    set { source.place = newValue }
  }

  /// The size of what is shown of an item.
  func pictureSize(of item: UIDragItem) -> CGSize { source.pictureSize(item) }

  var items: [UIDragItem] { source.items }
  var localDragSession: (any UIDragSession)? { isLocal ? source : nil }
  var allowsMoveOperation: Bool { source.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { source.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { place.location(in: view) }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    ObjectLoading.load(aClass, from: items.map(\.itemProvider), completion)
  }
}
