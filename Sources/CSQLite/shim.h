#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of −1 to a function pointer, which does not import: the library copies the text.
static inline int aloud_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
