//! `stammtisch serve`: the server, from its settings to its end.

mod args;
mod caretaker;
mod greeting;
mod house;
mod listening;
mod opening;
mod renewal;
mod reviewing;
mod settings;
mod words;

use std::io::{self, IsTerminal as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use schafkopf::RuleSet;
use stammtisch_accounts::{Accounts, LegalPages};
use stammtisch_http::clock::{Clock as _, SystemClock};
use stammtisch_http::network::home_address;
use stammtisch_http::randomness::SystemRandomness;
use stammtisch_learn::review::{ReviewOptions, Reviews};
use stammtisch_server::certificate::Certifier;
use stammtisch_server::data_folder::{self, DataFolder, DataFolderError};
use stammtisch_server::http::{App, Cookies, HttpOptions, Origin, Parts};
use stammtisch_server::hub::{Hub, HubOptions};
use stammtisch_server::serving::{Tls, serve};
use stammtisch_server::space::{DiskOf, Space};
use stammtisch_server::table::{Delays, Pace};
use stammtisch_store::StoreError;
use stammtisch_text::{Arg, Texts};
use tokio::sync::watch;
use tracing_subscriber::EnvFilter;

pub(crate) use args::ServeArgs;
pub(in crate::commands) use settings::data_folder_of;

use super::{Context, bus, database};
use caretaker::Caretaker;
use greeting::Greeting;
use house::{House, Residents};
use listening::listen;
use reviewing::Follower;
use settings::{Settings, shown};
use words::{LogFormat, PaceWord, Port, USUAL_PORT};

pub(super) fn run(args: &ServeArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let settings = Settings::gather(args, texts)?;
    if args.new_admin_link {
        return print_admin_link(&settings, texts);
    }
    log(&settings, texts)?;
    let rules: Vec<Arc<RuleSet>> = context.rule_sets()?.iter().cloned().collect();
    let given = settings.tls.as_ref().filter(|_| settings.certifier.is_none());
    let given = given.map(|(certificate, key)| Tls::read(certificate, key)).transpose()?;
    let legal = legal_pages(&settings, texts)?;
    let folder = DataFolder::take(&settings.data).map_err(|error| folder_told(error, texts))?;
    let fetched = settings.certifier.as_ref().map(Certifier::tls).transpose()?;
    let tls = given.or(fetched);
    let listener = listen(settings.bind, settings.port, texts)?;
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let address = listener.local_addr()?;
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let opened = database::open_whole(settings.database.as_ref(), folder.path()).await;
        let opened = opened.map_err(|error| database_told(error, texts));
        let (store, backup) = opened?;
        if let Some(backup) = backup {
            tracing::info!(file = %backup.file.display(), "the database was copied before its form was changed");
        }
        let options = http_options(&settings, address);
        let key = folder.key().map_err(|error| folder_told(error, texts))?;
        caretaker::note_key(&*store, &key).await?;
        let cluster = match &settings.bus {
            Some(bus) => Some(bus::join(bus, &key).await.context(texts.get("serve-no-bus"))?),
            None => None,
        };
        if cluster.is_none() && !store.nodes(SystemClock::new().now()).await?.is_empty() {
            anyhow::bail!(texts.get("serve-others-there"));
        }
        greet(&settings, &options, (address, args.open), &folder, texts)?;
        if args.open {
            opening::open_hall(&here(options.tls, address), &folder.admin_link().make(now())?, texts);
        }
        let (clock, random) = (SystemClock::new(), Arc::new(SystemRandomness));
        let cookies = Cookies::new(key.clone(), folder.admin_link(), options.is_secure());
        let house = House::new(cookies, clock, store.clone());
        let around = (clock, Arc::clone(&house));
        let accounts = house::accounts(store.clone(), around, options.is_secure(), legal);
        let disk = DiskOf(folder.path().to_owned());
        let space = Arc::new(Space::new(disk, folder.path(), settings.reserve));
        let reviews = Reviews::start(rules.clone(), ReviewOptions::default())?;
        let hub_options = HubOptions {
            space: Some(Arc::clone(&space)),
            follower: Some(Arc::new(Follower(reviews.clone()))),
            cluster,
            ..hub_options(&settings, &accounts)
        };
        let hub = Hub::open(store.clone(), hub_options, Arc::new(clock), random.clone()).await?;
        house.fill(hub.clone());
        let routes = house::routes(
            (store.clone(), Arc::clone(&house), &key),
            (&rules, addresses(&options)),
            accounts.clone(),
            reviews,
        );
        let clock = Arc::new(clock);
        let caretaker = Caretaker {
            store: store.clone(),
            hub: hub.clone(),
            accounts: accounts.clone(),
            house,
            space,
            clock: clock.clone(),
            retention: settings.retention,
        };
        let parts = Parts { hub, key, admin: folder.admin_link(), rules, clock, random, options };
        let app = App::with_routes(parts, routes);
        let caretaking = tokio::spawn(caretaker.work());
        let renewing = tls.clone().map(renewal::renew).transpose()?;
        let certifying = settings.certifier.clone().zip(tls.clone());
        let certifying = certifying.map(|(certifier, tls)| tokio::spawn(certifier.work(tls)));
        serve(listener, app, tls, end_of_process()?).await;
        renewing.into_iter().chain(certifying).for_each(|task| task.abort());
        caretaking.abort();
        tracing::info!("the server ends");
        accounts.flush().await;
        store.close().await;
        Ok(ExitCode::SUCCESS)
    })
}

/// The legal texts of the operator, as far as there are any.
fn legal_pages(settings: &Settings, texts: &Texts) -> anyhow::Result<LegalPages> {
    let read = |file: &Option<PathBuf>| -> anyhow::Result<Option<String>> {
        let Some(file) = file else { return Ok(None) };
        let text = std::fs::read_to_string(file);
        text.map(Some).with_context(|| texts.format("serve-legal-file", &[("file", shown(file))]))
    };
    Ok(LegalPages { imprint: read(&settings.imprint)?, privacy: read(&settings.privacy)? })
}

/// What is wrong with a database, in words.
pub(in crate::commands) fn database_told(error: StoreError, texts: &Texts) -> anyhow::Error {
    let text = match &error {
        StoreError::NotOurs { file } => texts.format("serve-not-our-database", &[("file", shown(file))]),
        StoreError::Corrupt { file, why } => {
            let args = [("file", shown(file)), ("why", Arg::from(why.as_str()))];
            texts.format("serve-corrupt-database", &args)
        }
        StoreError::Newer { file, found, known } => {
            let args = [("file", shown(file)), ("found", Arg::from(*found)), ("known", Arg::from(*known))];
            texts.format("serve-newer-database", &args)
        }
        _ => return error.into(),
    };
    anyhow::anyhow!(text)
}

/// What is wrong with the data folder, in words.
pub(in crate::commands) fn folder_told(error: DataFolderError, texts: &Texts) -> anyhow::Error {
    match error {
        DataFolderError::InUse(folder) => {
            anyhow::anyhow!(texts.format("serve-folder-in-use", &[("folder", shown(&folder))]))
        }
        DataFolderError::File { file, source } => {
            let args = [("file", shown(&file))];
            anyhow::Error::new(source).context(texts.format("serve-folder-file", &args))
        }
    }
}

fn hub_options(settings: &Settings, accounts: &Accounts) -> HubOptions {
    let (pace, delays) = match settings.pace {
        PaceWord::Calm => (Pace::Calm, None),
        PaceWord::Normal => (Pace::Normal, None),
        PaceWord::Brisk => (Pace::Brisk, None),
        PaceWord::Hasty => (Pace::Normal, Some(Delays::HASTY)),
        PaceWord::Instant => (Pace::Normal, Some(Delays::INSTANT)),
    };
    HubOptions {
        pace,
        delays,
        bot_threads: settings.bot_threads,
        manners: settings.limits.manners,
        history: Some(Arc::new(accounts.sink())),
        people: Some(Arc::new(Residents(accounts.clone()))),
        ..HubOptions::default()
    }
}

fn http_options(settings: &Settings, address: SocketAddr) -> HttpOptions {
    let tls = settings.tls.is_some();
    let home = address.ip().is_unspecified().then(home_address).flatten();
    let home = match address.ip() {
        ip if ip.is_loopback() => None,
        ip if ip.is_unspecified() => home,
        ip => Some(ip),
    };
    HttpOptions {
        public: settings.public.clone(),
        home: home.map(|ip| Origin::of(tls, SocketAddr::new(ip, address.port()))),
        tls,
        proxies: settings.proxies.clone(),
        metrics_from: settings.metrics_from.clone(),
        limits: settings.limits,
    }
}

/// Where phones reach the server, the address for everybody first.
fn addresses(options: &HttpOptions) -> Vec<String> {
    options.public.iter().chain(&options.home).map(ToString::to_string).collect()
}

/// The address of a server as this machine itself reaches it.
fn here(tls: bool, address: SocketAddr) -> Origin {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    Origin::of(tls, SocketAddr::new(ip, address.port()))
}

/// Prints where the server is and what it keeps; as long as there is no administrator, with a link to become one.
fn greet(
    settings: &Settings,
    options: &HttpOptions,
    (address, opens): (SocketAddr, bool),
    folder: &DataFolder,
    texts: &Texts,
) -> anyhow::Result<()> {
    let here = here(options.tls, address);
    let base = options.public.as_ref().unwrap_or(&here);
    let link = folder.admin_link();
    // The browser that opens by itself brings its own.
    let admin =
        if opens || link.was_used()? { None } else { Some(format!("{base}/admin#{}", link.make(now())?)) };
    let mut out = io::stdout().lock();
    let greeting = Greeting {
        here: &here,
        home: options.home.as_ref(),
        public: options.public.as_ref(),
        only_here: address.ip().is_loopback(),
        data: &settings.data,
        fresh: folder.is_fresh(),
        admin: admin.as_deref(),
        colours: out.is_terminal(),
    };
    out.write_all(greeting.text(texts).as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Makes another link for the administrator, also beside a running server.
fn print_admin_link(settings: &Settings, texts: &Texts) -> anyhow::Result<ExitCode> {
    if settings.database.is_none() && !data_folder::database(&settings.data).exists() {
        anyhow::bail!(texts.format("serve-no-data", &[("folder", shown(&settings.data))]));
    }
    let token = data_folder::admin_link(&settings.data).make(now())?;
    let port = match settings.port {
        Port::Auto => USUAL_PORT,
        Port::Number(number) => number,
    };
    let here = here(settings.tls.is_some(), SocketAddr::new(settings.bind, port));
    let base = settings.public.as_ref().unwrap_or(&here);
    writeln!(io::stdout(), "{}\n  {base}/admin#{token}", texts.get("serve-admin"))?;
    Ok(ExitCode::SUCCESS)
}

/// Now, in seconds of UTC.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// Starts the log, on standard error.
fn log(settings: &Settings, texts: &Texts) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&settings.log);
    let filter = filter
        .with_context(|| texts.format("serve-bad-log", &[("filter", Arg::from(settings.log.as_str()))]))?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    let started = match settings.log_format {
        LogFormat::Text => log.with_target(false).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
    started.map_err(|error| anyhow::anyhow!(error))
}

/// Becomes true when the process is asked to end; asked twice, it ends at once.
fn end_of_process() -> io::Result<watch::Receiver<bool>> {
    let (sender, receiver) = watch::channel(false);
    let mut signals = Signals::new()?;
    tokio::spawn(async move {
        signals.next().await;
        sender.send_replace(true);
        signals.next().await;
        std::process::exit(130);
    });
    Ok(receiver)
}

/// The signals that ask a process to end.
struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    /// The window of the program is closed.
    #[cfg(windows)]
    close: tokio::signal::windows::CtrlClose,
    /// The machine is shut down.
    #[cfg(windows)]
    shutdown: tokio::signal::windows::CtrlShutdown,
}

impl Signals {
    fn new() -> io::Result<Signals> {
        Ok(Signals {
            #[cfg(unix)]
            terminate: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?,
            #[cfg(windows)]
            close: tokio::signal::windows::ctrl_close()?,
            #[cfg(windows)]
            shutdown: tokio::signal::windows::ctrl_shutdown()?,
        })
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    }

    #[cfg(windows)]
    async fn next(&mut self) {
        tokio::select! {
            _ = self.close.recv() => {}
            _ = self.shutdown.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    }
}
