-- Tables at which people gather. `keep` is set once a game was dealt: its replay link is permanent.
CREATE TABLE tables (
    code    TEXT    NOT NULL PRIMARY KEY,
    touched INTEGER NOT NULL,
    keep    INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX tables_by_age ON tables (keep, touched);

-- Everything that happens at a table, in order. Nothing in it is ever changed.
CREATE TABLE entries (
    code   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    entry  TEXT    NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
