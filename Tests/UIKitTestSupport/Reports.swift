@testable import UIKit

/// The messages of what is reported while `body` runs.
@MainActor
func reports(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  Diagnostics.hook = { messages.append($0.message) }
  defer { Diagnostics.hook = nil }
  try body()
  return messages
}
