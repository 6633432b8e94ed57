import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Asks the layout for what is in and around the visible part.
  ///
  /// The rectangle is larger than the bounds, so that scrolled frames need no new answer; how much
  /// larger is no promise. An answer of `nil` leaves everything as it is (rule B2).
  func arrange() -> Bool {
    let visible = visibleRect
    guard !visible.isEmpty else {
      note(mirror)
      screen.containers = .none
      screen.arrangement = Arrangement(rect: visible, elements: [])
      standing.advance(to: .arranged, since: standing.mark)
      return true
    }
    let wasShown = validity == .shown
    let mark = standing.mark
    let rect = CGRect(PlacedRegion.rect(around: Rect(visible)))
    let mirror = mirror
    guard let attributes = layoutCalls.elements(in: mirror.apply(rect)) else {
      return false
    }
    let isPlacedAlike = screen.mirror == mirror
    note(mirror)
    // What was answered is about what is no more; the next pass asks again.
    guard validity > .replaced else { return true }
    let containers = declareContainers(in: mirror.apply(rect), mirror)
    let answer = checked(attributes, in: screen.containers)
    for fault in answer.faults { report(fault) }
    let elements = answer.elements.filter { $0.container == .root }
    if wasShown, isPlacedAlike, mark == standing.mark { reportSilentChanges(elements) }
    screen.arrangement = Arrangement(rect: rect, elements: placingPickedUp(elements) + containers)
    arrangeContainers()
    standing.advance(to: .arranged, since: mark)
    return true
  }

  private func note(_ mirror: ContentMirror) {
    screen.mirror = mirror
    screen.offsetMirror = mirror
  }

  /// Reports that a layout places elements elsewhere than before although nothing was invalid.
  private func reportSilentChanges(_ elements: [ArrangedElement]) {
    for element in elements {
      guard let former = screen.arrangement[element.key], !former.isAlwaysVisible,
        !former.frame.isNear(element.frame)
      else { continue }
      return report(
        .changedSilently(
          element.answer.collectionElement,
          from: former.frame,
          to: element.frame
        )
      )
    }
  }

  /// Checks what the layout has answered.
  func checked(
    _ attributes: [UICollectionViewLayoutAttributes],
    in containers: DeclaredContainers
  ) -> LayoutAnswer {
    // On a copy, because attributes of the app's own class may call back when they are read.
    var kinds = screen.kinds
    defer { screen.kinds = kinds }
    return LayoutAnswer(attributes, counts: knownCounts, kinds: &kinds, containers: containers) {
      [self] answer in
      copying(answer) { containers.shown(answer) }
    }
  }
}

extension CGRect {
  /// Whether two frames are the same but for rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
