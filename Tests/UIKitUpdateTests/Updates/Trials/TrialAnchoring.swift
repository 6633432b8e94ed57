import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// What stands still in a test, by a name that a replay can print.
enum TrialPolicy: String, CaseIterable, Sendable {
  /// Nothing: as UIKit does.
  case none
  case firstVisible
  case firstSticking
  case lastVisible
  case lastSticking
  case contentEnd
  /// The first item there is at the start, wherever it goes, by one of its edges.
  case itemStart
  case itemCenter
  case itemEnd

  var anchoring: AnchorPolicy? {
    switch self {
    case .none: nil
    case .firstVisible: .firstVisible
    case .firstSticking: .firstVisible.sticking()
    case .lastVisible: .lastVisible(adopting: true)
    case .lastSticking: .lastVisible(adopting: false).sticking(within: 10)
    case .contentEnd: .contentEnd
    case .itemStart: .item(Self.chosen, .start)
    case .itemCenter: .item(Self.chosen, .center)
    case .itemEnd: .item(Self.chosen, .end)
    }
  }

  private static var chosen: IndexPath { IndexPath(item: 0, section: 0) }
}

/// What stands still through one step, found by looking at every item.
struct TrialAnchor {
  let anchor: ScrollAnchor
  /// The item that is held, and where it is on screen; nil when none is, or it moves already.
  let held: Held?

  struct Held {
    let identity: Int
    let edge: AnchorEdge
    /// Where the edge that is held is on screen.
    let position: CGFloat
  }
}

extension TrialFixture {
  /// The content along the axis, as it is now.
  private var viewport: AnchorViewport {
    let inset = view.adjustedContentInset
    return AnchorViewport(
      offset: Double(offset),
      extent: Double(visible.height),
      startInset: Double(orientation.start(of: inset)),
      endInset: Double(orientation.end(of: inset)),
      contentExtent: Double(plan.contentSize.height)
    )
  }

  /// Chooses what has to stand still through what comes; `system` is what UIKit holds.
  ///
  /// With `seen`, an item that is to be in sight has to be one of them.
  func takeAnchor(
    otherwise system: AnchorPolicy = .offset,
    among seen: Set<Int>? = nil
  ) -> TrialAnchor {
    let policy = view.engine.anchoring.anchorPolicy ?? system
    // Only what shows by more than rounding is held; an item of the app's is in any case.
    let looks = policy.heldItem == nil
    let isSeen: (NaivePlan.Element) -> Bool = { [visible, model = source.model] element in
      guard looks else { return true }
      guard element.shows(in: visible, room: -1e-6) else { return false }
      let item = model.sections[element.path.section].items[element.path.item]
      return seen?.contains(item.identity) ?? true
    }
    let candidates = plan.elements.filter { !$0.isHeader && isSeen($0) }.map { element in
      AnchorCandidate(
        OldPath(section: element.path.section, item: element.path.item),
        element.frame.span
      )
    }
    let anchor = ScrollAnchor(policy, among: candidates, in: viewport)
    return TrialAnchor(anchor: anchor, held: held(anchor))
  }

  private func held(_ anchor: ScrollAnchor) -> TrialAnchor.Held? {
    guard case .item(let path, let edge, _, _) = anchor.hold else { return nil }
    let indexPath = IndexPath(item: path.item, section: path.section.index)
    guard let cell = view.cellForItem(at: indexPath) as? TrialCell, let item = cell.item,
      stands(cell)
    else { return nil }
    return TrialAnchor.Held(
      identity: item.identity,
      edge: edge,
      position: place(of: cell).position(of: edge)
    )
  }

  /// Where the offset has to be now, if it was not moved by anything else since.
  func offset(
    holding held: TrialAnchor,
    through map: IndexMap,
    clamped: Bool = true
  ) -> CGFloat {
    let plan = plan
    let now = viewport(movedFrom: held)
    let shift = held.anchor.shift(through: map, in: now, clamped: clamped) { path in
      plan.elements.first {
        !$0.isHeader && $0.path.section == path.section.index && $0.path.item == path.item
      }?.frame.span
    }
    return CGFloat(held.anchor.viewport.offset + shift)
  }

  private func viewport(movedFrom held: TrialAnchor) -> AnchorViewport {
    var viewport = viewport
    viewport.offset = held.anchor.viewport.offset
    return viewport
  }

  /// Checks that what is held is placed where it was on screen, and has not moved there.
  func checkHeld() throws {
    guard let held else { return }
    for case let cell as TrialCell in view.visibleCells where cell.item?.identity == held.identity {
      try expect(place(of: cell), held, "is placed")
      try expect(look(of: cell), held, "looks")
    }
  }

  private func expect(_ frame: CGRect, _ held: TrialAnchor.Held, _ verb: String) throws {
    let position = frame.position(of: held.edge)
    guard abs(position - held.position) < 0.01 else {
      throw TrialFault(
        "item \(held.identity) is held at \(held.position) and \(verb) at \(position)"
      )
    }
  }
}

extension CGRect {
  fileprivate var span: AnchorSpan { AnchorSpan(start: Double(minY), end: Double(maxY)) }

  fileprivate func position(of edge: AnchorEdge) -> CGFloat {
    switch edge {
    case .start: minY
    case .center: midY
    case .end: maxY
    }
  }
}
