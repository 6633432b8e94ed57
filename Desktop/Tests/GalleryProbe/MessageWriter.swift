import Foundation
import GallerySupport

/// A program that writes messages at a rate, as one of several that share a database.
@MainActor
final class MessageWriter {
  private let store: MessageStore
  private let author: String
  private let count: Int
  private let rate: Double
  private let start = ContinuousClock.now
  private var written = 0

  private init(_ store: MessageStore, author: String, count: Int, rate: Double) {
    self.store = store
    self.author = author
    self.count = count
    self.rate = rate
  }

  /// Writes messages “0”, “1” and so on by `AUTHOR` into `DATABASE`, `COUNT` in all and `RATE` a second.
  ///
  /// What is behind its time is made up for. Ends with the number of messages on standard output, or an error.
  static func run(_ arguments: [String]) -> Never {
    guard arguments.count == 4, let count = Int(arguments[2]), let rate = Double(arguments[3]),
      rate > 0
    else {
      say("usage: GalleryProbe write DATABASE AUTHOR COUNT RATE")
      exit(64)
    }
    do {
      let store = try MessageStore(path: arguments[0], patience: 30)
      let writer = MessageWriter(store, author: arguments[1], count: count, rate: rate)
      let timer = Timer(timeInterval: 1 / rate, repeats: true) { _ in
        MainActor.assumeIsolated { writer.write() }
      }
      RunLoop.main.add(timer, forMode: .default)
      RunLoop.main.run()
      exit(1)
    } catch {
      say("\(error)")
      exit(1)
    }
  }

  /// Writes what is due; ends the program after the last message.
  private func write() {
    let elapsed = start.duration(to: .now) / .seconds(1)
    let due = min(count, Int(elapsed * rate) + 1)
    do {
      while written < due {
        try store.send(MessageDraft(time: Date(), author: author, text: "\(written)"))
        written += 1
      }
    } catch {
      say("\(error)")
      exit(1)
    }
    guard written == count else { return }
    say("\(written)")
    exit(0)
  }
}
