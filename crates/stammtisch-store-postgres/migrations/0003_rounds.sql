-- Rounds of friends: who belongs to one, and the log of its sheet.

CREATE TABLE runde (
    id      TEXT COLLATE "C" PRIMARY KEY,
    name    TEXT NOT NULL,
    created BIGINT NOT NULL,
    link    TEXT COLLATE "C" UNIQUE
);

CREATE TABLE runde_person (
    runde  TEXT COLLATE "C" NOT NULL REFERENCES runde (id),
    person TEXT COLLATE "C" NOT NULL,
    member TEXT,
    at     BIGINT NOT NULL,
    PRIMARY KEY (runde, person)
);
CREATE INDEX runde_person_of ON runde_person (person);

CREATE TABLE runde_entry (
    runde TEXT COLLATE "C" NOT NULL REFERENCES runde (id),
    seq   BIGINT NOT NULL,
    entry TEXT COLLATE "C" NOT NULL,
    line  TEXT NOT NULL,
    PRIMARY KEY (runde, seq)
);
CREATE INDEX runde_entry_by_id ON runde_entry (runde, entry);
