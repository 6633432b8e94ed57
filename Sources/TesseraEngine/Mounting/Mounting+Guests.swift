package import TesseraCore

extension Mounting {
  /// The view of a guest.
  package func view(
    of guest: GuestItems.Guest,
    for element: CollectionElement,
    _ request: ViewRequest
  ) -> any ElementView {
    switch guests.content(guest.number) {
    case .placeholder(let placeholder):
      let cell = door.callOut(.view("the cell of a placeholder", request), in: .presentation) {
        $0.app.cell(of: placeholder, at: guest.path)
      }
      _ = viewSupply.claim(cell)
      door.fill(cell, of: placeholder)
      return cell
    case .gap(let size):
      return ownView(for: request) { viewSupply.gapView(size, for: element) }
    case nil: return viewSupply.emptyView(for: element)
    }
  }
}
