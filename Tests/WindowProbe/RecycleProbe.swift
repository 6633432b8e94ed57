import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Scrolls lists of a thousand widgets in cells that are reused, does wrong with the widgets meanwhile, and says how many
/// were alive.
///
/// Runs by itself and ends; a build with a sanitizer sees every use of memory that is not there any more.
@MainActor
enum RecycleProbe {
  static func run() -> Int32 {
    do {
      UIApplication.start(with: try GTKBackend())
    } catch {
      say("\(error)")
      return 1
    }
    for scenario in RecycleScenario.allCases {
      let census = WidgetCensus()
      let most = scroll(scenario, census)
      RecycleLoop.run(until: { census.count == 0 })
      say("\(scenario) alive \(most.alive) in sight \(most.inSight) left \(census.count)")
    }
    return 0
  }

  /// Goes down and up through a list; returns how many widgets were alive at most, and how many in sight at once.
  private static func scroll(
    _ scenario: RecycleScenario,
    _ census: WidgetCensus
  ) -> (alive: Int, inSight: Int) {
    let controller = RecycleController(scenario, census)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // A window may have a frame before it has its size.
    RecycleLoop.run(until: { !controller.list.visibleCells.isEmpty })
    var most = (alive: 0, inSight: 0)
    func note() {
      most.alive = max(most.alive, census.count)
      most.inSight = max(most.inSight, controller.list.visibleCells.count)
    }
    note()
    let end = controller.list.contentSize.height - 400
    let steps = stride(from: 0, through: end, by: 370)
    for offset in Array(steps) + Array(steps.reversed()) {
      controller.list.contentOffset.y = offset
      RecycleLoop.frame(of: window)
      note()
      controller.disturb(at: Int(offset / 370))
    }
    if scenario == .closing { controller.animate() }
    for _ in 0..<3 { RecycleLoop.frame(of: window) }
    window.backendWindow?.close()
    window.rootViewController = nil
    return most
  }
}

/// What is done with the widgets while the list is scrolled.
enum RecycleScenario: CaseIterable {
  /// Nothing.
  case plain
  /// Widgets out of sight are destroyed.
  case destroying
  /// Widgets ask for a million points, in rows that size themselves.
  case greedy
  /// Widgets ask for another size each time they get one.
  case restless
  /// The window is closed while rows move.
  case closing
}

/// Counts the widgets that are alive.
@MainActor
final class WidgetCensus {
  private(set) var made = 0
  private(set) var count = 0

  func watch(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { return }
    made += 1
    count += 1
    g_object_weak_ref(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self),
      { context, _ in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          guard let context else { return }
          Unmanaged<WidgetCensus>.fromOpaque(context).takeRetainedValue().count -= 1
        }
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }
}

/// GTK's loop, run step by step.
@MainActor
enum RecycleLoop {
  /// Runs the loop until a condition holds; the limit is only there so that a program that fails comes to an end.
  static func run(until condition: () -> Bool) {
    let end = g_get_monotonic_time() + 20_000_000
    while !condition(), g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
    }
  }

  /// Has a frame of the newest window of the desktop drawn, with what `window` shows.
  static func frame(of window: UIWindow) {
    let before = frameCount
    window.setNeedsDisplay()
    run(until: { frameCount > before })
  }

  private static var frameCount: gint64 {
    let windows = gtk_window_get_toplevels()
    guard let window = g_list_model_get_item(windows, g_list_model_get_n_items(windows) - 1) else {
      return 0
    }
    defer { g_object_unref(window) }
    let clock = gtk_widget_get_frame_clock(window.assumingMemoryBound(to: GtkWidget.self))
    return clock.map { gdk_frame_clock_get_frame_counter($0) } ?? 0
  }
}

private struct WeakView {
  weak var view: GTKWidgetView?
}

/// A list of a thousand rows with a widget each.
@MainActor
private final class RecycleController: UIViewController {
  let list: UICollectionView
  private let scenario: RecycleScenario
  private let census: WidgetCensus
  private var views: [WeakView] = []
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ scenario: RecycleScenario, _ census: WidgetCensus) {
    self.scenario = scenario
    self.census = census
    let layout: UICollectionViewLayout
    if scenario == .greedy {
      layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)
      )
    } else {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 300, height: 40)
      flow.minimumLineSpacing = 0
      layout = flow
    }
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let rows = UICollectionView.CellRegistration<WidgetRow, Int> { [unowned self] cell, _, number in
      if cell.widgetView == nil {
        let view = GTKWidgetView(widget: makeWidget())
        census.watch(view.widget)
        views.append(WeakView(view: view))
        cell.hold(view, sizesItself: scenario == .greedy)
      }
      cell.show(number, isGreedy: scenario == .greedy && number % 7 == 3)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: number)
    }
    view = list
    apply(Array(0..<1000), animated: false)
  }

  private func apply(_ numbers: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source?.apply(snapshot, animatingDifferences: animated)
  }

  private func makeWidget() -> UnsafeMutablePointer<GtkWidget>? {
    switch scenario {
    case .restless:
      let area = gtk_drawing_area_new()
      gtk_widget_set_size_request(area, 40, 20)
      if let area { tsr_connect(area, "resize", askForMore, area) }
      return area
    case .closing: return gtk_entry_new()
    case .plain, .destroying, .greedy:
      return gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1000, 1)
    }
  }

  /// Does wrong with the widgets, in some steps.
  func disturb(at step: Int) {
    switch scenario {
    case .destroying where step % 10 == 5:
      for view in views.compactMap(\.view) where !isInSight(view) {
        if let widget = view.widget { gtk_widget_unparent(widget) }
      }
    case .closing where step % 10 == 5: animate()
    default: break
    }
  }

  private func isInSight(_ view: UIView) -> Bool {
    list.visibleCells.contains { view.isDescendant(of: $0) }
  }

  /// Rows move and go.
  func animate() {
    var numbers = source?.snapshot().itemIdentifiers ?? []
    guard numbers.count > 100 else { return }
    let first = list.indexPathsForVisibleItems.map(\.item).min() ?? 0
    numbers.swapAt(first, numbers.count - 1)
    numbers.remove(at: min(first + 2, numbers.count - 1))
    apply(numbers, animated: true)
  }
}

private let askForMore: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
  guard let area = context?.assumingMemoryBound(to: GtkWidget.self) else { return }
  gtk_widget_set_size_request(area, gtk_widget_get_width(area) + 1, 20)
}

/// A row that holds a widget.
private final class WidgetRow: UICollectionViewCell {
  private(set) var widgetView: GTKWidgetView?

  func hold(_ view: GTKWidgetView, sizesItself: Bool) {
    widgetView = view
    contentView.addSubview(view)
    guard sizesItself else {
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  func show(_ number: Int, isGreedy: Bool) {
    guard let widget = widgetView?.widget else { return }
    if tsr_type_name(widget).map({ String(cString: $0) }) == "GtkScale" {
      gtk_range_set_value(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self),
        Double(number)
      )
    }
    gtk_widget_set_size_request(widget, isGreedy ? 1_000_000 : 40, isGreedy ? 1_000_000 : 20)
  }
}
