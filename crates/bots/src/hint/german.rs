//! Hints in German.

use rabenburg_engine::{Colour, Direction, Face, Side};

use super::deed::{Deed, Means, Moved};
use super::reason::{Reason, Whose};
use super::sentence::{Clause, Tongue, list};

/// The German wording.
pub(super) struct German;

impl Tongue for German {
    fn deed(&self, deed: &Deed) -> String {
        match *deed {
            Deed::Move { piece, steps, means } => moved(piece, steps, means),
            Deed::Dice(card) => format!("Spiel {}", the_card(card)),
            Deed::RollAgain => "Würfle noch einmal".into(),
            Deed::Discard(card) => format!("Wirf {} ungenutzt ab", the_card(card)),
            Deed::Redraw => "Wirf deine Karten ab und zieh drei neue".into(),
            Deed::NoMove => "Lass den Wurf verfallen".into(),
            Deed::NoPush => "Zieh keinen Turm".into(),
            Deed::End => "Beende deinen Zug".into(),
            Deed::Pass => "Zaubere jetzt nicht".into(),
            Deed::Stop => "Wiederhole den Zauber nicht".into(),
            Deed::Swap { a, b, cost } => format!("Tausche Turm {a} und Turm {b} {}", by_spell(cost)),
            Deed::Castle { direction, cost } => {
                format!("Zieh die Rabenburg {} {}", by_spell(cost), way_round(direction))
            }
            Deed::Ride { whose, cost } => format!("Lass {} {} mitreiten", by_spell(cost), wizards(whose, 1)),
            Deed::Free { tower, cost } => format!("Schau {} unter Turm {tower}", by_spell(cost)),
            Deed::DrawTwo { cost } => format!("Zieh {} zwei Karten", by_spell(cost)),
            Deed::Pick(whose) => format!("Befreie {}", wizards(whose, 1)),
            Deed::Ask => "Bitte deinen Partner um eine Karte".into(),
            Deed::Give(card) => format!("Gib deinem Partner {}", the_card(card)),
            Deed::Offer(card) => format!("Biete deinem Partner {} an", the_card(card)),
            Deed::Accept => "Nimm die angebotene Karte deines Partners".into(),
            Deed::Refuse => "Gib deinem Partner keine Karte".into(),
            Deed::DeclineOffer => "Lehne die angebotene Karte deines Partners ab".into(),
            Deed::GiveBack(card) => format!("Gib {} zurück", the_card(card)),
            Deed::PassFlasks(1) => "Gib deinem Partner eine volle Flasche".into(),
            Deed::PassFlasks(count) => format!("Gib deinem Partner {} volle Flaschen", number(count)),
        }
    }

    fn clause(&self, deed: &Deed, reason: &Reason) -> Clause {
        use Clause::{Effect, Whole};
        let who = |whose, count| if deed.has_named(whose, count) { them(count).into() } else { wizards(whose, count) };
        let castle = if deed.has_named_castle() { "sie" } else { "die Rabenburg" };
        match *reason {
            Reason::Wins { shared: false } => Effect("gewinnt das Spiel".into()),
            Reason::Wins { shared: true } => Effect("sichert dir einen geteilten Sieg".into()),
            Reason::Finishes => Effect("führt dich ans Ziel".into()),
            Reason::Enters { whose, count, last } => {
                let who = if last { last_wizards(whose, count) } else { who(whose, count) };
                Effect(format!("bringt {who} in die Rabenburg"))
            }
            Reason::KeepsOut(whose) => Effect(format!("hält {} von der Rabenburg fern", wizards(whose, 1))),
            Reason::Saves { whose, count } => Effect(format!("rettet {} vor dem Einsperren", who(whose, count))),
            Reason::Prevents => Effect("verhindert die angekündigte Bewegung".into()),
            Reason::LocksUp(ref groups) => Effect(format!("sperrt {} ein", crowd(groups))),
            Reason::FillsFlask { whose, last } => Effect(fills(whose, last).into()),
            Reason::Frees { whose, count } => Effect(format!("befreit {}", wizards(whose, count))),
            Reason::WayHome { whose, card } => {
                let (card, who) = (your_card(card), who(whose, 1));
                // A pronoun comes before the subject: "dann kann ihn deine Karte …".
                let [first, second] = if deed.has_named(whose, 1) { [who, card] } else { [card, who] };
                Whole(format!("dann kann {first} {second} nach Hause bringen"))
            }
            Reason::Carries { whose, count, by } => {
                Effect(format!("bringt {} {} voran", wizards(whose, count), spaces(by)))
            }
            Reason::Nearer { count, from, to } => {
                let (from, to) = pair(from, to);
                Effect(format!("bringt {} von {from} auf {to} an die Burg heran", them(count)))
            }
            Reason::CastleNearer => Effect(format!("bringt {castle} näher an deine Magier")),
            Reason::CastleAway(whose) => Effect(format!("holt {castle} von {} weg", a_wizard_dative(whose))),
            Reason::SetsBack { whose, count } => {
                Effect(format!("bringt {} weiter von der Rabenburg weg", who(whose, count)))
            }
            Reason::OutOfReach(count) => Effect(format!("rettet {} vor den Türmen", them(count))),
            Reason::Searches => Whole("ist dort einer deiner Magier, kommt er frei".into()),
            Reason::ShowsBeneath(tower) => Effect(format!("zeigt, was unter Turm {tower} ist")),
            Reason::RollsHome(ref rolls) => Whole(format!("{} käme ein Magier nach Hause", any_roll(rolls))),
            Reason::RollsLockUp(ref rolls) => Whole(format!("{} kannst du Gegner einsperren", any_roll(rolls))),
            Reason::RollsUpTo(times) => Whole(format!("du darfst bis zu {}mal würfeln", number(times))),
            Reason::LastRollCounts => Whole("der letzte Wurf zählt".into()),
            Reason::NothingMoves(steps) => Whole(format!("um {} lässt sich nichts ziehen", spaces(steps))),
            Reason::CardMovesNothing => Whole("mit ihr lässt sich nichts ziehen".into()),
            Reason::NoCardBringsHome => Whole("keine deiner Karten bringt einen Magier nach Hause".into()),
            Reason::MayPush => Whole("danach darfst du einen Turm um ein Feld ziehen".into()),
            Reason::AllStays => Whole("so bleibt alles, wo es ist".into()),
            Reason::KeepsWayHome(card) => {
                Whole(format!("{} kann noch einen Magier nach Hause bringen", your_card(card)))
            }
            Reason::KeepsFlasks => Whole("heb deine Flaschen für später auf".into()),
            Reason::KeepsCards => Whole("so behältst du deine Karten".into()),
            Reason::MoreCards => Whole("so hast du mehr Auswahl".into()),
            Reason::PartnerMayHelp => Whole("vielleicht hat dein Partner eine bessere Karte".into()),
            Reason::AnyCardBack => Whole("du darfst dafür eine beliebige Karte zurückgeben".into()),
            Reason::BringsPartnerHome => Whole("damit kann dein Partner einen Magier nach Hause bringen".into()),
            Reason::PartnerMayUse => Whole("vielleicht kann dein Partner sie brauchen".into()),
            Reason::OfLittleUse => Whole("sie bringt keinen deiner Magier nach Hause".into()),
            Reason::PartnerCanPay => Whole("dann kann sich dein Partner einen weiteren Zauber leisten".into()),
            Reason::PartnerCastsMore => Whole("dann kann dein Partner öfter zaubern".into()),
        }
    }

    fn subject(&self) -> &'static str {
        "das"
    }

    fn and(&self) -> &'static str {
        "und"
    }

    fn capital_after_colon(&self) -> bool {
        true
    }
}

fn moved(piece: Moved, steps: i8, means: Means) -> String {
    let (piece, riders) = match piece {
        Moved::Tower(tower) => (format!("Turm {tower}"), ""),
        Moved::Wizards { whose, space, count: 1 } => (format!("{} von Feld {space}", the_wizard(whose)), ""),
        Moved::Wizards { whose, space, count } => {
            (format!("{} von Feld {space}", wizards(whose, count)), " und Huckepack")
        }
    };
    let back = if steps < 0 { " zurück" } else { "" };
    let means = match means {
        Means::Card(card) => format!(" mit der Karte {}", name(card)),
        Means::Roll => " mit deinem Wurf".into(),
        Means::Spell(cost) => format!(" {}", by_spell(cost)),
        Means::Push => String::new(),
    };
    format!("Zieh {piece}{means}{riders} um {}{back}", spaces(steps.unsigned_abs()))
}

fn by_spell(cost: u8) -> String {
    match cost {
        1 => "mit einem Zauber für eine Flasche".into(),
        _ => format!("mit einem Zauber für {} Flaschen", number(cost)),
    }
}

fn way_round(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "im Uhrzeigersinn",
        Direction::CounterClockwise => "gegen den Uhrzeigersinn",
    }
}

/// The stem of the adjective; "orange" itself cannot be declined.
fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blau",
        Colour::Yellow => "gelb",
        Colour::Red => "rot",
        Colour::Green => "grün",
        Colour::Orange => "orangefarben",
        Colour::Purple => "violett",
    }
}

fn the_wizard(whose: Whose) -> String {
    match whose {
        Whose::Yours => "deinen Magier".into(),
        Whose::Partners => "den Magier deines Partners".into(),
        Whose::Painted(_) => wizards(whose, 1),
    }
}

/// Wizards in the accusative.
fn wizards(whose: Whose, count: u8) -> String {
    match (whose, count) {
        (Whose::Yours, 1) => "einen deiner Magier".into(),
        (Whose::Yours, _) => format!("{} deiner Magier", number(count)),
        (Whose::Partners, 1) => "einen Magier deines Partners".into(),
        (Whose::Partners, _) => format!("{} Magier deines Partners", number(count)),
        (Whose::Painted(paint), 1) => format!("einen {}en Magier", colour(paint)),
        (Whose::Painted(paint), _) => format!("{} {}e Magier", number(count), colour(paint)),
    }
}

fn a_wizard_dative(whose: Whose) -> String {
    match whose {
        Whose::Yours => "einem deiner Magier".into(),
        Whose::Partners => "einem Magier deines Partners".into(),
        Whose::Painted(paint) => format!("einem {}en Magier", colour(paint)),
    }
}

/// The last wizards in the accusative.
fn last_wizards(whose: Whose, count: u8) -> String {
    let [one, more, owner] = match whose {
        Whose::Yours => ["deinen", "deine", ""],
        Whose::Partners => ["den", "die", " deines Partners"],
        Whose::Painted(_) => ["den", "die", ""],
    };
    match count {
        1 => format!("{one} letzten Magier{owner}"),
        _ => format!("{more} letzten {} Magier{owner}", number(count)),
    }
}

/// Wizards of several owners in the accusative; those of many opponents are only counted.
fn crowd(groups: &[(Whose, u8)]) -> String {
    let opponents = groups.iter().filter(|(whose, _)| whose.is_opponents());
    let named = |&(whose, count): &(Whose, u8)| wizards(whose, count);
    if groups.len() <= 2 || opponents.clone().count() < 2 {
        return list(&groups.iter().map(named).collect::<Vec<_>>(), "und");
    }
    let count = number(opponents.map(|(_, count)| count).sum());
    let ours: Vec<String> = groups.iter().filter(|(whose, _)| !whose.is_opponents()).map(named).collect();
    if ours.is_empty() {
        return format!("{count} Magier");
    }
    list(&[vec![format!("{count} fremde Magier")], ours].concat(), "und")
}

fn fills(whose: Whose, last: bool) -> &'static str {
    match (whose, last) {
        (Whose::Partners, false) => "füllt eine Flasche deines Partners",
        (Whose::Partners, true) => "füllt die letzte leere Flasche deines Partners",
        (_, false) => "füllt eine Flasche",
        (_, true) => "füllt deine letzte leere Flasche",
    }
}

/// A card in the nominative or accusative.
fn the_card(card: Face) -> String {
    match (card.has(Side::Tower), card.has(Side::Wizard), card.dice()) {
        (_, _, 0) => format!("die Karte {}", name(card)),
        (true, true, _) => "die Würfelkarte".into(),
        (true, false, dice) => format!("die Turmkarte mit {} Würfeln", number(dice)),
        (false, _, dice) => format!("die Magierkarte mit {} Würfeln", number(dice)),
    }
}

fn your_card(card: Face) -> String {
    format!("deine Karte {}", name(card))
}

/// What is printed on a number card.
fn name(card: Face) -> String {
    match (card.distance(Side::Tower), card.distance(Side::Wizard)) {
        (Some(tower), Some(wizard)) => format!("„Turm {tower} oder Magier {wizard}“"),
        (Some(tower), None) => format!("„Turm {tower}“"),
        (None, wizard) => format!("„Magier {}“", wizard.unwrap_or(0)),
    }
}

fn any_roll(rolls: &[u8]) -> String {
    if rolls.len() == 6 {
        return "mit jedem Wurf".into();
    }
    format!("mit einer {}", list(&rolls.iter().map(u8::to_string).collect::<Vec<_>>(), "oder"))
}

fn spaces(count: u8) -> String {
    if count == 1 { "ein Feld".into() } else { format!("{} Felder", number(count)) }
}

fn them(count: u8) -> &'static str {
    if count == 1 { "ihn" } else { "sie" }
}

/// Two distances in one style: digits, if one of them needs them. The nearer one is named with its spaces.
fn pair(from: u8, to: u8) -> (String, String) {
    match (from.max(to) > 6, to) {
        (true, 1) => (from.to_string(), "1 Feld".into()),
        (true, _) => (from.to_string(), format!("{to} Felder")),
        (false, _) => (number(from), spaces(to)),
    }
}

/// From two on: one has a gender, and every place says it itself.
fn number(count: u8) -> String {
    match count {
        2 => "zwei".into(),
        3 => "drei".into(),
        4 => "vier".into(),
        5 => "fünf".into(),
        6 => "sechs".into(),
        _ => count.to_string(),
    }
}
