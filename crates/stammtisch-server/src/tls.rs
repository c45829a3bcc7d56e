//! The certificate, which can be replaced while the server runs.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::SystemTime;

use thiserror::Error;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;

/// What an authority speaks that asks whether a name is ours (RFC 8737): it looks at the certificate, and goes.
pub(crate) const AUTHORITY: &[u8] = b"acme-tls/1";

/// Why a certificate cannot be used.
#[derive(Debug, Error)]
pub enum TlsError {
    /// A file cannot be read as what it should be.
    #[error("{file}: {why}")]
    File {
        /// Which.
        file: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// Certificate and key do not go together.
    #[error("{0}")]
    Pair(String),
}

/// A certificate with its key. Cloning it is cheap, and all clones show the same one.
#[derive(Clone)]
pub struct Tls {
    config: Arc<ServerConfig>,
    shown: Arc<Shown>,
}

impl Tls {
    /// Reads a chain of certificates and its key, both PEM.
    pub fn read(certificate: &Path, key: &Path) -> Result<Tls, TlsError> {
        Tls::shown(certificate, key, Vec::new())
    }

    /// The same, ready to be asked by an authority whether the name is ours.
    pub(crate) fn read_certified(certificate: &Path, key: &Path) -> Result<Tls, TlsError> {
        // Who names what he speaks must find it here; a browser speaks HTTP.
        Tls::shown(certificate, key, vec![b"http/1.1".to_vec(), AUTHORITY.to_vec()])
    }

    fn shown(certificate: &Path, key: &Path, spoken: Vec<Vec<u8>>) -> Result<Tls, TlsError> {
        let files = Files { certificate: certificate.to_owned(), key: key.to_owned() };
        // The time first: what is written meanwhile is seen the next time.
        let changed = files.changed();
        let pair = files.read()?;
        let shown = Arc::new(Shown {
            files,
            pair: RwLock::new(Arc::new(pair)),
            answer: RwLock::new(None),
            changed: Mutex::new(changed),
        });
        let resolver: Arc<dyn ResolvesServerCert> = shown.clone();
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| TlsError::Pair(error.to_string()))?
            .with_no_client_auth()
            .with_cert_resolver(resolver);
        config.alpn_protocols = spoken;
        Ok(Tls { config: Arc::new(config), shown })
    }

    /// Reads the files again: new connections get what is in them now, those that are open go on. Files that cannot be
    /// used change nothing.
    pub fn reload(&self) -> Result<(), TlsError> {
        let changed = self.shown.files.changed();
        let pair = self.shown.files.read();
        *self.shown.changed.lock().unwrap_or_else(PoisonError::into_inner) = changed;
        *self.shown.pair.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(pair?);
        Ok(())
    }

    /// Reads the files again if they have been written since; says whether they have.
    pub fn reload_if_changed(&self) -> Result<bool, TlsError> {
        let known = *self.shown.changed.lock().unwrap_or_else(PoisonError::into_inner);
        let found = self.shown.files.changed();
        if found.is_none() || found == known {
            return Ok(false);
        }
        self.reload()?;
        Ok(true)
    }

    /// Shows an authority, and nobody else, the certificate that answers it; its key as PKCS #8.
    pub(crate) fn answer_authority(
        &self,
        answer: CertificateDer<'static>,
        key: Vec<u8>,
    ) -> Result<(), TlsError> {
        let key = ring::default_provider().key_provider.load_private_key(PrivateKeyDer::Pkcs8(key.into()));
        let key = key.map_err(|error| TlsError::Pair(error.to_string()))?;
        // Whether the two go together is not looked at: what stands in this certificate only an authority reads.
        let pair = CertifiedKey::new(vec![answer], key);
        *self.shown.answer.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(pair));
        Ok(())
    }

    /// No authority asks any more.
    pub(crate) fn forget_authority(&self) {
        *self.shown.answer.write().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// What greets new connections.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(Arc::clone(&self.config))
    }
}

/// Where a certificate and its key are.
#[derive(Debug)]
struct Files {
    certificate: PathBuf,
    key: PathBuf,
}

impl Files {
    fn read(&self) -> Result<CertifiedKey, TlsError> {
        let bad = |file: &Path, why: String| TlsError::File { file: file.to_owned(), why };
        let chain =
            CertificateDer::pem_file_iter(&self.certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let chain = chain.map_err(|error| bad(&self.certificate, error.to_string()))?;
        if chain.is_empty() {
            return Err(bad(&self.certificate, "no certificate (PEM) in it".to_owned()));
        }
        let secret =
            PrivateKeyDer::from_pem_file(&self.key).map_err(|error| bad(&self.key, error.to_string()))?;
        CertifiedKey::from_der(chain, secret, &ring::default_provider())
            .map_err(|error| TlsError::Pair(error.to_string()))
    }

    /// When both were written last; none while one of them is not there.
    fn changed(&self) -> Option<(SystemTime, SystemTime)> {
        let of = |file: &Path| std::fs::metadata(file).and_then(|found| found.modified()).ok();
        Some((of(&self.certificate)?, of(&self.key)?))
    }
}

/// The certificate that is shown to new connections.
#[derive(Debug)]
struct Shown {
    files: Files,
    pair: RwLock<Arc<CertifiedKey>>,
    /// What an authority is shown while it asks.
    answer: RwLock<Option<Arc<CertifiedKey>>>,
    changed: Mutex<Option<(SystemTime, SystemTime)>>,
}

impl ResolvesServerCert for Shown {
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        if hello.alpn().is_some_and(|mut spoken| spoken.any(|name| name == AUTHORITY)) {
            return self.answer.read().unwrap_or_else(PoisonError::into_inner).clone();
        }
        Some(Arc::clone(&self.pair.read().unwrap_or_else(PoisonError::into_inner)))
    }
}
