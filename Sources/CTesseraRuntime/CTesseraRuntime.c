#include "CTesseraRuntime.h"
