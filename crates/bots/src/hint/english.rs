//! Hints in English.

use rabenburg_engine::{Colour, Direction, Face, Side};

use super::deed::{Deed, Means, Moved};
use super::reason::{Reason, Whose};
use super::sentence::{Clause, Tongue, list};

/// The English wording.
pub(super) struct English;

impl Tongue for English {
    fn deed(&self, deed: &Deed) -> String {
        match *deed {
            Deed::Move { piece, steps, means } => moved(piece, steps, means),
            Deed::Dice(card) => format!("Play {}", the_card(card)),
            Deed::RollAgain => "Roll again".into(),
            Deed::Discard(card) => format!("Discard {} unused", the_card(card)),
            Deed::Redraw => "Discard your hand and draw three new cards".into(),
            Deed::NoMove => "Let the roll go unused".into(),
            Deed::NoPush => "Move no tower".into(),
            Deed::End => "End your turn".into(),
            Deed::Pass => "Cast no spell".into(),
            Deed::Stop => "Do not repeat the spell".into(),
            Deed::Swap { a, b, cost } => format!("Swap towers {a} and {b} {}", by_spell(cost)),
            Deed::Castle { direction, cost } => format!("Move the castle {} {}", way_round(direction), by_spell(cost)),
            Deed::Ride { whose, cost } => format!("Let {} ride along {}", wizards(whose, 1), by_spell(cost)),
            Deed::Free { tower, cost } => format!("Look beneath tower {tower} {}", by_spell(cost)),
            Deed::DrawTwo { cost } => format!("Draw two cards {}", by_spell(cost)),
            Deed::Pick(whose) => format!("Free {}", wizards(whose, 1)),
            Deed::Ask => "Ask your partner for a card".into(),
            Deed::Give(card) => format!("Give your partner {}", the_card(card)),
            Deed::Offer(card) => format!("Offer your partner {}", the_card(card)),
            Deed::Accept => "Take the card your partner offers".into(),
            Deed::Refuse => "Give your partner no card".into(),
            Deed::DeclineOffer => "Decline the card your partner offers".into(),
            Deed::GiveBack(card) => format!("Give back {}", the_card(card)),
            Deed::PassFlasks(1) => "Pass a full flask to your partner".into(),
            Deed::PassFlasks(count) => format!("Pass {} full flasks to your partner", number(count)),
        }
    }

    fn clause(&self, deed: &Deed, reason: &Reason) -> Clause {
        use Clause::{Effect, Whole};
        let who = |whose, count| if deed.has_named(whose, count) { them(count).into() } else { wizards(whose, count) };
        let castle = if deed.has_named_castle() { "it" } else { "the castle" };
        match *reason {
            Reason::Wins { shared: false } => Effect("wins the game".into()),
            Reason::Wins { shared: true } => Effect("wins you a share in the victory".into()),
            Reason::Finishes => Effect("gets you to the finish".into()),
            Reason::Enters { whose, count, last } => {
                let who = if last { last_wizards(whose, count) } else { who(whose, count) };
                Effect(format!("brings {who} into the castle"))
            }
            Reason::KeepsOut(whose) => Effect(format!("keeps {} out of the castle", wizards(whose, 1))),
            Reason::Saves { whose, count } => Effect(format!("saves {} from being locked up", who(whose, count))),
            Reason::Prevents => Effect("stops the announced move".into()),
            Reason::LocksUp(ref groups) => Effect(format!("locks up {}", crowd(groups))),
            Reason::FillsFlask { whose, last } => Effect(fills(whose, last).into()),
            Reason::Frees { whose, count } => Effect(format!("frees {}", wizards(whose, count))),
            Reason::WayHome { whose, card } => {
                Whole(format!("then {} can bring {} home", your_card(card), who(whose, 1)))
            }
            Reason::Carries { whose, count, by } => {
                Effect(format!("brings {} {} nearer home", wizards(whose, count), spaces(by)))
            }
            Reason::Nearer { count, from, to } => {
                let [from, to] = pair(from, to);
                Effect(format!("takes {} from {from} spaces before the castle to {to}", them(count)))
            }
            Reason::CastleNearer => Effect(format!("brings {castle} nearer to your wizards")),
            Reason::CastleAway(whose) => Effect(format!("takes {castle} away from {}", wizards(whose, 1))),
            Reason::SetsBack { whose, count } => Effect(format!("takes {} farther from the castle", who(whose, count))),
            Reason::OutOfReach(count) => Effect(format!("gets {} out of reach of the towers", them(count))),
            Reason::Searches => Whole("if one of your wizards is there, it goes free".into()),
            Reason::ShowsBeneath(tower) => Effect(format!("shows what is beneath tower {tower}")),
            Reason::RollsHome(ref rolls) => Whole(format!("{} would bring a wizard home", any_roll(rolls))),
            Reason::RollsLockUp(ref rolls) => Whole(format!("{} can lock up opponents", any_roll(rolls))),
            Reason::RollsUpTo(times) => Whole(format!("you may roll up to {} times", number(times))),
            Reason::LastRollCounts => Whole("the last roll counts".into()),
            Reason::NothingMoves(steps) => Whole(format!("nothing can be moved {}", spaces(steps))),
            Reason::CardMovesNothing => Whole("it cannot move anything".into()),
            Reason::NoCardBringsHome => Whole("none of your cards brings a wizard home".into()),
            Reason::MayPush => Whole("you may then move a tower one space".into()),
            Reason::AllStays => Whole("everything stays where it is".into()),
            Reason::KeepsWayHome(card) => Whole(format!("{} can still bring a wizard home", your_card(card))),
            Reason::KeepsFlasks => Whole("keep your flasks for later".into()),
            Reason::KeepsCards => Whole("you keep the cards you have".into()),
            Reason::MoreCards => Whole("you will have more to choose from".into()),
            Reason::PartnerMayHelp => Whole("your partner may have a better card".into()),
            Reason::AnyCardBack => Whole("you may give any card back for it".into()),
            Reason::BringsPartnerHome => Whole("your partner can bring a wizard home with it".into()),
            Reason::PartnerMayUse => Whole("your partner may have a use for it".into()),
            Reason::OfLittleUse => Whole("it brings none of your wizards home".into()),
            Reason::PartnerCanPay => Whole("then your partner can afford another spell".into()),
            Reason::PartnerCastsMore => Whole("then your partner can cast more often".into()),
        }
    }

    fn subject(&self) -> &'static str {
        "this"
    }

    fn and(&self) -> &'static str {
        "and"
    }

    fn capital_after_colon(&self) -> bool {
        false
    }
}

fn moved(piece: Moved, steps: i8, means: Means) -> String {
    let (piece, riders) = match piece {
        Moved::Tower(tower) => (format!("tower {tower}"), ""),
        Moved::Wizards { whose, space, count: 1 } => (format!("{} on space {space}", the_wizard(whose)), ""),
        Moved::Wizards { whose, space, count } => {
            (format!("{} on space {space}", wizards(whose, count)), " and Piggyback")
        }
    };
    let back = if steps < 0 { " back" } else { "" };
    let means = match means {
        Means::Card(card) => format!(" with {}", the_card(card)),
        Means::Roll => " with your roll".into(),
        Means::Spell(cost) => format!(" {}", by_spell(cost)),
        Means::Push => String::new(),
    };
    format!("Move {piece} {}{back}{means}{riders}", spaces(steps.unsigned_abs()))
}

fn by_spell(cost: u8) -> String {
    format!("by a spell for {} {}", number(cost), if cost == 1 { "flask" } else { "flasks" })
}

fn way_round(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "clockwise",
        Direction::CounterClockwise => "counter-clockwise",
    }
}

fn the_wizard(whose: Whose) -> String {
    match whose {
        Whose::Yours => "your wizard".into(),
        Whose::Partners => "your partner’s wizard".into(),
        Whose::Painted(_) => wizards(whose, 1),
    }
}

fn wizards(whose: Whose, count: u8) -> String {
    match whose {
        Whose::Yours => format!("{} of your wizards", number(count)),
        Whose::Partners => format!("{} of your partner’s wizards", number(count)),
        Whose::Painted(colour) if count == 1 => {
            format!("{} {colour} wizard", if colour == Colour::Orange { "an" } else { "a" })
        }
        Whose::Painted(colour) => format!("{} {colour} wizards", number(count)),
    }
}

fn last_wizards(whose: Whose, count: u8) -> String {
    let owner = match whose {
        Whose::Yours => "your".into(),
        Whose::Partners => "your partner’s".into(),
        Whose::Painted(colour) => format!("the {colour}"),
    };
    match count {
        1 => format!("{owner} last wizard"),
        _ => format!("{owner} last {} wizards", number(count)),
    }
}

/// Wizards of several owners; those of many opponents are only counted.
fn crowd(groups: &[(Whose, u8)]) -> String {
    let opponents = groups.iter().filter(|(whose, _)| whose.is_opponents());
    let named = |&(whose, count): &(Whose, u8)| wizards(whose, count);
    if groups.len() <= 2 || opponents.clone().count() < 2 {
        return list(&groups.iter().map(named).collect::<Vec<_>>(), "and");
    }
    let count = number(opponents.map(|(_, count)| count).sum());
    let ours: Vec<String> = groups.iter().filter(|(whose, _)| !whose.is_opponents()).map(named).collect();
    if ours.is_empty() {
        return format!("{count} wizards");
    }
    list(&[vec![format!("{count} other wizards")], ours].concat(), "and")
}

fn fills(whose: Whose, last: bool) -> &'static str {
    match (whose, last) {
        (Whose::Partners, false) => "fills one of your partner’s flasks",
        (Whose::Partners, true) => "fills your partner’s last empty flask",
        (_, false) => "fills a flask",
        (_, true) => "fills your last empty flask",
    }
}

fn the_card(card: Face) -> String {
    match (card.has(Side::Tower), card.has(Side::Wizard), card.dice()) {
        (_, _, 0) => format!("the card {}", name(card)),
        (true, true, _) => "the die card".into(),
        (true, false, dice) => format!("the tower card with {} dice", number(dice)),
        (false, _, dice) => format!("the wizard card with {} dice", number(dice)),
    }
}

fn your_card(card: Face) -> String {
    format!("your card {}", name(card))
}

/// What is printed on a number card.
fn name(card: Face) -> String {
    match (card.distance(Side::Tower), card.distance(Side::Wizard)) {
        (Some(tower), Some(wizard)) => format!("“tower {tower} or wizard {wizard}”"),
        (Some(tower), None) => format!("“tower {tower}”"),
        (None, wizard) => format!("“wizard {}”", wizard.unwrap_or(0)),
    }
}

fn any_roll(rolls: &[u8]) -> String {
    if rolls.len() == 6 {
        return "any roll".into();
    }
    format!("a roll of {}", list(&rolls.iter().map(u8::to_string).collect::<Vec<_>>(), "or"))
}

fn spaces(count: u8) -> String {
    format!("{} {}", number(count), if count == 1 { "space" } else { "spaces" })
}

fn them(count: u8) -> &'static str {
    if count == 1 { "it" } else { "them" }
}

/// Two numbers in one style: digits, if one of them needs them.
fn pair(a: u8, b: u8) -> [String; 2] {
    if a.max(b) > 6 { [a.to_string(), b.to_string()] } else { [number(a), number(b)] }
}

fn number(count: u8) -> String {
    match count {
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        4 => "four".into(),
        5 => "five".into(),
        6 => "six".into(),
        _ => count.to_string(),
    }
}
