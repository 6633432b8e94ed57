import CGTK
import CoreGraphics
import Foundation
import GalleryScreens
import Tessera
import UIKit

/// Answers about what the gallery shows.
@MainActor
enum GalleryProbe {
  /// Reads lines of standard input and answers each with one line.
  static func answer(about controller: GalleryController) {
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { say("\(line) \(answer(to: line, about: controller))") }
        }
      }
    }
  }

  private static func answer(to question: String, about controller: GalleryController) -> String {
    let list = controller.screenController.flatMap { largestList(in: $0.view) }
    switch question {
    case "screen": return controller.screenController?.title ?? shownTitle(of: controller)
    case "offset": return list.map { "\(Int($0.contentOffset.y.rounded()))" } ?? "none"
    case "motion": return list.map { $0.isDecelerating ? "decelerating" : "rest" } ?? "none"
    case "rows": return list.map { "\($0.visibleCells.count)" } ?? "none"
    case "selection":
      let paths = list?.indexPathsForSelectedItems?.sorted() ?? []
      return paths.map { "\($0.section).\($0.item)" }.joined(separator: " ")
    case "focus": return list.map(focus) ?? "none"
    case "keys": return viewWithKeys(in: controller.view).map { keys(of: $0) } ?? "none"
    case "place": return place
    case "across": return list.map { "\(Int($0.contentOffset.x.rounded()))" } ?? "none"
    case "values": return list.map(values) ?? "none"
    case _ where question.hasPrefix("row-place "):
      return list.flatMap { place(of: row(in: question), in: $0) } ?? "none"
    case _ where question.hasPrefix("text-place "):
      let text = question.split(separator: " ").last.map { String($0) } ?? ""
      return list.flatMap { label(text, in: $0) }.map(place) ?? "none"
    case _ where question.hasPrefix("scroll-to "):
      let path = IndexPath(item: row(in: question), section: 0)
      list?.scrollToItem(at: path, at: .top, animated: false)
      return "done"
    case "trace": return trace.joined(separator: " ")
    case _ where question.hasPrefix("follow-"):
      guard let list, let text = question.split(separator: "-").last else { return "nothing" }
      follow(String(text), in: list)
      return trace.isEmpty ? "nothing" : "followed"
    case "items": return list.map { "\($0.numberOfItems(inSection: 0))" } ?? "none"
    default: return list.flatMap(carousel).map { answer(to: question, about: $0) } ?? "none"
    }
  }

  /// The class of a view that has the keys, and the row that it is in.
  private static func keys(of view: UIView) -> String {
    let around = Array(sequence(first: view, next: \.superview))
    let cell = around.lazy.compactMap { $0 as? UICollectionViewCell }.first
    let list = around.lazy.compactMap { $0 as? UICollectionView }.first
    let row = cell.flatMap { list?.indexPath(for: $0)?.item }
    return "\(type(of: view)) \(row ?? -1)"
  }

  private static func viewWithKeys(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { viewWithKeys(in: $0) }.first
  }

  /// The item with the focus, and whether it shows whole: each corner and the middle are reached where it stands, beside an index.
  private static func focus(in list: UICollectionView) -> String {
    guard let window = list.window,
      let cell = UIFocusSystem.focusSystem(for: window)?.focusedItem as? UICollectionViewCell,
      let path = list.indexPath(for: cell)
    else { return "none" }
    let rect = cell.convert(cell.bounds.inset(by: cell.safeAreaInsets), to: nil)
      .insetBy(dx: 3, dy: 3)
    let places = [rect.minX, rect.midX, rect.maxX].flatMap { x in
      [rect.minY, rect.midY, rect.maxY].map { CGPoint(x: x, y: $0) }
    }
    let isWhole = places.allSatisfy {
      window.bounds.contains($0) && window.hitTest($0, with: nil)?.isDescendant(of: cell) == true
    }
    return "\(path.section).\(path.item) \(isWhole ? "whole" : "covered")"
  }

  private static func row(in question: String) -> Int {
    question.split(separator: " ").last.flatMap { Int($0) } ?? 0
  }

  /// The texts of each row in sight.
  private static func values(of list: UICollectionView) -> String {
    func texts(in view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }
    return list.visibleCells.map { texts(in: $0).joined(separator: " ") }.joined(separator: ",")
  }

  /// The frame of a row in the window.
  private static func place(of row: Int, in list: UICollectionView) -> String? {
    guard let cell = list.cellForItem(at: IndexPath(item: row, section: 0)) else { return nil }
    return place(of: cell)
  }

  /// The frame of a view in the window.
  private static func place(of view: UIView) -> String {
    let frame = view.convert(view.bounds, to: nil)
    return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
      .joined(separator: " ")
  }

  private static func answer(to question: String, about carousel: OrthogonalScroller) -> String {
    switch question {
    case "carousel": return "\(Int(carousel.contentOffset.x.rounded()))"
    case "carousel-end":
      return "\(Int((carousel.contentSize.width - carousel.frame.width).rounded()))"
    case "carousel-place":
      let corner = carousel.collectionView.convert(carousel.frame.origin, to: nil)
      return "\(Int(corner.x.rounded())) \(Int(corner.y.rounded()))"
    default: return "?"
    }
  }

  /// The first section in sight that scrolls sideways.
  private static func carousel(in list: UICollectionView) -> OrthogonalScroller? {
    (0..<list.numberOfSections).lazy.compactMap { list.orthogonalScroller(forSection: $0) }
      .first { $0.frame.intersects(list.bounds) }
  }

  /// Where a text was each time it was looked at, and how many rows there were.
  private static var trace: [String] = []
  private static var isFollowing = false

  /// Looks where the text is about as often as frames are made, as long as it is in sight.
  private static func follow(_ text: String, in list: UICollectionView) {
    guard let label = label(text, in: list) else { return }
    let y = Int(label.convert(label.bounds.origin, to: nil).y.rounded())
    trace.append("\(y)/\(list.numberOfItems(inSection: 0))")
    guard !isFollowing else { return }
    isFollowing = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.016) {
      MainActor.assumeIsolated {
        isFollowing = false
        follow(text, in: list)
      }
    }
  }

  private static func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.filter { !$0.isHidden }.compactMap { label(text, in: $0) }.first
  }

  private static func shownTitle(of controller: GalleryController) -> String {
    controller.screenController.map { "\(type(of: $0))" } ?? "none"
  }

  private static func largestList(in view: UIView) -> UICollectionView? {
    var largest = view as? UICollectionView
    for subview in view.subviews where !subview.isHidden {
      guard let found = largestList(in: subview) else { continue }
      let area = found.bounds.width * found.bounds.height
      if area > (largest.map { $0.bounds.width * $0.bounds.height } ?? -1) { largest = found }
    }
    return largest
  }

  /// Where the content of the window is on the screen, for tests that move the pointer.
  private static var place: String {
    let windows = gtk_window_get_toplevels()
    guard
      let window = g_list_model_get_item(windows, 0)?.assumingMemoryBound(to: GtkWindow.self),
      let view = gtk_window_get_child(window)
    else { return "nowhere" }
    var surface = (x: 0.0, y: 0.0)
    var inside = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(gtk_widget_get_native(view), &surface.x, &surface.y)
    gtk_widget_translate_coordinates(
      view,
      UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self),
      0,
      0,
      &inside.x,
      &inside.y
    )
    return "\(Int(surface.x + inside.x)) \(Int(surface.y + inside.y))"
  }
}

/// Writes a line at once, for the test that waits for it.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
