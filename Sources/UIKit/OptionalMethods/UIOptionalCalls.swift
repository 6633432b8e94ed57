/// The optional methods of delegates and data sources, as values that are called with `?`.
///
/// A method that Apple declares as optional has a default implementation here, so `delegate?.scrollViewDidScroll(view)`
/// calls it or does nothing. Code for Apple's platforms writes `delegate?.scrollViewDidScroll?(view)`. For that, a
/// protocol has a property with the base name of each such method, and the property has a value of a type in here. Its
/// `callAsFunction` takes the labels of the method:
///
/// ```swift
/// let size = delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
/// ```
///
/// A call answers `nil` where the object leaves the method out; a method that returns nothing answers `()?`. The property
/// itself is never `nil`: only the call finds out.
public enum UIOptionalCalls {
  /// An optional method with one argument that has no label, such as `scrollViewDidScroll(_:)`.
  @preconcurrency @MainActor
  public struct Method<Argument, Answer> {
    private let call: @MainActor (Argument) -> Answer?

    init<Object: AnyObject>(
      of object: Object,
      _ method: StaticString,
      _ call: @escaping @MainActor (Object, Argument) -> Answer
    ) {
      self.call = { argument in
        OptionalCall.answer(of: object, method) { call($0, argument) }
      }
    }

    /// Calls the method; `nil` if the object leaves it out.
    @discardableResult
    public func callAsFunction(_ argument: Argument) -> Answer? { call(argument) }
  }
}
