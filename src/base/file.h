/* file.h -- files and folders, the few things that are needed of them. */

#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"
#include "base/text.h"

/* The whole file into `out`, cleared first.  Refuses folders and files over 64 MiB. */
bool file_read(const char *path, struct text *out, struct err *err);

/* All or nothing: written beside, flushed to disk, then renamed into place. */
bool file_write(const char *path, const char *data, size_t length, struct err *err);
/* That there is a file of this name is on the disk, too. */
bool file_flush_folder(const char *path);

bool file_exists(const char *path);
bool file_is_folder(const char *path);

/* Makes a folder and its parents where they are missing. */
bool file_make_folder(const char *path, struct err *err);

/* Names in a folder that end in `suffix`, in ascending order.  Free with file_list_free. */
struct file_list {
    int count;
    char **name;
};

bool file_list_read(const char *folder, const char *suffix, struct file_list *out, struct err *err);
void file_list_free(struct file_list *list);

#endif
