import GallerySupport
import UIKit

/// Answers what is written with what was said about it before, word by word.
@MainActor
final class ArchivePartner {
  static let name = "Archive"

  private let clock: any GalleryClock
  /// Changes the conversation and shows it; answers whether that worked.
  private let change: ((ConversationSession) -> Bool) -> Bool
  private var alarm: GalleryAlarm?

  private static let thinking: TimeInterval = 0.6
  private static let typing: TimeInterval = 1.2
  private static let pause: TimeInterval = 1.0 / 30

  init(clock: any GalleryClock, change: @escaping ((ConversationSession) -> Bool) -> Bool) {
    self.clock = clock
    self.change = change
  }

  /// Begins to answer; an answer that is under way ends as far as it has come.
  func answer(_ text: String, in session: ConversationSession) {
    let words = Self.answer(to: text, in: session).split(separator: " ").map { String($0) }
    after(Self.thinking) { partner in
      _ = partner.change { session in
        session.setTyping(Self.name, for: Self.typing)
        return true
      }
      partner.after(Self.typing) { $0.begin(words) }
    }
  }

  private func after(_ seconds: TimeInterval, _ action: @escaping (ArchivePartner) -> Void) {
    alarm?.cancel()
    let alarm = GalleryAlarm { [weak self] in self.map(action) }
    self.alarm = alarm
    clock.ring(alarm, after: seconds)
  }

  private func begin(_ words: [String]) {
    var message: Message.ID?
    _ = change { session in
      session.setTyping(Self.name, for: 0)
      message = words.first.flatMap { session.send($0, as: Self.name) }
      return message != nil
    }
    if let message { continueMessage(message, words, count: 2) }
  }

  private func continueMessage(_ message: Message.ID, _ words: [String], count: Int) {
    guard count <= words.count else { return }
    after(Self.pause) { partner in
      let text = words.prefix(count).joined(separator: " ")
      let isWritten = partner.change { $0.setText(of: message, to: text, isEdit: false) }
      if isWritten { partner.continueMessage(message, words, count: count + 1) }
    }
  }

  /// What others have said with the longest words of a text, the latest first.
  private static func answer(to text: String, in session: ConversationSession) -> String {
    let words = text.split { !$0.isLetter }.filter { $0.count > 3 }.sorted { $0.count > $1.count }
    var found: [String] = []
    for word in words.prefix(3) {
      var place: Message.ID?
      while found.count < 3, let id = session.find(String(word), from: place, .older) {
        place = id
        let said = session.text(of: id) ?? ""
        // What was just asked, and answers to it, say nothing new.
        if said != text, !said.hasPrefix(opening), !found.contains(said) { found.append(said) }
      }
    }
    if found.isEmpty { return "Nothing was said about that before." }
    return opening + " " + found.joined(separator: " ")
  }

  private static let opening = "This was said before:"
}
