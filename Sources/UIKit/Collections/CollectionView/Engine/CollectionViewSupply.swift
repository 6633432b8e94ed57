import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// Makes views for the engine of a collection view, and keeps those that are not needed.
@MainActor
final class CollectionViewSupply: @MainActor ViewSupply {
  private unowned let view: UICollectionView
  private var registry: ViewRegistry { view.registry }

  init(_ view: UICollectionView) { self.view = view }

  func claim(_ view: any ElementView) -> Bool {
    registry.claim(view.uikit)
  }

  func withdraw(_ view: any ElementView) {
    registry.withdraw(view.uikit)
  }

  func recycle(_ view: any ElementView) {
    registry.recycle(view.uikit)
  }

  func forgetUnclaimed() -> Int { registry.forgetUnclaimed() }

  func shrinkPools() { registry.shrinkPools() }

  var idleViews: [any ElementView] { registry.idleViews }

  var registrationCount: Int { RegistrationIdentity.count }

  func decorationView(_ kind: String, for element: CollectionElement) -> (any ElementView)? {
    guard let viewClass = view.collectionViewLayout.decorationClasses[kind] else { return nil }
    return decorationView(kind, for: element, of: viewClass)
  }

  func emptyDecorationView(_ kind: String, for element: CollectionElement) -> any ElementView {
    decorationView(kind, for: element, of: UICollectionReusableView.self)
  }

  private func decorationView(
    _ kind: String,
    for element: CollectionElement,
    of viewClass: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    view(
      of: viewClass,
      in: ReuseSlot(kind: kind, identifier: "Decoration of Tessera"),
      for: element
    )
  }

  func sectionView(for element: CollectionElement) -> any ElementView {
    let slot = ReuseSlot(kind: CollectionElement.containerKind, identifier: "")
    return view(of: ContainerView.self, in: slot, for: element)
  }

  func gapView(_ size: Size, for element: CollectionElement) -> any ElementView {
    let slot = ReuseSlot(kind: nil, identifier: "Gap of Tessera")
    let cell = view(of: GapCell.self, in: slot, for: element)
    (cell as? GapCell)?.size = CGSize(size)
    return cell
  }

  /// A view of a class of the house.
  private func view(
    of viewClass: UICollectionReusableView.Type,
    in slot: ReuseSlot,
    for element: CollectionElement
  ) -> UICollectionReusableView {
    if !registry.isRegistered(slot, as: viewClass) { registry.register(viewClass, for: slot) }
    return view.dequeue(slot, for: element)
  }

  func emptyView(for element: CollectionElement) -> any ElementView {
    guard case .cell = element else { return UICollectionReusableView(frame: .zero) }
    return UICollectionViewCell(frame: .zero)
  }

  func isMissing(_ view: any ElementView) -> Bool { view is MissingSupplementaryView }

  func kind(of view: any ElementView) -> HandedOutKind? {
    view.uikit.reuseSlot.map { slot in
      slot.kind.map { .view($0) } ?? .cell
    }
  }
}
