import CoreGraphics
import Foundation
import TesseraCore

extension LayoutEngine {
  /// Finds frames and places views, if anything has changed since the last time.
  func layOutIfNeeded() {
    guard let host, !agenda.isSolving else { return }
    host.updateConstraintsInSubtree()
    var rounds = 0
    while agenda.needsPlacing || hostSize != sizeInLayout(of: host) {
      guard rounds < Self.maximumRounds else { return reportRestlessLayout(host) }
      rounds += 1
      agenda.needsPlacing = false
      solve(sizeInLayout(of: host))
      place()
    }
  }

  /// The size that the host has in its frame; one that no one has given it is only a wish.
  private func sizeInLayout(of host: UIView) -> MeasureProposal {
    let isGiven = host.isPlacedByFrame || host.superview != nil
    let priority = isGiven ? UILayoutPriority.required : .fittingSizeLevel
    return MeasureProposal(
      width: MeasureProposal.Offer(length: host.bounds.width, priority: priority),
      height: MeasureProposal.Offer(length: host.bounds.height, priority: priority)
    )
  }

  /// The size that the host has when it is to be as `proposal` says, and as constraints want otherwise.
  ///
  /// A free side is as short as constraints allow; it is nil where that is nothing.
  func fit(_ proposal: MeasureProposal) -> MeasuredSize {
    guard let host, !agenda.isSolving else { return MeasuredSize() }
    host.updateConstraintsInSubtree()
    if let known = fits.first(where: { $0.proposal == proposal }) { return known.size }
    solve(
      MeasureProposal(
        width: proposal.width ?? Self.shortest,
        height: proposal.height ?? Self.shortest
      )
    )
    // Frames are those of another size now.
    agenda.needsPlacing = true
    let size = MeasuredSize(
      width: hostLength(.horizontal, proposal),
      height: hostLength(.vertical, proposal)
    )
    if fits.count == Self.fitCapacity { fits.removeFirst() }
    fits.append((proposal, size))
    return size
  }

  /// What a free side is drawn to.
  private static var shortest: MeasureProposal.Offer {
    MeasureProposal.Offer(length: 0, priority: .fittingSizeLevel)
  }

  private func hostLength(
    _ axis: NSLayoutConstraint.Axis,
    _ proposal: MeasureProposal
  ) -> CGFloat? {
    guard let box = hostBox else { return nil }
    let length = solver.value(of: box.size[axis])
    return proposal[axis] == nil && length < Self.tolerance ? nil : max(0, length)
  }

  /// Solves for a size of the host: widths first, then heights of what follows its width, until both agree.
  private func solve(_ size: MeasureProposal) {
    agenda.isSolving = true
    defer { agenda.isSolving = false }
    setHostSize(size)
    unwrapContents()
    for _ in 0..<Self.maximumRounds {
      takeUpChanges()
      note(solver.solve())
      let hasWrapped = wrapContents()
      let hasMoved = followWatchedBoxes()
      let isRaised = raiseNegativeLengths()
      guard hasWrapped || hasMoved || isRaised else { return }
    }
  }

  /// How often contents may ask for another size because of the size they got.
  private static var maximumRounds: Int { 8 }
  /// A view is measured for its natural size and for that in one or two widths.
  private static var fitCapacity: Int { 4 }

  private func setHostSize(_ size: MeasureProposal) {
    guard size != hostSize, let box = hostBox else { return }
    if size.width != hostSize?.width { forgetPins() }
    hostSize = size
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      guard let length = size[axis] else {
        clear(&hostRows[axis])
        continue
      }
      set(
        &hostRows[axis],
        LinearExpression(box.size[axis]),
        .equal,
        constant: -length.length,
        priority: length.priority.rawValue
      )
    }
  }

  /// Hands to the solver what was noted, and what views change while they are asked.
  private func takeUpChanges() {
    var rounds = 0
    while !agenda.boxes.isEmpty || !agenda.constraints.isEmpty, rounds < Self.maximumRounds {
      rounds += 1
      let boxes = agenda.boxes
      agenda.boxes = []
      for box in boxes { take(box) }
      let constraints = agenda.constraints
      agenda.constraints = []
      for constraint in constraints { take(constraint) }
    }
  }

  private func take(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let entry = entries[key], entry.row == nil,
      let linear = linearConstraint(constraint)
    else { return }
    // Wherever it is put to the solver anew, it comes where it was activated.
    let order = constraint.activation?.order ?? 0
    entries[key]?.row = attempt { () throws(ConstraintIssue) in
      try solver.add(linear, order: order)
    }
    agenda.hasChanged = true
  }
}

extension LayoutEngine {
  /// Lets contents ask for their natural size again: they may have more room now.
  private func unwrapContents() {
    for box in agenda.wrappingBoxes
    where box.content.wrapped != nil && box.content.pinnedWidth == nil {
      unwrap(box)
    }
  }

  private func unwrap(_ box: LayoutBox) {
    guard let view = box.view else { return }
    box.content.natural = box.content.natural ?? view.contentSize(for: .free)
    box.content.wrapped = nil
    box.content.pinnedWidth = nil
    applyContent(of: view, box)
  }

  /// Measures contents that were given less width than they need on one line, or another one than before.
  private func wrapContents() -> Bool {
    var hasChanged = false
    for box in agenda.wrappingBoxes {
      guard let view = box.view else { continue }
      let width = solver.value(of: box.size.horizontal)
      if box.content.hasLeftPin(at: width) {
        unwrap(box)
        hasChanged = true
      } else if box.content.fits(width) {
        box.content.notePin(at: width)
      } else {
        let size = view.contentSize(for: .width(max(0, width)))
        box.content.wrapped = (width, size)
        applyContent(of: view, box)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Takes note that widths may be found in another way than before.
  func forgetPins() {
    for box in agenda.wrappingBoxes { box.content.pinnedWidth = nil }
  }

  /// Moves margins and baselines that depend on the sizes that were found.
  private func followWatchedBoxes() -> Bool {
    agenda.hasChanged = false
    for box in agenda.watchedBoxes {
      // What a view asks for stays as it was found in this solution.
      if box.guide != nil { take(box) } else { takeBaselines(of: box) }
    }
    return agenda.hasChanged
  }

  /// Raises negative lengths to zero, with precedence over every constraint that is not required.
  private func raiseNegativeLengths() -> Bool {
    var hasChanged = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      func isNegative(_ box: LayoutBox) -> Bool {
        box.floors[axis] == nil && solver.value(of: box.size[axis]) < -Self.tolerance
      }
      guard boxes.all.contains(where: isNegative) else { continue }
      for box in boxes.inOrder where isNegative(box) {
        set(
          &box.floors[axis],
          LinearExpression(box.size[axis]),
          .greaterThanOrEqual,
          constant: 0,
          priority: UILayoutPriority.belowRequired.rawValue
        )
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Lengths that differ by less are the same, in points.
  nonisolated static var tolerance: Double { 1e-6 }
}

extension LayoutBox.Content {
  /// Whether a view of a width shows the content in the size that counts now.
  fileprivate func fits(_ width: Double) -> Bool {
    if let wrapped {
      return width <= wrapped.width + LayoutEngine.tolerance
        && width >= (wrapped.size.width ?? wrapped.width) - LayoutEngine.tolerance
    }
    return natural?.width.map { width >= $0 - LayoutEngine.tolerance } ?? false
  }

  /// Whether the box has another width than the one that it was found to have in any case.
  fileprivate func hasLeftPin(at width: Double) -> Bool {
    pinnedWidth.map { abs($0 - width) > LayoutEngine.tolerance } ?? false
  }

  /// Takes note of a width that was the same for a content that asked for more and for one that asked for less.
  fileprivate mutating func notePin(at width: Double) {
    guard let wrapped, let length = natural?.width, length > width + LayoutEngine.tolerance,
      abs(wrapped.width - width) <= LayoutEngine.tolerance,
      let widest = wrapped.size.width, widest < width - LayoutEngine.tolerance
    else { return }
    pinnedWidth = width
  }
}
