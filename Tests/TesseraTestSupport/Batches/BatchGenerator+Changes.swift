import TesseraCore

extension BatchGenerator {
  /// Deletes, moves, reloads and inserts sections.
  mutating func changeSections(_ draft: inout ModelDraft, rate: Double) {
    var moving: [ModelDraft.Section] = []
    var staying: [ModelDraft.Section] = []
    for var section in draft.sections {
      if chance(rate / 3) {
        delete(section, &draft)
        continue
      }
      if chance(rate / 4) { reload(&section, &draft) }
      if chance(rate / 2) { section.role = .moving }
      if section.role == .moving { moving.append(section) } else { staying.append(section) }
    }
    let room = max(0, sectionLimit - staying.count - moving.count)
    for _ in 0..<number(rate: rate, limit: room) { moving.append(draft.newSection()) }
    for section in moving {
      staying.insert(section, at: Int.random(in: 0...staying.count, using: &random))
    }
    draft.sections = staying
  }

  /// Deletes a section, out of which some items are moved.
  private mutating func delete(_ section: ModelDraft.Section, _ draft: inout ModelDraft) {
    guard let old = section.old else { return }
    draft.deletedSections.append(old)
    for var item in section.items {
      guard let path = item.old else { continue }
      if chance(0.2) {
        if chance(0.2) { update(&item) }
        draft.movingItems.append(item)
      } else if chance(0.1) {
        draft.extras.append(.deleteItem(path))
      }
    }
  }

  private mutating func reload(_ section: inout ModelDraft.Section, _ draft: inout ModelDraft) {
    section.isReloaded = true
    section.items = (0..<Int.random(in: 0...itemLimit, using: &random)).map { _ in draft.newItem() }
  }

  /// Deletes, moves, reloads, reconfigures and inserts items of all sections that are not reloaded.
  mutating func changeItems(_ draft: inout ModelDraft, rate: Double) {
    for index in draft.sections.indices where !draft.sections[index].isReloaded {
      takeItems(out: index, &draft, rate)
    }
    let targets = draft.sections.indices.filter { !draft.sections[$0].isReloaded }
    for var item in draft.movingItems {
      // With nowhere to go, what would have moved is deleted.
      guard let index = targets.randomElement(using: &random) else {
        if let old = item.old, !draft.deletedSections.contains(old.section.index) {
          draft.deletedItems.append(old)
        }
        continue
      }
      item.role = .moving
      insert(item, into: index, &draft)
    }
    for index in targets {
      let section = draft.sections[index]
      let room = max(0, itemLimit - section.items.count)
      let new =
        section.role == .inserted
        ? Int.random(in: 0...room, using: &random) : number(rate: rate * 1.5, limit: room)
      for _ in 0..<new { insert(draft.newItem(), into: index, &draft) }
    }
    sayWhatIsKnown(&draft)
  }

  private mutating func takeItems(out index: Int, _ draft: inout ModelDraft, _ rate: Double) {
    var staying: [ModelDraft.Item] = []
    for var item in draft.sections[index].items {
      guard let old = item.old else { continue }
      if chance(rate / 3) {
        draft.deletedItems.append(old)
        continue
      }
      if chance(rate / 4) { update(&item) }
      if chance(rate / 4) { draft.movingItems.append(item) } else { staying.append(item) }
    }
    draft.sections[index].items = staying
  }

  private mutating func update(_ item: inout ModelDraft.Item) {
    item.update = Bool.random(using: &random) ? .reload : .reconfigure
    item.content.version += 1
  }

  private mutating func insert(
    _ item: ModelDraft.Item,
    into index: Int,
    _ draft: inout ModelDraft
  ) {
    let place = Int.random(in: 0...draft.sections[index].items.count, using: &random)
    draft.sections[index].items.insert(item, at: place)
  }

  /// Says of some items of inserted sections that they are inserted, which is known.
  private mutating func sayWhatIsKnown(_ draft: inout ModelDraft) {
    for (index, section) in draft.sections.enumerated() where section.role == .inserted {
      for (item, element) in section.items.enumerated() {
        guard element.old == nil, chance(0.1) else { continue }
        draft.extras.append(.insertItem(NewPath(section: index, item: item)))
      }
    }
  }
}
