// The Swift runtime asks libstdc++ for this function, which GCC 11 introduced; the binary links the library of GCC 10, whose C
// library is older. GCC's own throws std::bad_array_new_length, which nothing in the runtime catches: it ends the process.
#include <stdlib.h>

_Noreturn void throw_bad_array_new_length(void) __asm__("_ZSt28__throw_bad_array_new_lengthv");
_Noreturn void throw_bad_array_new_length(void) { abort(); }
