/// The stretches that pinned elements are held in.
struct SectionPinning {
  /// For elements of the whole content; nil if nothing is pinned.
  let content: VisibleRange?
  /// For elements of sections, which stay clear of those of the whole content: rule N5.
  let section: VisibleRange?

  init(_ arrangement: borrowing CompositionalArrangement, _ visibleRect: Rect?) {
    guard let visibleRect else {
      content = nil
      section = nil
      return
    }
    let visible = arrangement.space.axisRect(visibleRect)
    guard visible.main.isFinite, visible.mainExtent.isFinite else {
      content = nil
      section = nil
      return
    }
    let range = VisibleRange(start: visible.main, end: visible.mainEnd)
    let strip = arrangement.strip
    content = range
    section = VisibleRange(
      start: max(range.start, strip.pinnedEnd(range) ?? range.start),
      end: min(range.end, strip.pinnedStart(range) ?? range.end)
    )
  }
}
