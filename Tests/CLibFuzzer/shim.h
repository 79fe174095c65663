// What libFuzzer offers to those who change its inputs: FuzzerInterface.h of LLVM's compiler-rt, which is not installed.
#include <stddef.h>
#include <stdint.h>

size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size, size_t MaxSize);
