import CoreGraphics
public import Foundation

/// Text with looks of its own, which a view that is not editable draws itself.
extension UITextView {
  /// What a text view keeps for text with looks of its own.
  struct StyledText {
    /// The text as it was set; `nil` after it was set without looks, or edited.
    var text: NSAttributedString?
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// Shows the text while the view is not editable and the text has more than one look.
    var view: StyledTextView?
  }

  /// Shows the text by a view of its own where the area cannot, and by the area otherwise.
  func updateStyledView() {
    guard let text = textWithLooks, !isEditable else {
      styled.view?.removeFromSuperview()
      styled.view = nil
      editorView.isHidden = false
      return
    }
    let view = styled.view ?? makeStyledView()
    styled.view = view
    view.isUserInteractionEnabled = isSelectable
    var look = setup.look
    look.maximumLineCount = textContainer.maximumNumberOfLines
    look.lineBreakMode = textContainer.lineBreakMode
    view.show(
      StyledTextView.Shown(
        text: text,
        look: look,
        linkAttributes: styled.linkAttributes,
        insets: textInsets
      )
    )
  }

  /// The text, if the area cannot show it as it is to look: with several attributes, or with a limit of lines.
  private var textWithLooks: NSAttributedString? {
    if textContainer.maximumNumberOfLines > 0 { return attributedText }
    return styled.text.flatMap { $0.hasLooks(beside: setup.look) ? $0 : nil }
  }

  private func makeStyledView() -> StyledTextView {
    if isFirstResponder { _ = endEditingNow() }
    let view = StyledTextView()
    view.follow = { [weak self] link, range in self?.follow(link, in: range) }
    insertSubview(view, at: 0)
    editorView.isHidden = true
    return view
  }

  func styledTextDidChange() {
    updateStyledView()
    placeArea()
    contentDidChange()
  }

  func adaptFont() {
    guard setup.followsContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    let font = setup.look.font.adapted(to: category)
    restyle { $0[.font] = ($0[.font] as? UIFont)?.adapted(to: category) }
    if font != setup.look.font || styled.text != nil { changeSetup { $0.look.font = font } }
  }

  /// Changes the looks of all of the text.
  func restyle(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    styled.text = styled.text?.rewritten(change)
  }

  /// The size of the text with its insets, its lines broken at a width or nowhere.
  func textSize(in width: CGFloat?) -> CGSize {
    styled.view?.textSize(in: width) ?? area.size(width: width, height: nil)
  }

  /// The height of everything that can be scrolled.
  var textHeight: CGFloat {
    styled.view?.textSize(in: bounds.width).height ?? area.contentHeight
  }

  /// Follows a link as the delegate says: performs its action, which opens the address by default.
  private func follow(_ link: Any, in range: NSRange) {
    guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) else { return }
    let opening = UIAction(title: url.absoluteString) { _ in UIApplication.shared.open(url) }
    guard let delegate = editingDelegate else { return opening.perform(from: self) }
    guard
      delegate.textView(
        self,
        shouldInteractWith: url,
        in: range,
        interaction: .invokeDefaultAction
      )
    else { return }
    let item = UITextItem(content: .link(url), range: range)
    delegate.textView(self, primaryActionFor: item, defaultAction: opening)?.perform(from: self)
  }
}

/// A part of a text that something can be done with.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
  /// The kinds of items.
  public enum Content: Hashable, Sendable {
    /// A link, and what it leads to.
    case link(URL)
  }

  /// The kind of the item, with its value.
  public let content: Content
  /// The range of the item in the text, in UTF-16 code units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
  }
}

/// The interactions with a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// Follows it.
  case invokeDefaultAction
  /// Asks for its menu.
  case presentActions
  /// Looks at what it leads to.
  case preview
}

extension NSAttributedString {
  /// Whether a view that shows text in one look would show this text differently.
  fileprivate func hasLooks(beside look: TextLook) -> Bool {
    var isFound = false
    var count = 0
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole) { attributes, _, stop in
      count += 1
      let other = attributes.filter { ![.font, .foregroundColor].contains($0.key) }
      isFound = count > 1 || !other.isEmpty
      if isFound { stop.pointee = true }
    }
    return isFound
  }
}
