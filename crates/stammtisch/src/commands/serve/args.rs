//! What `stammtisch serve` is told on the command line and by the environment.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::Args;
use stammtisch_http::network::Network;
use stammtisch_server::certificate::Domain;
use stammtisch_server::http::Origin;

use super::super::bus::BusUrl;
use super::super::database::DatabaseUrl;
use super::words::{LimitsWord, LogFormat, PaceWord, Port};

/// Starts the server: tables in the browser, for you, your friends and bots.
///
/// Every setting can be given as an option, as a variable of the environment, or in a file; an option wins over a
/// variable, a variable over the file. docs/server.md describes them all.
#[derive(Debug, Default, Args)]
#[command(after_help = "\
Examples:
  stammtisch serve                                play on this machine
  stammtisch serve --bind 0.0.0.0                 play with phones in the same network
  stammtisch serve --public-url https://karten.example --trusted-proxy 127.0.0.1
  stammtisch serve --domain karten.example        in the internet, with a certificate that is fetched and renewed
  stammtisch serve --bind 0.0.0.0 --port 443 --tls-cert chain.pem --tls-key key.pem
  stammtisch serve --open                         for a tournament: opens the browser at the hall
  stammtisch serve --new-admin-link               another link for the administrator")]
pub(crate) struct ServeArgs {
    /// Address to listen on; 0.0.0.0 for the whole network. Default: 127.0.0.1, this machine only.
    #[arg(long, value_name = "ADDR", env = "STAMMTISCH_BIND")]
    pub(super) bind: Option<IpAddr>,

    /// Port; auto for the next free one, 0 for any. Default: 7333.
    #[arg(long, value_name = "PORT", env = "STAMMTISCH_PORT")]
    pub(super) port: Option<Port>,

    /// Folder with everything the server keeps. Default: the usual place for data of programs.
    #[arg(long, value_name = "DIR", env = "STAMMTISCH_DATA")]
    pub(super) data: Option<PathBuf>,

    /// PostgreSQL database that keeps tables, accounts and tournaments (postgres://USER:PASSWORD@HOST/NAME). Default: a file
    /// in the data folder.
    #[arg(long, value_name = "URL", env = "STAMMTISCH_DATABASE", hide_env_values = true)]
    pub(super) database: Option<DatabaseUrl>,

    /// NATS server that carries messages between several servers of one database (nats://USER:PASSWORD@HOST:4222); each needs
    /// a data folder of its own with the same server.key. Default: this server is alone.
    #[arg(long, value_name = "URL", env = "STAMMTISCH_BUS", hide_env_values = true)]
    pub(super) bus: Option<BusUrl>,

    /// File with settings (TOML). Default: server.toml in the data folder, if it is there.
    #[arg(long, value_name = "FILE", env = "STAMMTISCH_CONFIG")]
    pub(super) config: Option<PathBuf>,

    /// Address under which people reach the server, where a proxy stands before it.
    #[arg(long, value_name = "URL", env = "STAMMTISCH_PUBLIC_URL")]
    pub(super) public_url: Option<Origin>,

    /// Address or network of a proxy whose X-Forwarded-For is believed; several with commas.
    #[arg(long, value_name = "NET", env = "STAMMTISCH_TRUSTED_PROXY", value_delimiter = ',')]
    pub(super) trusted_proxy: Vec<Network>,

    /// Certificate chain (PEM), to speak TLS.
    #[arg(long, value_name = "FILE", env = "STAMMTISCH_TLS_CERT")]
    pub(super) tls_cert: Option<PathBuf>,

    /// Key of the certificate (PEM).
    #[arg(long, value_name = "FILE", env = "STAMMTISCH_TLS_KEY")]
    pub(super) tls_key: Option<PathBuf>,

    /// Name that leads to this server: its certificate is fetched and renewed by itself (ACME), under the terms of the authority.
    /// Unless told otherwise it listens to the whole network on port 443.
    #[arg(long, value_name = "NAME", env = "STAMMTISCH_DOMAIN", conflicts_with_all = ["tls_cert", "tls_key"])]
    pub(super) domain: Option<Domain>,

    /// Directory of the authority (ACME) that signs. Default: Let's Encrypt.
    #[arg(long, value_name = "URL", env = "STAMMTISCH_ACME_DIRECTORY")]
    pub(super) acme_directory: Option<String>,

    /// Certificate (PEM) by which an authority of one's own is believed. Default: those of the system.
    #[arg(long, value_name = "FILE", env = "STAMMTISCH_ACME_ROOT")]
    pub(super) acme_root: Option<PathBuf>,

    /// Threads on which bots think. Default: half of the cores, at least one.
    #[arg(long, value_name = "N", env = "STAMMTISCH_BOT_THREADS")]
    pub(super) bot_threads: Option<usize>,

    /// How fast tables go that nobody chose a pace for: calm, normal or brisk. With hasty bots hardly hesitate at any table,
    /// for tests in a browser; with instant nobody waits for anything, for programs that play. Default: normal.
    #[arg(long, value_name = "PACE", env = "STAMMTISCH_PACE")]
    pub(super) pace: Option<PaceWord>,

    /// What is logged: error, warn, info, debug, or a filter like stammtisch_server=debug. Default: RUST_LOG, else info.
    #[arg(long, value_name = "FILTER", env = "STAMMTISCH_LOG")]
    pub(super) log: Option<String>,

    /// Form of the log: text or json. Default: text.
    #[arg(long, value_name = "FORM", env = "STAMMTISCH_LOG_FORMAT")]
    pub(super) log_format: Option<LogFormat>,

    /// Address or network that may read /metrics, besides this machine; several with commas.
    #[arg(long, value_name = "NET", env = "STAMMTISCH_METRICS_FROM", value_delimiter = ',')]
    pub(super) metrics_from: Vec<Network>,

    /// Whether addresses are limited: usual, or off for measurements.
    #[arg(long, value_name = "LIMITS", env = "STAMMTISCH_LIMITS")]
    pub(super) limits: Option<LimitsWord>,

    /// WebSocket connections of all together; 0 for no limit. Default: 20000.
    #[arg(long, value_name = "N", env = "STAMMTISCH_MAX_CONNECTIONS", help_heading = "Limits")]
    pub(super) max_connections: Option<usize>,

    /// WebSocket connections of one address; 0 for no limit. Default: 256.
    #[arg(long, value_name = "N", env = "STAMMTISCH_CONNECTIONS_PER_ADDRESS", help_heading = "Limits")]
    pub(super) connections_per_address: Option<usize>,

    /// Plain connections of one address; 0 for no limit. Default: 512.
    #[arg(long, value_name = "N", env = "STAMMTISCH_PLAIN_CONNECTIONS_PER_ADDRESS", help_heading = "Limits")]
    pub(super) plain_connections_per_address: Option<usize>,

    /// Seconds for which a client may read nothing of what is sent to it; 0 for no limit. Default: 20.
    #[arg(long, value_name = "N", env = "STAMMTISCH_UNREAD_SECONDS", help_heading = "Limits")]
    pub(super) unread_seconds: Option<u32>,

    /// Requests of one address in a second, ten times as many at once; 0 for no limit. Default: 50.
    #[arg(long, value_name = "N", env = "STAMMTISCH_REQUESTS_PER_SECOND", help_heading = "Limits")]
    pub(super) requests_per_second: Option<u32>,

    /// Messages on one connection in a second, four times as many at once; 0 for no limit. Default: 10.
    #[arg(long, value_name = "N", env = "STAMMTISCH_MESSAGES_PER_SECOND", help_heading = "Limits")]
    pub(super) messages_per_second: Option<u32>,

    /// Messages of one address in a second, four times as many at once; 0 for no limit. Default: 500.
    #[arg(long, value_name = "N", env = "STAMMTISCH_MESSAGES_PER_ADDRESS", help_heading = "Limits")]
    pub(super) messages_per_address: Option<u32>,

    /// New names from one address in a minute; 0 for no limit. Default: 60.
    #[arg(long, value_name = "N", env = "STAMMTISCH_GUESTS_PER_MINUTE", help_heading = "Limits")]
    pub(super) guests_per_minute: Option<u32>,

    /// New tables from one address in a minute; 0 for no limit. Default: 30.
    #[arg(long, value_name = "N", env = "STAMMTISCH_TABLES_PER_MINUTE", help_heading = "Limits")]
    pub(super) tables_per_minute: Option<u32>,

    /// Lines of chat of one person in a minute, half as many at once; 0 for no limit. Default: 12.
    #[arg(long, value_name = "N", env = "STAMMTISCH_CHAT_PER_PERSON", help_heading = "Limits")]
    pub(super) chat_per_person: Option<u32>,

    /// Lines of chat at one table in a minute, half as many at once; 0 for no limit. Default: 30.
    #[arg(long, value_name = "N", env = "STAMMTISCH_CHAT_PER_TABLE", help_heading = "Limits")]
    pub(super) chat_per_table: Option<u32>,

    /// Lines of chat of one address in a minute; 0 for no limit. Default: 60.
    #[arg(long, value_name = "N", env = "STAMMTISCH_CHAT_PER_ADDRESS", help_heading = "Limits")]
    pub(super) chat_per_address: Option<u32>,

    /// How often people of one address sit down, stand up and the like in a minute; 0 for no limit. Default: 300.
    #[arg(long, value_name = "N", env = "STAMMTISCH_CHANGES_PER_ADDRESS", help_heading = "Limits")]
    pub(super) changes_per_address: Option<u32>,

    /// Days after which a table at which nothing happens is thrown away; 0 for never. Default: 30.
    #[arg(long, value_name = "DAYS", env = "STAMMTISCH_KEEP_TABLES", help_heading = "Room")]
    pub(super) keep_tables: Option<u32>,

    /// MiB on the disk that are held for hands that run; 0 for none. Default: 64.
    #[arg(long, value_name = "MIB", env = "STAMMTISCH_RESERVE", help_heading = "Room")]
    pub(super) reserve: Option<u32>,

    /// Text file with the imprint: who runs this server. Default: none.
    #[arg(long, value_name = "FILE", env = "STAMMTISCH_IMPRINT")]
    pub(super) imprint: Option<PathBuf>,

    /// Text file about privacy, instead of the one that is built in.
    #[arg(long, value_name = "FILE", env = "STAMMTISCH_PRIVACY")]
    pub(super) privacy: Option<PathBuf>,

    /// For a double click: opens the browser at the tournament hall, as its administrator. Unless told otherwise it listens
    /// to the whole network, so that phones reach it, on the next free port.
    #[arg(long)]
    pub(super) open: bool,

    /// Prints a new one-time link for the administrator, also beside a running server, and ends.
    #[arg(long)]
    pub(super) new_admin_link: bool,
}
