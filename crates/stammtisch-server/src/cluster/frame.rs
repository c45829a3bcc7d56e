//! What nodes say to each other: a head in JSON, a line feed, and after it what is carried as it stands.

use std::net::IpAddr;

use bytes::Bytes;
use serde::{Deserialize, Serialize};
use stammtisch_http::PersonId;
use stammtisch_http::network::Household;
use stammtisch_text::Lang;

use crate::hub::Visitor;
use crate::table::outbox;
use crate::wire::{Refused, TableCard};

/// What one node says to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(crate) enum Frame {
    /// Asked of who holds a table: a client comes.
    Connect {
        table: String,
        /// The node that has the client, and its number there.
        node: String,
        connection: u64,
        visitor: Guest,
        /// Whose chat he does not want to read.
        hidden: Vec<PersonId>,
    },
    /// A client says what follows; its messages are counted.
    Said { node: String, connection: u64, number: u64 },
    /// Nothing is heard of a client, or something again.
    Silent { node: String, connection: u64, silent: bool },
    /// A client is gone.
    Gone { node: String, connection: u64 },
    /// The clients that a node has at a table, each with how much it has said: whatever was lost shows.
    Roll { table: String, node: String, said: Vec<(u64, u64)> },
    /// A client is told what follows; its messages are counted.
    Told { connection: u64, number: u64, kind: Kind },
    /// So much was told to a client.
    Tally { connection: u64, number: u64 },
    /// A client has nothing to expect any more.
    Closed { connection: u64 },
    /// Asked of who holds a table: somebody wants a seat there, and was led there or knows the table.
    Book { table: String, visitor: Guest, led: bool },
    /// Somebody has a seat elsewhere now.
    Unbook { table: String, guest: PersonId },
    /// Asked of who holds a table: what does it look like in a list?
    Card { table: String },
    /// Asked of every node: which tables are open there?
    Lobby,
    /// Asked of every node: which tables there have a seat for somebody who wants to play at once by these rules?
    Seek { rules: String },
    /// To all nodes: a guest's name is to be forgotten.
    Forget { guest: PersonId },
    /// To all nodes: somebody does not want to read other people's chat than before.
    Hide { guest: PersonId, hidden: Vec<PersonId> },
    /// To all nodes: a session has ended, or all of a person.
    Revoked { person: PersonId, session: Option<String> },
}

/// What kind of message a client is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// An answer, which must not be lost.
    Answer,
    /// An update, with the version that the client had seen before it.
    Update {
        /// None where it had seen nothing.
        from: Option<u64>,
    },
}

/// Somebody who comes to a table, as he is sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Guest {
    id: PersonId,
    name: String,
    lang: Lang,
    address: IpAddr,
}

/// What one node answers another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(crate) enum Answer {
    /// It is done.
    Done,
    /// It is refused: the code, and how many seconds one should wait.
    Refused { code: String, wait_s: Option<u32> },
    /// The table is not here.
    NotHere,
    /// Tables, by their ids.
    Tables { ids: Vec<String> },
    /// Tables, as they look in a list.
    Cards { cards: Vec<TableCard> },
}

impl From<&Visitor> for Guest {
    fn from(visitor: &Visitor) -> Guest {
        let Visitor { id, name, lang, household } = visitor;
        Guest { id: *id, name: name.clone(), lang: *lang, address: household.address() }
    }
}

impl From<Guest> for Visitor {
    fn from(guest: Guest) -> Visitor {
        let Guest { id, name, lang, address } = guest;
        Visitor { id, name, lang, household: Household::from(address) }
    }
}

impl From<Result<(), Refused>> for Answer {
    fn from(done: Result<(), Refused>) -> Answer {
        match done {
            Ok(()) => Answer::Done,
            Err(why) => {
                let wait_s = if let Refused::TooOften { wait_s } = why { Some(wait_s) } else { None };
                Answer::Refused { code: why.code().to_owned(), wait_s }
            }
        }
    }
}

impl Answer {
    /// Whether what was asked for was done; a table that is not there any more is looked for anew.
    pub(crate) fn done(self) -> Result<(), Refused> {
        match self {
            Answer::Done => Ok(()),
            Answer::Refused { code, wait_s } => {
                Err(Refused::of_code(&code, wait_s).unwrap_or(Refused::NotStored))
            }
            Answer::NotHere | Answer::Tables { .. } | Answer::Cards { .. } => Err(Refused::Restarting),
        }
    }

    pub(crate) fn written(&self) -> Bytes {
        Bytes::from(serde_json::to_vec(self).expect("an answer is plain data"))
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Answer> {
        serde_json::from_slice(bytes).ok()
    }
}

impl From<outbox::Kind> for Kind {
    fn from(kind: outbox::Kind) -> Kind {
        match kind {
            outbox::Kind::Answer => Kind::Answer,
            outbox::Kind::Update(from) => Kind::Update { from },
        }
    }
}

impl Frame {
    /// The frame as bytes, with what follows it.
    pub(crate) fn written(&self, body: &[u8]) -> Bytes {
        let mut bytes = serde_json::to_vec(self).expect("a frame is plain data");
        bytes.reserve_exact(body.len() + 1);
        bytes.push(b'\n');
        bytes.extend_from_slice(body);
        Bytes::from(bytes)
    }

    /// A frame and what follows it; none where another version of the program says something new.
    pub(crate) fn read(bytes: &Bytes) -> Option<(Frame, Bytes)> {
        let end = bytes.iter().position(|&byte| byte == b'\n')?;
        let frame = serde_json::from_slice(&bytes[..end]).ok()?;
        Some((frame, bytes.slice(end + 1..)))
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use bytes::Bytes;
    use stammtisch_http::PersonId;
    use stammtisch_http::network::Household;
    use stammtisch_text::Lang;

    use super::{Answer, Frame, Guest, Kind};
    use crate::hub::Visitor;
    use crate::wire::Refused;

    #[test]
    fn what_is_carried_comes_out_as_it_was() {
        let visitor = Visitor {
            id: PersonId::new(1, [7; 10]),
            name: "Anna\n\"é\"".to_owned(),
            lang: Lang::De,
            household: Household::from(IpAddr::from([203, 0, 113, 7])),
        };
        let connect = Frame::Connect {
            table: "t".to_owned(),
            node: "a".to_owned(),
            connection: 7,
            visitor: Guest::from(&visitor),
            hidden: vec![visitor.id],
        };
        let told = Frame::Told { connection: 7, number: 1, kind: Kind::Update { from: None } };
        for (frame, body) in [(connect, &b""[..]), (told, b"{\n\"a\":1}\n"), (Frame::Lobby, b"\0\xff")] {
            let read = Frame::read(&frame.written(body));
            assert_eq!(read, Some((frame, Bytes::copy_from_slice(body))));
        }
        let back = Visitor::from(Guest::from(&visitor));
        assert_eq!((back.id, back.name, back.household), (visitor.id, visitor.name, visitor.household));
        for other in ["", "\n", "{}\n", "{\"what\":\"news\"}\n", "{\"what\":\"lobby\"}"] {
            assert_eq!(Frame::read(&Bytes::from(other)), None, "{other:?}");
        }
    }

    #[test]
    fn a_refusal_is_the_same_on_the_other_side() {
        for refused in Refused::OF_TABLES {
            let answer = Answer::read(&Answer::from(Err(refused)).written()).expect("it was written");
            assert_eq!(answer.done(), Err(refused));
        }
        assert_eq!(Answer::from(Ok(())).done(), Ok(()));
        let unknown = Answer::Refused { code: "new".to_owned(), wait_s: None };
        assert_eq!(unknown.done(), Err(Refused::NotStored));
        assert_eq!(Answer::NotHere.done(), Err(Refused::Restarting));
    }
}
