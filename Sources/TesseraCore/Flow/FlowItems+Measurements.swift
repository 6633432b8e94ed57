/// The size of one item as far as it is known when it is declared.
public enum FlowItemSize: Hashable, Sendable {
  /// The size is exact and never measured.
  case exact(Size)
  /// The size is assumed until the item is measured.
  case estimated(Size)
}

extension FlowItems {
  /// Items of which a function says whether they have an exact size or wait for being measured.
  ///
  /// It is asked once for each item, in order; O(n).
  public static func mixed(count: Int, size: (_ item: Int) -> FlowItemSize) -> FlowItems {
    declaring(count: count) { item in
      switch size(item) {
      case .exact(let size): (size, .declared)
      case .estimated(let size): (size, .estimated)
      }
    }
  }

  /// The same items; those that wait for being measured have the sizes measured of `former` ones.
  ///
  /// Items are told by their indices. Sizes that `former` has measured stay measured, and such as
  /// it only assumes since the line length has changed stay assumptions. Items of exact size keep
  /// that. O(m log m) for m measured items.
  ///
  /// - Parameters:
  ///   - former: The items that were measured.
  ///   - declared: An axis along which measured extents are not kept: the sizes assumed now say how far
  ///     items reach there, as when they follow the width of a view, and what was measured along the
  ///     other axis is an assumption.
  /// - Returns: As many items as there are here.
  public func keepingMeasurements(
    of former: FlowItems,
    exceptAlong declared: Axis? = nil
  ) -> FlowItems {
    var kept = sizes
    former.sizes.visit { before, run in
      guard before.count < sizes.count else { return false }
      let range = before.count..<min(sizes.count, before.count + run.count)
      guard run.origin.isMeasurement else { return true }
      let runs = sizes.runs(in: range).map { $0.keepingMeasurement(of: run, exceptAlong: declared) }
      kept.replace(range, with: runs)
      return true
    }
    return FlowItems(sizes: kept, findings: findings)
  }

  /// The same items; the one at `index`, if it waits for being measured, has the size of a former one.
  ///
  /// Only a size that was measured counts. O(log m).
  func keepingMeasurement(of former: FlowItemRun, at index: Int) -> FlowItems {
    guard former.origin.isMeasurement else { return self }
    let range = index..<(index + 1)
    var kept = sizes
    kept.replace(
      range,
      with: sizes.runs(in: range).map { $0.keepingMeasurement(of: former, exceptAlong: nil) }
    )
    return FlowItems(sizes: kept, findings: findings)
  }
}

extension FlowSection {
  /// The same section with everything that was measured of `former`, by index.
  ///
  /// Only what waits for being measured takes a measured size; see
  /// ``FlowItems/keepingMeasurements(of:exceptAlong:)``.
  public func keepingMeasurements(
    of former: FlowSection,
    exceptAlong declared: Axis? = nil
  ) -> FlowSection {
    var section = self
    section.items = items.keepingMeasurements(of: former.items, exceptAlong: declared)
    section.header = header.keepingMeasurement(of: former.header)
    section.footer = footer.keepingMeasurement(of: former.footer)
    return section
  }

  /// Whether two sections differ in nothing but their items.
  public func hasSameBoundaries(as other: FlowSection) -> Bool {
    insets == other.insets && lineSpacing == other.lineSpacing && itemSpacing == other.itemSpacing
      && header == other.header && footer == other.footer
  }
}

extension FlowBoundary {
  /// The same element with the extent that was measured of `former`, if it waits for being measured.
  public func keepingMeasurement(of former: FlowBoundary) -> FlowBoundary {
    guard origin.awaitsMeasuring, former.origin.isMeasurement else { return self }
    return former
  }
}

extension FlowItemRun {
  fileprivate func keepingMeasurement(
    of former: FlowItemRun,
    exceptAlong declared: Axis?
  ) -> FlowItemRun {
    guard origin.awaitsMeasuring else { return self }
    var kept = FlowItemRun(count: count, size: former.size, origin: former.origin)
    switch declared {
    case nil: break
    case .horizontal?: kept.size.width = size.width
    case .vertical?: kept.size.height = size.height
    }
    if kept.size != former.size { kept.origin = .outdated }
    return kept
  }
}

extension FlowSizeOrigin {
  /// Whether the size was measured, be it under other circumstances.
  fileprivate var isMeasurement: Bool { self == .measured || self == .outdated }
}
