import ChatLayout
import TesseraTestSupport
import Testing
import UIKit

// A chat as it is written for ChatLayout, in the language mode of most of it.

final class BubbleView: UIView, StaticViewFactory, ContainerCollectionViewCellDelegate {
  let label = UILabel()
  private(set) var applied: [CGFloat] = []
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    widthAnchor.constraint(equalToConstant: 60).isActive = true
    heightAnchor.constraint(equalToConstant: 30).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ layoutAttributes: ChatLayoutAttributes) {
    applied.append(layoutAttributes.layoutFrame.width)
  }

  func prepareForReuse() { reuses += 1 }
}

typealias MessageCell = ContainerCollectionViewCell<
  MessageContainerView<VoidViewFactory, BubbleView>
>

final class ChatSource: NSObject, UICollectionViewDataSource, ChatLayoutDelegate {
  var count = 10
  var appearing: [IndexPath] = []
  var disappearing: [IndexPath] = []
  var pinned: IndexPath?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: MessageCell.reuseIdentifier,
      for: indexPath
    )
    guard let message = cell as? MessageCell else { return cell }
    message.customView.alignment = indexPath.item % 2 == 0 ? .leading : .trailing
    message.delegate = message.customView.customView
    return message
  }

  func sizeForItem(_ chatLayout: CollectionViewChatLayout, at indexPath: IndexPath) -> ItemSize {
    .estimated(CGSize(width: chatLayout.layoutFrame.width, height: 40))
  }

  func alignmentForItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath
  ) -> ChatItemAlignment { .fullWidth }

  func initialLayoutAttributesForInsertedItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath,
    modifying originalAttributes: ChatLayoutAttributes,
    on state: InitialAttributesRequestType
  ) { appearing.append(indexPath) }

  func finalLayoutAttributesForDeletedItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath,
    modifying originalAttributes: ChatLayoutAttributes
  ) { disappearing.append(indexPath) }

  func pinningTypeForItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath
  ) -> ChatItemPinningType? { indexPath == pinned ? .top : nil }
}

@MainActor
final class ChatFixture {
  let fixture = Fixture(width: 200, height: 100)
  let layout = CollectionViewChatLayout()
  let source = ChatSource()
  let view: UICollectionView

  init(count: Int = 10, configure: (ChatFixture) -> Void = { _ in }) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      collectionViewLayout: layout
    )
    source.count = count
    layout.settings.interItemSpacing = 8
    layout.settings.additionalInsets = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 15)
    layout.delegate = source
    view.dataSource = source
    view.register(MessageCell.self, forCellWithReuseIdentifier: MessageCell.reuseIdentifier)
    configure(self)
    fixture.show(view)
    fixture.backend.advanceUntilIdle(limit: 5)
  }

  func settle() { fixture.backend.advanceUntilIdle(limit: 5) }

  func bubble(_ item: Int) -> BubbleView? {
    (view.cellForItem(at: [0, item]) as? MessageCell)?.customView.customView
  }
}

@Suite("A chat that was written for ChatLayout")
@MainActor
struct ChatLayoutTests {
  @Test("places messages at their sides, within the insets, as high as they are")
  func sides() throws {
    let chat = ChatFixture()
    let first = try #require(chat.bubble(0))
    let second = try #require(chat.bubble(1))
    // 8 above, rows of 30, and 8 between; 5 before and 15 behind in 200.
    expectEqual(
      first.convert(first.bounds, to: chat.view),
      CGRect(x: 5, y: 8, width: 60, height: 30)
    )
    expectEqual(
      second.convert(second.bounds, to: chat.view),
      CGRect(x: 125, y: 46, width: 60, height: 30)
    )
    expectEqual(first.applied.last, 180)
    expectEqual(chat.layout.layoutFrame.width, 180)
    expectEqual(chat.layout.settings.additionalInsets.left, 5)
  }

  @Test("goes back to a position")
  func position() throws {
    let chat = ChatFixture(count: 50)
    chat.view.contentOffset.y = 400
    chat.settle()
    let position = try #require(chat.layout.getContentOffsetSnapshot(from: .bottom))
    let offset = chat.view.contentOffset.y
    chat.view.contentOffset.y = 0
    chat.settle()
    chat.layout.restoreContentOffset(with: position)
    chat.settle()
    #expect(abs(chat.view.contentOffset.y - offset) < 1)
    expectEqual(chat.layout.visibleBounds, chat.view.bounds)
    let end = ChatLayoutPositionSnapshot(indexPath: [0, 49], edge: .bottom)
    chat.layout.restoreContentOffset(with: end)
    chat.settle()
    #expect(chat.bubble(49) != nil)
  }

  @Test("asks how messages come and go")
  func comingAndGoing() {
    let chat = ChatFixture(count: 2)
    chat.view.performBatchUpdates {
      chat.source.count = 2
      chat.view.deleteItems(at: [[0, 0]])
      chat.view.insertItems(at: [[0, 1]])
    }
    chat.settle()
    #expect(chat.source.appearing.contains([0, 1]))
    #expect(chat.source.disappearing.contains([0, 0]))
  }

  @Test("keeps a pinned message in sight")
  func pinning() {
    let chat = ChatFixture(count: 50) { $0.source.pinned = [0, 2] }
    chat.view.contentOffset.y = 400
    chat.settle()
    expectEqual(chat.layout.indexPathForItemPinnedAt(.top), [0, 2])
    #expect(chat.layout.indexPathForItemPinnedAt(.bottom) == nil)
    #expect(chat.layout.indexPathForItemBecomingPinnedAt(.top) == nil)
  }

  @Test("can scroll its last message to the top where the settings say so")
  func extendedLayout() {
    let chat = ChatFixture(count: 2)
    let height = chat.layout.collectionViewContentSize.height
    chat.layout.settings.indexPathForExtendedLayout = [0, 1]
    chat.settle()
    expectEqual(chat.layout.indexPathForExtendedLayout, [0, 1])
    #expect(chat.layout.collectionViewContentSize.height > height)
    chat.layout.settings.indexPathForExtendedLayout = nil
    chat.settle()
    expectEqual(chat.layout.collectionViewContentSize.height, height)
  }

  @Test("assumes the height of its settings")
  func estimate() {
    var settings = ChatLayoutSettings()
    settings.estimatedItemSize = CGSize(width: 100, height: 70)
    expectEqual(settings.estimatedItemHeight, 70)
    settings.estimatedItemSize = nil
    expectEqual(settings.estimatedItemHeight, 44)
  }

  @Test("tells the view in a cell that the cell is used again")
  func reuse() throws {
    let chat = ChatFixture(count: 100)
    let first = try #require(chat.bubble(0))
    chat.view.contentOffset.y = 1000
    chat.settle()
    chat.view.contentOffset.y = 2000
    chat.settle()
    #expect(first.reuses > 0)
  }
}

@Suite("Views of a chat that was written for ChatLayout")
@MainActor
struct ChatViewTests {
  private func lay(_ view: UIView, width: CGFloat = 200, height: CGFloat = 100) {
    let window = Fixture(width: width, height: height).window
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    window.layoutIfNeeded()
  }

  @Test("stand at the edges that are not flexible, and between two that are")
  func edges() {
    let view = EdgeAligningView<BubbleView>(frame: .zero, flexibleEdges: [.top, .leading])
    lay(view)
    expectEqual(view.customView.frame, CGRect(x: 140, y: 70, width: 60, height: 30))
    view.flexibleEdges = [.top, .bottom, .leading, .trailing]
    view.superview?.layoutIfNeeded()
    expectEqual(view.customView.frame, CGRect(x: 70, y: 35, width: 60, height: 30))
  }

  @Test("stand beside each other with what is in front and behind")
  func sides() throws {
    let view = CellLayoutContainerView<BubbleView, UIView, BubbleView>()
    view.alignment = .bottom
    view.customLeadingSpacing = 10
    view.customTrailingSpacing = 20
    lay(view)
    let leading = try #require(view.leadingView)
    let trailing = try #require(view.trailingView)
    expectEqual(leading.convert(leading.bounds, to: view).minX, 0)
    expectEqual(leading.convert(leading.bounds, to: view).maxY, 100)
    expectEqual(trailing.convert(trailing.bounds, to: view).maxX, 200)
    // 200 without two of 60, 10 and 20.
    expectEqual(view.customView.frame.width, 50)
    expectEqual(view.customLeadingSpacing, 10)
    expectEqual(view.customTrailingSpacing, 20)
  }

  @Test("change places with their accessory")
  func swapping() {
    let view = SwappingContainerView<UIView, BubbleView>(frame: .zero)
    view.spacing = 4
    lay(view, height: 30)
    expectEqual(view.accessoryView.frame.minX, 0)
    expectEqual(view.customView.frame, CGRect(x: 64, y: 0, width: 136, height: 30))
    view.distribution = .accessoryLast
    view.superview?.layoutIfNeeded()
    expectEqual(view.customView.frame.minX, 0)
    expectEqual(view.accessoryView.frame.minX, 140)
    let other = BubbleView()
    view.accessoryView = other
    view.superview?.layoutIfNeeded()
    expectEqual(other.frame.minX, 140)
  }

  @Test("have round corners, half as high as they are unless they say it")
  func corners() {
    let view = RoundedCornersContainerView<UIView>()
    lay(view)
    expectEqual(view.layer.cornerRadius, 50)
    view.cornerRadius = 7
    view.layoutIfNeeded()
    expectEqual(view.layer.cornerRadius, 7)
    expectEqual(view.customView.frame, view.bounds)
  }

  @Test("show what a picture covers, which is turned with the side")
  func mask() {
    let view = ImageMaskedView<UIView>()
    view.maskingImage = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    lay(view)
    expectEqual(view.mask?.frame, view.bounds)
    expectEqual(view.mask?.transform.a, 1)
    view.maskTransformation = .flippedVertically
    view.layoutIfNeeded()
    expectEqual(view.mask?.transform.a, -1)
    view.maskingImage = nil
    #expect(view.mask == nil)
  }
}
