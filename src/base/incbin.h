/* incbin.h -- a file of the build, embedded as it is.
 *
 * INCBIN(name, "path"); at file level puts the bytes of the file from `name` up to `name_end`,
 * with a zero byte after them.  The compiler does not see the file as a dependency: the build
 * gives the path in a generated header that is renewed with the file. */

#ifndef BASE_INCBIN_H
#define BASE_INCBIN_H

#include <stddef.h>
#include <stdint.h>

#define INCBIN(name, path)                                                                         \
    __asm__(".pushsection .rodata,\"a\",%progbits\n"                                               \
            ".globl " #name "\n.hidden " #name "\n.balign 16\n" #name ":\n"                        \
            ".incbin \"" path "\"\n"                                                               \
            ".globl " #name "_end\n.hidden " #name "_end\n" #name "_end:\n"                        \
            ".byte 0\n.popsection\n");                                                             \
    extern const unsigned char name[], name##_end[]

/* Through integers, since the two ends are two objects to the compiler. */
#define INCBIN_SIZE(name) ((size_t)((uintptr_t)name##_end - (uintptr_t)name))

#endif
