extension ScrollAnchor {
  /// The item that is held after the change, whose place is needed then; nil if no item is.
  public func target(through map: IndexMap) -> NewPath? {
    guard kind == .cell, case .item(let path, let edge, _, let succession) = hold else {
      return nil
    }
    switch succession {
    case .identity: return map.successor(of: path, edge: edge)
    case .place: return map.positionalSuccessor(of: path, edge: edge)
    case .placeAndInsertions:
      return map.positionalSuccessor(of: path, edge: edge).map {
        map.lastInserted(directlyBehind: $0) ?? $0
      }
    }
  }

  /// The same anchor in the index space after a batch, with what is held now; nil if no item is left of it.
  ///
  /// For an anchor that was taken before a batch and is used after it, and after other changes as well.
  package func translated(through map: IndexMap) -> ScrollAnchor? {
    guard case .item(_, let edge, let distance, let succession) = hold else { return self }
    return target(through: map).map { path in
      ScrollAnchor(
        viewport: viewport,
        hold: .item(path.next, edge: edge, distance: distance, succession: succession)
      )
    }
  }

  /// Returns the distance by which the offset changes, so that the anchor keeps its position.
  ///
  /// - Parameters:
  ///   - map: Where everything has gone.
  ///   - after: What is visible now: the offset there is at this moment, and the new insets, extents and
  ///     content.
  ///   - clamped: Whether the offset comes to lie between the limits. What a touch holds, or what moves by
  ///     itself, must not be clamped; it comes back on its own.
  ///   - span: Where an item is now; nil if that is not known, and then the offset is kept.
  /// - Returns: What to add to the offset there is at this moment, in points.
  public func shift(
    through map: IndexMap,
    in after: AnchorViewport,
    clamped: Bool,
    span: (NewPath) -> AnchorSpan?
  ) -> Double {
    shift(toHold: target(through: map).flatMap(span), in: after, clamped: clamped)
  }

  /// Returns the distance by which the offset changes, if `target` is the new span of the anchor item.
  ///
  /// For those who ask for its place themselves; see ``shift(through:in:clamped:span:)``.
  public func shift(
    toHold target: AnchorSpan?,
    in after: AnchorViewport,
    clamped: Bool
  ) -> Double {
    let wanted = distance(target, after)
    let shift = wanted.isFinite ? wanted : 0
    return clamped ? after.limits.clamped(after.offset + shift) - after.offset : shift
  }

  /// The same without regard to the limits.
  private func distance(_ target: AnchorSpan?, _ after: AnchorViewport) -> Double {
    switch hold {
    case .offset: return 0
    case .contentStart: return after.limits.lower - viewport.limits.lower
    case .contentEnd: return after.limits.upper - viewport.limits.upper
    case .item(_, let edge, let distance, _):
      guard let target else { return 0 }
      // Where the visible edge would be now had the offset not moved since.
      var expected = after
      expected.offset = viewport.offset
      return target.position(of: edge) - distance - expected.position(of: edge)
    }
  }
}
