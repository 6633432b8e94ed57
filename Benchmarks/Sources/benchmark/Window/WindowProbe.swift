import Foundation
import TesseraGTK
import UIKit
import WindowLists

/// A measurement of windows in a process of its own, since windows need a main loop.
struct WindowProbe {
  /// What to find out.
  enum Question: String {
    /// The process time of scrolled frames of both lists in turns.
    case frames
    /// The process time of scrolled frames of rows with a text field, with a text in its frame, and with neither, in turns.
    case fields
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
  }

  let question: Question
  let kind: RowKind
  let count: Int

  init(question: Question, kind: RowKind, count: Int) {
    self.question = question
    self.kind = kind
    self.count = count
  }

  /// Reads what `arguments` writes.
  init?(arguments: [String]) {
    guard arguments.count == 4, arguments[0] == "--probe",
      let question = Question(rawValue: arguments[1]),
      let kind = RowKind(rawValue: arguments[2]),
      let count = Int(arguments[3])
    else { return nil }
    self.init(question: question, kind: kind, count: count)
  }

  /// The command line that asks the question.
  var arguments: [String] { ["--probe", question.rawValue, kind.rawValue, String(count)] }

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
  private static func finish(_ answer: Answer) {
    if let line = try? JSONEncoder().encode(answer) {
      print(String(decoding: line, as: UTF8.self))
    }
    fflush(nil)
    GTKApplication.quit()
  }
}
