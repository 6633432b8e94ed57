// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UISearchBarDelegate` as properties, so that they can be called with `?`.
extension UISearchBarDelegate {
  /// The optional method `searchBarShouldBeginEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: UIOptionalCalls.Method<UISearchBar, Bool>? {
    UIOptionalCalls.Method(of: self, "searchBarShouldBeginEditing(_:)") {
      $0.searchBarShouldBeginEditing($1)
    }
  }

  /// The optional method `searchBarTextDidBeginEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: UIOptionalCalls.Method<UISearchBar, Void>? {
    UIOptionalCalls.Method(of: self, "searchBarTextDidBeginEditing(_:)") {
      $0.searchBarTextDidBeginEditing($1)
    }
  }

  /// The optional method `searchBarShouldEndEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var searchBarShouldEndEditing: UIOptionalCalls.Method<UISearchBar, Bool>? {
    UIOptionalCalls.Method(of: self, "searchBarShouldEndEditing(_:)") {
      $0.searchBarShouldEndEditing($1)
    }
  }

  /// The optional method `searchBarTextDidEndEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: UIOptionalCalls.Method<UISearchBar, Void>? {
    UIOptionalCalls.Method(of: self, "searchBarTextDidEndEditing(_:)") {
      $0.searchBarTextDidEndEditing($1)
    }
  }

  /// The optional methods `searchBar(…)`, to be called with `?`.
  @_disfavoredOverload
  public var searchBar: UIOptionalCalls.SearchBarDelegate? {
    UIOptionalCalls.SearchBarDelegate(delegate: self)
  }

  /// The optional method `searchBarSearchButtonClicked(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: UIOptionalCalls.Method<UISearchBar, Void>? {
    UIOptionalCalls.Method(of: self, "searchBarSearchButtonClicked(_:)") {
      $0.searchBarSearchButtonClicked($1)
    }
  }

  /// The optional method `searchBarCancelButtonClicked(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: UIOptionalCalls.Method<UISearchBar, Void>? {
    UIOptionalCalls.Method(of: self, "searchBarCancelButtonClicked(_:)") {
      $0.searchBarCancelButtonClicked($1)
    }
  }
}

extension UIOptionalCalls {
  /// The methods `searchBar(…)` of `UISearchBarDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct SearchBarDelegate {
    let delegate: any UISearchBarDelegate

    /// Calls `searchBar(_:textDidChange:)`.
    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void?
    {
      OptionalCall.answer(of: delegate, "searchBar(_:textDidChange:)") {
        $0.searchBar(searchBar, textDidChange: searchText)
      }
    }

    /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)`.
    @discardableResult
    public func callAsFunction(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "searchBar(_:shouldChangeTextIn:replacementText:)") {
        $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
      }
    }

    /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`.
    @discardableResult
    public func callAsFunction(
      _ searchBar: UISearchBar,
      selectedScopeButtonIndexDidChange selectedScope: Int
    ) -> Void? {
      OptionalCall.answer(of: delegate, "searchBar(_:selectedScopeButtonIndexDidChange:)") {
        $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
      }
    }
  }
}
