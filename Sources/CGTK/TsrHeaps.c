#include "TsrHeaps.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void tsr_share_heaps(void) {
#ifdef __GLIBC__
  if (getenv("MALLOC_ARENA_MAX") == NULL && getenv("GLIBC_TUNABLES") == NULL) {
    mallopt(M_ARENA_MAX, 2);
  }
#endif
}
