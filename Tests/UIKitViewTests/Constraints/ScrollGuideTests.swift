import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A layout guide of a scroll view")
@MainActor
struct ScrollGuideTests {
  /// A scroll view of 100 × 100 points.
  @MainActor
  private struct ScrollFixture {
    let constraints: ConstraintFixture
    let scrollView = UIScrollView(frame: CGRect(0, 0, 100, 100))

    init(isRightToLeft: Bool = false) {
      constraints = ConstraintFixture(100, 100, isRightToLeft: isRightToLeft)
      constraints.root.addSubview(scrollView)
      if isRightToLeft { scrollView.semanticContentAttribute = .forceRightToLeft }
    }

    /// A view in the scroll view that asks for a size.
    func box(_ width: CGFloat, _ height: CGFloat) -> ContentBox {
      constraints.box(width, height, in: scrollView)
    }

    func layOut() { constraints.root.layoutIfNeeded() }
  }

  @Test(
    "of the content is as large as what is pinned to all of its edges, in both directions of reading",
    arguments: [false, true]
  )
  func content(isRightToLeft: Bool) {
    let fixture = ScrollFixture(isRightToLeft: isRightToLeft)
    let box = fixture.box(300, 500)
    let guide = fixture.scrollView.contentLayoutGuide
    activate(
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -7)
    )
    fixture.layOut()
    // 10 + 300 + 20 wide and 5 + 500 + 7 high.
    expectEqual(fixture.scrollView.contentSize, CGSize(width: 330, height: 512))
    expectEqual(box.frame, CGRect(isRightToLeft ? 20 : 10, 5, 300, 500))
    box.content.height = 40
    fixture.layOut()
    expectEqual(fixture.scrollView.contentSize, CGSize(width: 330, height: 52))
    expectEqual(guide.layoutFrame, CGRect(0, 0, 330, 52))
  }

  @Test("of the content is meant where a view in it is pinned to the edges of the scroll view")
  func edges() {
    let fixture = ScrollFixture()
    let box = fixture.box(20, 500)
    let scrollView = fixture.scrollView
    activate(
      box.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      box.topAnchor.constraint(equalTo: scrollView.topAnchor),
      box.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      // The width is that of the scroll view, not of its content.
      box.widthAnchor.constraint(equalTo: scrollView.widthAnchor)
    )
    fixture.layOut()
    expectEqual(scrollView.contentSize, CGSize(width: 100, height: 500))
    expectEqual(box.frame, CGRect(0, 0, 100, 500))
    scrollView.frame.size.width = 60
    fixture.layOut()
    expectEqual(scrollView.contentSize, CGSize(width: 60, height: 500))
  }

  @Test("of the content is what the app says, where constraints do not")
  func unsized() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentSize = CGSize(width: 200, height: 400)
    let box = fixture.box(10, 10)
    let guide = fixture.scrollView.contentLayoutGuide
    activate(
      box.rightAnchor.constraint(equalTo: guide.rightAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    )
    fixture.layOut()
    expectEqual(box.frame, CGRect(190, 390, 10, 10))
    expectEqual(fixture.scrollView.contentSize, CGSize(width: 200, height: 400))
    fixture.scrollView.contentSize = CGSize(width: 150, height: 300)
    fixture.layOut()
    expectEqual(box.frame, CGRect(140, 290, 10, 10))
  }

  @Test("of the content may have a length of its own, in one direction")
  func length() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentSize = CGSize(width: 200, height: 400)
    let guide = fixture.scrollView.contentLayoutGuide
    let width = guide.widthAnchor.constraint(
      equalTo: fixture.scrollView.frameLayoutGuide.widthAnchor,
      multiplier: 3
    )
    activate(width)
    fixture.layOut()
    expectEqual(fixture.scrollView.contentSize, CGSize(width: 300, height: 400))
    width.isActive = false
    fixture.scrollView.contentSize.width = 120
    fixture.layOut()
    expectEqual(fixture.scrollView.contentSize, CGSize(width: 120, height: 400))
  }

  @Test("of the content of a collection view is what its layout says")
  func collectionView() {
    let fixture = ConstraintFixture()
    let layout = UICollectionViewFlowLayout()
    let collectionView = UICollectionView(
      frame: CGRect(0, 0, 100, 100),
      collectionViewLayout: layout
    )
    fixture.root.addSubview(collectionView)
    let box = fixture.box(30, 20, in: collectionView)
    let guide = collectionView.contentLayoutGuide
    activate(
      box.leftAnchor.constraint(equalTo: guide.leftAnchor),
      box.rightAnchor.constraint(equalTo: guide.rightAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor)
    )
    fixture.root.layoutIfNeeded()
    // An empty flow layout is as wide as its view.
    expectEqual(collectionView.contentSize.width, 100)
    expectEqual(box.frame, CGRect(0, 0, 100, 20))
  }

  @Test("of what shows keeps in its place what is pinned to it, while the content scrolls")
  func pinned() {
    let fixture = ScrollFixture()
    let scrollView = fixture.scrollView
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    let banner = fixture.box(30, 10)
    let guide = scrollView.frameLayoutGuide
    activate(
      banner.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 4),
      banner.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -1)
    )
    for offset in [CGPoint.zero, CGPoint(x: 50, y: 200), CGPoint(x: 7, y: -30)] {
      scrollView.contentOffset = offset
      fixture.layOut()
      // 100 − 1 − 10 below the top of what shows.
      expectEqual(banner.frame, CGRect(offset.x + 4, offset.y + 89, 30, 10))
      expectEqual(guide.layoutFrame, CGRect(offset.x, offset.y, 100, 100))
    }
  }

  @Test("of what shows costs no layout of what is around while only its size is used")
  func sizeAlone() {
    final class CountingView: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let root = CountingView(frame: CGRect(0, 0, 100, 100))
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    let box = ContentBox(10, 800)
    scrollView.addSubview(box)
    activate(
      scrollView.leftAnchor.constraint(equalTo: root.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      box.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
      box.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      box.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      box.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
    )
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 100, height: 800))
    let before = root.layouts
    scrollView.contentOffset.y = 300
    root.layoutIfNeeded()
    expectEqual(root.layouts, before)
  }

  @Test("leaves a zoomed view where it is, and the content as large as it is shown")
  func zoomed() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      var view: UIView?
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let fixture = ScrollFixture()
    let scrollView = fixture.scrollView
    let box = fixture.box(200, 150)
    let delegate = Zooming()
    delegate.view = box
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 4
    activate(
      box.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
      box.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      box.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor)
    )
    fixture.layOut()
    scrollView.zoomScale = 2
    scrollView.frame.size.height = 90
    fixture.layOut()
    expectEqual(box.frame, CGRect(0, 0, 400, 300))
    expectEqual(scrollView.contentSize, CGSize(width: 400, height: 300))
    scrollView.zoomScale = 1
    fixture.layOut()
    expectEqual(scrollView.contentSize, CGSize(width: 200, height: 150))
  }
}
