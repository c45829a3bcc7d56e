//! The headers that keep browsers careful.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// What an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A page or a part of one.
    Page,
    /// Anything else: browsers should do nothing with it but hand it over.
    Data,
}

/// For a browser that holds us to TLS: two years.
const HSTS: &str = "max-age=63072000";
/// Nothing of the machine is ever asked for.
const PERMISSIONS: &str = "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), \
                           microphone=(), payment=(), usb=(), browsing-topics=()";
/// What data may do in a browser: nothing. Pictures among it may bring their own style.
const DATA_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/// Adds them to an answer.
pub(super) fn add(headers: &mut HeaderMap, kind: Kind, host: Option<&HeaderValue>, secure: bool) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    // Links to tables are secrets: no other site learns them.
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(HeaderName::from_static("permissions-policy"), PERMISSIONS);
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if secure {
        set(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
    if kind == Kind::Data {
        set(header::CACHE_CONTROL, "no-store");
        set(header::CONTENT_SECURITY_POLICY, DATA_POLICY);
    } else {
        headers.insert(header::CONTENT_SECURITY_POLICY, page_policy(host, secure));
    }
}

/// What a page may do: nothing but load and ask its own server, and run its engine, which is WebAssembly. Some browsers do
/// not take `'self'` for a WebSocket of the same host, so that it is named.
fn page_policy(host: Option<&HeaderValue>, secure: bool) -> HeaderValue {
    let host = host.and_then(|host| host.to_str().ok()).filter(|host| is_plain(host));
    let scheme = if secure { "wss" } else { "ws" };
    let socket = host.map_or_else(String::new, |host| format!(" {scheme}://{host}"));
    let policy = format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'{socket}; img-src 'self' data:; \
         style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).expect("the host has been looked at")
}

/// Whether a host is nothing but a host and a port.
fn is_plain(host: &str) -> bool {
    !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || "-._:[]".contains(c))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::page_policy;

    #[test]
    fn a_host_cannot_widen_the_policy() {
        let policy = |host: &'static str| {
            let policy = page_policy(Some(&HeaderValue::from_static(host)), false);
            policy.to_str().expect("text").to_owned()
        };
        assert!(policy("a.example:7333").contains("connect-src 'self' ws://a.example:7333;"));
        for host in ["", "a; script-src *", "a b", "*", "a/../b"] {
            assert!(policy(host).contains("connect-src 'self';"), "{host}");
        }
    }
}
