import Foundation
import GallerySupport
import Testing

@Suite("A network interface")
struct NetworkInterfaceTests {
  /// The fixtures `eth0`, `lo` and `wlan0`.
  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Gallery/Fixtures/Networks").path

  @Test("has its kind and state from the files that the kernel shows")
  func reading() {
    let interfaces = NetworkInterface.all(in: folder)
    #expect(interfaces.map(\.name) == ["eth0", "lo", "wlan0"])
    #expect(interfaces.map(\.kind) == ["Wired", "Loopback", "Wi-Fi"])
    #expect(interfaces.map(\.state) == ["Connected", "Ready", "Off"])
    let facts = interfaces.first?.facts ?? []
    #expect(facts.map(\.name) == ["Name", "State", "Address", "Largest packet"])
    #expect(facts.map(\.value) == ["eth0", "Connected", "02:00:5e:10:00:01", "1500 bytes"])
  }

  @Test("is not what has no state, and there are none without the folder")
  func nothing() {
    #expect(NetworkInterface.all(in: folder + "/eth0") == [])
    #expect(NetworkInterface.all(in: folder + "/nonexistent") == [])
  }
}
