import CoreGraphics
import Foundation

extension UITextView: UIBackendTextAreaClient {
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func changeSetup(_ change: (inout Setup) -> Void) {
    change(&setup)
    applyStyle()
    updateStyledView()
    contentDidChange()
  }

  /// Hands the looks to the area, resolved for the surroundings.
  func applyStyle() {
    var style = UIBackendTextEditorStyle(
      font: setup.look.font.backendFont,
      color: setup.look.color.backendColor(in: traitCollection),
      tint: tintColor.backendColor(in: traitCollection),
      alignment: UIBackendText.Alignment(setup.look.alignment, isRightToLeft: isRightToLeft)
    )
    style.isRightToLeft = isRightToLeft
    style.isEditable = setup.isEditable && setup.isSelectable
    style.purpose = UIBackendTextEditorStyle.Purpose(
      textContentType,
      keyboardType,
      isSecure: false
    )
    style.hints = setup.input.overridden(by: self).hints(for: style.purpose)
    if area.style != style { area.style = style }
  }

  /// The distances of the lines from the edges of the content.
  var textInsets: UIEdgeInsets {
    var insets = setup.containerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  func applyInsets() { area.textInsets = textInsets }

  /// The room for the lines is another.
  func textContainerDidChange() {
    applyInsets()
    updateStyledView()
    contentDidChange()
  }

  /// The text is another, or takes another room.
  func contentDidChange() {
    updateContentSize()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private func updateContentSize() {
    let size = CGSize(width: bounds.width, height: textHeight)
    if contentSize != size { contentSize = size }
    styled.view?.frame = CGRect(origin: .zero, size: size)
  }

  /// Places the area over the visible part, and scrolls it to the text that is there.
  ///
  /// Past the ends, the area stays behind with its last line. A view that does not scroll shows its text from the top.
  func placeArea() {
    let offset = isScrollEnabled ? contentOffset.y.rounded() : 0
    if area.scrollOffset != offset { area.scrollOffset = offset }
    placedOffset = area.scrollOffset
    let frame = CGRect(origin: CGPoint(x: 0, y: placedOffset), size: bounds.size)
    if editorView.frame != frame { editorView.frame = frame }
    updateContentSize()
  }

  /// Scrolls with the text, which has followed the cursor.
  public func backendTextAreaDidScroll() {
    guard styled.view == nil else { return }
    let offset = area.scrollOffset
    let moves = offset != placedOffset && isScrollEnabled
    updateContentSize()
    if moves { contentOffset.y = showingInsets(at: offset) }
    placeArea()
  }

  /// Where the first line shows with the inset above it, and the last line with the one below.
  private func showingInsets(at offset: CGFloat) -> CGFloat {
    let end = max(0, area.contentHeight - bounds.height)
    if offset <= setup.containerInset.top { return 0 }
    return offset >= end - setup.containerInset.bottom ? end : offset
  }
}
