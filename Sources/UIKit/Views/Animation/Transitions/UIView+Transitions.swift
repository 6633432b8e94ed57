public import Foundation

extension UIView {
  /// Changes a view by `animations`, and displays a transition from its old to its new contents with `options`.
  ///
  /// The options name the transition: `transitionCrossDissolve` or a flip; without one everything changes at once. What `animations`
  /// changes is there when it returns, and is laid out then; with `allowAnimatedContent` it is animated as well. A window dissolves,
  /// whatever the options say. Views that are in no window change at once.
  ///
  /// - Parameters:
  ///   - view: The view whose contents change.
  ///   - duration: How long the transition takes, in seconds; that of the animation block around it, if there is one.
  ///   - options: The transition, its curve, and how it runs. It does not repeat.
  ///   - animations: Changes the view and what it holds.
  ///   - completion: Called once at the end, as that of `animate(withDuration:animations:completion:)`.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let options = options.subtracting([.repeat, .autoreverse])
    let transition = RunningTransition(options, of: view)
    let transaction = UIViewAnimationTransaction(
      inheritedTiming(duration: duration, delay: 0, options: options),
      options: options
    ) { finished in
      transition?.end()
      completion?(finished)
    }
    let takesTime = transaction.duration > 0 && areAnimationsEnabled
    let animatesContent = takesTime && options.contains(.allowAnimatedContent)
    transaction.run {
      UIViewAnimationTransaction.perform(in: animatesContent ? transaction : nil) {
        animations?()
        view.layoutIfNeeded()
      }
      if takesTime { transition?.start(on: view, transaction) }
    }
  }

  /// Replaces a view by another one in its superview, and shows the way as `options` say, for the whole superview.
  ///
  /// `toView` takes the place of `fromView` among its siblings, and keeps its own frame. With `showHideTransitionViews`
  /// neither is moved: `fromView` is hidden and `toView` is shown. A view that is in no other cannot be replaced; that is
  /// reported, and nothing is changed.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      return Diagnostics.report(
        .geometry,
        """
        \(type(of: fromView)) was to be replaced by \(type(of: toView)), and is in no view; nothing was changed.
        """
      )
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }
}
