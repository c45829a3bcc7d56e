-- Which of several processes a table belongs to. A node that lives renews its one row; who holds a table when its node does
-- not live any more may be followed by another, under the next epoch.
CREATE TABLE house_node (
    id    TEXT COLLATE "C" PRIMARY KEY,
    until BIGINT NOT NULL
);

CREATE TABLE table_lease (
    number BIGINT PRIMARY KEY REFERENCES game_table (number) ON DELETE CASCADE,
    node   TEXT COLLATE "C",
    epoch  BIGINT NOT NULL
);
CREATE INDEX table_lease_node ON table_lease (node) WHERE node IS NOT NULL;
