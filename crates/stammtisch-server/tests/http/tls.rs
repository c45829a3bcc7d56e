//! TLS.

use std::fs;
use std::sync::Arc;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use stammtisch_server::http::HttpOptions;
use stammtisch_server::serving::Tls;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::door::Door;
use crate::house::House;

#[tokio::test]
async fn a_server_with_a_certificate_speaks_tls_and_says_so() {
    let house = House::with(HttpOptions { tls: true, ..HttpOptions::default() }).await;
    let made = generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let CertifiedKey { cert, signing_key } = made;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (chain, key) = (folder.path().join("chain.pem"), folder.path().join("key.pem"));
    fs::write(&chain, cert.pem()).expect("ours");
    fs::write(&key, signing_key.serialize_pem()).expect("ours");
    let door = Door::open(&house, Some(Tls::read(&chain, &key).expect("they go together"))).await;

    let mut roots = RootCertStore::empty();
    roots.add(cert.der().clone()).expect("a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(&door.address).await.expect("it listens");
    let name = ServerName::try_from("localhost").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.expect("a handshake");
    let request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request).await.expect("it is open");
    let mut answer = Vec::new();
    // Servers may close without a farewell; what counts has come.
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(answer.contains("strict-transport-security: max-age="), "{answer}");
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
