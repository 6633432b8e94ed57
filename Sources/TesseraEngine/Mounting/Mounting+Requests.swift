import TesseraCore

/// An element whose view is asked for.
package struct ViewRequest {
  /// The attributes the view will get.
  package let attributes: any ElementAttributes
  /// The view that shows the element already and shall be filled again.
  package let former: (any ElementView)?
  /// How many registrations there were when the view was asked for; those made later are for this view only.
  package let registrationCount: Int

  package func isFor(_ element: CollectionElement) -> Bool { attributes.element == element }
}

extension Mounting {
  /// Asks for the view of an element and checks what comes.
  ///
  /// With a `former` view that one is handed out, to be filled again.
  func requestedView(
    for element: CollectionElement,
    attributes: any ElementAttributes,
    former: (any ElementView)? = nil
  ) -> any ElementView {
    let request = ViewRequest(
      attributes: attributes,
      former: former,
      registrationCount: viewSupply.registrationCount
    )
    switch element {
    case .cell(let path):
      if let guest = guest(at: path) { return self.view(of: guest, for: element, request) }
      guard let calls = dataSourceCalls else { return viewSupply.emptyView(for: element) }
      return checked(calls.cell(at: dataPath(of: path), request), for: element)
    case .supplementaryView(let kind, let path):
      guard let calls = dataSourceCalls else { return viewSupply.emptyView(for: element) }
      return checked(calls.supplementaryView(kind, at: path, request), for: element)
    case .container:
      return ownView(for: request) { viewSupply.sectionView(for: element) }
    case .decorationView(let kind, _):
      return ownView(for: request) { decorationView(kind, element) }
    }
  }

  /// The view that a data source returned, or another in its place if it cannot be used.
  private func checked(
    _ returned: any ElementView,
    for element: CollectionElement
  ) -> any ElementView {
    if viewSupply.claim(returned) {
      reportOtherKind(returned, element)
      return returned
    }
    if viewSupply.isMissing(returned) {
      reportView(element, "is placed by the layout, but there is no method for it")
      return returned
    }
    if let other = returned.mounting {
      reportView(element, "is the view of \(other.element.description); a plain one is used")
      return viewSupply.emptyView(for: element)
    }
    reportView(element, "was not dequeued for it; it is used, but not again")
    viewSupply.withdraw(returned)
    return returned
  }

  /// Reports a supplementary view that was dequeued for another kind than the one asked for.
  private func reportOtherKind(
    _ returned: any ElementView,
    _ element: CollectionElement
  ) {
    guard case .supplementaryView(let kind, _) = element,
      let found = viewSupply.kind(of: returned), found != .view(kind)
    else { return }
    reportView(element, "was dequeued for the kind \(found.description); it is used")
  }

  private func reportView(_ element: CollectionElement, _ fault: String) {
    guard issueLog.notes("view \(element.description)") else { return }
    let source = dataSourceCalls?.typeName ?? "no data source"
    report(
      .dataSource,
      "What \(source) has for \(element.description) \(fault). Return the view you dequeued."
    )
  }

  /// A decoration view, or one that shows nothing for a kind without a class.
  private func decorationView(_ kind: String, _ element: CollectionElement) -> any ElementView {
    if let view = viewSupply.decorationView(kind, for: element) { return view }
    if issueLog.notes("decoration \(kind)") {
      report(
        .registration,
        """
        \(layout.typeName) places decoration views of kind \(kind) but has registered no class for \
        them; plain views are used.
        """
      )
    }
    return viewSupply.emptyDecorationView(kind, for: element)
  }

  /// A view that no data source is asked for.
  func ownView(for request: ViewRequest, _ make: () -> any ElementView) -> any ElementView {
    let view = door.callOut(.view("init(frame:)", request), in: .presentation, make)
    _ = viewSupply.claim(view)
    return view
  }

  /// Forgets views that were dequeued and not returned, and reports them.
  func forgetUnclaimedViews() {
    let count = viewSupply.forgetUnclaimed()
    guard count > 0, issueLog.notes("unclaimed") else { return }
    report(
      .dataSource,
      """
      \(count) views were dequeued and not returned by the data source; they are not used again. \
      Dequeue one view for each request.
      """
    )
  }
}
