import GallerySupport
import Testing

@Suite("Countries")
struct CountryTests {
  @Test("are more than 200, with continents, in the order of their names")
  func all() throws {
    #expect(Country.all.count > 200)
    #expect(Set(Country.all.map(\.id)).count == Country.all.count)
    #expect(
      Set(Country.all.map(\.continent)) == ["Africa", "Americas", "Asia", "Europe", "Oceania"]
    )
    let france = try #require(Country.all.first { $0.id == "FR" })
    #expect(france.name == "France" && france.region == "Western Europe")
    #expect(france.currency?.code == "EUR" && france.currency?.name == "Euro")
  }

  @Test("have names in other languages, each with its direction")
  func names() throws {
    let germany = try #require(Country.all.first { $0.id == "DE" })
    let names = germany.foreignNames
    #expect(names.map(\.name).contains("Allemagne"))
    let arabic = try #require(names.first { $0.name == "ألمانيا" })
    #expect(arabic.isRightToLeft && arabic.language == "العربية")
    #expect(names.first { $0.name == "Германия" }?.isRightToLeft == false)
  }
}
