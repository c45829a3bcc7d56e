//! A server that fetches its certificate by itself, from an authority on this machine.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use rcgen::{CertificateParams, DnType, Issuer, KeyPair, date_time_ymd};
use stammtisch_server::certificate::{Certifier, CertifyError};
use stammtisch_server::http::HttpOptions;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};

use crate::authority::{Authority, trusting};
use crate::door::Door;
use crate::house::House;

const NAME: &str = "karten.example";

/// What a browser that believes one authority is answered under a name, speaking as browsers do.
async fn answered(door: &Door, name: &str, authority: &CertificateDer<'static>) -> std::io::Result<String> {
    let mut config = trusting(authority);
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    let stream = TcpStream::connect(&door.address).await?;
    let server = ServerName::try_from(name.to_owned()).expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(server, stream).await?;
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    // Servers may close without a farewell; what counts has come.
    let _ = stream.read_to_end(&mut answer).await;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

fn certifier(folder: &Path, name: &str) -> Certifier {
    Certifier {
        domain: name.parse().expect("a name"),
        directory: None,
        root: None,
        folder: folder.join("certificate"),
    }
}

async fn house() -> House {
    House::with(HttpOptions { tls: true, ..HttpOptions::default() }).await
}

#[tokio::test]
async fn a_server_fetches_its_certificate_and_shows_it() {
    let (house, folder) = (house().await, tempfile::tempdir().expect("a temporary folder"));
    let mut certifier = certifier(folder.path(), NAME);
    let tls = certifier.tls().expect("one of its own");
    let door = Door::open(&house, Some(tls.clone())).await;
    let authority = Authority::open(folder.path(), door.address.parse().expect("an address")).await;
    certifier.directory = Some(authority.directory.clone());
    certifier.root = Some(authority.root.clone());
    assert!(answered(&door, NAME, &authority.signs).await.is_err(), "nobody believes its own");
    assert!(certifier.is_due(SystemTime::now()), "its own is no certificate");
    certifier.fetch(&tls).await.expect("the authority finds it");
    let answer = answered(&door, NAME, &authority.signs).await.expect("it is believed");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(!certifier.is_due(SystemTime::now()));
    certifier.fetch(&tls).await.expect("once more");
    assert_eq!(authority.accounts(), 1, "the account of the first time is used again");
    answered(&door, NAME, &authority.signs).await.expect("it is believed");
    door.close().await;
}

#[tokio::test]
async fn what_is_fetched_is_there_after_a_restart_and_its_owner_s_alone() {
    let (house, folder) = (house().await, tempfile::tempdir().expect("a temporary folder"));
    let mut certifier = certifier(folder.path(), NAME);
    let tls = certifier.tls().expect("one of its own");
    let door = Door::open(&house, Some(tls.clone())).await;
    let authority = Authority::open(folder.path(), door.address.parse().expect("an address")).await;
    certifier.directory = Some(authority.directory.clone());
    certifier.root = Some(authority.root.clone());
    certifier.fetch(&tls).await.expect("the authority finds it");
    door.close().await;
    let again = Door::open(&house, Some(certifier.tls().expect("that of before"))).await;
    answered(&again, NAME, &authority.signs).await.expect("it is believed");
    again.close().await;
    for file in fs::read_dir(&certifier.folder).expect("a folder").flatten() {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = file.metadata().expect("a file").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{}", file.path().display());
        }
        assert!(["chain.pem", "key.pem", "account.json"].contains(&file.file_name().to_str().expect("text")));
    }
}

#[tokio::test]
async fn where_the_name_leads_elsewhere_nothing_is_signed_and_what_was_there_stays() {
    let (house, folder) = (house().await, tempfile::tempdir().expect("a temporary folder"));
    let mut certifier = certifier(folder.path(), NAME);
    let tls = certifier.tls().expect("one of its own");
    let before = fs::read(Certifier::files(&certifier.folder).0).expect("it is there");
    let (door, other) = (Door::open(&house, Some(tls.clone())).await, Door::open(&house, None).await);
    let authority = Authority::open(folder.path(), other.address.parse().expect("an address")).await;
    certifier.directory = Some(authority.directory.clone());
    certifier.root = Some(authority.root.clone());
    let error = certifier.fetch(&tls).await.expect_err("the authority finds somebody else");
    assert!(matches!(error, CertifyError::NotFound(_)), "{error}");
    assert!(error.to_string().contains(NAME), "{error}");
    assert_eq!(fs::read(Certifier::files(&certifier.folder).0).expect("it is there"), before);
    let own = CertificateDer::from(pem(&before));
    answered(&door, NAME, &own).await.expect("the one of its own is shown");
    door.close().await;
    other.close().await;
}

#[tokio::test]
async fn nobody_but_an_authority_that_was_called_is_shown_an_answer() {
    let (house, folder) = (house().await, tempfile::tempdir().expect("a temporary folder"));
    let certifier = certifier(folder.path(), NAME);
    let tls = certifier.tls().expect("one of its own");
    let door = Door::open(&house, Some(tls)).await;
    let own =
        CertificateDer::from(pem(&fs::read(Certifier::files(&certifier.folder).0).expect("it is there")));
    let mut config = trusting(&own);
    config.alpn_protocols = vec![b"acme-tls/1".to_vec()];
    let stream = TcpStream::connect(&door.address).await.expect("it listens");
    let name = ServerName::try_from(NAME).expect("a name");
    assert!(TlsConnector::from(Arc::new(config)).connect(name, stream).await.is_err());
    door.close().await;
}

fn pem(text: &[u8]) -> Vec<u8> {
    use tokio_rustls::rustls::pki_types::pem::PemObject as _;
    CertificateDer::from_pem_slice(text).expect("a certificate").to_vec()
}

/// Keeps a certificate from 1 January to 1 April 2030 for a name.
fn keep(certifier: &Certifier, name: &str) {
    let authority = KeyPair::generate().expect("a key");
    let mut issuer = CertificateParams::new(Vec::<String>::new()).expect("no names");
    issuer.distinguished_name.push(DnType::CommonName, "Stelle");
    let issuer = Issuer::new(issuer, authority);
    let mut wanted = CertificateParams::new([name.to_owned()]).expect("a name");
    (wanted.not_before, wanted.not_after) = (date_time_ymd(2030, 1, 1), date_time_ymd(2030, 4, 1));
    let key = KeyPair::generate().expect("a key");
    let signed = wanted.signed_by(&key, &issuer).expect("a certificate");
    fs::create_dir_all(&certifier.folder).expect("ours");
    fs::write(Certifier::files(&certifier.folder).0, signed.pem()).expect("ours");
}

#[test]
fn a_certificate_is_renewed_when_a_third_of_its_time_is_left() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let certifier = certifier(folder.path(), NAME);
    // 1 January 2030, and days after it.
    let day = |days: u64| SystemTime::UNIX_EPOCH + Duration::from_secs(1_893_456_000 + days * 86_400);
    assert!(certifier.is_due(day(0)), "there is none");
    keep(&certifier, NAME);
    assert!(!certifier.is_due(day(0)) && !certifier.is_due(day(59)));
    assert!(certifier.is_due(day(61)) && certifier.is_due(day(100)));
    keep(&certifier, "andere.example");
    assert!(certifier.is_due(day(0)), "it is for another name");
    fs::write(Certifier::files(&certifier.folder).0, "half a certific").expect("ours");
    assert!(certifier.is_due(day(0)), "it is broken");
}
