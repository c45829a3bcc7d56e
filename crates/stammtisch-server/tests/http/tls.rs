//! TLS.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use rcgen::{CertifiedKey, generate_simple_self_signed};
use stammtisch_server::http::HttpOptions;
use stammtisch_server::serving::Tls;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::door::Door;
use crate::house::House;

/// Writes a new certificate with its key into a folder.
fn certify(folder: &Path) -> (PathBuf, PathBuf, CertificateDer<'static>) {
    let made = generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let CertifiedKey { cert, signing_key } = made;
    let (chain, key) = (folder.join("chain.pem"), folder.join("key.pem"));
    fs::write(&chain, cert.pem()).expect("ours");
    fs::write(&key, signing_key.serialize_pem()).expect("ours");
    (chain, key, cert.der().clone())
}

/// What a server answers to a client that trusts one certificate; an error if it shows another.
async fn answered(door: &Door, trusted: &CertificateDer<'static>) -> std::io::Result<String> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).expect("a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(&door.address).await.expect("it listens");
    let name = ServerName::try_from("localhost").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await?;
    let request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request).await.expect("it is open");
    let mut answer = Vec::new();
    // Servers may close without a farewell; what counts has come.
    let _ = stream.read_to_end(&mut answer).await;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

#[tokio::test]
async fn a_server_with_a_certificate_speaks_tls_and_says_so() {
    let house = House::with(HttpOptions { tls: true, ..HttpOptions::default() }).await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (chain, key, certificate) = certify(folder.path());
    let door = Door::open(&house, Some(Tls::read(&chain, &key).expect("they go together"))).await;
    let answer = answered(&door, &certificate).await.expect("a handshake");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(answer.contains("strict-transport-security: max-age="), "{answer}");
    door.close().await;
}

#[tokio::test]
async fn a_renewed_certificate_is_shown_without_a_restart() {
    let house = House::with(HttpOptions { tls: true, ..HttpOptions::default() }).await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (chain, key, first) = certify(folder.path());
    let tls = Tls::read(&chain, &key).expect("they go together");
    let door = Door::open(&house, Some(tls.clone())).await;
    answered(&door, &first).await.expect("a handshake");
    let (_, _, second) = certify(folder.path());
    tls.reload().expect("they go together");
    assert!(answered(&door, &first).await.is_err(), "it is not shown any more");
    answered(&door, &second).await.expect("a handshake");
    assert!(!tls.reload_if_changed().expect("they can be read"), "nothing has changed");
    fs::write(&chain, "half a certific").expect("ours");
    let later = SystemTime::now() + Duration::from_mins(1);
    fs::File::options().write(true).open(&chain).and_then(|file| file.set_modified(later)).expect("ours");
    assert!(tls.reload_if_changed().is_err(), "it is seen, and refused");
    answered(&door, &second).await.expect("the one before stays");
    door.close().await;
}

#[test]
fn what_is_no_certificate_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("chain.pem");
    let told = |error: Option<stammtisch_server::serving::TlsError>| error.expect("it is wrong").to_string();
    assert!(told(Tls::read(&file, &file).err()).contains("chain.pem"));
    fs::write(&file, "nothing").expect("ours");
    assert!(told(Tls::read(&file, &file).err()).contains("chain.pem"));
}
