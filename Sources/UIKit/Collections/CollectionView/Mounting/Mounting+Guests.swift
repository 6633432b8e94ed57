import TesseraCore

extension Mounting {
  /// The view of a guest.
  func view(
    of guest: GuestItems.Guest,
    for element: CollectionElement,
    _ request: ViewRequest
  ) -> UICollectionReusableView {
    switch guests.content(guest.number) {
    case .placeholder(let context): return door.cell(of: context, at: guest.path, request)
    case .gap(let size):
      let slot = ReuseSlot(kind: nil, identifier: "Gap of Tessera")
      let cell = view(of: GapCell.self, in: slot, for: element, request)
      (cell as? GapCell)?.size = size
      return cell
    case nil: return UICollectionViewCell(frame: .zero)
    }
  }
}
