import GallerySupport
import Testing

@Suite("Preferred languages")
struct PreferredLanguagesTests {
  @Test("are four at first, and all others are offered by their names")
  func beginning() {
    let languages = PreferredLanguages()
    #expect(Set(languages.preferred).count == 4)
    #expect(Set(languages.others).isDisjoint(with: languages.preferred))
    let names = languages.others.map { PreferredLanguages.name(of: $0) }
    #expect(names.count > 100)
    #expect(names == names.sorted())
  }

  @Test("are added at the end, once, and removed down to the last one")
  func changes() {
    var languages = PreferredLanguages()
    let first = languages.preferred
    let other = languages.others[0]
    languages.add(other)
    languages.add(other)
    #expect(languages.preferred == first + [other])
    for code in first + [other] { languages.remove(code) }
    #expect(languages.preferred == [other])
    #expect(!languages.canRemove)
  }

  @Test("take over an order of themselves alone")
  func order() {
    var languages = PreferredLanguages()
    let first = languages.preferred
    languages.arrange(first.reversed())
    #expect(languages.preferred == first.reversed())
    languages.arrange([first[0]])
    #expect(languages.preferred == first.reversed())
  }
}
