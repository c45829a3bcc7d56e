-- Which of several processes a table belongs to. A node that lives renews its one row; who holds a table when its node does
-- not live any more may be followed by another, under the next epoch.
CREATE TABLE house_node (
    id    TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE table_lease (
    number INTEGER PRIMARY KEY REFERENCES game_table (number) ON DELETE CASCADE,
    node   TEXT,
    epoch  INTEGER NOT NULL
) STRICT;
CREATE INDEX table_lease_node ON table_lease (node) WHERE node IS NOT NULL;
