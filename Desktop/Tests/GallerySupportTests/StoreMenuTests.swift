import Testing

@testable import GallerySupport

@Suite("The menu of a store")
struct StoreMenuTests {
  private let kitchen =
    #"{"kind": "kitchen", "name": "Soups", "picture": "bowl", "color": "orange"}"#

  private func dish(_ name: String, kitchen: String = "Soups", picture: String = "bowl") -> String {
    #"{"kind": "dish", "kitchen": "\#(kitchen)", "name": "\#(name)", "price": 450, "picture": "\#(picture)"}"#
  }

  private func menu(_ lines: String...) -> StoreMenu {
    StoreMenu(lines: lines.joined(separator: "\n"))
  }

  @Test("has an entry for each line, by its number; empty lines are skipped")
  func reads() {
    let menu = menu(
      #"{"kind": "restaurant", "name": "Pan", "text": "Hot.", "minutes": 25, "picture": "bowl"}"#,
      "",
      kitchen,
      dish("Broth"),
      dish("Broth")
    )
    #expect(menu.restaurants.map(\.minutes) == [25])
    #expect(menu.kitchens.map(\.color) == [.orange])
    #expect(menu.dishes.map(\.line) == [4, 5])
    #expect(menu.dishes.map(\.price) == [450, 450])
    #expect(menu.issues.isEmpty)
    #expect(StoreMenu(lines: "").dishes.isEmpty)
  }

  @Test(
    "leaves out what it cannot read, and names the line and what is wrong",
    arguments: [
      (#"{"kind": "dish", "kitchen": "Soups", "na"#, .noObject),
      ("[1, 2]", .noObject),
      (#"{"name": "Broth"}"#, .missing("kind")),
      (#"{"kind": "fork", "name": "Broth"}"#, .wrongValue("kind")),
      (
        #"{"kind": "dish", "kitchen": "Soups", "name": "Broth", "picture": "bowl"}"#,
        .missing("price")
      ),
      (
        #"{"kind": "dish", "kitchen": "Soups", "name": "Broth", "price": "4", "picture": "bowl"}"#,
        .wrongValue("price")
      ),
      (
        #"{"kind": "kitchen", "name": "Grill", "picture": "bowl", "color": "loud"}"#,
        .wrongValue("color")
      ),
      (#"{"kind": "dish", "name": "", "picture": "bowl"}"#, .nameLength(0)),
      (
        #"{"kind": "dish", "kitchen": "Grill", "name": "Broth", "price": 1, "picture": "bowl"}"#,
        .unknownKitchen("Grill")
      ),
    ] as [(String, StoreIssue.Problem)]
  )
  func issues(line: String, problem: StoreIssue.Problem) {
    let menu = menu(kitchen, line, dish("Broth"))
    #expect(menu.issues == [StoreIssue(line: 2, problem: problem)])
    #expect(menu.issues.first?.words.contains("Line 2 of menu.jsonl ") == true)
    #expect(menu.dishes.map(\.line) == [3])
  }

  @Test("takes names of 80 characters, and none of 81")
  func longNames() {
    let menu = menu(
      kitchen,
      dish(String(repeating: "a", count: 80)),
      dish(String(repeating: "é", count: 81))
    )
    #expect(menu.dishes.map(\.line) == [2])
    #expect(menu.issues == [StoreIssue(line: 3, problem: .nameLength(81))])
  }

  @Test("names the first line of a broken picture, in the order of lines")
  func brokenPictures() {
    var menu = menu(kitchen, dish("Tart", picture: "tart"), "{", dish("Slice", picture: "tart"))
    #expect(menu.pictures == ["bowl", "tart"])
    menu.notePictureIsBroken("tart")
    menu.notePictureIsBroken("unused")
    #expect(
      menu.issues == [
        StoreIssue(line: 2, problem: .brokenPicture("tart")),
        StoreIssue(line: 3, problem: .noObject),
      ]
    )
  }

  @Test("is filtered by words in names and kitchens, whatever their case and order")
  func filter() {
    let grill = #"{"kind": "kitchen", "name": "Grill", "picture": "bowl", "color": "red"}"#
    let menu = menu(kitchen, grill, dish("Red lentil"), dish("Lamb", kitchen: "Grill"))
    #expect(menu.filtered(by: "").dishes.count == 2)
    #expect(menu.filtered(by: "LENTIL red").dishes.map(\.name) == ["Red lentil"])
    #expect(menu.filtered(by: "LENTIL red").kitchens.map(\.name) == ["Soups"])
    #expect(menu.filtered(by: "grill").dishes.map(\.name) == ["Lamb"])
    #expect(menu.filtered(by: "grill lentil").dishes.isEmpty)
  }
}
