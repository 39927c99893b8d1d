-- Marks the file as a database of this program. The number is the text "SABO".
PRAGMA application_id = 1396785743;

-- One row, written to find out if the database can be written.
CREATE TABLE probe (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);

-- From now on, `keep` is set once a person has made a decision in a game. Until now, it was set by the deal.
UPDATE tables SET keep = 0 WHERE keep = 1 AND NOT EXISTS (
    SELECT 1 FROM entries
    WHERE entries.code = tables.code AND (instr(entry, '"by":"person"') > 0 OR instr(entry, '"type":"answered"') > 0)
);
