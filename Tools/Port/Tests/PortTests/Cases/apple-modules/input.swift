import UIKit
import FoundationNetworking
import Dispatch
import Observation
import Synchronization
import CoreFoundation
import VisionKit
import Accelerate
import simd
import SystemConfiguration
import CryptoKit
import AudioToolbox
import JavaScriptCore
import MediaPlayer
import CoreTelephony
import AppTrackingTransparency
import MultipeerConnectivity
import CommonCrypto
import EventKitUI
import CoreHaptics
import NaturalLanguage
import WatchConnectivity
import PencilKit
import Darwin

let margin: CGFloat = 8
