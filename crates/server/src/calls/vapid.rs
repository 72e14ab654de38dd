//! Says to push services who is calling (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::error::{KeyRejected, Unspecified};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long a token is good for, in seconds. A day is the most that is accepted.
const GOOD_FOR: u64 = 12 * 60 * 60;

/// The server's key. Browsers bind their subscriptions to it.
pub(super) struct Vapid {
    key: EcdsaKeyPair,
}

impl Vapid {
    pub(super) fn new_secret() -> Result<Vec<u8>, Unspecified> {
        let secret = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(secret.as_ref().to_vec())
    }

    pub(super) fn read(secret: &[u8]) -> Result<Vapid, KeyRejected> {
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, secret, &SystemRandom::new())?;
        Ok(Vapid { key })
    }

    /// Its public half, in base64url.
    pub(super) fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key())
    }

    /// The header `Authorization` for a push service: a token for it alone, that says where we are.
    pub(super) fn authorization(&self, audience: &str, home: &str, now_seconds: u64) -> Result<String, Unspecified> {
        let encode = |part: serde_json::Value| URL_SAFE_NO_PAD.encode(part.to_string());
        let claims = json!({ "aud": audience, "exp": now_seconds + GOOD_FOR, "sub": home });
        let signed = format!("{}.{}", encode(json!({ "typ": "JWT", "alg": "ES256" })), encode(claims));
        let signature = self.key.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public_key()))
    }
}
