//! A browser's half of Web Push, by the letter of RFC 8291 and RFC 8292.

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use serde_json::Value;
use sha2::Sha256;

use crate::receiver::Got;

/// The keys of a subscription.
pub(crate) struct Browser {
    private: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    /// One of several, each with keys of its own.
    pub(crate) fn new(number: u8) -> Browser {
        Browser { private: SecretKey::from_slice(&[number + 1; 32]).expect("a key"), auth: [number; 16] }
    }

    /// What it tells the page: `p256dh` and `auth`.
    pub(crate) fn keys(&self) -> (String, String) {
        (URL_SAFE_NO_PAD.encode(self.public()), URL_SAFE_NO_PAD.encode(self.auth))
    }

    fn public(&self) -> Vec<u8> {
        self.private.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    /// Reads a message.
    pub(crate) fn read(&self, sealed: &[u8]) -> Value {
        let expand = |salt: &[u8], from: &[u8], info: &[u8], length: usize| {
            let mut into = vec![0; length];
            Hkdf::<Sha256>::new(Some(salt), from).expand(info, &mut into).expect("short");
            into
        };
        let (salt, rest) = sealed.split_at(16);
        let (_record, rest) = rest.split_at(4);
        let (theirs, text) = rest[1..].split_at(rest[0].into());
        let point = PublicKey::from_sec1_bytes(theirs).expect("a point");
        let shared = diffie_hellman(self.private.to_nonzero_scalar(), point.as_affine());
        let info = [&b"WebPush: info\0"[..], &self.public(), theirs].concat();
        let input = expand(&self.auth, shared.raw_secret_bytes(), &info, 32);
        let key = expand(salt, &input, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = expand(salt, &input, b"Content-Encoding: nonce\0", 12);
        let cipher = Aes128Gcm::new_from_slice(&key).expect("a key");
        let text = cipher.decrypt(nonce.as_slice().into(), text).expect("it is for this browser");
        let (last, text) = text.split_last().expect("a delimiter");
        assert_eq!(*last, 2);
        serde_json::from_slice(text).expect("JSON")
    }
}

/// What a push service does with the header `Authorization`: the claims, signed with the key that the page was given.
pub(crate) fn claims(got: &Got, key: &str) -> Value {
    let (token, named) =
        got.header("authorization").strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("a token");
    assert_eq!(named, key);
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let verifying = VerifyingKey::from_sec1_bytes(&decode(key)).expect("a key");
    verifying.verify(signed.as_bytes(), &Signature::from_slice(&decode(signature)).expect("r and s")).expect("signed");
    serde_json::from_slice(&decode(signed.split_once('.').expect("claims").1)).expect("JSON")
}
