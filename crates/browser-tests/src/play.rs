//! A player at the table who does what the screen offers, with mouse or finger, until the game is over.
//!
//! They know no rules, only lit cards and pieces, buttons, and the curtain. A seed decides which of them they take.

use serde_json::Value;

use crate::page::Page;
use crate::problem::Problem;

const LOOK: &str = include_str!("play.js");

/// What kind of thing is on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferKind {
    /// The button of the curtain.
    Curtain,
    /// The button that confirms what is picked.
    Confirm,
    /// A tower of the chosen stack.
    Tower,
    /// Another button in the dock.
    Button,
    /// A card that can be picked.
    Card,
    /// A piece that can be picked, named as the board names it, such as `tower 3`.
    Piece,
    /// A spell that can be cast.
    Spell,
    /// The button for a new hand.
    Hand,
    /// The button to take back.
    Back,
}

/// Something on offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What it is.
    pub kind: OfferKind,
    /// Its name.
    pub name: String,
    at: (i64, i64),
}

/// The table at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Whether the result shows.
    pub over: bool,
    /// What is offered.
    pub offers: Vec<Offer>,
    touch: bool,
    sight: String,
}

impl Sight {
    /// Whether the player has nothing to do while the game goes on without them.
    pub fn is_waiting(&self) -> bool {
        !self.over && self.offers.is_empty()
    }

    /// The offers of a kind.
    pub fn of(&self, kind: OfferKind) -> Vec<&Offer> {
        self.offers.iter().filter(|offer| offer.kind == kind).collect()
    }

    fn parse(value: &Value) -> Option<Sight> {
        let offer = |offer: &Value| {
            let kind = match offer["kind"].as_str()? {
                "curtain" => OfferKind::Curtain,
                "confirm" => OfferKind::Confirm,
                "tower" => OfferKind::Tower,
                "button" => OfferKind::Button,
                "card" => OfferKind::Card,
                "piece" => OfferKind::Piece,
                "spell" => OfferKind::Spell,
                "hand" => OfferKind::Hand,
                "back" => OfferKind::Back,
                _ => return None,
            };
            let at = (offer["at"][0].as_i64()?, offer["at"][1].as_i64()?);
            Some(Offer { kind, name: offer["name"].as_str()?.to_owned(), at })
        };
        Some(Sight {
            over: value["over"].as_bool()?,
            touch: value["touch"].as_bool()?,
            offers: value["offers"].as_array()?.iter().map(offer).collect::<Option<_>>()?,
            sight: value["sight"].as_str()?.to_owned(),
        })
    }
}

impl Page {
    /// What the table offers now.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn look(&self) -> Result<Sight, Problem> {
        let seen = self.script(LOOK).await?;
        Sight::parse(&seen).ok_or_else(|| Problem::Wrong(format!("the table shows {seen}")))
    }

    /// Waits until the table offers something or the game is over. What bots do meanwhile is not hurried.
    ///
    /// # Errors
    /// If nothing is offered in time.
    pub async fn wait_for_offers(&self) -> Result<Sight, Problem> {
        self.wait_for("anything to do at the table", async |page: &Page| {
            let sight = page.look().await?;
            Ok(if sight.is_waiting() { Err(sight.sight) } else { Ok(sight) })
        })
        .await
    }

    /// Takes an offer with the pointer, and waits for an effect.
    ///
    /// # Errors
    /// If there is none.
    pub async fn take(&self, sight: &Sight, offer: &Offer) -> Result<Sight, Problem> {
        self.tools().click_at(offer.at, sight.touch).await?;
        self.wait_for(&format!("an answer to {offer:?}"), async |page: &Page| {
            let now = page.look().await?;
            Ok(if now.sight == sight.sight { Err(now.sight) } else { Ok(now) })
        })
        .await
    }
}

/// How far to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// To the result.
    Over,
    /// Until this many things are done: cards and pieces picked, buttons pressed.
    Done(u32),
    /// Until this many choices are confirmed.
    Confirmed(u32),
}

/// Somebody who plays by what lights up.
#[derive(Clone, Debug)]
pub struct AutoPlayer {
    seed: u64,
    /// How many things the player has done.
    pub done: u32,
}

impl AutoPlayer {
    /// A player whose choices follow from a seed.
    pub fn new(seed: u64) -> AutoPlayer {
        AutoPlayer { seed: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1, done: 0 }
    }

    /// Plays on, and returns what can then be seen.
    ///
    /// # Errors
    /// If the game gets stuck.
    pub async fn play(&mut self, page: &Page, until: Until) -> Result<Sight, Problem> {
        // No game takes this long; one that does is stuck in some way.
        const MOST: u32 = 5000;
        let (begun, mut confirmed) = (self.done, 0);
        let mut sight = page.wait_for_offers().await?;
        loop {
            let enough = match until {
                Until::Over => false,
                Until::Done(count) => self.done - begun >= count,
                Until::Confirmed(count) => confirmed >= count,
            };
            if sight.over || enough {
                return Ok(sight);
            }
            if self.done - begun > MOST {
                return Err(Problem::Wrong(format!("after {MOST} things done the game is not over: {sight:?}")));
            }
            let offer = self.choose(&sight.offers);
            confirmed += u32::from(offer.kind == OfferKind::Confirm);
            sight = page.take(&sight, &offer).await?;
            self.done += 1;
            if sight.is_waiting() {
                sight = page.wait_for_offers().await?;
            }
        }
    }

    /// What a person would take: first the curtain and what is ready to be confirmed, then pieces and cards, and now
    /// and then a spell or a button instead.
    pub fn choose(&mut self, offers: &[Offer]) -> Offer {
        let aside = self.below(8) == 0;
        let usual: [&[OfferKind]; 4] =
            [&[OfferKind::Curtain], &[OfferKind::Confirm], &[OfferKind::Piece], &[OfferKind::Card]];
        let other: [&[OfferKind]; 3] = [&[OfferKind::Spell, OfferKind::Button], &[OfferKind::Hand], &[OfferKind::Back]];
        let picking = offers.iter().any(|offer| offer.kind == OfferKind::Back);
        let order: Vec<&[OfferKind]> = if aside && !picking {
            [&usual[..2], &other[..1], &usual[2..], &other[1..]].concat()
        } else {
            [&usual[..], &other[..]].concat()
        };
        let among = |kinds: &[OfferKind]| offers.iter().filter(|offer| kinds.contains(&offer.kind)).collect::<Vec<_>>();
        let pool =
            order.into_iter().map(among).find(|pool| !pool.is_empty()).unwrap_or_else(|| offers.iter().collect());
        pool[self.below(pool.len())].clone()
    }

    fn below(&mut self, bound: usize) -> usize {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        usize::try_from(self.seed >> 33).unwrap_or(0) % bound
    }
}
