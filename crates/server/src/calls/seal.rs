//! Encrypts a message for one browser, so that its push service cannot read it (RFC 8291, RFC 8188).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

const POINT: usize = 65;
const SECRET: usize = 16;
const SALT: usize = 16;
/// The size of a record. Ours has only one, which is smaller.
const RECORD: u32 = 4096;
/// What follows the last byte of the last record.
const LAST: u8 = 2;

/// What a browser has given away for messages to it.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Browser {
    point: [u8; POINT],
    secret: [u8; SECRET],
}

/// These are not the keys of a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("The browser's keys cannot be understood")]
pub(super) struct NoKeys;

impl Browser {
    /// From its keys in base64url.
    pub(super) fn new(p256dh: &str, auth: &str) -> Result<Browser, NoKeys> {
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| NoKeys);
        let point = decode(p256dh)?.try_into().map_err(|_| NoKeys)?;
        let secret = decode(auth)?.try_into().map_err(|_| NoKeys)?;
        let browser = Browser { point, secret };
        // Whether it is a point of the curve shows when it is used.
        seal(&browser, &[]).map_err(|Unspecified| NoKeys)?;
        Ok(browser)
    }
}

/// The message as it is sent, with what the browser needs to read it.
pub(super) fn seal(browser: &Browser, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let mut salt = [0; SALT];
    random.fill(&mut salt)?;
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public: [u8; POINT] = private.compute_public_key()?.as_ref().try_into().map_err(|_| Unspecified)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &browser.point);
    agree_ephemeral(private, &theirs, |shared| seal_with(browser, &public, shared, &salt, message))?
}

/// The same, once chance has had its say.
pub(super) fn seal_with(
    browser: &Browser,
    public: &[u8; POINT],
    shared: &[u8],
    salt: &[u8; SALT],
    message: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let derive = |salt: &[u8], from: &[u8], info: &[&[u8]], into: &mut [u8]| {
        let length = Length(into.len());
        Salt::new(HKDF_SHA256, salt).extract(from).expand(info, length)?.fill(into)
    };
    let (mut input, mut key, mut nonce) = ([0; 32], [0; 16], [0; 12]);
    derive(&browser.secret, shared, &[b"WebPush: info\0", &browser.point, public], &mut input)?;
    derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
    derive(salt, &input, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
    let mut record = message.to_vec();
    record.push(LAST);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    let head = [&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], public].concat();
    Ok([head, record].concat())
}

/// How many bytes are derived.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}
