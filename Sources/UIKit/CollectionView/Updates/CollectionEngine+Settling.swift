import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Finds out what is on screen after a change and makes its views, in as many rounds as sizes need.
  ///
  /// Views that are on screen already stay where they are meanwhile, and so does the offset: everything
  /// is asked for where the offset will be. Without an answer of the layout it ends at once.
  func settle(_ change: AnimatedUpdate) {
    sizes.beginRounds()
    repeat {
      let hasPrepared = validate()
      guard validity > .replaced else { return }
      if hasPrepared || change.contentSize == nil { change.contentSize = askContentSize() }
      aim(change)
      guard validity > .replaced else { return }
      let mark = session.mark
      guard arrange() else { return }
      askPlaces(change)
      // What was withdrawn meanwhile is asked for again.
      guard session.advance(to: .shown, since: mark) else { continue }
      mountEntering(change)
      refillVisible()
      guard !isOvertaken else { return }
      guard measureVisible().isTaken || validity < .shown else { break }
    } while sizes.endRound()
    announceDisplay()
  }

  /// Whether another change is reported that makes it useless to go on.
  var isOvertaken: Bool { validity == .replaced || updates.areWaiting }

  private func mountEntering(_ change: AnimatedUpdate) {
    for arranged in arrangedElements(mountPlan().entering) where !isOvertaken {
      if let new = mount(arranged) { change.note(entering: new) }
    }
  }

  /// Asks the layout where elements go and come from: all that were on screen, the first time, and all
  /// that come to be there, each when it does.
  private func askPlaces(_ change: AnimatedUpdate) {
    if case .invalidation = change.cause { return }
    let after = session.arrangement.elements(in: scene)
    let isFirst = change.takeTurnToAskForEnds()
    for category in UICollectionView.ElementCategory.inOrder {
      if isFirst {
        askWhatComesAndGoes(change, category)
        askForEnds(change, category)
      }
      for arranged in after where arranged.answer.representedElementCategory == category {
        guard change.start(of: arranged.key) == nil else { continue }
        let attributes = layoutCalls.start(of: arranged.answer.collectionElement)
        change.note(
          AnimatedUpdate.Start(attributes: attributes, frame: arranged.frame),
          of: arranged.key
        )
      }
    }
  }

  private func askForEnds(_ change: AnimatedUpdate, _ category: UICollectionView.ElementCategory) {
    var asked = layoutCalls
    if case .layout(let former) = change.cause { asked = calls(to: former) }
    for entry in change.before.entries where entry.element.category == category {
      change.note(end: asked.end(of: entry.element), of: entry.key)
    }
  }

  /// Where an element comes from unless the layout says otherwise: where it is on screen.
  func defaultInitialAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard let change = turn.update,
      case .stayed(let former) = change.translation.source(of: key(for: element).inNewSpace),
      let place = change.before.place(of: former).flatMap({ copy(of: $0) })
    else { return nil }
    place.indexPath = element.indexPath
    let before = change.before.containers
    let container = change.before.container(of: former)
    return copying(place) { before.answer(for: place, in: container) }
  }

  /// Where an element goes unless the layout says otherwise: where it will be.
  func defaultFinalAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    let former = key(for: element)
    guard let change = turn.update,
      case .stays(let key) = change.translation.disposition(of: former),
      let attributes = layoutCalls.attributes(for: element.withKey(key)),
      attributes.isShowable
    else { return nil }
    change.note(defaultEnd: attributes.frame, of: former)
    let copy = copy(of: attributes)
    copy?.indexPath = element.indexPath
    return copy
  }
}

extension UICollectionView.ElementCategory {
  /// In the order in which layouts are asked.
  static var inOrder: [Self] { [.cell, .supplementaryView, .decorationView] }
}

extension CollectionElement {
  var category: UICollectionView.ElementCategory {
    switch self {
    case .cell: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView, .container: .decorationView
    }
  }
}
