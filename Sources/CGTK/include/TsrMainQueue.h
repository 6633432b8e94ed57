// The queue behind the main actor, under a loop that is not its own.
#ifndef TSR_MAIN_QUEUE_H
#define TSR_MAIN_QUEUE_H

/// Has the default loop run what is put on the main queue; once is enough.
void tsr_main_queue_attach(void);

#endif
