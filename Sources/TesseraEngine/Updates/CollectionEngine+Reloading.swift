import TesseraCore

extension CollectionEngine {
  /// Takes note that everything is new, the data or the layout; nothing is asked before the next pass.
  package func replace() {
    session.withdraw(to: .replaced)
    data.startOver()
    movements.goOn(as: nil)
    guests.clear()
    mounting.overtakeTimelines()
    host.receive(.placesChanged)
    host.setNeedsLayout()
  }
}
