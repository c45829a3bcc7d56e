//! A small certificate authority on this machine (RFC 8555, 8737): it checks signatures, asks for the name, and signs.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use rcgen::{
    BasicConstraints, CertificateParams, CertificateSigningRequestParams, DnType, IsCa, Issuer, KeyPair,
    generate_simple_self_signed,
};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::ring as provider;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    ClientConfig, DigitallySignedStruct, Error, RootCertStore, ServerConfig, SignatureScheme,
};
use tokio_rustls::{TlsAcceptor, TlsConnector};
use x509_parser::parse_x509_certificate;

/// What the one who is asked must show: the extension in which the digest stands (RFC 8737, 3).
const DIGEST: &str = "1.3.6.1.5.5.7.1.31";
const TOKEN: &str = "DGyRejmCefe7v4NfDGDKfA";

/// What the authority knows.
#[derive(Default)]
struct Known {
    /// The key of the account, and its thumbprint.
    key: Option<(Vec<u8>, String)>,
    accounts: u32,
    nonces: u64,
    name: String,
    status: &'static str,
    certificate: Option<String>,
}

/// An authority that listens.
pub(crate) struct Authority {
    pub(crate) directory: String,
    /// The certificate by which its own address is believed.
    pub(crate) root: PathBuf,
    /// What it signs with.
    pub(crate) signs: CertificateDer<'static>,
    known: Arc<Mutex<Known>>,
}

/// What every handler needs.
#[derive(Clone)]
struct Office {
    base: String,
    /// Where names lead: to the server of the test.
    server: SocketAddr,
    issuer: Arc<Issuer<'static, KeyPair>>,
    chain: String,
    known: Arc<Mutex<Known>>,
}

impl Authority {
    pub(crate) async fn open(folder: &Path, server: SocketAddr) -> Authority {
        let own = generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
        let root = folder.join("authority.pem");
        std::fs::write(&root, own.cert.pem()).expect("ours");
        let key = KeyPair::generate().expect("a key");
        let mut wanted = CertificateParams::new(Vec::<String>::new()).expect("no names");
        wanted.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        wanted.distinguished_name.push(DnType::CommonName, "Kleine Stelle");
        let signs = wanted.self_signed(&key).expect("a certificate");
        let (chain, signing) = (signs.pem(), signs.der().clone());
        let issuer = Arc::new(Issuer::new(wanted, key));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("some port is free");
        let port = listener.local_addr().expect("it listens").port();
        let base = format!("https://localhost:{port}");
        let known = Arc::new(Mutex::new(Known { status: "pending", ..Known::default() }));
        let office = Office { base: base.clone(), server, issuer, chain, known: Arc::clone(&known) };
        let secret = PrivateKeyDer::Pkcs8(own.signing_key.serialize_der().into());
        let config = ServerConfig::builder_with_provider(Arc::new(provider::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the usual versions")
            .with_no_client_auth()
            .with_single_cert(vec![own.cert.der().clone()], secret)
            .expect("they go together");
        tokio::spawn(listen(listener, TlsAcceptor::from(Arc::new(config)), router(office)));
        Authority { directory: format!("{base}/directory"), root, signs: signing, known }
    }

    /// How many accounts were opened.
    pub(crate) fn accounts(&self) -> u32 {
        self.known.lock().expect("nobody panicked").accounts
    }
}

async fn listen(listener: TcpListener, acceptor: TlsAcceptor, router: Router) {
    while let Ok((stream, _)) = listener.accept().await {
        let (acceptor, router) = (acceptor.clone(), router.clone());
        tokio::spawn(async move {
            if let Ok(stream) = acceptor.accept(stream).await {
                let service = TowerToHyperService::new(router);
                let http = hyper::server::conn::http1::Builder::new();
                let _ = http.serve_connection(TokioIo::new(stream), service).await;
            }
        });
    }
}

fn router(office: Office) -> Router {
    Router::new()
        .route("/directory", get(directory))
        .route("/nonce", get(nonce).head(nonce))
        .route("/account", post(account))
        .route("/order", post(order))
        .route("/order/1", post(look_at_order))
        .route("/authorization", post(authorization))
        .route("/challenge", post(challenge))
        .route("/finalize", post(finalize))
        .route("/certificate", post(certificate))
        .with_state(office)
}

async fn directory(State(office): State<Office>) -> Response {
    let at = |path: &str| format!("{}/{path}", office.base);
    axum::Json(json!({
        "newNonce": at("nonce"), "newAccount": at("account"), "newOrder": at("order"),
        "revokeCert": at("revoke"), "keyChange": at("key"),
    }))
    .into_response()
}

async fn nonce(State(office): State<Office>) -> Response {
    office.answer(StatusCode::OK, &json!({}), None)
}

impl Office {
    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().expect("nobody panicked")
    }

    fn answer(&self, status: StatusCode, body: &Value, place: Option<&str>) -> Response {
        let mut known = self.known();
        known.nonces += 1;
        let mut headers = HeaderMap::new();
        headers.insert("replay-nonce", HeaderValue::from(known.nonces));
        if let Some(place) = place {
            let place = format!("{}/{place}", self.base);
            headers.insert(header::LOCATION, HeaderValue::from_str(&place).expect("plain text"));
        }
        (status, headers, axum::Json(body.clone())).into_response()
    }

    /// What is asked for, if the account has signed it.
    async fn signed(&self, request: Request<Body>) -> Value {
        let bytes = axum::body::to_bytes(request.into_body(), 1 << 20).await.expect("a body");
        let whole: Value = serde_json::from_slice(&bytes).expect("JSON");
        let part = |name: &str| whole[name].as_str().expect("text").to_owned();
        let decoded = |name: &str| BASE64.decode(part(name)).expect("base64url");
        let protected: Value = serde_json::from_slice(&decoded("protected")).expect("JSON");
        let mut known = self.known();
        if let Some(jwk) = protected.get("jwk") {
            let text = |name: &str| jwk[name].as_str().expect("text").to_owned();
            let (x, y) = (text("x"), text("y"));
            let thumb = format!(r#"{{"crv":"P-256","kty":"EC","x":"{x}","y":"{y}"}}"#);
            let mut key = vec![4];
            key.extend(BASE64.decode(x).expect("base64url"));
            key.extend(BASE64.decode(y).expect("base64url"));
            known.key = Some((key, BASE64.encode(Sha256::digest(thumb))));
        }
        let (key, _) = known.key.as_ref().expect("there is an account");
        let message = format!("{}.{}", part("protected"), part("payload"));
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key);
        key.verify(message.as_bytes(), &decoded("signature")).expect("the account has signed it");
        serde_json::from_slice(&decoded("payload")).unwrap_or_default()
    }

    fn order(&self) -> Value {
        let known = self.known();
        let mut order = json!({
            "status": known.status,
            "identifiers": [{"type": "dns", "value": known.name}],
            "authorizations": [format!("{}/authorization", self.base)],
            "finalize": format!("{}/finalize", self.base),
        });
        if known.certificate.is_some() {
            order["certificate"] = format!("{}/certificate", self.base).into();
        }
        order
    }

    fn challenge(&self) -> Value {
        let status = match self.known().status {
            "pending" => "pending",
            "invalid" => "invalid",
            _ => "valid",
        };
        json!({"type": "tls-alpn-01", "url": format!("{}/challenge", self.base), "token": TOKEN, "status": status})
    }

    /// Whether who listens at the name shows what only the account can know.
    async fn finds(&self) -> bool {
        let (name, thumb) = {
            let known = self.known();
            (known.name.clone(), known.key.as_ref().expect("there is an account").1.clone())
        };
        let Some(shown) = self.shown_to_authority(&name).await else { return false };
        let (_, shown) = parse_x509_certificate(&shown).expect("a certificate");
        let expected = Sha256::digest(format!("{TOKEN}.{thumb}"));
        let digest = shown.extensions().iter().find(|extension| extension.oid.to_id_string() == DIGEST);
        // A string of octets: its sign, its length, and the digest.
        digest.is_some_and(|digest| digest.critical && digest.value.get(2..) == Some(expected.as_slice()))
    }

    async fn shown_to_authority(&self, name: &str) -> Option<CertificateDer<'static>> {
        let mut config = ClientConfig::builder_with_provider(Arc::new(provider::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the usual versions")
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(Anything))
            .with_no_client_auth();
        config.alpn_protocols = vec![b"acme-tls/1".to_vec()];
        let stream = TcpStream::connect(self.server).await.ok()?;
        let name = ServerName::try_from(name.to_owned()).ok()?;
        let stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.ok()?;
        let (_, connection) = stream.get_ref();
        let shown = connection.peer_certificates()?.first()?.clone();
        (connection.alpn_protocol() == Some(b"acme-tls/1")).then(|| shown.into_owned())
    }
}

async fn account(State(office): State<Office>, request: Request<Body>) -> Response {
    let wanted = office.signed(request).await;
    assert_eq!(wanted["termsOfServiceAgreed"], true);
    office.known().accounts += 1;
    office.answer(StatusCode::CREATED, &json!({"status": "valid"}), Some("account/1"))
}

async fn order(State(office): State<Office>, request: Request<Body>) -> Response {
    let wanted = office.signed(request).await;
    {
        let mut known = office.known();
        wanted["identifiers"][0]["value"].as_str().expect("a name").clone_into(&mut known.name);
        known.status = "pending";
        known.certificate = None;
    }
    office.answer(StatusCode::CREATED, &office.order(), Some("order/1"))
}

async fn look_at_order(State(office): State<Office>, request: Request<Body>) -> Response {
    office.signed(request).await;
    office.answer(StatusCode::OK, &office.order(), None)
}

async fn authorization(State(office): State<Office>, request: Request<Body>) -> Response {
    office.signed(request).await;
    let name = office.known().name.clone();
    let challenge = office.challenge();
    let body = json!({
        "identifier": {"type": "dns", "value": name}, "status": challenge["status"], "challenges": [challenge],
    });
    office.answer(StatusCode::OK, &body, None)
}

async fn challenge(State(office): State<Office>, request: Request<Body>) -> Response {
    office.signed(request).await;
    let found = office.finds().await;
    office.known().status = if found { "ready" } else { "invalid" };
    office.answer(StatusCode::OK, &office.challenge(), None)
}

async fn finalize(State(office): State<Office>, request: Request<Body>) -> Response {
    let wanted = office.signed(request).await;
    let csr = BASE64.decode(wanted["csr"].as_str().expect("a request")).expect("base64url");
    let csr = CertificateSigningRequestParams::from_der(&csr.into()).expect("a request");
    let signed = csr.signed_by(&office.issuer).expect("a certificate");
    {
        let mut known = office.known();
        assert_eq!(known.status, "ready", "nothing is signed for who was not found");
        known.status = "valid";
        known.certificate = Some(format!("{}{}", signed.pem(), office.chain));
    }
    office.answer(StatusCode::OK, &office.order(), None)
}

async fn certificate(State(office): State<Office>, request: Request<Body>) -> Response {
    office.signed(request).await;
    let chain = office.known().certificate.clone().expect("it is signed");
    let mut response = office.answer(StatusCode::OK, &json!({}), None);
    *response.body_mut() = Body::from(chain);
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static("application/pem-certificate-chain"));
    response.headers_mut().remove(header::CONTENT_LENGTH);
    response
}

/// Looks at any certificate: what stands in it decides.
#[derive(Debug)]
struct Anything;

impl ServerCertVerifier for Anything {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        provider::default_provider().signature_verification_algorithms.supported_schemes()
    }
}

/// What only one certificate is believed by.
pub(crate) fn trusting(certificate: &CertificateDer<'static>) -> ClientConfig {
    let mut roots = RootCertStore::empty();
    roots.add(certificate.clone()).expect("a certificate");
    ClientConfig::builder_with_provider(Arc::new(provider::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth()
}
