//! Sentences about puzzles: goals, hints, tricks, and why an attempt failed.

use rabenburg_engine::{Action, Chance, Input};
use rabenburg_puzzles::{Aim, Cause, Clue, Difficulty, Goal, Part, Piece, Puzzle, Tag, Theme, Trick};

use crate::list::list;
use crate::{Language, glossary, puzzles};

/// A theme's name: "Stowaway".
pub const fn theme(theme: Theme, language: Language) -> &'static str {
    match theme {
        Theme::Stowaway => puzzles::stowaway(language),
        Theme::LastFlask => puzzles::last_flask(language),
        Theme::AtOneStroke => puzzles::at_one_stroke(language),
        Theme::RavensFlight => puzzles::ravens_flight(language),
        Theme::ShutTheDoor => puzzles::shut_the_door(language),
        Theme::ComeWhatMay => puzzles::come_what_may(language),
        Theme::Unstoppable => puzzles::unstoppable(language),
        Theme::OpenSolo => puzzles::open_solo(language),
        Theme::Memory => puzzles::memory(language),
    }
}

/// What a theme is about.
pub const fn about(theme: Theme, language: Language) -> &'static str {
    match theme {
        Theme::Stowaway => puzzles::stowaway_about(language),
        Theme::LastFlask => puzzles::last_flask_about(language),
        Theme::AtOneStroke => puzzles::at_one_stroke_about(language),
        Theme::RavensFlight => puzzles::ravens_flight_about(language),
        Theme::ShutTheDoor => puzzles::shut_the_door_about(language),
        Theme::ComeWhatMay => puzzles::come_what_may_about(language),
        Theme::Unstoppable => puzzles::unstoppable_about(language),
        Theme::OpenSolo => puzzles::open_solo_about(language),
        Theme::Memory => puzzles::memory_about(language),
    }
}

/// What is to be done: "Fill 3 flasks this turn."
pub fn goal(puzzle: &Puzzle, language: Language) -> String {
    let position = puzzle.position();
    let seat = puzzle.seat();
    match &puzzle.goal {
        Goal::Stowaway => puzzles::goal_stowaway(language).into(),
        Goal::LastFlask => puzzles::goal_last_flask(language, position.flasks(seat).empty.into()),
        Goal::AtOneStroke { flasks } => puzzles::goal_at_one_stroke(language, flasks),
        Goal::RavensFlight { rest } => puzzles::goal_ravens_flight(language, rest),
        Goal::ShutTheDoor => puzzles::goal_shut_the_door(language).into(),
        Goal::ComeWhatMay { aim: Aim::Home } => puzzles::goal_whatever_home(language).into(),
        Goal::ComeWhatMay { aim: Aim::Flasks(flasks) } => puzzles::goal_whatever_flasks(language, (*flasks).into()),
        Goal::Unstoppable { turns } => puzzles::goal_unstoppable(language, turns),
        Goal::OpenSolo { cards, .. } => {
            let left = position.rules().wizards_each() - position.home(seat);
            puzzles::goal_open_solo(language, left.into(), cards)
        }
        Goal::Memory => puzzles::goal_memory(language).into(),
    }
}

/// A difficulty: "medium".
pub const fn difficulty(difficulty: Difficulty, language: Language) -> &'static str {
    match difficulty {
        Difficulty::Gentle => puzzles::gentle(language),
        Difficulty::Easy => puzzles::easy(language),
        Difficulty::Medium => puzzles::medium(language),
        Difficulty::Hard => puzzles::hard(language),
        Difficulty::Fiendish => puzzles::fiendish(language),
    }
}

/// A tag: "the castle rides along".
pub const fn tag(tag: Tag, language: Language) -> &'static str {
    match tag {
        Tag::CastleRides => puzzles::tag_castle_rides(language),
        Tag::CastleTwice => puzzles::tag_castle_twice(language),
        Tag::LocksUpOwn => puzzles::tag_locks_up_own(language),
        Tag::OwnRides => puzzles::tag_own_rides(language),
        Tag::RivalRides => puzzles::tag_rival_rides(language),
        Tag::RivalWalks => puzzles::tag_rival_walks(language),
        Tag::PastCastle => puzzles::tag_past_castle(language),
        Tag::TwoWalks => puzzles::tag_two_walks(language),
        Tag::RedrawAndPush => puzzles::tag_redraw_and_push(language),
        Tag::SpellFirst => puzzles::tag_spell_first(language),
        Tag::SpellBetween => puzzles::tag_spell_between(language),
        Tag::SpellLast => puzzles::tag_spell_last(language),
        Tag::TowerTwice => puzzles::tag_tower_twice(language),
        Tag::Uncovers => puzzles::tag_uncovers(language),
        Tag::FillsFlask => puzzles::tag_fills_flask(language),
        Tag::FreshFlask => puzzles::tag_fresh_flask(language),
        Tag::Rolls => puzzles::tag_rolls(language),
        Tag::GivesUp => puzzles::tag_gives_up(language),
        Tag::Swap => puzzles::tag_swap(language),
        Tag::Headwind => puzzles::tag_headwind(language),
        Tag::CastleSpell => puzzles::tag_castle_spell(language),
        Tag::Piggyback => puzzles::tag_piggyback(language),
        Tag::FreeSpell => puzzles::tag_free_spell(language),
        Tag::GuidesFlight => puzzles::tag_guides_flight(language),
        Tag::LocksUpRival => puzzles::tag_locks_up_rival(language),
        Tag::TwoTowers => puzzles::tag_two_towers(language),
    }
}

/// The trick in a headline and a sentence.
pub const fn trick(trick: &Trick, language: Language) -> &'static str {
    match trick.tag {
        Tag::CastleRides => puzzles::trick_castle_rides(language),
        Tag::CastleTwice => puzzles::trick_castle_twice(language),
        Tag::LocksUpOwn => puzzles::trick_locks_up_own(language),
        Tag::OwnRides => puzzles::trick_own_rides(language),
        Tag::RivalRides => puzzles::trick_rival_rides(language),
        Tag::RivalWalks => puzzles::trick_rival_walks(language),
        Tag::PastCastle => puzzles::trick_past_castle(language),
        Tag::TwoWalks => puzzles::trick_two_walks(language),
        Tag::RedrawAndPush => puzzles::trick_redraw_and_push(language),
        Tag::SpellFirst => puzzles::trick_spell_first(language),
        Tag::SpellBetween => puzzles::trick_spell_between(language),
        Tag::SpellLast => puzzles::trick_spell_last(language),
        Tag::TowerTwice => puzzles::trick_tower_twice(language),
        Tag::Uncovers => puzzles::trick_uncovers(language),
        Tag::FillsFlask => puzzles::trick_fills_flask(language),
        Tag::FreshFlask => puzzles::trick_fresh_flask(language),
        Tag::Rolls => puzzles::trick_rolls(language),
        Tag::GivesUp => puzzles::trick_gives_up(language),
        Tag::Swap => puzzles::trick_swap(language),
        Tag::Headwind => puzzles::trick_headwind(language),
        Tag::CastleSpell => puzzles::trick_castle_spell(language),
        Tag::Piggyback => puzzles::trick_piggyback(language),
        Tag::FreeSpell => puzzles::trick_free_spell(language),
        Tag::GuidesFlight => puzzles::trick_guides_flight(language),
        Tag::LocksUpRival => puzzles::trick_locks_up_rival(language),
        Tag::TwoTowers => puzzles::trick_two_towers(language),
    }
}

/// A hint: "Watch tower 7 and what stands on it."
pub fn clue(clue: Clue, language: Language) -> String {
    match clue {
        Clue::Watch(Piece::Tower(tower)) => puzzles::hint_watch_tower(language, tower),
        Clue::Watch(Piece::Wizard { space, .. }) => puzzles::hint_watch_wizard(language, space),
        Clue::Watch(Piece::Castle) => puzzles::hint_watch_castle(language).into(),
        Clue::Card(card) => puzzles::hint_card(language, glossary::card(card, language)),
        Clue::Spell(spell) => puzzles::hint_spell(language, glossary::spell(spell, language)),
        Clue::Redraw => puzzles::hint_redraw(language).into(),
    }
}

/// A part of a goal, for the list of what was reached.
pub fn part(part: Part, language: Language) -> String {
    match part {
        Part::StowawayFree => puzzles::part_stowaway_free(language).into(),
        Part::StowawayHome => puzzles::part_stowaway_home(language).into(),
        Part::Flasks { filled, needed } => puzzles::part_flasks(language, filled, needed),
        Part::WizardHome => puzzles::part_wizard_home(language).into(),
        Part::WizardsHome { home, all } => puzzles::part_wizards_home(language, home, all),
        Part::CastleRests { space } => puzzles::part_castle_rests(language, space),
        Part::DoorShut => puzzles::part_door_shut(language).into(),
    }
}

/// Why an attempt failed: "One step too far. The castle was 3 spaces away, and the wizard walked 4."
pub fn failed(cause: &Cause, language: Language) -> String {
    match *cause {
        Cause::Overshot { away, steps } => {
            puzzles::failed_overshot(language, (steps - away).into(), away.into(), steps)
        }
        Cause::FellShort { away, steps } => {
            puzzles::failed_fell_short(language, away.saturating_sub(steps).into(), away.into(), steps)
        }
        Cause::StillLockedUp => puzzles::failed_still_locked_up(language).into(),
        Cause::AnotherWizard => puzzles::failed_another_wizard(language).into(),
        Cause::EntryEndedTurn => puzzles::failed_entry_ended_turn(language).into(),
        Cause::FlasksMissing { missing } => puzzles::failed_flasks_missing(language, missing.into()),
        Cause::CastleElsewhere { rests, wanted } => puzzles::failed_castle_elsewhere(language, rests, wanted),
        Cause::NobodyHome => puzzles::failed_nobody_home(language).into(),
        Cause::Luck { roll } => puzzles::failed_luck(language, roll),
        Cause::Answered { ref line } => puzzles::failed_answered(language, moves(line, language)),
        Cause::TooSlow { wizards } => puzzles::failed_too_slow(language, wizards),
        Cause::CardsSpent { wizards } => puzzles::failed_cards_spent(language, wizards.into()),
    }
}

/// Moves in a row: "tower 3 with tower 2 and the wizard on space 4 with wizard 5".
pub fn moves(line: &[Input], language: Language) -> String {
    let mut told = Vec::new();
    let mut rolling = String::new();
    for input in line {
        let card = |face| glossary::card(face, language);
        told.push(match *input {
            Input::Act { action, .. } => match action {
                Action::PlayWizard { card: face, space, .. } => puzzles::move_wizard(language, space, card(face)),
                Action::PlayTower { card: face, tower } => puzzles::move_tower(language, tower, card(face)),
                Action::MoveWizard { space, .. } => puzzles::move_wizard_roll(language, space),
                Action::MoveTower { tower } => puzzles::move_tower_roll(language, tower),
                Action::Cast(cast) => puzzles::move_spell(language, glossary::spell(cast.spell(), language)),
                Action::Redraw => puzzles::move_redraw(language).into(),
                Action::Push { tower } => puzzles::move_push(language, tower),
                Action::Discard { .. } => puzzles::move_discard(language).into(),
                Action::PlayDice { card: face } => {
                    rolling = card(face);
                    continue;
                }
                _ => continue,
            },
            Input::Chance(Chance::Roll { value }) => puzzles::move_roll(language, &rolling, value),
            Input::Chance(Chance::Card { .. }) => continue,
        });
    }
    list(&told, language)
}
