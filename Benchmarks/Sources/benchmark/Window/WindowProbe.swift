import Foundation
import TesseraGTK
import UIKit

/// What is measured in a process of its own: windows need a main loop, start-up and memory a fresh
/// process.
struct WindowProbe {
  /// What to find out.
  enum Question: String {
    /// The process time of scrolled frames of both lists in turns.
    case frames
    /// The process time of scrolled frames of rows with a text field, with a text in its frame, and with neither, in turns.
    case fields
    /// Nothing but the time until the first frame was shown and the process ended.
    case start
    /// The memory in use once the list stands still.
    case memory
  }

  /// Whose list is shown.
  enum Library: String, CaseIterable {
    case tessera, gtk

    @MainActor
    func show(count: Int, kind: RowKind) -> any ScrolledList {
      switch self {
      case .tessera: TesseraList.show(count: count, kind: kind)
      case .gtk: GTKList.show(count: count, kind: kind)
      }
    }
  }

  /// The answer to a question.
  struct Answer: Codable {
    var frames: [String: [FrameMeter.Result]] = [:]
    var kilobytes = 0
  }

  let question: Question
  let library: Library
  let kind: RowKind
  let count: Int

  init(question: Question, library: Library = .tessera, kind: RowKind, count: Int) {
    self.question = question
    self.library = library
    self.kind = kind
    self.count = count
  }

  /// Reads what `arguments` writes.
  init?(arguments: [String]) {
    guard arguments.count == 5, arguments[0] == "--probe",
      let question = Question(rawValue: arguments[1]),
      let library = Library(rawValue: arguments[2]),
      let kind = RowKind(rawValue: arguments[3]),
      let count = Int(arguments[4])
    else { return nil }
    self.init(question: question, library: library, kind: kind, count: count)
  }

  /// The command line that asks the question.
  var arguments: [String] {
    ["--probe", question.rawValue, library.rawValue, kind.rawValue, String(count)]
  }

  /// Answers on standard output; returns what to exit with.
  @MainActor
  func run() -> Int32 {
    GTKApplication.run {
      switch question {
      case .frames:
        measureFrames(
          (Library.allCases + Library.allCases).map { ($0.rawValue, $0, kind) },
          Answer()
        )
      case .fields:
        let kinds = [RowKind.names, .framed, .fields]
        measureFrames((kinds + kinds + kinds).map { ($0.rawValue, .tessera, $0) }, Answer())
      case .start: afterFrames(2) { _ in GTKApplication.quit() }
      case .memory:
        afterFrames(30) { _ in
          Self.finish(Answer(kilobytes: residentKilobytes()))
        }
      }
    }
  }

  @MainActor
  private func measureFrames(
    _ lists: [(name: String, library: Library, kind: RowKind)],
    _ answer: Answer
  ) {
    guard let first = lists.first else { return Self.finish(answer) }
    let list = first.library.show(count: count, kind: first.kind)
    let meter = FrameMeter(list) { result in
      var answer = answer
      answer.frames[first.name, default: []].append(result)
      // The window that goes is still being drawn.
      DispatchQueue.main.async { measureFrames(Array(lists.dropFirst()), answer) }
    }
    meter.start()
  }

  @MainActor
  private func afterFrames(_ frames: Int, _ completion: @escaping (any ScrolledList) -> Void) {
    let list = library.show(count: count, kind: kind)
    var frame = 0
    list.run {
      frame += 1
      // The list lives as long as the process.
      if frame == frames { completion(list) }
    }
  }

  @MainActor
  private static func finish(_ answer: Answer) {
    if let line = try? JSONEncoder().encode(answer) {
      print(String(decoding: line, as: UTF8.self))
    }
    fflush(nil)
    GTKApplication.quit()
  }
}
