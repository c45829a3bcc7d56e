//! A certificate that the server fetches and renews by itself (ACME, RFC 8555), for a name that leads to it.
//!
//! The authority asks at the very port on which the server speaks TLS whether the name is ours (RFC 8737): no other port and no
//! other program is needed.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, SystemTime};

use instant_acme::{
    Account, AccountCredentials, AuthorizationStatus, ChallengeType, Identifier, LetsEncrypt, NewAccount,
    NewOrder, OrderStatus, RetryPolicy,
};
use rcgen::{CertificateParams, CustomExtension, KeyPair};
use stammtisch_store::private;
use thiserror::Error;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, DnsName};
use x509_parser::parse_x509_certificate;

use crate::tls::{Tls, TlsError};

/// How often somebody looks whether a new certificate is due.
const LOOKS: Duration = Duration::from_hours(12);
/// How long nobody tries again after something failed; authorities count failures.
const PAUSE: Duration = Duration::from_hours(1);
/// For how long the authority is asked whether it is done.
const PATIENCE: Duration = Duration::from_mins(3);

/// A name by which a server is reached, `karten.example`.
///
/// ```
/// use stammtisch_server::certificate::Domain;
///
/// let domain: Domain = "Karten.Example.".parse().unwrap();
/// assert_eq!(domain.to_string(), "karten.example");
/// assert!("localhost".parse::<Domain>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Domain(String);

/// A text that is no name of a server which an authority could find.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not a name of the form karten.example")]
pub struct BadDomain(pub String);

impl FromStr for Domain {
    type Err = BadDomain;

    fn from_str(text: &str) -> Result<Domain, BadDomain> {
        let name = text.trim().trim_end_matches('.').to_ascii_lowercase();
        let last = name.rsplit_once('.').map(|(_, last)| last).unwrap_or_default();
        let is_number = last.bytes().all(|byte| byte.is_ascii_digit());
        if is_number || DnsName::try_from(name.as_str()).is_err() {
            return Err(BadDomain(text.to_owned()));
        }
        Ok(Domain(name))
    }
}

impl fmt::Display for Domain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why no certificate was fetched.
#[derive(Debug, Error)]
pub enum CertifyError {
    /// The authority refused, or was not reached.
    #[error("the authority: {0}")]
    Authority(#[from] instant_acme::Error),
    /// The authority does not ask at the port for TLS.
    #[error("the authority offers no tls-alpn-01, by which it would ask at the port for TLS")]
    NoChallenge,
    /// The authority asked, and did not find us under the name.
    #[error(
        "the authority did not find this server under {0}: does the name lead here, and port 443 to this server?"
    )]
    NotFound(Domain),
    /// A certificate that answers the authority cannot be made.
    #[error("{0}")]
    Answer(#[from] rcgen::Error),
    /// What was fetched cannot be used.
    #[error(transparent)]
    Unusable(#[from] TlsError),
    /// A file cannot be written.
    #[error("{file}: {why}")]
    File {
        /// Which.
        file: PathBuf,
        /// What is wrong.
        why: std::io::Error,
    },
}

/// Who fetches certificates for a name, and keeps them in a folder.
#[derive(Debug, Clone)]
pub struct Certifier {
    /// The name.
    pub domain: Domain,
    /// Where the authority says what it offers; Let's Encrypt if none is named.
    pub directory: Option<String>,
    /// The certificate (PEM) that an authority of one's own is believed by; that of the system if none is named.
    pub root: Option<PathBuf>,
    /// Where certificate, key and account are kept.
    pub folder: PathBuf,
}

impl Certifier {
    /// The chain of certificates, and its key.
    pub fn files(folder: &Path) -> (PathBuf, PathBuf) {
        (folder.join("chain.pem"), folder.join("key.pem"))
    }

    /// What the server shows: the certificate that was fetched before, or until there is one a certificate of its own, which no
    /// browser believes.
    pub fn tls(&self) -> Result<Tls, CertifyError> {
        let (chain, key) = Certifier::files(&self.folder);
        private::make_folder(&self.folder)
            .map_err(|why| CertifyError::File { file: self.folder.clone(), why })?;
        if !chain.exists() || !key.exists() {
            let own = KeyPair::generate()?;
            let certificate = CertificateParams::new([self.domain.to_string()])?.self_signed(&own)?;
            self.keep(&certificate.pem(), &own.serialize_pem())?;
        }
        Ok(Tls::read_certified(&chain, &key)?)
    }

    /// Whether a new certificate is due: there is none of the authority's for the name, or of its time less than a third is left.
    pub fn is_due(&self, now: SystemTime) -> bool {
        let (chain, _) = Certifier::files(&self.folder);
        let Ok(certificate) = CertificateDer::from_pem_file(chain) else { return true };
        let Ok((_, certificate)) = parse_x509_certificate(&certificate) else { return true };
        let names = certificate.subject_alternative_name().ok().flatten();
        let is_named = names.is_some_and(|names| {
            let named = |name: &x509_parser::extensions::GeneralName<'_>| {
                matches!(name, x509_parser::extensions::GeneralName::DNSName(name) if *name == self.domain.0)
            };
            names.value.general_names.iter().any(named)
        });
        let now = now.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs() as i64;
        let validity = certificate.validity();
        let (begun, over) = (validity.not_before.timestamp(), validity.not_after.timestamp());
        let is_own = certificate.issuer() == certificate.subject();
        is_own || !is_named || over.saturating_sub(now).saturating_mul(3) < over.saturating_sub(begun)
    }

    /// Fetches a certificate; from then on it is shown. Where something fails, the one before stays.
    pub async fn fetch(&self, tls: &Tls) -> Result<(), CertifyError> {
        let account = self.account().await?;
        let names = [Identifier::Dns(self.domain.to_string())];
        let mut order = account.new_order(&NewOrder::new(&names)).await?;
        let mut asked = order.authorizations();
        while let Some(authorization) = asked.next().await {
            let mut authorization = authorization?;
            if authorization.status == AuthorizationStatus::Valid {
                continue;
            }
            let challenge = authorization.challenge(ChallengeType::TlsAlpn01);
            let mut challenge = challenge.ok_or(CertifyError::NoChallenge)?;
            let (answer, key) = self.answer(challenge.key_authorization().digest().as_ref())?;
            tls.answer_authority(answer, key)?;
            challenge.set_ready().await?;
        }
        let patience = RetryPolicy::new().timeout(PATIENCE);
        let status = order.poll_ready(&patience).await;
        tls.forget_authority();
        if status? != OrderStatus::Ready {
            return Err(CertifyError::NotFound(self.domain.clone()));
        }
        let key = order.finalize().await?;
        let chain = order.poll_certificate(&patience).await?;
        self.keep(&chain, &key)?;
        Ok(tls.reload()?)
    }

    /// Fetches certificates whenever one is due, for as long as the server runs.
    pub async fn work(self, tls: Tls) {
        loop {
            let pause = if self.is_due(SystemTime::now()) {
                match self.fetch(&tls).await {
                    Ok(()) => {
                        tracing::info!(domain = %self.domain, "a certificate was fetched");
                        LOOKS
                    }
                    Err(error) => {
                        tracing::error!(domain = %self.domain, %error, "no certificate was fetched; the next try is in an hour");
                        PAUSE
                    }
                }
            } else {
                LOOKS
            };
            tokio::time::sleep(pause).await;
        }
    }

    /// The account at the authority: the one of before, or a new one.
    async fn account(&self) -> Result<Account, CertifyError> {
        let builder = match &self.root {
            Some(root) => Account::builder_with_root(root)?,
            None => Account::builder()?,
        };
        let directory = self.directory.clone().unwrap_or_else(|| LetsEncrypt::Production.url().to_owned());
        let file = self.folder.join("account.json");
        let known = fs::read(&file).ok().and_then(|text| serde_json::from_slice::<Kept>(&text).ok());
        if let Some(known) = known.filter(|known| known.directory == directory) {
            return Ok(builder.from_credentials(known.credentials).await?);
        }
        let wanted = NewAccount { contact: &[], terms_of_service_agreed: true, only_return_existing: false };
        let (account, credentials) = builder.create(&wanted, directory.clone(), None).await?;
        let kept = serde_json::to_vec(&Kept { directory, credentials }).expect("an account is plain data");
        private::replace(&file, kept).map_err(|why| CertifyError::File { file, why })?;
        Ok(account)
    }

    /// The certificate by which the authority knows that we know what only its account can know.
    fn answer(&self, digest: &[u8]) -> Result<(CertificateDer<'static>, Vec<u8>), CertifyError> {
        let key = KeyPair::generate()?;
        let mut wanted = CertificateParams::new([self.domain.to_string()])?;
        wanted.custom_extensions = vec![CustomExtension::new_acme_identifier(digest)];
        Ok((wanted.self_signed(&key)?.der().clone(), key.serialize_der()))
    }

    /// Keeps a certificate with its key, readable by their owner alone.
    fn keep(&self, chain: &str, key: &str) -> Result<(), CertifyError> {
        let (chain_file, key_file) = Certifier::files(&self.folder);
        for (file, content) in [(key_file, key), (chain_file, chain)] {
            private::replace(&file, content).map_err(|why| CertifyError::File { file, why })?;
        }
        Ok(())
    }
}

/// An account, and where it is one.
#[derive(serde::Serialize, serde::Deserialize)]
struct Kept {
    directory: String,
    credentials: AccountCredentials,
}

#[cfg(test)]
mod tests {
    use super::{BadDomain, Domain};

    #[test]
    fn names_that_an_authority_can_find_are_taken_and_no_others() {
        for (text, name) in
            [("karten.example", "karten.example"), (" Spiel.Karten.Example. ", "spiel.karten.example")]
        {
            assert_eq!(text.parse::<Domain>().map(|domain| domain.to_string()), Ok(name.to_owned()));
        }
        for text in [
            "",
            "localhost",
            "192.168.1.5",
            "*.karten.example",
            "https://karten.example",
            "karten example.de",
            "a..b",
        ] {
            assert_eq!(text.parse::<Domain>(), Err(BadDomain(text.to_owned())));
        }
    }
}
