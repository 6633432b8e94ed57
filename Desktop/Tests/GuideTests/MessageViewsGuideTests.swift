import ConversationLayout
import TesseraTestSupport
import Testing
import UIKit

@Suite("The guide to message views", .withTheProgram)
@MainActor
struct MessageViewsGuideTests {
  /// Two messages in a conversation, each over the whole width.
  private final class GroupController: UIViewController, UICollectionViewDataSource {
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: CollectionViewConversationLayout()
    )
    private let messages = [
      GroupMessage(text: "Hello", author: "Ada Byron", isEdited: true),
      GroupMessage(text: "Good evening", author: "Me", isOwn: true),
    ]
    private let cells = UICollectionView.CellRegistration<GroupMessageCell, GroupMessage> {
      cell,
      _,
      message in
      cell.show(message)
    }

    override func loadView() { view = list }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.dataSource = self
    }

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      messages.count
    }

    func collectionView(
      _ list: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: messages[path.item])
    }
  }

  @Test("shows authors at the side, lines below texts, and own messages opposite")
  func group() throws {
    let screen = Screen(GroupController())
    let other = try #require(screen.frame(of: "Hello"))
    let own = try #require(screen.frame(of: "Good evening"))
    let author = try #require(screen.frame(of: "AB"))
    #expect(author.maxX < other.minX)
    #expect(own.maxX > 290)
    #expect(own.minY > other.maxY)
    let lines = screen.events.scene?.nodes.flatMap(\.text) ?? []
    #expect(lines.contains { $0.contains("edited") && $0.contains("17:45") })
    #expect(lines.contains { $0.contains("✓") })
  }
}
