import Foundation

/// Reports what a person types in text fields and text views, as long as it exists.
@MainActor
final class TypingWatch {
  private var observers: [any NSObjectProtocol] = []

  init(_ typed: @escaping @MainActor (UIView) -> Void) {
    let names = [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        notification in
        nonisolated(unsafe) let text = notification.object
        MainActor.assumeIsolated {
          if let text = text as? UIView { typed(text) }
        }
      }
    }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
