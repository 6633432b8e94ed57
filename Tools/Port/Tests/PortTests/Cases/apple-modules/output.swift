import UIKit
import FoundationNetworking
import Dispatch
import Observation
import Synchronization
import CoreFoundation
#if canImport(VisionKit)
import VisionKit
#endif
#if canImport(Accelerate)
import Accelerate
#endif
#if canImport(simd)
import simd
#endif
#if canImport(SystemConfiguration)
import SystemConfiguration
#endif
#if canImport(CryptoKit)
import CryptoKit
#endif
#if canImport(AudioToolbox)
import AudioToolbox
#endif
#if canImport(JavaScriptCore)
import JavaScriptCore
#endif
#if canImport(MediaPlayer)
import MediaPlayer
#endif
#if canImport(CoreTelephony)
import CoreTelephony
#endif
#if canImport(AppTrackingTransparency)
import AppTrackingTransparency
#endif
#if canImport(MultipeerConnectivity)
import MultipeerConnectivity
#endif
#if canImport(CommonCrypto)
import CommonCrypto
#endif
#if canImport(EventKitUI)
import EventKitUI
#endif
#if canImport(CoreHaptics)
import CoreHaptics
#endif
#if canImport(NaturalLanguage)
import NaturalLanguage
#endif
#if canImport(WatchConnectivity)
import WatchConnectivity
#endif
#if canImport(PencilKit)
import PencilKit
#endif
#if canImport(Darwin)
import Darwin
#endif

let margin: CGFloat = 8
