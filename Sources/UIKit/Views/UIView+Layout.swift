import Foundation

extension UIView {
  struct LayoutState {
    /// New views have never been laid out.
    var needsLayout = true
    var hasSubviewThatNeedsLayout = false
    var autoresizingMask: AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    var constraintUpdates = ConstraintUpdates()
    /// Set for views that take part in Auto Layout.
    var membership: ConstraintMembership?
    var margins = Margins()
    var reportedSafeAreaInsets = UIEdgeInsets.zero
    var sizeQuestion = SizeQuestion.none
    var huggingPriorities = AxisPair(UILayoutPriority.defaultLow)
    var compressionResistancePriorities = AxisPair(UILayoutPriority.defaultHigh)
    /// The number of the last change of a subview's intrinsic content size of which the view was notified.
    var toldContentSizeChange = 0
  }

  func markNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    superview?.markNeedsLayoutBelow()
    hierarchy.maskedView?.markNeedsLayout()
    window?.setNeedsFrame()
  }

  func layOutUntilDone() {
    for _ in 0..<Self.maximumLayoutPasses {
      guard needsLayoutInSubtree else { return }
      updateConstraintsInSubtree()
      layOutSubtree()
    }
    guard needsLayoutInSubtree else { return }
    Diagnostics.report(
      .layout,
      """
      \(type(of: self)) asked for another layout in each of \(Self.maximumLayoutPasses) passes; \
      the rest waits for the next frame. Call setNeedsLayout() on a view only when something changed.
      """
    )
  }

  /// How often a view may ask for another layout from inside its layout.
  private static var maximumLayoutPasses: Int { 16 }

  var needsLayoutInSubtree: Bool {
    layoutState.needsLayout || layoutState.hasSubviewThatNeedsLayout
  }

  /// Says that something in this view needs layout, up to the first view that knows it already.
  func markNeedsLayoutBelow() {
    var view: UIView? = self
    while let current = view, !current.layoutState.hasSubviewThatNeedsLayout {
      current.layoutState.hasSubviewThatNeedsLayout = true
      current.hierarchy.maskedView?.markNeedsLayout()
      view = current.superview
    }
    window?.setNeedsFrame()
  }

  private func layOutSubtree() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      reportSafeArea()
      layoutState.membership?.engine?.layOutIfNeeded()
      inOwnSurroundings {
        let controller = hierarchy.controller
        controller?.updateUnavailabilityIfNeeded()
        controller?.viewWillLayoutSubviews()
        ownLayer.layoutSublayers()
        controller?.viewDidLayoutSubviews()
        controller?.placeFrontViews()
      }
      viewStyle.mask?.layoutIfNeeded()
    }
    guard layoutState.hasSubviewThatNeedsLayout else { return }
    layoutState.hasSubviewThatNeedsLayout = false
    for subview in subviews where subview.needsLayoutInSubtree {
      subview.layOutSubtree()
      if subview.needsLayoutInSubtree { layoutState.hasSubviewThatNeedsLayout = true }
    }
  }
}
