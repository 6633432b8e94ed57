// How the C library hands out memory to threads.
#ifndef TSR_HEAPS_H
#define TSR_HEAPS_H

/// Lets all threads but the main one share a heap, unless the environment says how many there are to be.
///
/// The C library of GNU would make one for each of some threads, and what is freed in it is of no use to the others: a program that
/// decodes pictures on some threads keeps the most that each of them has needed. Other libraries have no such heaps.
void tsr_share_heaps(void);

#endif
