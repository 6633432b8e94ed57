import CGTK

/// Unpacks the start of a gzip file.
enum GzipFile {
  /// Why bytes cannot be unpacked.
  enum Issue: Error, Hashable {
    /// They do not begin as a gzip file does.
    case noGzipFile
    /// They end before the file does.
    case truncated
    /// What they hold is damaged.
    case malformed
  }

  /// The first bytes of what a file holds.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - limit: How many bytes are unpacked at most; nothing behind them is looked at.
  /// - Returns: At most `limit` bytes.
  /// - Throws: `Issue` when the bytes are no gzip file, or none that is whole up to there.
  static func unpack(_ bytes: [UInt8], limit: Int) throws(Issue) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else { throw .noGzipFile }
    let decompressor = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP)
    defer { g_object_unref(UnsafeMutableRawPointer(decompressor)) }
    var output = [UInt8](repeating: 0, count: limit)
    var (read, written) = (0, 0)
    while written < limit {
      let step = convert(bytes[read...], into: &output, at: written, with: decompressor)
      read += step.read
      written += step.written
      switch step.result {
      case G_CONVERTER_FINISHED: return Array(output.prefix(written))
      case G_CONVERTER_ERROR: throw step.isCut ? .truncated : .malformed
      default: continue
      }
    }
    return output
  }

  private struct Step {
    var result = G_CONVERTER_ERROR
    var read = 0
    var written = 0
    /// Whether it failed because the input ends too early.
    var isCut = false
  }

  private static func convert(
    _ input: ArraySlice<UInt8>,
    into output: inout [UInt8],
    at start: Int,
    with decompressor: OpaquePointer?
  ) -> Step {
    var step = Step()
    var (read, written): (gsize, gsize) = (0, 0)
    var error: UnsafeMutablePointer<GError>?
    input.withUnsafeBytes { input in
      output.withUnsafeMutableBytes { output in
        step.result = g_converter_convert(
          decompressor,
          input.baseAddress,
          gsize(input.count),
          output.baseAddress?.advanced(by: start),
          gsize(output.count - start),
          G_CONVERTER_INPUT_AT_END,
          &read,
          &written,
          &error
        )
      }
    }
    (step.read, step.written) = (Int(read), Int(written))
    let ends = gint(G_IO_ERROR_PARTIAL_INPUT.rawValue)
    step.isCut = g_error_matches(error, g_io_error_quark(), ends) != 0
    g_clear_error(&error)
    return step
  }
}
