import UIKit

/// A small picture twice as wide as high, so that content modes can be told apart.
@MainActor
enum SamplePicture {
  /// The picture: hills under a sun, 96 by 48 pixels.
  static let image = Data(base64Encoded: png).flatMap { UIImage(data: $0) }

  private static let png = """
    iVBORw0KGgoAAAANSUhEUgAAAGAAAAAwCAMAAADZyI/9AAAAPFBMVEWW1PGt2+jD4eD+9+Gz1Mu+3+Fai1nN49ubwrJ9\
    p4JsmW6tybOWu6SOspDM4NN6o3vD1b1Hd1UvXVA4ZlKU58wcAAACkElEQVRYw+1TWZbjIAwUYCCJY+zE97/rICRAOHjp\
    yc+8N11tswhVlUTcAL/4J6DS81PKN3aVr3biO/mqH1dtXHXL+yJOVs1uU3gn3vQoN9t8RUGlQP7RVJx5qEt6M0kbY7Qq\
    USlX8zjOY7ZRdcdPmYsYyiN0Ni6K1TNiqKJpT4DimKNNeYrLZ4faFEgFHhtZIdyId2AqZLhp+htoYaA7518bGLPTQs/A\
    8iv3R7CnBlaB5YUtclZscRjEJmeVhKE1sPix0BkngLI52VrWSKucpcqy9MMMl7S80Pe2FbfcQcrfDnmZwBVb3uFycM7d\
    cNH8yI2CZQNBrbJFrGTXAS1Q37m7lS145hUCTiCkrTAqetsQTTdHeAy2OHjbA3RigxvsMbJ+xGjJwuuIrkGKakvHODzx\
    dlMshfOIE3H05AQmysywmWkpCBQt53p4EM2XSBCnKfXuGszNuS5uNKFBSA8Noyu3q3U18en1aTG7LcbWIfBLBkjyacBH\
    kocUDUnYpyS0CQ/3iVuSSFmBqyFR7QEVPG/Hlvb05Oo5A7G4Lu5ZhXPrCJUbpg+a32JwexiyyoYBx9zlqn78IXwXkF2f\
    O7RgclkmtFe4/TGmEGJeyC1EYgyMgCHjl4fbwVR6Dk93jEdUCt7kW4rLeOuA+pvSPmixAhNO9dONUg9REhf4RUD0DPcT\
    WkBM5/rxw4vFmKQfDDFgt/zX+1WuKVYzX9GnfpO64Q8adipb34iVd/MF/VzQYhaTy0eDfm7BeipMDFHQaEyo/49wpE44\
    l1/bguZF3Ars51a8jtQ/CmqbhsPcTNn36FLWvsG6vo+wXlTfNJ0NjsXZ4nVRXWaD+AYu4HVRvWbD1WRZ2HXG6uBH6n+B\
    X4P/wOAPQ7p597fCt5QAAAAASUVORK5CYII=
    """
}
