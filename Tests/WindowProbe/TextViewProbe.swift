import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows a text view that scrolls, and one that sends with Return and grows, and prints what is done with them.
@MainActor
final class TextViewProbe: UIViewController, UITextViewDelegate {
  private let note = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 100))
  private let composer = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 40))

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera text", size: CGSize(width: 400, height: 300)) {
      TextViewProbe()
    }
  }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .secondarySystemBackground
    for area in [note, composer] {
      area.font = .systemFont(ofSize: 15)
      area.delegate = self
      view.addSubview(area)
    }
    composer.isScrollEnabled = false
    Commands.read { [weak self] in self?.perform($0) }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  private func perform(_ words: [String]) {
    switch words.first {
    case "selection":
      guard let range = note.selectedTextRange else { return say("selection none") }
      say("selection “\(note.text(in: range)?.onOneLine ?? "")”")
    case "focus": say("focus \(note.becomeFirstResponder())")
    case "lines": note.text = (1...200).map { "line \($0)" }.joined(separator: "\n")
    case "offset": say("offset \(Int(note.contentOffset.y))")
    case "height": say("height \(note.contentSize.height > 3000)")
    default: say("unknown \(words)")
    }
  }

  private func name(_ textView: UITextView) -> String { textView === note ? "note" : "composer" }

  func textViewDidBeginEditing(_ textView: UITextView) { say("began \(name(textView))") }
  func textViewDidEndEditing(_ textView: UITextView) { say("ended \(name(textView))") }

  func textViewDidChange(_ textView: UITextView) {
    say("\(name(textView)) “\(textView.text.onOneLine)”")
    guard textView === composer else { return }
    let height = composer.sizeThatFits(CGSize(width: 300, height: 0)).height
    if height != composer.frame.height {
      composer.frame.size.height = height
      say("grown \(height > 50)")
    }
  }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    guard textView === composer, text == "\n" else { return true }
    say("sent “\(textView.text ?? "")”")
    textView.text = ""
    return false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    say("scrolled \(scrollView.contentOffset.y > 0)")
  }
}

extension String {
  var onOneLine: String { replacing("\n", with: "⏎") }
}
