// What libFuzzer offers a program with a main of its own: FuzzerInterface.h of LLVM's compiler-rt, which is not installed.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*UserCb)(const uint8_t *Data, size_t Size));
size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size, size_t MaxSize);
