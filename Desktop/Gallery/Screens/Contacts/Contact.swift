/// A person with a name and a town.
struct Contact: Identifiable {
  let id: Int
  let name: String
  let town: String

  /// Contacts whose names begin with a letter.
  struct Section {
    let letter: String
    var contacts: [Contact]
  }

  /// All contacts under their letters, in the order of the alphabet.
  static let sections: [Section] = {
    var id = 0
    return names.map { names in
      let contacts = names.map { name in
        id += 1
        return Contact(id: id, name: name, town: towns[id % towns.count])
      }
      return Section(letter: String(names[0].prefix(1)), contacts: contacts)
    }
  }()

  private static let names = [
    ["Ada Adler", "Albert Amsel", "Anna Arnold"], ["Barbara Berg", "Bruno Busch"],
    ["Carla Cremer", "Claus Conrad"], ["Dora Dahl", "David Decker"], ["Emil Ebert", "Eva Engel"],
    ["Felix Falk", "Frida Frank"], ["Georg Graf", "Greta Groth"], ["Hans Haas", "Helga Hahn"],
    ["Ida Ihde", "Ivo Immel"], ["Jan Jost", "Johanna Jung"], ["Karl Keller", "Klara Kern"],
    ["Lea Lang", "Ludwig Lenz"], ["Max Maurer", "Mia Moser"], ["Nina Nagel", "Nils Neubert"],
    ["Olga Ott", "Otto Oster"], ["Paul Pfeiffer", "Pia Pohl"], ["Robert Roth", "Rosa Reich"],
    ["Sara Seidel", "Simon Stark"], ["Thea Thoma", "Tom Teichert"], ["Ulla Ulrich", "Uwe Unger"],
    ["Vera Vogt", "Viktor Voss"], ["Walter Weiss", "Wanda Wolf"], ["Zita Zander", "Zoe Zimmer"],
  ]

  private static let towns = ["Aachen", "Bonn", "Dresden", "Erfurt", "Kiel", "Lindau", "Ulm"]
}
