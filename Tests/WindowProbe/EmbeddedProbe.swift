import CGTK
import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Makes widgets with a list in GTK windows, moves them to other windows, and destroys them in the middle of things.
///
/// Runs by itself and ends, as `RecycleProbe` does.
@MainActor
enum EmbeddedProbe {
  static func run() -> Int32 {
    guard gtk_init_check() != 0 else { return 1 }
    let census = WidgetCensus()
    for round in 0..<20 { play(round, census) }
    RecycleLoop.run(until: { census.count == 0 })
    say("embedded made \(census.made) left \(census.count)")
    say("windows \(UIApplication.shared.windows.count)")
    return 0
  }

  private static func play(_ round: Int, _ census: WidgetCensus) {
    let controller = EmbeddedController(census)
    guard let handle = try? GTKViewWidget(rootViewController: controller),
      let widget = handle.widget, let toplevel = gtk_window_new()
    else { return say("no widget") }
    census.watch(widget)
    let window = tsr_window(toplevel)
    gtk_window_set_default_size(window, 300, 300)
    show(widget, in: window, scrolled: round % 2 == 0)
    gtk_window_present(window)
    for _ in 0..<4 { RecycleLoop.frame(of: handle.window) }
    controller.list.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    controller.removeRows()
    for _ in 0..<(round % 5) { RecycleLoop.frame(of: handle.window) }
    switch round % 4 {
    case 0: gtk_window_destroy(window)
    case 1: move(widget, handle, from: window)
    case 2:
      controller.closing = { gtk_window_destroy(window) }
      controller.pressButton()
    default:
      handle.window.backendWindow?.close()
      RecycleLoop.run(until: { gtk_widget_get_width(toplevel) > 0 })
      gtk_window_destroy(window)
    }
  }

  private static func show(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    in window: UnsafeMutablePointer<GtkWindow>,
    scrolled: Bool
  ) {
    guard scrolled, let bars = gtk_scrolled_window_new() else {
      return gtk_window_set_child(window, widget)
    }
    gtk_scrolled_window_set_child(OpaquePointer(bars), widget)
    gtk_window_set_child(window, bars)
  }

  /// Takes the widget to another window, which is destroyed after the first.
  private static func move(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    _ handle: GTKViewWidget,
    from window: UnsafeMutablePointer<GtkWindow>
  ) {
    g_object_ref(widget)
    gtk_window_set_child(window, nil)
    guard let toplevel = gtk_window_new() else { return }
    gtk_window_set_child(tsr_window(toplevel), widget)
    g_object_unref(widget)
    gtk_window_present(tsr_window(toplevel))
    for _ in 0..<3 { RecycleLoop.frame(of: handle.window) }
    gtk_window_destroy(window)
    gtk_window_destroy(tsr_window(toplevel))
  }
}

/// A list of a hundred rows with a button of GTK's and a field each.
@MainActor
private final class EmbeddedController: UIViewController {
  let list: UICollectionView
  var closing: () -> Void = {}
  private let census: WidgetCensus
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ census: WidgetCensus) {
    self.census = census
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let rows = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      [unowned self] cell, _, _ in
      guard cell.contentView.subviews.isEmpty else { return }
      let button = GTKWidgetView(widget: gtk_button_new())
      census.watch(button.widget)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      let field = UITextField(frame: CGRect(x: 110, y: 0, width: 150, height: 40))
      cell.contentView.addSubview(button)
      cell.contentView.addSubview(field)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: number)
    }
    view = list
    apply(Array(0..<100), animated: false)
  }

  private func apply(_ numbers: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source?.apply(snapshot, animatingDifferences: animated)
  }

  func removeRows() { apply(Array(2..<100), animated: true) }

  /// Clicks a button, which closes the window while its signal is being sent.
  func pressButton() {
    // A widget out of sight cannot be clicked.
    let buttons = list.visibleCells.flatMap(\.contentView.subviews).compactMap {
      $0 as? GTKWidgetView
    }
    guard let widget = buttons.compactMap(\.widget).first(where: { gtk_widget_get_mapped($0) != 0 })
    else {
      say("no button in sight")
      return closing()
    }
    tsr_connect(
      widget,
      "clicked",
      { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          guard let context else { return }
          Unmanaged<EmbeddedController>.fromOpaque(context).takeUnretainedValue().closing()
        }
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
    gtk_widget_activate(widget)
    // GtkButton sends the click a moment after it was activated.
    RecycleLoop.run(until: { list.window?.backendWindow == nil })
  }
}
