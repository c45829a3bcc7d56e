//! The settings of a server: from options and variables, the file, and what is usual, in this order.

use std::fs;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer};
use stammtisch_http::network::Network;
use stammtisch_server::certificate::{Certifier, Domain};
use stammtisch_server::http::{Limits, Origin};
use stammtisch_server::table::Manners;
use stammtisch_server::upkeep::Retention;
use stammtisch_text::{Arg, Texts};

use super::args::ServeArgs;
use super::words::{LimitsWord, LogFormat, PaceWord, Port, USUAL_PORT};
use crate::commands::bus::BusUrl;
use crate::commands::database::DatabaseUrl;
use crate::commands::play::data_folder;
use crate::trouble;

/// The file that is read from the data folder if no other is named.
const USUAL_FILE: &str = "server.toml";
/// MiB on the disk that are held for hands that run, if nobody says otherwise.
const USUAL_RESERVE: u32 = 64;

/// Where authorities and browsers look for TLS.
const PORT_OF_TLS: u16 = 443;

/// A file with settings.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct SettingsFile {
    bind: Option<IpAddr>,
    port: Option<Port>,
    data: Option<PathBuf>,
    database: Option<DatabaseUrl>,
    bus: Option<BusUrl>,
    #[serde(default, deserialize_with = "parsed")]
    public_url: Option<Origin>,
    #[serde(default, deserialize_with = "parsed_list")]
    trusted_proxy: Vec<Network>,
    tls_cert: Option<PathBuf>,
    tls_key: Option<PathBuf>,
    #[serde(default, deserialize_with = "parsed")]
    domain: Option<Domain>,
    acme_directory: Option<String>,
    acme_root: Option<PathBuf>,
    imprint: Option<PathBuf>,
    privacy: Option<PathBuf>,
    bot_threads: Option<usize>,
    pace: Option<PaceWord>,
    log: Option<String>,
    log_format: Option<LogFormat>,
    #[serde(default, deserialize_with = "parsed_list")]
    metrics_from: Vec<Network>,
    limits: Option<LimitsWord>,
    max_connections: Option<usize>,
    connections_per_address: Option<usize>,
    plain_connections_per_address: Option<usize>,
    unread_seconds: Option<u32>,
    requests_per_second: Option<u32>,
    messages_per_second: Option<u32>,
    messages_per_address: Option<u32>,
    guests_per_minute: Option<u32>,
    tables_per_minute: Option<u32>,
    chat_per_person: Option<u32>,
    chat_per_table: Option<u32>,
    chat_per_address: Option<u32>,
    changes_per_address: Option<u32>,
    keep_tables: Option<u32>,
    reserve: Option<u32>,
}

/// Reads a value that is written as text.
fn parsed<'de, D: Deserializer<'de>, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: std::str::FromStr<Err: std::fmt::Display>,
{
    let text = String::deserialize(deserializer)?;
    text.parse().map(Some).map_err(serde::de::Error::custom)
}

/// Reads values that are written as a list of texts.
fn parsed_list<'de, D: Deserializer<'de>, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: std::str::FromStr<Err: std::fmt::Display>,
{
    let texts = Vec::<String>::deserialize(deserializer)?;
    texts.iter().map(|text| text.parse().map_err(serde::de::Error::custom)).collect()
}

/// Everything a server is told, with nothing left open.
#[derive(Debug, Clone)]
pub(super) struct Settings {
    pub(super) bind: IpAddr,
    pub(super) port: Port,
    pub(super) data: PathBuf,
    /// The database, where it is not a file in the folder.
    pub(super) database: Option<DatabaseUrl>,
    /// What carries messages to other servers of the same database, where there are any.
    pub(super) bus: Option<BusUrl>,
    pub(super) public: Option<Origin>,
    pub(super) proxies: Vec<Network>,
    pub(super) tls: Option<(PathBuf, PathBuf)>,
    /// Who fetches the certificate, where nobody else does.
    pub(super) certifier: Option<Certifier>,
    pub(super) imprint: Option<PathBuf>,
    pub(super) privacy: Option<PathBuf>,
    pub(super) bot_threads: usize,
    pub(super) pace: PaceWord,
    pub(super) log: String,
    pub(super) log_format: LogFormat,
    pub(super) metrics_from: Vec<Network>,
    pub(super) limits: Limits,
    pub(super) retention: Retention,
    /// Bytes on the disk that are held for hands that run.
    pub(super) reserve: u64,
}

impl Settings {
    /// Puts the settings together.
    pub(super) fn gather(args: &ServeArgs, texts: &Texts) -> anyhow::Result<Settings> {
        let usual_data = args.data.clone().or_else(data_folder::usual);
        let file = match (&args.config, &usual_data) {
            (Some(file), _) => read(file, texts)?,
            (None, Some(folder)) if folder.join(USUAL_FILE).exists() => {
                read(&folder.join(USUAL_FILE), texts)?
            }
            (None, _) => SettingsFile::default(),
        };
        let data = args.data.clone().or_else(|| file.data.clone()).or(usual_data);
        let data = data.ok_or_else(|| anyhow::anyhow!(texts.get("serve-no-folder")))?;
        let certificate = args.tls_cert.clone().or_else(|| file.tls_cert.clone());
        let key = args.tls_key.clone().or_else(|| file.tls_key.clone());
        let tls = match (certificate, key) {
            (Some(certificate), Some(key)) => Some((certificate, key)),
            (None, None) => None,
            _ => anyhow::bail!(texts.get("serve-tls-both")),
        };
        let certifier = certifier(args, &file, &data);
        if tls.is_some() && certifier.is_some() {
            anyhow::bail!(texts.get("serve-tls-or-domain"));
        }
        let tls = tls.or_else(|| certifier.as_ref().map(|certifier| Certifier::files(&certifier.folder)));
        let named = certifier.as_ref().map(|certifier| format!("https://{}", certifier.domain));
        let named = named.map(|origin| origin.parse().expect("a name is part of an address"));
        let database = args.database.clone().or_else(|| file.database.clone());
        let bus = args.bus.clone().or_else(|| file.bus.clone());
        if bus.is_some() && database.is_none() {
            anyhow::bail!(texts.get("serve-bus-needs-database"));
        }
        let log = args.log.clone().or_else(|| std::env::var("RUST_LOG").ok().filter(|log| !log.is_empty()));
        // Who starts it with a double click has phones in the hall, and no terminal to choose another port in.
        let (usual_bind, usual_port) = match (&certifier, args.open) {
            (Some(_), _) => (Ipv4Addr::UNSPECIFIED, Port::Number(PORT_OF_TLS)),
            (None, true) => (Ipv4Addr::UNSPECIFIED, Port::Auto),
            (None, false) => (Ipv4Addr::LOCALHOST, Port::Number(USUAL_PORT)),
        };
        Ok(Settings {
            bind: args.bind.or(file.bind).unwrap_or(IpAddr::V4(usual_bind)),
            port: args.port.or(file.port).unwrap_or(usual_port),
            data,
            database,
            bus,
            public: args.public_url.clone().or_else(|| file.public_url.clone()).or(named),
            proxies: first(&args.trusted_proxy, &file.trusted_proxy),
            tls,
            certifier,
            imprint: args.imprint.clone().or_else(|| file.imprint.clone()),
            privacy: args.privacy.clone().or_else(|| file.privacy.clone()),
            bot_threads: args.bot_threads.or(file.bot_threads).unwrap_or_else(usual_threads).max(1),
            pace: args.pace.or(file.pace).unwrap_or(PaceWord::Normal),
            log: log.or_else(|| file.log.clone()).unwrap_or_else(|| "info".to_owned()),
            log_format: args.log_format.or(file.log_format).unwrap_or(LogFormat::Text),
            metrics_from: first(&args.metrics_from, &file.metrics_from),
            limits: limits(args, &file),
            retention: retention(args.keep_tables.or(file.keep_tables)),
            reserve: u64::from(args.reserve.or(file.reserve).unwrap_or(USUAL_RESERVE)) << 20,
        })
    }
}

/// Who fetches a certificate for the name that was given, else for the one in the file.
fn certifier(args: &ServeArgs, file: &SettingsFile, data: &Path) -> Option<Certifier> {
    let domain = args.domain.clone().or_else(|| file.domain.clone())?;
    Some(Certifier {
        domain,
        directory: args.acme_directory.clone().or_else(|| file.acme_directory.clone()),
        root: args.acme_root.clone().or_else(|| file.acme_root.clone()),
        folder: data.join("certificate"),
    })
}

/// The list that was given, else the one in the file.
fn first(given: &[Network], file: &[Network]) -> Vec<Network> {
    if given.is_empty() { file.to_vec() } else { given.to_vec() }
}

/// How long things are kept, with the days of a table where they were given.
fn retention(days: Option<u32>) -> Retention {
    let usual = Retention::default();
    let tables = match days {
        None => usual.tables,
        Some(0) => None,
        Some(days) => Some(Duration::from_secs(u64::from(days) * 24 * 60 * 60)),
    };
    Retention { tables, ..usual }
}

/// The limits: the usual ones but for what was chosen; none, where they are off.
fn limits(args: &ServeArgs, file: &SettingsFile) -> Limits {
    let usual = match args.limits.or(file.limits) {
        None | Some(LimitsWord::Usual) => Limits::default(),
        Some(LimitsWord::Off) => Limits::NONE,
    };
    let wide = |given: Option<usize>, file: Option<usize>, usual: usize| given.or(file).unwrap_or(usual);
    let rate = |given: Option<u32>, file: Option<u32>, usual: u32| given.or(file).unwrap_or(usual);
    Limits {
        connections: wide(args.max_connections, file.max_connections, usual.connections),
        connections_per_address: wide(
            args.connections_per_address,
            file.connections_per_address,
            usual.connections_per_address,
        ),
        plain_connections_per_address: wide(
            args.plain_connections_per_address,
            file.plain_connections_per_address,
            usual.plain_connections_per_address,
        ),
        unread_seconds: rate(args.unread_seconds, file.unread_seconds, usual.unread_seconds),
        requests_per_second: rate(
            args.requests_per_second,
            file.requests_per_second,
            usual.requests_per_second,
        ),
        messages_per_second: rate(
            args.messages_per_second,
            file.messages_per_second,
            usual.messages_per_second,
        ),
        messages_per_address: rate(
            args.messages_per_address,
            file.messages_per_address,
            usual.messages_per_address,
        ),
        guests_per_minute: rate(args.guests_per_minute, file.guests_per_minute, usual.guests_per_minute),
        tables_per_minute: rate(args.tables_per_minute, file.tables_per_minute, usual.tables_per_minute),
        manners: manners(args, file, usual.manners),
    }
}

/// How often people may talk, and come and go.
fn manners(args: &ServeArgs, file: &SettingsFile, usual: Manners) -> Manners {
    let rate = |given: Option<u32>, file: Option<u32>, usual: u32| given.or(file).unwrap_or(usual);
    Manners {
        chat_per_person: rate(args.chat_per_person, file.chat_per_person, usual.chat_per_person),
        chat_per_table: rate(args.chat_per_table, file.chat_per_table, usual.chat_per_table),
        chat_per_address: rate(args.chat_per_address, file.chat_per_address, usual.chat_per_address),
        changes_per_address: rate(
            args.changes_per_address,
            file.changes_per_address,
            usual.changes_per_address,
        ),
    }
}

/// Half of the cores: the other half is for the tables.
fn usual_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

/// Reads a file; what is wrong in it is shown with its line.
fn read<T: DeserializeOwned>(file: &Path, texts: &Texts) -> anyhow::Result<T> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).with_context(|| name.clone())?;
    toml::from_str(&text).map_err(|error| trouble::of_toml((&name, &text), &error, texts))
}

/// The data folder that other commands on the same data use: as `serve` would find it, without its file.
pub(in crate::commands) fn data_folder_of(given: Option<&Path>, texts: &Texts) -> anyhow::Result<PathBuf> {
    let folder = given.map(Path::to_owned).or_else(data_folder::usual);
    folder.ok_or_else(|| anyhow::anyhow!(texts.get("serve-no-folder")))
}

/// What a failed file says, for a message.
pub(super) fn shown(path: &Path) -> Arg<'static> {
    Arg::from(path.display().to_string())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use clap::Parser;
    use stammtisch_text::{Lang, Texts};

    use super::super::args::ServeArgs;
    use super::super::words::{LogFormat, PaceWord, Port};
    use super::Settings;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: ServeArgs,
    }

    fn gather(folder: &Path, options: &[&str]) -> anyhow::Result<Settings> {
        let folder = folder.to_str().expect("text");
        let begin = ["serve", "--data", folder];
        let line = begin.iter().chain(options);
        let line = Line::try_parse_from(line).expect("the options are known");
        Settings::gather(&line.args, Texts::of(Lang::En))
    }

    #[test]
    fn an_option_wins_over_the_file_and_the_file_over_what_is_usual() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let usual = gather(folder.path(), &[]).expect("nothing is wrong");
        assert_eq!((usual.port, usual.bind.to_string().as_str()), (Port::Number(7333), "127.0.0.1"));
        assert_eq!(usual.limits.connections_per_address, 256);
        let file = "port = 8000\nbind = \"0.0.0.0\"\ntrusted_proxy = [\"10.0.0.0/8\"]\nlog_format = \"json\"\n\
                    public_url = \"https://a.example\"\nmessages_per_second = 3\npace = \"instant\"\n";
        fs::write(folder.path().join("server.toml"), file).expect("ours");
        let read = gather(folder.path(), &[]).expect("the file is right");
        assert_eq!((read.port, read.bind.to_string().as_str()), (Port::Number(8000), "0.0.0.0"));
        assert_eq!(read.public.map(|origin| origin.to_string()).as_deref(), Some("https://a.example"));
        assert_eq!((read.log_format, read.pace), (LogFormat::Json, PaceWord::Instant));
        assert_eq!(read.limits.messages_per_second, 3);
        let options = ["--port", "auto", "--trusted-proxy", "1.1.1.1,2.2.2.2", "--messages-per-second", "4"];
        let given = gather(folder.path(), &options).expect("nothing is wrong");
        assert_eq!((given.port, given.bind.to_string().as_str()), (Port::Auto, "0.0.0.0"));
        assert_eq!(given.proxies.len(), 2);
        assert_eq!(given.limits.messages_per_second, 4);
    }

    #[test]
    fn a_double_click_is_for_the_phones_in_the_hall() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let open = gather(folder.path(), &["--open"]).expect("nothing is wrong");
        assert_eq!((open.port, open.bind.to_string().as_str()), (Port::Auto, "0.0.0.0"));
        let told = gather(folder.path(), &["--open", "--bind", "127.0.0.1", "--port", "8000"]);
        let told = told.expect("nothing is wrong");
        assert_eq!((told.port, told.bind.to_string().as_str()), (Port::Number(8000), "127.0.0.1"));
    }

    #[test]
    fn what_is_wrong_in_the_file_is_pointed_at() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for (text, told) in [
            ("bind = \"0.0.0.0\"\nprot = 8000\n", ["own.toml:2:1", "There is no “prot” here"]),
            ("port = \"often\"\n", ["own.toml:1:8", "a port is auto or 0 to 65535"]),
            ("public_url = \"a.example\"\n", ["own.toml:1:14", "is not an address of the form"]),
            ("trusted_proxy = [\"x\"]\n", ["own.toml:1:17", "is not an address or a network"]),
        ] {
            let file = folder.path().join("own.toml");
            fs::write(&file, text).expect("ours");
            let error = gather(folder.path(), &["--config", file.to_str().expect("text")]);
            let error = error.expect_err("it is wrong").to_string();
            assert!(error.contains("own.toml") && told.iter().all(|told| error.contains(told)), "{error}");
        }
    }

    #[test]
    fn a_bus_is_for_servers_that_share_a_database() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let bus = ["--bus", "nats://localhost:4222"];
        let error = gather(folder.path(), &bus).expect_err("a file is one server's").to_string();
        assert!(error.contains("--database"), "{error}");
        let shared = [bus, ["--database", "postgres://localhost/karten"]].concat();
        assert!(gather(folder.path(), &shared).expect("nothing is wrong").bus.is_some());
        let file = "database = \"postgres://localhost/karten\"\nbus = \"tls://karten.example\"\n";
        fs::write(folder.path().join("server.toml"), file).expect("ours");
        assert!(gather(folder.path(), &[]).expect("nothing is wrong").bus.is_some());
    }

    #[test]
    fn limits_can_be_off_all_together() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let off = gather(folder.path(), &["--limits", "off", "--tables-per-minute", "5"]);
        let off = off.expect("nothing is wrong").limits;
        assert_eq!((off.connections, off.requests_per_second, off.tables_per_minute), (0, 0, 5));
    }

    #[test]
    fn a_certificate_needs_its_key() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let error = gather(folder.path(), &["--tls-cert", "x.pem"]).expect_err("the key is missing");
        assert!(error.to_string().contains("--tls-key"), "{error}");
    }

    #[test]
    fn a_name_brings_its_certificate_its_port_and_its_address() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let named = gather(folder.path(), &["--domain", "Karten.Example"]).expect("nothing is wrong");
        assert_eq!((named.port, named.bind.to_string().as_str()), (Port::Number(443), "0.0.0.0"));
        assert_eq!(named.public.map(|origin| origin.to_string()).as_deref(), Some("https://karten.example"));
        let (chain, _) = named.tls.expect("it speaks TLS");
        assert!(chain.starts_with(folder.path().join("certificate")), "{}", chain.display());
        let told = ["--domain", "karten.example", "--port", "8443", "--public-url", "https://anders.example"];
        let told = gather(folder.path(), &told).expect("nothing is wrong");
        assert_eq!(told.port, Port::Number(8443));
        assert_eq!(told.public.map(|origin| origin.to_string()).as_deref(), Some("https://anders.example"));
        let file = "domain = \"karten.example\"\ntls_cert = \"a.pem\"\ntls_key = \"b.pem\"\n";
        fs::write(folder.path().join("server.toml"), file).expect("ours");
        let error = gather(folder.path(), &[]).expect_err("one certificate is enough").to_string();
        assert!(error.contains("--domain") && error.contains("--tls-cert"), "{error}");
    }
}
