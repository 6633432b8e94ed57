#ifndef TESSERA_COUNTERS_H
#define TESSERA_COUNTERS_H

#include <stdint.h>

/// How often memory was asked for since the program started, by every thread.
///
/// Linking this target puts counting versions of `malloc`, `calloc`, `realloc` and the aligned
/// allocators in front of those of the C library.
uint64_t counters_allocations(void);

/// The most bytes that were in use at once since `counters_reset_peak()`, as the allocator rounds them.
int64_t counters_peak_bytes(void);

/// The bytes in use now.
int64_t counters_live_bytes(void);

/// Starts a new peak at what is in use now.
void counters_reset_peak(void);

#endif
