import Tessera
import TesseraTestSupport
import UIKit

/// A collection view, the random steps applied to it, and the rules checked after each.
final class StressTestController: UIViewController {
  private let clock: any GalleryClock
  private var progress: StressTestProgress
  private var playback = Playback.paused
  private var style = StressTestStyle.list
  /// The batches and changes of layout of which something still moves.
  private var movementCount = 0
  /// Looks at every frame of what moves.
  private var frameAlarm: GalleryAlarm?
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: makeLayout(inWidth: 0)
  )
  private let bar = StressTestBar()
  private let pane = StressTestPane()
  private lazy var model: () -> CollectionModel = { [weak self] in
    self?.progress.run.model ?? CollectionModel()
  }
  private lazy var source = StressTestSource(model)

  private enum Playback {
    case paused
    case playing(GalleryAlarm)
  }

  private static let frameDuration: TimeInterval = 1.0 / 60
  private static let narrowestWithPaneBeside: CGFloat = 620
  private static let paneWidth: CGFloat = 250

  init(seed: UInt64, clock: any GalleryClock) {
    progress = StressTestProgress(seed: seed)
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.backgroundColor = .tertiarySystemFill
    list.alwaysBounceVertical = true
    list.dataSource = source
    bar.requested = { [weak self] in self?.perform($0) }
    bar.chosen = { [weak self] in self?.takeChoices() }
    for subview in [list, bar, pane] { view.addSubview(subview) }
    showRun()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pause()
    frameAlarm?.cancel()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (top, rest) = view.bounds.divided(
      atDistance: bar.height(forWidth: view.bounds.width),
      from: .minYEdge
    )
    bar.frame = top
    let isBeside = rest.width >= Self.narrowestWithPaneBeside
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (side, room) = rest.divided(
      atDistance: isBeside
        ? Self.paneWidth : min(pane.height(forWidth: rest.width), rest.height / 2),
      from: !isBeside ? .maxYEdge : isRightToLeft ? .minXEdge : .maxXEdge
    )
    pane.frame = side
    placeList(in: room)
  }

  private func makeLayout(inWidth width: CGFloat) -> UICollectionViewLayout {
    style.makeLayout(of: model, inWidth: width)
  }

  private func placeList(in room: CGRect) {
    let width = (room.width * progress.widthShare).rounded()
    style.fit(list.collectionViewLayout, intoWidth: width)
    list.frame = CGRect(
      x: (room.midX - width / 2).rounded(),
      y: room.minY,
      width: width,
      height: room.height
    )
  }

  private func showRun() {
    pane.show(progress)
    if case .playing = playback { bar.show(isPlaying: true) } else { bar.show(isPlaying: false) }
    view.setNeedsLayout()
  }
}

extension StressTestController {
  private func perform(_ request: StressTestBar.Request) {
    switch request {
    case .playOrPause:
      if case .playing = playback { pause() } else { play() }
    case .step:
      pause()
      step()
    case .replay: start(seed: progress.run.seed)
    case .nextSeed: start(seed: progress.run.seed &+ 1)
    }
  }

  private func play() {
    let alarm = GalleryAlarm { [weak self] in
      self?.step()
      self?.goOn()
    }
    playback = .playing(alarm)
    clock.ring(alarm, after: bar.choices.pace.interval)
    showRun()
  }

  /// Plays on, unless a rule was found broken.
  private func goOn() {
    guard case .playing = playback else { return }
    if progress.record.failure == nil { play() } else { pause() }
  }

  private func pause() {
    if case .playing(let alarm) = playback { alarm.cancel() }
    playback = .paused
    showRun()
  }

  /// Begins again with the first step of a seed.
  private func start(seed: UInt64) {
    frameAlarm?.cancel()
    progress = StressTestProgress(seed: seed)
    list.anchor = .system
    list.reloadData()
    list.contentOffset = .zero
    scrollSections(toShare: 0)
    showRun()
  }

  /// Holds what was chosen; an item that is held is so until there is nothing left that takes its place.
  private func holdAnchor() {
    if bar.choices.anchor == .item, case .item = list.anchor { return }
    list.anchor = bar.choices.anchor.anchor(in: list)
  }

  private func takeChoices() {
    holdAnchor()
    guard style != bar.choices.style else { return }
    style = bar.choices.style
    frameAlarm?.cancel()
    movementCount += 1
    let layout = makeLayout(inWidth: list.bounds.width)
    list.setCollectionViewLayout(layout, animated: true) { [weak self] _ in self?.cameToRest() }
    view.setNeedsLayout()
  }

  private func step() {
    frameAlarm?.cancel()
    holdAnchor()
    let witness = StressTestWitness(bar.choices.anchor, in: list, progress.run.model)
    let step = progress.next()
    switch step {
    case .batch(let change): apply(change)
    case .scroll(let share):
      let reach = max(0, list.contentSize.height - list.bounds.height)
      list.contentOffset = CGPoint(x: 0, y: (reach * share).rounded())
      scrollSections(toShare: share)
    case .resize: break
    }
    showRun()
    view.layoutIfNeeded()
    inspect()
    guard let outcome = witness.outcome(in: list, progress.run.model, after: step) else { return }
    progress.note([.anchor: outcome])
    showRun()
    if outcome == .holds { follow(witness) }
  }

  private func scrollSections(toShare share: Double) {
    for section in 0..<list.numberOfSections {
      guard let scroller = list.orthogonalScroller(forSection: section) else { continue }
      let x = StressTestSight.offset(of: scroller, atShare: share)
      scroller.scroll(to: CGPoint(x: x, y: 0), animated: false)
    }
  }

  /// Looks at the anchor in every frame until nothing moves, or the next step is taken.
  private func follow(_ witness: StressTestWitness) {
    guard movementCount > 0 else { return }
    let alarm = GalleryAlarm { [weak self] in
      guard let self, self.movementCount > 0 else { return }
      if let outcome = witness.outcomeOnScreen(in: self.list) {
        self.progress.note([.anchor: outcome])
        self.pane.show(self.progress)
      }
      self.follow(witness)
    }
    frameAlarm = alarm
    clock.ring(alarm, after: Self.frameDuration)
  }

  private func apply(_ change: ModelChange) {
    movementCount += 1
    list.performBatchUpdates {
      self.progress.run.apply(change)
      self.list.report(change.operations)
    } completion: { [weak self] _ in
      self?.cameToRest()
    }
  }

  private func cameToRest() {
    movementCount -= 1
    inspect()
  }

  private func inspect() {
    list.layoutIfNeeded()
    let inspector = StressTestInspector(list: list, model: progress.run.model)
    progress.note(inspector.outcomes(atRest: movementCount == 0))
    showRun()
  }
}
