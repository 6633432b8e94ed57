#include "Counters.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// The allocator of the C library under the names it keeps for replacements.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_uint_fast64_t allocations;
static atomic_int_fast64_t live_bytes;
static atomic_int_fast64_t peak_bytes;

static void *added(void *block) {
  if (block == NULL) return block;
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  int64_t size = (int64_t)malloc_usable_size(block);
  int64_t live = atomic_fetch_add_explicit(&live_bytes, size, memory_order_relaxed) + size;
  int64_t peak = atomic_load_explicit(&peak_bytes, memory_order_relaxed);
  while (live > peak && !atomic_compare_exchange_weak(&peak_bytes, &peak, live)) {
  }
  return block;
}

static void removed(void *block) {
  if (block == NULL) return;
  int64_t size = (int64_t)malloc_usable_size(block);
  atomic_fetch_sub_explicit(&live_bytes, size, memory_order_relaxed);
}

void *malloc(size_t size) { return added(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  removed(block);
  return added(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  removed(block);
  __libc_free(block);
}

uint64_t counters_allocations(void) { return atomic_load(&allocations); }

int64_t counters_peak_bytes(void) { return atomic_load(&peak_bytes); }

int64_t counters_live_bytes(void) { return atomic_load(&live_bytes); }

void counters_reset_peak(void) { atomic_store(&peak_bytes, atomic_load(&live_bytes)); }
