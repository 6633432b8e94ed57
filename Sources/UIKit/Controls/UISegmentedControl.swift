import CoreGraphics
public import Foundation

/// A row of segments of which one at most is chosen.
///
/// The behaviour is that of Apple's `UISegmentedControl` as documented there. The user chooses with a tap, by dragging the thumb, or with
/// the arrow keys; each sends the segment's own action, then `valueChanged` and `primaryActionTriggered`. Choosing in code sends nothing.
/// An index of a segment that does not exist is reported and changes nothing.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The selected index that means no segment.
  public class var noSegment: Int { -1 }

  let chrome = SegmentChrome()
  private(set) var segments: [SegmentView] = []
  private var behavior = Behavior()
  private var selected: SegmentView?
  /// The segment that a touch is on, and whether it carries the thumb with it.
  var pressed: (segment: SegmentView, carriesThumb: Bool)?

  private struct Behavior {
    var isMomentary = false
    var followsContent = false
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addChrome()
  }

  /// Creates a control with a segment for each action.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    addChrome()
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  /// Creates a control with a segment for each of `items`, which are strings, pictures or actions.
  ///
  /// Anything else is shown as its description.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    addChrome()
    for item in items ?? [] {
      switch item {
      case let image as UIImage:
        insertSegment(with: image, at: numberOfSegments, animated: false)
      case let action as UIAction:
        insertSegment(action: action, at: numberOfSegments, animated: false)
      default: insertSegment(withTitle: "\(item)", at: numberOfSegments, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates an empty control; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addChrome()
  }

  private func addChrome() {
    for view in chrome.all { addSubview(view) }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The segment that is chosen, or `noSegment`, which it is at first.
  open var selectedSegmentIndex: Int {
    get { selected.flatMap { index(of: $0) } ?? Self.noSegment }
    set {
      guard newValue != Self.noSegment else { return choose(nil) }
      guard let segment = segment(at: newValue, "selected") else { return }
      choose(segment)
    }
  }

  /// Whether segments only act and none stays chosen; `false` by default.
  open var isMomentary: Bool {
    get { behavior.isMomentary }
    set {
      behavior.isMomentary = newValue
      if newValue { choose(nil) }
    }
  }

  /// Whether segments are as wide as their content asks for rather than all as wide.
  open var apportionsSegmentWidthsByContent: Bool {
    get { behavior.followsContent }
    set {
      behavior.followsContent = newValue
      segmentsDidChange()
    }
  }

  /// The colour of the thumb; `nil` leaves it to the surroundings.
  open var selectedSegmentTintColor: UIColor? {
    get { chrome.thumbColor }
    set { chrome.thumbColor = newValue }
  }

  /// Puts in a segment with words; an index past either end counts as that end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(title: title), at: segment, animated: animated)
  }

  /// Puts in a segment with a picture; an index past either end counts as that end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(image: image), at: segment, animated: animated)
  }

  /// Puts in a segment that shows and performs `action`; an index past either end counts as that end.
  ///
  /// A segment that has an action with the same identifier is updated if it is the one at the index, and is taken out otherwise.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segments.firstIndex { $0.content.action?.identifier == action.identifier }
    if known == segment { return setAction(action, forSegmentAt: segment) }
    if let known { removeSegment(at: known, animated: animated) }
    insert(SegmentView.Content(action), at: segment, animated: animated)
  }

  /// Takes out a segment; if it was chosen, none is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let view = self.segment(at: segment, "removed") else { return }
    if selected === view { choose(nil) }
    if pressed?.segment === view { pressed = nil }
    segments.remove(at: segment)
    view.removeFromSuperview()
    segmentsDidChange()
    if animated { animateLayout() }
  }

  /// Takes out all segments.
  open func removeAllSegments() {
    for segment in segments.indices.reversed() { removeSegment(at: segment, animated: false) }
  }

  /// Shows words on a segment, in place of its picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The words on a segment, if it has any.
  open func titleForSegment(at segment: Int) -> String? {
    self.segment(at: segment, "asked for its title")?.content.title
  }

  /// Shows a picture on a segment, in place of its words.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The picture on a segment, if it has one.
  open func imageForSegment(at segment: Int) -> UIImage? {
    self.segment(at: segment, "asked for its picture")?.content.image
  }

  /// Sets the action that a segment displays and performs.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = SegmentView.Content(action) }
  }

  /// The action of a segment, if it has one.
  open func actionForSegment(at segment: Int) -> UIAction? {
    self.segment(at: segment, "asked for its action")?.content.action
  }

  /// Fixes the width of a segment, in points; 0 leaves it to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard let view = self.segment(at: segment, "given a width") else { return }
    view.fixedWidth = width.isFinite ? max(0, width) : 0
    segmentsDidChange()
  }

  /// The fixed width of a segment, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat {
    self.segment(at: segment, "asked for its width")?.fixedWidth ?? 0
  }

  /// Sets whether the user can choose a segment; all can be chosen at first.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(at: segment, "enabled")?.isEnabled = enabled
    setNeedsLayout()
  }

  /// Returns whether the user can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment, "asked whether it is enabled")?.isEnabled ?? false
  }

  /// The size in which every segment has what it needs, at least 32 points high.
  open override var intrinsicContentSize: CGSize {
    let highest = segments.map(\.contentHeight).max() ?? 0
    return CGSize(width: layout.fittingWidth, height: max(32, highest + 12))
  }

  /// The size in which every segment fits, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the segments and the thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  /// Takes hold of the segment under a touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { press(touch) }

  /// Moves the thumb along with a touch that took hold of it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch)
    return true
  }

  /// Chooses the segment under the touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lift(touch) }

  /// Lets go of the segment.
  open override func cancelTracking(with event: UIEvent?) { lift(nil) }

  /// Chooses the next segment in the direction of an arrow key.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveSelection(presses) { super.pressesBegan(presses, with: event) }
  }

  override var activationEvents: Event { [] }
  override var isAdjustable: Bool { true }

  override var isPressedByTaps: Bool { true }
}

extension UISegmentedControl {
  /// The segment that has the thumb, or will have it once the touch is lifted.
  var shownSelection: SegmentView? {
    if let pressed, pressed.carriesThumb { return pressed.segment }
    return selected
  }

  func index(of segment: SegmentView) -> Int? { segments.firstIndex { $0 === segment } }

  func choose(_ segment: SegmentView?) {
    guard segment !== selected else { return }
    selected = segment
    setNeedsLayout()
  }

  /// The segment that is chosen, whatever a touch is doing.
  var selectedSegment: SegmentView? { selected }

  private func segment(at index: Int, _ what: String) -> SegmentView? {
    guard segments.indices.contains(index) else {
      Diagnostics.report(
        .selection,
        "Segment \(index) of \(segments.count) was \(what); there is no such segment."
      )
      return nil
    }
    return segments[index]
  }

  private func insert(_ content: SegmentView.Content, at index: Int, animated: Bool) {
    let view = SegmentView(content)
    segments.insert(view, at: min(max(index, 0), segments.count))
    addSubview(view)
    segmentsDidChange()
    if animated { animateLayout(fadingIn: view) }
  }

  private func change(_ index: Int, _ change: (inout SegmentView.Content) -> Void) {
    guard let view = segment(at: index, "changed") else { return }
    change(&view.content)
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
