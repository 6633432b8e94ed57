import CoreGraphics
import TesseraCore

/// An element whose view is asked for.
@MainActor
struct ViewRequest {
  /// The attributes the view will get.
  let attributes: UICollectionViewLayoutAttributes
  /// The view that shows the element already and shall be filled again.
  let former: UICollectionReusableView?
  /// How many registrations there were when the view was asked for; those made later are for this view only.
  let registrationCount = RegistrationIdentity.count

  func isFor(_ element: CollectionElement) -> Bool { attributes.collectionElement == element }
}

extension Mounting {
  /// Asks for the view of an element and checks what comes.
  ///
  /// With a `former` view that one is handed out, to be filled again.
  func requestedView(
    for element: CollectionElement,
    attributes: UICollectionViewLayoutAttributes,
    former: UICollectionReusableView? = nil
  ) -> UICollectionReusableView {
    let request = ViewRequest(attributes: attributes, former: former)
    switch element {
    case .cell(let path):
      if let guest = guest(at: path) { return self.view(of: guest, for: element, request) }
      guard let calls = dataSourceCalls else { return UICollectionViewCell(frame: .zero) }
      return checked(calls.cell(at: dataPath(of: path), request), for: element)
    case .supplementaryView(let kind, let path):
      guard let calls = dataSourceCalls else { return UICollectionReusableView(frame: .zero) }
      return checked(calls.supplementaryView(kind, at: path, request), for: element)
    case .container:
      let slot = ReuseSlot(kind: CollectionElement.containerKind, identifier: "")
      return view(of: ContainerView.self, in: slot, for: element, request)
    case .decorationView(let kind, _):
      return decorationView(kind, element, request)
    }
  }

  /// The view that a data source returned, or another in its place if it cannot be used.
  private func checked(
    _ returned: UICollectionReusableView,
    for element: CollectionElement
  ) -> UICollectionReusableView {
    if registry.claim(returned) {
      reportOtherKind(returned, element)
      return returned
    }
    if returned is MissingSupplementaryView {
      reportView(element, "is placed by the layout, but there is no method for it")
      return returned
    }
    if let other = returned.mounting {
      reportView(element, "is the view of \(other.element.description); a plain one is used")
      return plainView(for: element)
    }
    reportView(element, "was not dequeued for it; it is used, but not again")
    registry.withdraw(returned)
    return returned
  }

  /// Reports a supplementary view that was dequeued for another kind than the one asked for.
  private func reportOtherKind(
    _ returned: UICollectionReusableView,
    _ element: CollectionElement
  ) {
    guard case .supplementaryView(let kind, _) = element, let slot = returned.reuseSlot,
      slot.kind != kind
    else { return }
    reportView(element, "was dequeued for the kind \(slot.kind ?? "of cells"); it is used")
  }

  private func plainView(for element: CollectionElement) -> UICollectionReusableView {
    guard case .cell = element else { return UICollectionReusableView(frame: .zero) }
    return UICollectionViewCell(frame: .zero)
  }

  private func reportView(_ element: CollectionElement, _ fault: String) {
    guard faults.notes("view \(element.description)") else { return }
    let source = dataSourceCalls?.typeName ?? "no data source"
    Diagnostics.report(
      .dataSource,
      "What \(source) has for \(element.description) \(fault). Return the view you dequeued."
    )
  }

  private func decorationView(
    _ kind: String,
    _ element: CollectionElement,
    _ request: ViewRequest
  ) -> UICollectionReusableView {
    let slot = ReuseSlot(kind: kind, identifier: "Decoration of Tessera")
    if let viewClass = layout.decorationClasses[kind] {
      return view(of: viewClass, in: slot, for: element, request)
    }
    if faults.notes("decoration \(kind)") {
      Diagnostics.report(
        .registration,
        """
        \(type(of: layout)) places decoration views of kind \(kind) but has registered no class for \
        them; plain views are used.
        """
      )
    }
    return view(of: UICollectionReusableView.self, in: slot, for: element, request)
  }

  /// A view that no data source is asked for.
  func view(
    of viewClass: UICollectionReusableView.Type,
    in slot: ReuseSlot,
    for element: CollectionElement,
    _ request: ViewRequest
  ) -> UICollectionReusableView {
    if !registry.isRegistered(slot, as: viewClass) { registry.register(viewClass, for: slot) }
    let view = door.callOut(.view("init(frame:)", request), in: .presentation) {
      host.dequeue(slot, for: element)
    }
    _ = registry.claim(view)
    return view
  }

  /// Forgets views that were dequeued and not returned, and reports them.
  func forgetUnclaimedViews() {
    let count = registry.forgetUnclaimed()
    guard count > 0, faults.notes("unclaimed") else { return }
    Diagnostics.report(
      .dataSource,
      """
      \(count) views were dequeued and not returned by the data source; they are not used again. \
      Dequeue one view for each request.
      """
    )
  }
}
