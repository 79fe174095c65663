// Functions that the distributed binary takes from here instead of the libraries that it links.
#include <stdint.h>
#include <stdlib.h>

// The Swift runtime asks libstdc++ for this function, which GCC 11 introduced; the binary links the library of GCC 10, whose C
// library is older. GCC's own throws std::bad_array_new_length, which nothing in the runtime catches: it ends the process.
_Noreturn void throw_bad_array_new_length(void) __asm__("_ZSt28__throw_bad_array_new_lengthv");
_Noreturn void throw_bad_array_new_length(void) { abort(); }

// swift-argument-parser has a parser for asynchronous commands, of which there are none: with these three functions the linker
// leaves out Swift's concurrency library and libdispatch, 0.6 MB.
_Noreturn void swift_task_alloc(void) { abort(); }
_Noreturn void swift_task_dealloc(void) { abort(); }
_Noreturn void swift_task_switch(void) { abort(); }

// The names of Unicode's characters, Unicode.Scalar.Properties.name: 0.55 MB that nothing reads. `--wrap` puts this function in
// the place of the standard library's.
_Noreturn intptr_t unicode_name(uint32_t, uint8_t *, intptr_t) __asm__("__wrap__swift_stdlib_getScalarName");
_Noreturn intptr_t unicode_name(uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
  (void)scalar, (void)buffer, (void)capacity;
  abort();
}

// The start of every Swift program asks for this function, and with it for the handler of crashes, which reads the environment
// and runs a program called swift-backtrace. The binary holds nothing that a backtrace could be made of. All zero, the settings
// say that the handler is off (stdlib/public/runtime/Backtrace.h); they have less than 128 bytes.
_Noreturn void _swift_backtrace_isThunkFunction(void) { abort(); }
const uint64_t _swift_backtraceSettings[16] = {0};
