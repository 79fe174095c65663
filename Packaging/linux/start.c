// Where the process starts. The linker packs the 46,000 addresses in the program's data into a table of 8 KB instead of 1.1 MB
// (RELR, https://maskray.me/blog/2021-10-31-relative-relocations-and-relr); glibc reads such a table from 2.36 on, so the program
// corrects its addresses itself, and a binary for older systems stays small and is still loaded at a random address.
//
// The linker writes the table under the tags that Android had first, which glibc ignores.
#include <link.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <unistd.h>

#define DT_ANDROID_RELR 0x6fffe000
#define DT_ANDROID_RELRSZ 0x6fffe001

extern const ElfW(Ehdr) __ehdr_start __attribute__((visibility("hidden")));
extern ElfW(Dyn) _DYNAMIC[] __attribute__((visibility("hidden")));

// The data that the dynamic loader has protected after its own corrections.
static void protect(int how) {
  uintptr_t base = (uintptr_t)&__ehdr_start, page = getauxval(AT_PAGESZ);
  const ElfW(Phdr) *header = (const ElfW(Phdr) *)(base + __ehdr_start.e_phoff);
  for (int i = 0; i < __ehdr_start.e_phnum; i++) {
    if (header[i].p_type != PT_GNU_RELRO) continue;
    uintptr_t start = (base + header[i].p_vaddr) & -page, end = (base + header[i].p_vaddr + header[i].p_memsz) & -page;
    if (mprotect((void *)start, end - start, how) != 0) {
      static const char message[] = "palettecheck: the system refuses to load it\n";
      if (write(2, message, sizeof message - 1)) {}
      _exit(127);
    }
  }
}

__attribute__((used)) static void relocate(void) {
  uintptr_t base = (uintptr_t)&__ehdr_start;
  const uintptr_t *entry = 0, *end = 0;
  for (const ElfW(Dyn) *tag = _DYNAMIC; tag->d_tag != DT_NULL; tag++) {
    if (tag->d_tag == DT_ANDROID_RELR) entry = (const uintptr_t *)(base + tag->d_un.d_ptr);
    if (tag->d_tag == DT_ANDROID_RELRSZ) end = (const uintptr_t *)tag->d_un.d_val;
  }
  end = (const uintptr_t *)((uintptr_t)entry + (uintptr_t)end);
  protect(PROT_READ | PROT_WRITE);
  // An even entry is an address; an odd one has a bit for each of the 63 words after the last one.
  uintptr_t *next = 0;
  for (; entry < end; entry++) {
    if ((*entry & 1) == 0) {
      next = (uintptr_t *)(base + *entry);
      *next++ += base;
      continue;
    }
    for (int i = 0; i < 63; i++) {
      if (*entry >> (i + 1) & 1) next[i] += base;
    }
    next += 63;
  }
  protect(PROT_READ);
}

// The loader enters with the stack aligned, and in %rdx a function that _start passes on.
__asm__(".text\n.globl relocate_and_start\n.hidden relocate_and_start\nrelocate_and_start:\n"
        "pushq %rdx\nsubq $8, %rsp\ncall relocate\naddq $8, %rsp\npopq %rdx\njmp _start\n");
