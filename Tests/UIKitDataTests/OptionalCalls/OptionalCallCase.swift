import Foundation
import Testing

/// A method that is called with `?`, and what an object that has it answers.
struct OptionalCallCase<Object> {
  let method: String
  /// The description of the answer; `()` for methods that return nothing.
  let answer: String
  let call: @MainActor (Object) -> Any?

  init(_ method: String, _ answer: String = "()", _ call: @escaping @MainActor (Object) -> Any?) {
    self.method = method
    self.answer = answer
    self.call = call
  }
}

/// What objects that have all methods share: a log of those that were called.
@MainActor
class CallLog: NSObject {
  private(set) var calls: [String] = []

  func note(_ method: String = #function) { calls.append(method) }

  func note<Answer>(_ answer: Answer, _ method: String = #function) -> Answer {
    calls.append(method)
    return answer
  }
}

extension Array {
  /// Expects `nil` from an object that leaves all methods out, and calls and answers from one that has all of them.
  @MainActor
  func check<Object>(
    leavingOut: Object,
    having: Object,
    log: CallLog,
    _ location: SourceLocation = #_sourceLocation
  ) where Element == OptionalCallCase<Object> {
    for each in self {
      #expect(each.call(leavingOut) == nil, "\(each.method)", sourceLocation: location)
      let answer = each.call(having).map { "\($0)" }
      #expect(answer == each.answer, "\(each.method)", sourceLocation: location)
      #expect(log.calls.last == each.method, sourceLocation: location)
    }
    #expect(log.calls == map(\.method), sourceLocation: location)
  }
}
