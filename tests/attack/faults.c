/* faults.c -- a world that fails on demand, laid before the program by LD_PRELOAD.
 *
 * The orders stand in a file that the test maps too (FAULTS names it), so that they can change while
 * the program runs: the system's clock goes another way, the disk under a file of matches is full or
 * may not be written to, an allocation fails. */

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { FILES = 4096, MATCHES = 1, KEY = 2 };

/* As tests/attack/shims.py packs it. */
struct orders {
    int64_t clock_ms;         /* added to the time of day */
    int32_t full, readonly;   /* writes fail with ENOSPC; opening for writing with EROFS */
    int32_t sync_fails;       /* fsync fails with EIO */
    _Atomic int32_t alloc_in; /* the how-many-eth allocation from now on fails; 0: none */
    _Atomic int32_t failed;   /* how often something has */
};

static struct orders none, *orders = &none;
static _Atomic unsigned char ours[FILES]; /* descriptors of files of matches */

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *p, size_t size);

__attribute__((constructor)) static void look_for_orders(void)
{
    const char *place = getenv("FAULTS");
    int fd = place ? open(place, O_RDWR | O_CLOEXEC) : -1;
    void *map;

    if (fd < 0)
        return;
    map = mmap(NULL, sizeof *orders, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (map != MAP_FAILED)
        orders = map;
    close(fd);
}

static int fail(int reason)
{
    orders->failed++;
    errno = reason;
    return -1;
}

/* -- the clock -- */

int clock_gettime(clockid_t clock, struct timespec *out)
{
    static int (*real)(clockid_t, struct timespec *);
    int rc;

    if (!real)
        real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    rc = real(clock, out);
    if (rc == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        int64_t ns = out->tv_nsec + orders->clock_ms % 1000 * 1000000;

        out->tv_sec += orders->clock_ms / 1000 + (ns < 0 ? -1 : ns / 1000000000);
        out->tv_nsec = ns < 0 ? ns + 1000000000 : ns % 1000000000;
    }
    return rc;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone)
{
    struct timespec t;

    (void)zone;
    clock_gettime(CLOCK_REALTIME, &t);
    *out = (struct timeval){ t.tv_sec, t.tv_nsec / 1000 };
    return 0;
}

time_t time(time_t *out)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    if (out)
        *out = t.tv_sec;
    return t.tv_sec;
}

/* -- the disk -- */

/* full: of all of these files, or of one kind alone. */
static int is_full(int fd)
{
    return fd >= 0 && fd < FILES && ours[fd] && (orders->full == 1 || orders->full == ours[fd]);
}

static int is_ours(int fd)
{
    return fd >= 0 && fd < FILES && ours[fd];
}

static int open_with(const char *name, const char *path, int flags, mode_t mode)
{
    int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, name);
    const char *dot = strstr(path, ".db");
    int fd;

    if (dot && orders->readonly && (flags & (O_WRONLY | O_RDWR | O_CREAT)))
        return fail(EROFS);
    fd = real(path, flags, mode);
    if (fd >= 0 && fd < FILES)
        ours[fd] = dot ? strstr(dot, ".key") ? KEY : MATCHES : 0;
    return fd;
}

int open(const char *path, int flags, ...)
{
    va_list rest;

    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return open_with("open", path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list rest;

    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return open_with("open64", path, flags, mode);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
    ssize_t (*real)(int, const void *, size_t, off64_t) =
        (ssize_t(*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64");

    return is_full(fd) ? fail(ENOSPC) : real(fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at)
{
    return pwrite64(fd, data, size, at);
}

ssize_t write(int fd, const void *data, size_t size)
{
    ssize_t (*real)(int, const void *, size_t) =
        (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");

    return is_full(fd) ? fail(ENOSPC) : real(fd, data, size);
}

int fdatasync(int fd)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");

    return is_ours(fd) && orders->sync_fails ? fail(EIO) : real(fd);
}

int fsync(int fd)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");

    return is_ours(fd) && orders->sync_fails ? fail(EIO) : real(fd);
}

/* -- memory -- */

static int is_refused(void)
{
    if (orders->alloc_in <= 0 || --orders->alloc_in != 0)
        return 0;
    orders->failed++;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return is_refused() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return is_refused() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *p, size_t size)
{
    return is_refused() ? NULL : __libc_realloc(p, size);
}
