import GallerySupport
import UIKit

/// A table of processes that is brought up to date every second.
final class ProcessesController: FilteredListController {
  private let monitor: ProcessMonitor
  private let clock: any GalleryClock
  private var state = State.waiting
  private var order = ProcessOrder.processor
  private var reading: Task<Void, Never>?
  private var alarm: GalleryAlarm?
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: Self.makeLayout()
  )
  private lazy var dataSource = Self.makeDataSource(for: list) { [weak self] in
    self?.processes[$0]
  }

  private enum State {
    case waiting
    case known([RunningProcess.Identity: RunningProcess])
    case failed(ProcessReadingError)
  }

  /// How long after a reading the next one is made, in seconds.
  private static let interval: TimeInterval = 1

  init(folder: String, clock: any GalleryClock) {
    monitor = ProcessMonitor(folder: folder)
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(list)
    // Shows that there is nothing yet, and from now on what there is.
    dataSource.apply(NSDiffableDataSourceSnapshot())
    showState()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    read()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    alarm?.cancel()
    reading?.cancel()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = placeBar()
  }

  /// A plain list, whose header stays in sight, with lines from the start of names to the edge.
  private static func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 0
    configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: ProcessColumns.margin,
      bottom: 0,
      trailing: 0
    )
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  override func filterDidChange() { showProcesses() }

  override func makeBar() -> ListBar {
    ListBar(controls: [
      UISegmentedControl.choice(
        [("CPU", .processor), ("Memory", .memory), ("Name", .name)],
        of: self,
        \.order
      ) { $0.showProcesses() }
    ])
  }

  private static func makeDataSource(
    for list: UICollectionView,
    process: @escaping (RunningProcess.Identity) -> RunningProcess?
  ) -> UICollectionViewDiffableDataSource<Int, RunningProcess.Identity> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, RunningProcess> {
      $0.contentConfiguration = ProcessContent(process: $2)
    }
    let titles = UICollectionView.SupplementaryRegistration<ProcessTitles>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let dataSource = UICollectionViewDiffableDataSource<Int, RunningProcess.Identity>(
      collectionView: list
    ) { list, path, identity in
      guard let process = process(identity) else { return nil }
      return list.dequeueConfiguredReusableCell(using: cells, for: path, item: process)
    }
    dataSource.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    return dataSource
  }
}

extension ProcessesController {
  private var processes: [RunningProcess.Identity: RunningProcess] {
    guard case .known(let processes) = state else { return [:] }
    return processes
  }

  private func read() {
    reading = Task { [weak self, monitor] in
      let result: Result<[RunningProcess], ProcessReadingError>
      do throws(ProcessReadingError) {
        result = .success(try await monitor.read())
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      self?.take(result)
    }
  }

  private func take(_ result: Result<[RunningProcess], ProcessReadingError>) {
    let before = processes
    switch result {
    case .success(let processes):
      state = .known(
        Dictionary(processes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      )
    case .failure(let error): state = .failed(error)
    }
    showState()
    showProcesses(before: before)
    let alarm = GalleryAlarm { [weak self] in self?.read() }
    self.alarm = alarm
    clock.ring(alarm, after: Self.interval)
  }

  private func showState() {
    switch state {
    case .waiting: showMessage("terminal", "Reading processes…")
    case .known: showList()
    case .failed(let error): showFailure("No processes", error)
    }
  }

  /// Shows the processes that the filter finds in their order.
  ///
  /// - Parameter before: What was known of the processes that are on screen; rows that say something
  ///   else now are filled again, and no other view is made for them.
  private func showProcesses(before: [RunningProcess.Identity: RunningProcess]? = nil) {
    let filter = TextFilter(filterText)
    let shown = order.sorted(
      processes.values.filter { filter.matches($0.name, $0.user, "\($0.id.number)") }
    )
    let isFirst = dataSource.snapshot().numberOfSections == 0
    var snapshot = NSDiffableDataSourceSnapshot<Int, RunningProcess.Identity>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    if let before {
      let changed = shown.filter { process in
        before[process.id].map { $0 != process } ?? false
      }
      snapshot.reconfigureItems(changed.map(\.id))
    }
    dataSource.apply(snapshot, animatingDifferences: !isFirst)
    showCount(shown.count, of: Quantity.count(processes.count, "process", "processes"))
  }
}

extension ProcessesController: BackgroundLoading {
  func waitUntilLoaded() async { await reading?.value }
}
