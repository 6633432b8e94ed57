import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// A small collection view that shows a model, and everything that can be done to it.
///
/// The view is 100 points wide and high, in a window of 160: few cells, so that many batches can be
/// tried. Offsets and frames are in reading coordinates unless they say otherwise.
@MainActor
final class TrialFixture {
  let fixture: Fixture
  let view: UICollectionView
  let source: TrialSource
  let layout: TrialLayout
  let orientation: ReadingOrientation
  private(set) var diagnostics: [String] = []
  /// Whether the item that the policy holds may still be lost, which is reported once.
  private var canLoseAnchor: Bool
  /// The numbers of the batches whose completions were called, and with what.
  var completions: [(number: Int, isFinished: Bool)] = []
  var batchCount = 0
  /// The identities of the selected items.
  var selected: Set<Int> = []
  /// Where the offset must be; nil when a hand or a movement of its own has it.
  var expectedOffset: CGFloat?
  /// What must not move on screen until something else moves the content.
  var held: TrialAnchor.Held?
  var finger: CGPoint?

  init(
    _ layout: TrialLayout,
    _ counts: [Int],
    _ policy: TrialPolicy = .none,
    _ orientation: ReadingOrientation = .downwards
  ) {
    fixture = Fixture(width: 160, height: 160)
    self.layout = layout
    self.orientation = orientation
    source = layout.makeSource(orientation)
    if policy.anchoring?.heldItem != nil { canLoseAnchor = true } else { canLoseAnchor = false }
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
    view.semanticContentAttribute = orientation.semantics
    view.allowsMultipleSelection = true
    Diagnostics.hook = { [weak self] in self?.note($0.message) }
    view.dataSource = source
    view.delegate = source
    view.anchorPolicy = policy.anchoring
    fixture.show(view)
  }

  func end() { Diagnostics.hook = nil }

  /// Keeps a diagnostic; the one about an anchor whose item is gone, with no successor, has to come once.
  ///
  /// That a random section cannot look as it reads is no fault.
  private func note(_ message: String) {
    if layout.isDeclared, message.hasPrefix("TrialCompositionalLayout: section") { return }
    guard canLoseAnchor, message.hasPrefix("The anchor was item"),
      view.engine.anchoring.anchorPolicy == nil
    else { return diagnostics.append(message) }
    canLoseAnchor = false
  }

  /// Where everything must be.
  var plan: NaivePlan {
    source.plan(layout, across: orientation.size(view.bounds.size).width)
  }

  /// The part of the content that shows.
  var visible: CGRect { view.reading(view.bounds, orientation) }

  /// Where what shows begins.
  var offset: CGFloat { visible.minY }

  func scroll(to offset: CGFloat) {
    view.contentOffset = view.contentOffset(showing: offset, orientation)
  }

  /// The offset at rest that is nearest to one.
  func restingOffset(nearest offset: CGFloat) -> CGFloat {
    let inset = view.adjustedContentInset
    let start = -orientation.start(of: inset)
    let end = plan.contentSize.height + orientation.end(of: inset) - visible.height
    return min(max(offset, start), max(start, end))
  }

  /// All cells, in whatever scrolls.
  var cells: [TrialCell] {
    func cells(in host: UIView) -> [TrialCell] {
      host.subviews.flatMap { ($0 as? TrialCell).map { [$0] } ?? cells(in: $0) }
    }
    return cells(in: view)
  }

  /// The cells with something to show, where they look to be on screen.
  var looks: [ObjectIdentifier: Look] {
    var looks: [ObjectIdentifier: Look] = [:]
    for cell in cells where !cell.isHidden {
      let frame = frame(of: cell, at: fixture.backend.currentTime)
      looks[ObjectIdentifier(cell)] = Look(identity: cell.item?.identity, frame: frame)
    }
    return looks
  }

  /// Where a cell looks to be on screen at a time, now or later, if nothing else happens until then; in
  /// coordinates of the view.
  private func frame(of cell: TrialCell, at time: TimeInterval) -> CGRect {
    var frame = CGRect(origin: .zero, size: cell.layer.bounds.size)
    for layer in layers(around: cell) {
      let shown = layer.animations.applied(to: layer.model, at: layer.moment(at: time))
      // What shows of the content of the view itself begins at its origin.
      if layer === view.layer {
        frame.origin.x -= shown.bounds.minX
        frame.origin.y -= shown.bounds.minY
      } else {
        frame.origin.x += shown.position.x - shown.bounds.width / 2
        frame.origin.y += shown.position.y - shown.bounds.height / 2
        if layer === cell.layer {
          frame.size = shown.bounds.size
        } else {
          frame.origin.x -= shown.bounds.minX
          frame.origin.y -= shown.bounds.minY
        }
      }
    }
    return frame
  }

  /// The layers that say where a cell is in the view, from its own to that of the view.
  private func layers(around cell: TrialCell) -> [CALayer] {
    var layers = [cell.layer]
    var host = cell.superview
    while let current = host {
      layers.append(current.layer)
      host = current === view ? nil : current.superview
    }
    return layers
  }

  /// Where a cell looks to be on screen.
  func look(of cell: TrialCell) -> CGRect {
    onScreen(frame(of: cell, at: fixture.backend.currentTime))
  }

  /// Where a cell belongs on screen.
  func place(of cell: TrialCell) -> CGRect {
    let frame = view.convert(cell.bounds, from: cell)
    return onScreen(frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y))
  }

  /// A frame in coordinates of the view, from where reading begins in it.
  private func onScreen(_ frame: CGRect) -> CGRect {
    orientation.reading(frame, width: view.bounds.width)
  }

  /// Whether a cell is where it belongs, and stays there.
  ///
  /// One that is carried by several animations may look to be in its place for a moment, and go on.
  func stands(_ cell: TrialCell) -> Bool {
    let place = place(of: cell)
    let ends = layers(around: cell).flatMap { layer in
      LayerKey.allCases.compactMap { layer.endOfMovement(of: $0) }
    }
    var time = fixture.backend.currentTime
    repeat {
      let look = onScreen(frame(of: cell, at: time))
      guard abs(look.midY - place.midY) < 1e-6, abs(look.height - place.height) < 1e-6 else {
        return false
      }
      time += HeadlessBackend.frameInterval
    } while time < ends.max() ?? 0
    return true
  }

  /// What a cell shows, and where it looks to be in the view.
  struct Look {
    let identity: Int?
    let frame: CGRect
  }
}
