// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UIScrollViewDelegate` as properties, so that they can be called with `?`.
extension UIScrollViewDelegate {
  /// The optional method `scrollViewDidScroll(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewDidScroll: UIOptionalCalls.Method<UIScrollView, Void>? {
    UIOptionalCalls.Method(of: self, "scrollViewDidScroll(_:)") { $0.scrollViewDidScroll($1) }
  }

  /// The optional method `scrollViewWillBeginDragging(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: UIOptionalCalls.Method<UIScrollView, Void>? {
    UIOptionalCalls.Method(of: self, "scrollViewWillBeginDragging(_:)") {
      $0.scrollViewWillBeginDragging($1)
    }
  }

  /// The optional method `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: UIOptionalCalls.ScrollViewWillEndDragging? {
    UIOptionalCalls.ScrollViewWillEndDragging(delegate: self)
  }

  /// The optional method `scrollViewDidEndDragging(_:willDecelerate:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: UIOptionalCalls.ScrollViewDidEndDragging? {
    UIOptionalCalls.ScrollViewDidEndDragging(delegate: self)
  }

  /// The optional method `scrollViewWillBeginDecelerating(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: UIOptionalCalls.Method<UIScrollView, Void>? {
    UIOptionalCalls.Method(of: self, "scrollViewWillBeginDecelerating(_:)") {
      $0.scrollViewWillBeginDecelerating($1)
    }
  }

  /// The optional method `scrollViewDidEndDecelerating(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: UIOptionalCalls.Method<UIScrollView, Void>? {
    UIOptionalCalls.Method(of: self, "scrollViewDidEndDecelerating(_:)") {
      $0.scrollViewDidEndDecelerating($1)
    }
  }

  /// The optional method `scrollViewDidEndScrollingAnimation(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: UIOptionalCalls.Method<UIScrollView, Void>? {
    UIOptionalCalls.Method(of: self, "scrollViewDidEndScrollingAnimation(_:)") {
      $0.scrollViewDidEndScrollingAnimation($1)
    }
  }

  /// The optional method `scrollViewDidChangeAdjustedContentInset(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: UIOptionalCalls.Method<UIScrollView, Void>? {
    UIOptionalCalls.Method(of: self, "scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset($1)
    }
  }

  /// The optional method `scrollViewShouldScrollToTop(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: UIOptionalCalls.Method<UIScrollView, Bool>? {
    UIOptionalCalls.Method(of: self, "scrollViewShouldScrollToTop(_:)") {
      $0.scrollViewShouldScrollToTop($1)
    }
  }

  /// The optional method `scrollViewDidScrollToTop(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: UIOptionalCalls.Method<UIScrollView, Void>? {
    UIOptionalCalls.Method(of: self, "scrollViewDidScrollToTop(_:)") {
      $0.scrollViewDidScrollToTop($1)
    }
  }

  /// The optional method `viewForZooming(in:)`, to be called with `?`.
  @_disfavoredOverload
  public var viewForZooming: UIOptionalCalls.ViewForZooming? {
    UIOptionalCalls.ViewForZooming(delegate: self)
  }

  /// The optional method `scrollViewWillBeginZooming(_:with:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: UIOptionalCalls.ScrollViewWillBeginZooming? {
    UIOptionalCalls.ScrollViewWillBeginZooming(delegate: self)
  }

  /// The optional method `scrollViewDidZoom(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewDidZoom: UIOptionalCalls.Method<UIScrollView, Void>? {
    UIOptionalCalls.Method(of: self, "scrollViewDidZoom(_:)") { $0.scrollViewDidZoom($1) }
  }

  /// The optional method `scrollViewDidEndZooming(_:with:atScale:)`, to be called with `?`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: UIOptionalCalls.ScrollViewDidEndZooming? {
    UIOptionalCalls.ScrollViewDidEndZooming(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The method `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of `UIScrollViewDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct ScrollViewWillEndDragging {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    @discardableResult
    public func callAsFunction(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
      OptionalCall.answer(
        of: delegate,
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
      ) {
        $0.scrollViewWillEndDragging(
          scrollView,
          withVelocity: velocity,
          targetContentOffset: targetContentOffset
        )
      }
    }
  }

  /// The method `scrollViewDidEndDragging(_:willDecelerate:)` of `UIScrollViewDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndDragging {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void?
    {
      OptionalCall.answer(of: delegate, "scrollViewDidEndDragging(_:willDecelerate:)") {
        $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
      }
    }
  }

  /// The method `viewForZooming(in:)` of `UIScrollViewDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct ViewForZooming {
    let delegate: any UIScrollViewDelegate

    /// Calls `viewForZooming(in:)`.
    @discardableResult
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      OptionalCall.answer(of: delegate, "viewForZooming(in:)") { $0.viewForZooming(in: scrollView) }
        ?? nil
    }
  }

  /// The method `scrollViewWillBeginZooming(_:with:)` of `UIScrollViewDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginZooming {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewWillBeginZooming(_:with:)`.
    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
      OptionalCall.answer(of: delegate, "scrollViewWillBeginZooming(_:with:)") {
        $0.scrollViewWillBeginZooming(scrollView, with: view)
      }
    }
  }

  /// The method `scrollViewDidEndZooming(_:with:atScale:)` of `UIScrollViewDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndZooming {
    let delegate: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
    @discardableResult
    public func callAsFunction(
      _ scrollView: UIScrollView,
      with view: UIView?,
      atScale scale: CGFloat
    ) -> Void? {
      OptionalCall.answer(of: delegate, "scrollViewDidEndZooming(_:with:atScale:)") {
        $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
      }
    }
  }
}
