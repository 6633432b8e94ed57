import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// A small collection view that shows a model, and everything that can be done to it.
///
/// The view is 100 points wide and high, in a window of 160: few cells, so that many batches can be
/// tried.
@MainActor
final class TrialStage {
  let stage: Stage
  let view: UICollectionView
  let source: TrialSource
  let layout: TrialLayout
  private(set) var diagnostics: [String] = []
  /// The numbers of the batches whose completions were called, and with what.
  private(set) var completions: [(number: Int, isFinished: Bool)] = []
  private(set) var batchCount = 0
  /// The identities of the selected items.
  private(set) var selected: Set<Int> = []
  /// Where the offset must be; nil when a hand or a movement of its own has it.
  var expectedOffset: CGFloat? = 0
  private var finger: CGPoint?

  init(_ layout: TrialLayout, _ counts: [Int]) {
    stage = Stage(width: 160, height: 160)
    self.layout = layout
    source = layout.makeSource()
    source.model = CollectionModel(counts: counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout.makeLayout(source)
    )
    view.register(TrialCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.allowsMultipleSelection = true
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    view.dataSource = source
    view.delegate = source
    stage.show(view)
  }

  func end() { Diagnostics.hook = nil }

  func frame() { stage.backend.makeFrame() }

  /// Where everything must be.
  var plan: NaivePlan { layout.plan(source, width: view.bounds.width) }

  /// The offset at rest that is nearest to one.
  func restingOffset(nearest offset: CGFloat) -> CGFloat {
    let inset = view.adjustedContentInset
    let end = plan.contentSize.height + inset.bottom - view.bounds.height
    return min(max(offset, -inset.top), max(-inset.top, end))
  }

  /// The cells with something to show, where they look to be on screen.
  var looks: [ObjectIdentifier: Look] {
    let origin = view.layer.shown.bounds.origin
    var looks: [ObjectIdentifier: Look] = [:]
    for case let cell as TrialCell in view.subviews where !cell.isHidden {
      let layer = cell.layer.shown
      let frame = CGRect(
        x: layer.position.x - layer.bounds.width / 2 - origin.x,
        y: layer.position.y - layer.bounds.height / 2 - origin.y,
        width: layer.bounds.width,
        height: layer.bounds.height
      )
      looks[ObjectIdentifier(cell)] = Look(identity: cell.item?.identity, frame: frame)
    }
    return looks
  }

  /// What a cell shows, and where it looks to be on screen.
  struct Look {
    let identity: Int?
    let frame: CGRect
  }
}

extension TrialStage {
  func perform(_ step: TrialStep) {
    switch step {
    case .batch(let operations, let counts): update(operations, counts, reported: operations)
    case .still(let operations, let counts):
      UIView.performWithoutAnimation { update(operations, counts, reported: operations) }
    case .wrong(let operations, let counts, let reported):
      update(operations, counts, reported: reported)
      // Which items are selected now nobody can know.
      selected = Set(selectedIdentities)
    case .reload:
      view.reloadData()
      selected = []
      expectedOffset = nil
    case .scroll(let offset):
      let target = restingOffset(nearest: offset)
      view.contentOffset.y = target
      expectedOffset = view.activity.isIdle ? target : nil
    case .glide(let offset):
      view.setContentOffset(CGPoint(x: 0, y: restingOffset(nearest: offset)), animated: true)
      expectedOffset = nil
    case .pull(let distance): pull(by: distance)
    case .lift: lift()
    case .resize(let width, let height): resize(width, height)
    case .stretch(let width, let height):
      UIView.animate(withDuration: 0.2) { self.resize(width, height) }
    case .inset(let top, let bottom):
      view.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      expectedOffset = nil
    case .toggle(let path): toggle(path)
    case .invalidate: view.collectionViewLayout.invalidateLayout()
    case .frames(let count):
      for _ in 0..<count { stage.backend.advance(by: HeadlessBackend.frameInterval) }
    case .rest: rest()
    }
  }

  /// The items that are selected, by the paths that they have.
  var selectedIdentities: [Int] {
    (view.indexPathsForSelectedItems ?? []).map {
      source.model.sections[$0.section].items[$0.item].identity
    }
  }

  private func update(
    _ operations: [UpdateOperation],
    _ counts: [Int],
    reported: [UpdateOperation]
  ) {
    let number = batchCount
    batchCount += 1
    view.performBatchUpdates {
      self.source.model.apply(operations, after: ItemCounts(counts))
      self.view.report(reported)
    } completion: { [weak self] isFinished in
      self?.completions.append((number, isFinished))
    }
    let known = Set(source.model.items.map(\.identity))
    selected.formIntersection(known)
    expectedOffset = view.activity.isIdle ? expectedOffset.map(restingOffset) : nil
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    // Rows that were measured for one width are not for another.
    view.frame.size = CGSize(width: layout == .measured ? 100 : width, height: height)
    expectedOffset = nil
  }

  private func toggle(_ path: IndexPath) {
    let identity = source.model.sections[path.section].items[path.item].identity
    if selected.remove(identity) == nil {
      selected.insert(identity)
      view.selectItem(at: path, animated: false, scrollPosition: [])
    } else {
      view.deselectItem(at: path, animated: false)
    }
  }

  private func pull(by distance: CGFloat) {
    let location = finger ?? CGPoint(x: 50, y: 30)
    if finger == nil { stage.screen.pointer(.pressed, at: location) }
    let target = CGPoint(x: 50, y: min(max(location.y + distance, 1), 159))
    stage.screen.pointer(.dragged, at: target)
    finger = target
    expectedOffset = nil
  }

  private func lift() {
    guard let location = finger else { return }
    stage.screen.pointer(.released, at: location)
    finger = nil
    // Where there is nothing to scroll it was a tap.
    selected = Set(selectedIdentities)
    expectedOffset = nil
  }

  private func rest() {
    lift()
    stage.backend.advance(by: HeadlessBackend.frameInterval)
    stage.backend.advanceUntilIdle()
    expectedOffset = expectedOffset ?? view.contentOffset.y
  }
}

extension ScrollActivity {
  fileprivate var isIdle: Bool {
    guard case .idle = self else { return false }
    return true
  }
}
