import CGTK
import CoreGraphics
import Foundation
import GalleryScreens
import TesseraGTK
import UIKit

/// A GtkTextView with a program, whose words have colours.
final class ProgramView: ReportingWidgetView {
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>?

  private static let keywords: Set<String> = ["func", "let", "var", "return", "if", "else", "for"]
  private static let tags = [
    (name: "keyword", light: "#9141ac", dark: "#dc8add"),
    (name: "number", light: "#c64600", dark: "#ffbe6f"),
    (name: "comment", light: "#5e7d3a", dark: "#8ff0a4"),
  ]

  init() {
    let view = gtk_text_view_new()
    let text = UnsafeMutableRawPointer(view)?.assumingMemoryBound(to: GtkTextView.self)
    buffer = text.flatMap { gtk_text_view_get_buffer($0) }
    super.init(widget: view)
    guard let text, let buffer else { return }
    // It knows how high its lines are only after it was shown.
    gtk_widget_set_size_request(view, -1, 92)
    gtk_text_view_set_monospace(text, 1)
    // Tab leaves it, as it leaves every text here.
    gtk_text_view_set_accepts_tab(text, 0)
    gtk_text_view_set_wrap_mode(text, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_left_margin(text, 8)
    gtk_text_view_set_right_margin(text, 8)
    gtk_text_view_set_top_margin(text, 6)
    gtk_text_view_set_bottom_margin(text, 6)
    let table = gtk_text_buffer_get_tag_table(buffer)
    for (name, _, _) in Self.tags {
      guard let tag = gtk_text_tag_new(name) else { continue }
      gtk_text_tag_table_add(table, tag)
      g_object_unref(tag)
    }
    showColours()
    follow(buffer, "changed")
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColours()
  }

  /// Colours that can be read on the background that GTK draws.
  private func showColours() {
    guard let buffer, let table = gtk_text_buffer_get_tag_table(buffer) else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    for (name, light, dark) in Self.tags {
      guard let tag = gtk_text_tag_table_lookup(table, name) else { continue }
      tsr_set_string(UnsafeMutableRawPointer(tag), "foreground", isDark ? dark : light)
    }
  }

  override var value: WidgetValue? {
    colour()
    return text.map { .text($0) }
  }

  override func take(_ value: WidgetValue) {
    guard case .text(let text) = value, let buffer else { return }
    gtk_text_buffer_set_text(buffer, text, -1)
    colour()
  }

  private var text: String? {
    guard let buffer else { return nil }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let characters = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return nil }
    defer { g_free(characters) }
    return String(cString: characters)
  }

  /// Gives words their colours: keywords, numbers, and what stands behind two slashes.
  private func colour() {
    guard let text, let buffer else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_remove_all_tags(buffer, &start, &end)
    var place = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let scalars = Array(line.unicodeScalars)
      let comment = comment(in: scalars)
      if let comment { mark("comment", place + comment, place + scalars.count) }
      for (range, word) in words(in: scalars[..<(comment ?? scalars.count)]) {
        let isNumber = word.allSatisfy(\.isNumber)
        guard isNumber || Self.keywords.contains(word) else { continue }
        mark(isNumber ? "number" : "keyword", place + range.lowerBound, place + range.upperBound)
      }
      place += scalars.count + 1
    }
  }

  private func comment(in line: [Unicode.Scalar]) -> Int? {
    line.indices.dropLast().first { line[$0] == "/" && line[$0 + 1] == "/" }
  }

  private func words(in line: ArraySlice<Unicode.Scalar>) -> [(Range<Int>, String)] {
    var found: [(Range<Int>, String)] = []
    var start: Int?
    for index in line.startIndex...line.endIndex {
      let isInside = index < line.endIndex && CharacterSet.alphanumerics.contains(line[index])
      if isInside {
        start = start ?? index
      } else if let first = start {
        var word = String.UnicodeScalarView()
        word.append(contentsOf: line[first..<index])
        found.append((first..<index, String(word)))
        start = nil
      }
    }
    return found
  }

  private func mark(_ tag: String, _ start: Int, _ end: Int) {
    guard let buffer else { return }
    var (first, last) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &first, gint(start))
    gtk_text_buffer_get_iter_at_offset(buffer, &last, gint(end))
    gtk_text_buffer_apply_tag_by_name(buffer, tag, &first, &last)
  }
}
