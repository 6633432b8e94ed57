import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The methods of delegates of text, called with `?`,")
@MainActor
struct TextOptionalCallTests {
  private let fixture = Fixture()
  private let range = NSRange(location: 1, length: 2)

  @Test("are called where a field's delegate has them, and answer nil where it has not")
  func field() {
    let field = UITextField()
    let range = range
    let cases: [OptionalCallCase<any UITextFieldDelegate>] = [
      .init("textFieldShouldBeginEditing(_:)", "false") { $0.textFieldShouldBeginEditing?(field) },
      .init("textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing?(field) },
      .init("textFieldShouldEndEditing(_:)", "false") { $0.textFieldShouldEndEditing?(field) },
      .init("textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing?(field) },
      .init("textFieldDidEndEditing(_:reason:)") {
        $0.textFieldDidEndEditing?(field, reason: .committed)
      },
      .init("textField(_:shouldChangeCharactersIn:replacementString:)", "false") {
        $0.textField?(field, shouldChangeCharactersIn: range, replacementString: "a")
      },
      .init("textFieldDidChangeSelection(_:)") { $0.textFieldDidChangeSelection?(field) },
      .init("textFieldShouldClear(_:)", "false") { $0.textFieldShouldClear?(field) },
      .init("textFieldShouldReturn(_:)", "false") { $0.textFieldShouldReturn?(field) },
    ]
    let complete = CompleteField()
    cases.check(leavingOut: SilentField(), having: complete, log: complete)
  }

  @Test("are called where a text view's delegate has them, and answer nil where it has not")
  func view() {
    let view = UITextView()
    let range = range
    let complete = CompleteView()
    let action = complete.action
    let item = UITextItem(content: .link(URL(fileURLWithPath: "/")), range: range)
    let cases: [OptionalCallCase<any UITextViewDelegate>] = [
      .init("textViewShouldBeginEditing(_:)", "false") { $0.textViewShouldBeginEditing?(view) },
      .init("textViewDidBeginEditing(_:)") { $0.textViewDidBeginEditing?(view) },
      .init("textViewShouldEndEditing(_:)", "false") { $0.textViewShouldEndEditing?(view) },
      .init("textViewDidEndEditing(_:)") { $0.textViewDidEndEditing?(view) },
      .init("textView(_:shouldChangeTextIn:replacementText:)", "false") {
        $0.textView?(view, shouldChangeTextIn: range, replacementText: "a")
      },
      .init("textView(_:shouldInteractWith:in:interaction:)", "false") {
        $0.textView?(
          view,
          shouldInteractWith: URL(fileURLWithPath: "/"),
          in: range,
          interaction: .invokeDefaultAction
        )
      },
      .init("textView(_:primaryActionFor:defaultAction:)", "\(action)") {
        $0.textView?(view, primaryActionFor: item, defaultAction: UIAction { _ in })
      },
      .init("textViewDidChange(_:)") { $0.textViewDidChange?(view) },
      .init("textViewDidChangeSelection(_:)") { $0.textViewDidChangeSelection?(view) },
    ]
    cases.check(leavingOut: SilentView(), having: complete, log: complete)
  }

  @Test("are called where a search bar's delegate has them, and answer nil where it has not")
  func searchBar() {
    let bar = UISearchBar()
    let range = range
    let cases: [OptionalCallCase<any UISearchBarDelegate>] = [
      .init("searchBarShouldBeginEditing(_:)", "false") { $0.searchBarShouldBeginEditing?(bar) },
      .init("searchBarTextDidBeginEditing(_:)") { $0.searchBarTextDidBeginEditing?(bar) },
      .init("searchBarShouldEndEditing(_:)", "false") { $0.searchBarShouldEndEditing?(bar) },
      .init("searchBarTextDidEndEditing(_:)") { $0.searchBarTextDidEndEditing?(bar) },
      .init("searchBar(_:textDidChange:)") { $0.searchBar?(bar, textDidChange: "a") },
      .init("searchBar(_:selectedScopeButtonIndexDidChange:)") {
        $0.searchBar?(bar, selectedScopeButtonIndexDidChange: 1)
      },
      .init("searchBar(_:shouldChangeTextIn:replacementText:)", "false") {
        $0.searchBar?(bar, shouldChangeTextIn: range, replacementText: "a")
      },
      .init("searchBarSearchButtonClicked(_:)") { $0.searchBarSearchButtonClicked?(bar) },
      .init("searchBarCancelButtonClicked(_:)") { $0.searchBarCancelButtonClicked?(bar) },
    ]
    let complete = CompleteSearch()
    cases.check(leavingOut: SilentSearch(), having: complete, log: complete)
  }
}

private final class SilentField: NSObject, UITextFieldDelegate {}

private final class CompleteField: CallLog, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note(false) }
  func textFieldDidBeginEditing(_ textField: UITextField) { note() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note(false) }
  func textFieldDidEndEditing(_ textField: UITextField) { note() }
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { note() }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { note(false) }
  func textFieldDidChangeSelection(_ textField: UITextField) { note() }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { note(false) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { note(false) }
}

private final class SilentView: NSObject, UITextViewDelegate {}

private final class CompleteView: CallLog, UITextViewDelegate {
  let action = UIAction { _ in }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note(false) }
  func textViewDidBeginEditing(_ textView: UITextView) { note() }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note(false) }
  func textViewDidEndEditing(_ textView: UITextView) { note() }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { note(false) }
  func textView(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { note(false) }
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { note(action) }
  func textViewDidChange(_ textView: UITextView) { note() }
  func textViewDidChangeSelection(_ textView: UITextView) { note() }
}

private final class SilentSearch: NSObject, UISearchBarDelegate {}

private final class CompleteSearch: CallLog, UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { note(false) }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note() }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { note(false) }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note() }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note() }
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { note(false) }
  func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) { note() }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note() }
}
