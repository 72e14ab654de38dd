//! Keys, formats and addresses. What happens over sockets is in `tests/calls`.

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use rabenburg_protocol::{Status, TableBrief, WebhookKind};
use serde_json::{Value, json};
use sha2::Sha256;

use super::notice::Notice;
use super::seal::{Browser, NoKeys, seal, seal_with};
use super::target::{NoTarget, Target};
use super::vapid::Vapid;
use super::webhook::{kind_of, message};
use crate::settings::Reach;

/// The example of RFC 8291, appendix A.
mod example {
    pub(super) const MESSAGE: &str = "When I grow up, I want to be a watermelon";
    pub(super) const OUR_PUBLIC: &str =
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    pub(super) const OUR_PRIVATE: &str = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
    pub(super) const THEIR_PUBLIC: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    pub(super) const THEIR_PRIVATE: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
    pub(super) const SALT: &str = "DGv6ra1nlYgDCS1FRnbzlw";
    pub(super) const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    pub(super) const SEALED: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
}

fn decode(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).expect("base64url")
}

fn secret(text: &str) -> SecretKey {
    SecretKey::from_slice(&decode(text)).expect("a key")
}

fn shared(private: &SecretKey, public: &PublicKey) -> Vec<u8> {
    diffie_hellman(private.to_nonzero_scalar(), public.as_affine()).raw_secret_bytes().to_vec()
}

/// What a browser does with a message.
fn open(private: &SecretKey, their_public: &[u8], auth: &[u8], sealed: &[u8]) -> Vec<u8> {
    let (salt, rest) = sealed.split_at(16);
    let (record, rest) = rest.split_at(4);
    assert_eq!(record, 4096_u32.to_be_bytes());
    let (public, text) = rest[1..].split_at(rest[0].into());
    let expand = |salt: &[u8], from: &[u8], info: &[u8], length: usize| {
        let mut into = vec![0; length];
        Hkdf::<Sha256>::new(Some(salt), from).expand(info, &mut into).expect("a short key");
        into
    };
    let shared = shared(private, &PublicKey::from_sec1_bytes(public).expect("a point"));
    let input = expand(auth, &shared, &[&b"WebPush: info\0"[..], their_public, public].concat(), 32);
    let key = expand(salt, &input, b"Content-Encoding: aes128gcm\0", 16);
    let nonce = expand(salt, &input, b"Content-Encoding: nonce\0", 12);
    let cipher = Aes128Gcm::new_from_slice(&key).expect("a key");
    let mut text = cipher.decrypt(nonce.as_slice().into(), text).expect("it is for us, and whole");
    assert_eq!(text.pop(), Some(2), "the last record");
    text
}

#[test]
fn the_example_of_the_standard_is_sealed_byte_by_byte() {
    let browser = Browser::new(example::THEIR_PUBLIC, example::AUTH).expect("keys");
    let their_public = PublicKey::from_sec1_bytes(&decode(example::THEIR_PUBLIC)).expect("a point");
    let shared = shared(&secret(example::OUR_PRIVATE), &their_public);
    let public = decode(example::OUR_PUBLIC).try_into().expect("65 bytes");
    let salt = decode(example::SALT).try_into().expect("16 bytes");
    let sealed = seal_with(&browser, &public, &shared, &salt, example::MESSAGE.as_bytes()).expect("sealed");
    assert_eq!(URL_SAFE_NO_PAD.encode(sealed), example::SEALED);
}

#[test]
fn a_browser_reads_what_was_sealed_for_it_and_each_message_is_sealed_anew() {
    let (private, public, auth) =
        (secret(example::THEIR_PRIVATE), decode(example::THEIR_PUBLIC), decode(example::AUTH));
    assert_eq!(open(&private, &public, &auth, &decode(example::SEALED)), example::MESSAGE.as_bytes());
    let browser = Browser::new(example::THEIR_PUBLIC, example::AUTH).expect("keys");
    let sealed = [seal(&browser, b"your turn"), seal(&browser, b"your turn")].map(|sealed| sealed.expect("sealed"));
    assert_ne!(sealed[0], sealed[1]);
    for sealed in sealed {
        assert_eq!(open(&private, &public, &auth, &sealed), b"your turn");
    }
}

#[test]
fn only_points_of_the_curve_are_keys() {
    let mut off = decode(example::THEIR_PUBLIC);
    off[64] ^= 1;
    for (p256dh, auth) in [
        (URL_SAFE_NO_PAD.encode(off), example::AUTH),
        (example::THEIR_PUBLIC.to_owned(), "BTBZMqHH6r4Tts7J_aSI"),
        (example::AUTH.to_owned(), example::AUTH),
        ("no base64!".to_owned(), example::AUTH),
        (String::new(), ""),
    ] {
        assert_eq!(Browser::new(&p256dh, auth).err(), Some(NoKeys), "{p256dh} {auth}");
    }
}

#[test]
fn the_server_signs_who_it_is() {
    let kept = Vapid::new_secret().expect("a key");
    let vapid = Vapid::read(&kept).expect("the same");
    assert_eq!(vapid.public_key(), Vapid::read(&kept).expect("again").public_key());
    let header = vapid.authorization("https://push.example", "https://towers.example", 1_000).expect("signed");
    let token = header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("two parts");
    let (signed, signature) = token.0.rsplit_once('.').expect("a signature");
    let key = VerifyingKey::from_sec1_bytes(&decode(token.1)).expect("a key");
    key.verify(signed.as_bytes(), &Signature::from_slice(&decode(signature)).expect("r and s")).expect("ours");
    let (head, claims) = signed.split_once('.').expect("claims");
    let read = |part: &str| serde_json::from_slice::<Value>(&decode(part)).expect("JSON");
    assert_eq!(read(head), json!({ "typ": "JWT", "alg": "ES256" }));
    let claims_wanted = json!({ "aud": "https://push.example", "exp": 44_200, "sub": "https://towers.example" });
    assert_eq!(read(claims), claims_wanted);
}

#[test]
fn addresses_are_judged_by_reading_them() {
    let parse = |text: &str| Target::parse(text, &Reach::default());
    for (text, host, port, path, origin) in [
        ("https://push.example/a/b?c=d", "push.example", 443, "/a/b?c=d", "https://push.example"),
        ("https://Push.Example.", "push.example", 443, "/", "https://push.example"),
        ("https://push.example:443/", "push.example", 443, "/", "https://push.example"),
        ("https://push.example:8443/x", "push.example", 8443, "/x", "https://push.example:8443"),
    ] {
        let target = parse(text).expect(text);
        assert_eq!((target.host.as_str(), target.port, target.path.as_str()), (host, port, path), "{text}");
        assert_eq!(target.origin(), origin);
    }
    for (text, why) in [
        ("http://push.example/", NoTarget::NotHttps),
        ("ftp://push.example/", NoTarget::NotHttps),
        ("/t/CODE", NoTarget::NotHttps),
        ("", NoTarget::NotAnAddress),
        ("https://", NoTarget::NotAnAddress),
        ("https://push.example/\n", NoTarget::NotAnAddress),
        ("https://me:word@push.example/", NoTarget::Credentials),
        ("https://push.example@10.0.0.1/", NoTarget::Credentials),
        ("https://127.0.0.1/", NoTarget::NoName),
        ("https://127.1/", NoTarget::NoName),
        ("https://2130706433/", NoTarget::NoName),
        ("https://8.8.8.8/", NoTarget::NoName),
        ("https://[::1]/", NoTarget::NoName),
        ("https://[2606:4700::1111]/", NoTarget::NoName),
        ("https://localhost/", NoTarget::NoName),
        ("https://router/", NoTarget::NoName),
        ("https://push.example:25/", NoTarget::Port),
        ("https://push.example:0/", NoTarget::Port),
        ("https://push.example:1023/", NoTarget::Port),
    ] {
        assert_eq!(parse(text), Err(why), "{text}");
    }
    assert_eq!(parse(&format!("https://push.example/{}", "x".repeat(1024))), Err(NoTarget::NotAnAddress));
}

#[test]
fn the_address_tells_the_format() {
    for (url, kind) in [
        ("https://discord.com/api/webhooks/1/x", WebhookKind::Discord),
        ("https://canary.discord.com/api/webhooks/1/x", WebhookKind::Discord),
        ("https://hooks.slack.com/services/T/B/x", WebhookKind::Slack),
        ("https://ntfy.sh/towers", WebhookKind::Ntfy),
        ("https://ntfy.club.example/towers", WebhookKind::Ntfy),
        ("https://notdiscord.com/", WebhookKind::Json),
        ("https://discord.com.evil.example/", WebhookKind::Json),
        ("https://club.example/hook", WebhookKind::Json),
    ] {
        assert_eq!(kind_of(url), kind, "{url}");
    }
}

fn tables(names: &[&[&str]]) -> Vec<TableBrief> {
    let table = |(index, names): (usize, &&[&str])| TableBrief {
        code: rabenburg_protocol::Code::from_u64(index as u64).expect("a code"),
        status: Status::Playing,
        options: serde_json::from_value(json!({ "players": 2 })).expect("options"),
        names: names.iter().map(|name| Some(name.parse().expect("a name"))).collect(),
        changed_at: 0,
        your_turn: true,
        progress: None,
        outcome: None,
    };
    names.iter().enumerate().map(table).collect()
}

#[test]
fn several_tables_make_one_notice() {
    let one = Notice::new(&tables(&[&["Anna", "Ben"]]), "de-AT");
    assert_eq!((one.title().as_str(), one.path().as_str()), ("Du bist am Zug", "/t/00000000"));
    assert_eq!(one.text("https://a.example"), "Du bist am Zug\nTisch von Anna und Ben: https://a.example/t/00000000");
    let many = Notice::new(&tables(&[&["Anna", "Ben"], &["Anna", "Cem"], &["Anna", "Dora"], &["Anna", "Eva"]]), "xx");
    assert_eq!((many.title().as_str(), many.path().as_str()), ("It is your turn at 4 tables", "/#/online"));
    assert_eq!(many.text("https://a.example").lines().count(), 5);
    let told: Value = serde_json::from_str(&many.for_browser()).expect("JSON");
    assert_eq!((&told["lang"], &told["tag"]), (&json!("en"), &json!("turn")));
    assert_eq!(told["body"], "Table of Anna and Ben\nTable of Anna and Cem\nTable of Anna and Dora");
}

#[test]
fn names_do_nothing_in_a_chat() {
    let notice = Notice::new(&tables(&[&["<!channel> @everyone", "[x](//evil.example)"]]), "en");
    for kind in WebhookKind::ALL {
        let (_, body) = message(kind, &notice, "https://a.example");
        let body = String::from_utf8(body).expect("text");
        assert!(!body.contains(['<', '>', '@', '(']) && body.contains("channel everyone and xevil.example"), "{body}");
    }
    let (_, body) = message(WebhookKind::Discord, &notice, "https://a.example");
    let body: Value = serde_json::from_slice(&body).expect("JSON");
    assert_eq!(body["allowed_mentions"]["parse"], json!([]));
}
