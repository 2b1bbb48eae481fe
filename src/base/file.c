/* file.c -- files and folders. */

#include "base/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILE_LIMIT = 64 << 20, CHUNK = 16 * 1024, TEMPORARY_TRIES = 100 };

/* Folders have to be told apart here: they open well and only fail to read. */
static bool check_kind(int fd, const char *path, struct err *err)
{
    struct stat status;

    if (fstat(fd, &status) < 0)
        return err_set(err, path, "cannot be read: %s", strerror(errno));
    if (S_ISDIR(status.st_mode))
        return err_set(err, path, "is a folder");
    return true;
}

/* The limit is checked on what comes, not on what the file claims to hold. */
static bool read_all(int fd, const char *path, struct text *out, struct err *err)
{
    char chunk[CHUNK];

    for (;;) {
        ssize_t n = read(fd, chunk, sizeof chunk);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return err_set(err, path, "cannot be read: %s", strerror(errno));
        if (n == 0)
            return true;
        if (out->length + (size_t)n > FILE_LIMIT)
            return err_set(err, path, "is over %d MiB", FILE_LIMIT >> 20);
        text_add_n(out, chunk, (size_t)n);
    }
}

bool file_read(const char *path, struct text *out, struct err *err)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    bool done;

    text_clear(out);
    if (fd < 0)
        return err_set(err, path, "cannot be opened: %s", strerror(errno));
    done = check_kind(fd, path, err) && read_all(fd, path, out, err);
    close(fd);
    if (!done)
        text_clear(out);
    return done;
}

/* A new file beside `path`, named in `name`.  mkstemp would make it private to the user, which
 * the file it becomes need not be.  -1 and errno when it cannot be made. */
static int open_beside(const char *path, struct text *name)
{
    static atomic_uint turn;

    for (int i = 0; i < TEMPORARY_TRIES; i++) {
        int fd;

        text_clear(name);
        text_printf(name, "%s.new-%ld-%u", path, (long)getpid(), atomic_fetch_add(&turn, 1));
        fd = open(name->s, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    return -1;
}

static bool write_all(int fd, const char *data, size_t length)
{
    while (length > 0) {
        ssize_t n = write(fd, data, length);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        data += n;
        length -= (size_t)n;
    }
    return true;
}

/* Writes, flushes and closes; errno tells what went wrong first. */
static bool fill(int fd, const char *data, size_t length)
{
    bool done = write_all(fd, data, length) && fsync(fd) == 0;
    int reason = errno;

    if (close(fd) < 0 && done)
        return false;
    errno = reason;
    return done;
}

/* A rename lasts only when the folder is on disk too.  Some file systems cannot be asked. */
bool file_flush_folder(const char *path)
{
    const char *slash = strrchr(path, '/');
    struct text folder = { 0 };
    bool done;
    int fd;

    if (slash)
        text_add_n(&folder, path, (size_t)(slash - path) + 1);
    else
        text_add(&folder, ".");
    fd = open(folder.s, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    text_free(&folder);
    if (fd < 0)
        return false;
    done = fsync(fd) == 0 || errno == EINVAL;
    close(fd);
    return done;
}

static bool write_beside(const char *path, struct text *name, const char *data, size_t length)
{
    int fd = open_beside(path, name), reason;

    if (fd < 0)
        return false;
    if (fill(fd, data, length) && rename(name->s, path) == 0)
        return true;
    reason = errno;
    unlink(name->s);
    errno = reason;
    return false;
}

bool file_write(const char *path, const char *data, size_t length, struct err *err)
{
    struct text name = { 0 };
    bool done = write_beside(path, &name, data, length) && file_flush_folder(path);
    int reason = errno;

    text_free(&name);
    return done || err_set(err, path, "cannot be written: %s", strerror(reason));
}

bool file_exists(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0;
}

bool file_is_folder(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static bool make_one(const char *path, struct err *err)
{
    int reason;

    if (mkdir(path, 0777) == 0)
        return true;
    reason = errno;
    if (file_is_folder(path))
        return true;
    return err_set(err, path, "the folder cannot be made: %s", strerror(reason));
}

bool file_make_folder(const char *path, struct err *err)
{
    struct text part = { 0 };
    bool done = true;

    for (const char *p = path; done && *p; p++) {
        if (*p == '/' && part.length > 0)
            done = make_one(part.s, err);
        text_add_char(&part, *p);
    }
    done = done && make_one(text_str(&part), err);
    text_free(&part);
    return done;
}

static bool is_wanted(const char *name, const char *suffix)
{
    size_t length = strlen(name), tail = strlen(suffix);

    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0)
        return false;
    return length >= tail && strcmp(name + length - tail, suffix) == 0;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* False and errno when the folder stops answering. */
static bool collect(DIR *folder, const char *suffix, struct file_list *out)
{
    for (;;) {
        struct dirent *entry;

        errno = 0;
        entry = readdir(folder);
        if (!entry)
            return errno == 0;
        if (!is_wanted(entry->d_name, suffix))
            continue;
        out->name = base_realloc(out->name, ((size_t)out->count + 1) * sizeof *out->name);
        out->name[out->count++] = base_strdup(entry->d_name);
    }
}

bool file_list_read(const char *folder, const char *suffix, struct file_list *out, struct err *err)
{
    DIR *open_folder = opendir(folder);
    bool done;

    *out = (struct file_list){ 0 };
    if (!open_folder)
        return err_set(err, folder, "the folder cannot be opened: %s", strerror(errno));
    done = collect(open_folder, suffix, out);
    if (!done)
        err_set(err, folder, "the folder cannot be read: %s", strerror(errno));
    closedir(open_folder);
    if (!done)
        file_list_free(out);
    else if (out->count > 0)
        qsort(out->name, (size_t)out->count, sizeof *out->name, by_name);
    return done;
}

void file_list_free(struct file_list *list)
{
    for (int i = 0; i < list->count; i++)
        free(list->name[i]);
    free(list->name);
    *list = (struct file_list){ 0 };
}
