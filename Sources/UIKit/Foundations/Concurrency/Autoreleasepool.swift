/// Runs a closure and returns what it returns.
///
/// On Apple's platforms objects that wait for their release go at the end of it; here none wait.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
