/// A benchmark whose subject gave a wrong result, and so has nothing to time.
public struct BenchmarkFailure: Error, CustomStringConvertible {
  /// What is wrong, with the numbers.
  public let description: String

  /// Creates a failure that says what is wrong.
  public init(_ description: String) { self.description = description }
}

/// Throws what `message` says unless a result is right.
public func require(_ isRight: Bool, _ message: @autoclosure () -> String) throws {
  guard isRight else { throw BenchmarkFailure(message()) }
}

/// Throws unless two results are equal, with both.
public func require<Value: Equatable>(
  _ value: Value,
  equals expected: Value,
  _ subject: @autoclosure () -> String
) throws {
  guard value == expected else {
    throw BenchmarkFailure("\(subject()) is \(value) and should be \(expected)")
  }
}
