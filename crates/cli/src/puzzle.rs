//! `rabenburg puzzle`: today's puzzle, or any by its id, solved in the terminal with actions in text notation.

use std::io::{self, BufRead, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use rabenburg_engine::{Action, Input};
use rabenburg_lab::LabError;
use rabenburg_lab::spoken::said;
use rabenburg_lab::terminal::{BOLD, DIM, Screen, StyledLine};
use rabenburg_puzzles::{Attempt, Date, Goal, Pack, Puzzle, Theme, Verdict, daily, pack};
use rabenburg_words::{Language, Names, commands as text, puzzle as words, puzzles, terminal, why_not};

use crate::draw::Frame;
use crate::error::CliError;
use crate::story::Narration;

#[derive(Args)]
#[command(about = said(text::puzzle), after_help = said(text::puzzle_examples))]
pub(crate) struct PuzzleArgs {
    #[arg(value_name = "ID", help = said(text::puzzle_id))]
    id: Option<String>,
    #[arg(long, help = said(text::puzzle_solution))]
    solution: bool,
}

pub(crate) fn run(args: &PuzzleArgs, language: Language) -> Result<(), CliError> {
    let id = args.id.as_deref().unwrap_or_else(|| daily(today()));
    let unknown = || CliError::Puzzle(id.to_owned());
    let theme = Theme::of_id(id).ok_or_else(unknown)?;
    let puzzle = Pack::find(pack(theme), id).ok_or_else(unknown)?;
    let puzzle = puzzle.map_err(|error| LabError::Bug(format!("{id}: {error}")))?;
    let mut table = Table { puzzle: &puzzle, screen: Screen::standard(), language, hints: 0 };
    table.open()?;
    if args.solution { table.solution() } else { table.solve(io::stdin().lock()) }
}

/// The day in UTC.
fn today() -> Date {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    Date(u32::try_from(seconds / 86_400).unwrap_or(0))
}

struct Table<'a> {
    puzzle: &'a Puzzle,
    screen: Screen,
    language: Language,
    /// How many hints have been given.
    hints: usize,
}

impl Table<'_> {
    /// The headline, what is shown before, the board and the goal.
    fn open(&mut self) -> Result<(), CliError> {
        let (puzzle, language) = (self.puzzle, self.language);
        let difficulty = puzzle.rating.difficulty();
        let mut head = StyledLine::styled(BOLD, format!(" {}", words::theme(puzzle.theme(), language)));
        let level = words::difficulty(difficulty, language);
        let lanterns = "◆".repeat(difficulty.lanterns().into());
        head.put(DIM, format!("   {}   {lanterns} {level}, {}", puzzle.id, puzzle.rating));
        self.screen.print(&[head, StyledLine::default()])?;
        if !puzzle.shown.is_empty() {
            let mut story = Narration::new(puzzle.start, false, language);
            for &input in &puzzle.shown {
                if story.put(input)? {
                    self.draw(&story)?;
                }
            }
        }
        self.draw(&Narration::new(puzzle.position(), self.is_open(), language))?;
        if let Goal::OpenSolo { draws, .. } = &puzzle.goal {
            let cards: Vec<_> = draws.iter().map(ToString::to_string).collect();
            self.say(&text::puzzle_draws(language, cards.join(" ")))?;
        }
        self.screen.print(&[StyledLine::styled(BOLD, format!(" {}", words::goal(puzzle, language)))])?;
        self.say(text::puzzle_commands(language))
    }

    /// Reads actions and words until it is solved or somebody has had enough.
    fn solve(&mut self, mut input: impl BufRead) -> Result<(), CliError> {
        let mut attempt = Attempt::new(self.puzzle);
        loop {
            print!("> ");
            io::stdout().flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(());
            }
            match line.trim() {
                "" => continue,
                "quit" => return Ok(()),
                "hint" => self.hint()?,
                "solution" => return self.solution(),
                "back" => {
                    attempt.take_back();
                    self.show(&attempt)?;
                }
                "again" => {
                    attempt = Attempt::new(self.puzzle);
                    self.show(&attempt)?;
                }
                action => match action.parse::<Action>() {
                    Ok(action) => self.act(&mut attempt, action)?,
                    Err(error) => self.say(&error.to_string())?,
                },
            }
            match attempt.verdict() {
                Verdict::Open => {}
                Verdict::Solved => {
                    self.screen.print(&[StyledLine::styled(BOLD, format!(" {}", puzzles::solved(self.language)))])?;
                    return self.trick();
                }
                Verdict::Failed(shortfall) => {
                    let why = words::failed(&shortfall.cause, self.language);
                    self.say(&format!("{} {why}", puzzles::not_solved(self.language)))?;
                    for &(part, met) in &shortfall.parts {
                        self.say(&format!("{} {}", if met { '✓' } else { '✗' }, words::part(part, self.language)))?;
                    }
                    attempt = Attempt::new(self.puzzle);
                }
            }
        }
    }

    fn act(&mut self, attempt: &mut Attempt<'_>, action: Action) -> Result<(), CliError> {
        match attempt.act(action) {
            Ok(_) => self.show(attempt),
            Err(refusal) => {
                let names = Names::new(Vec::new(), Some(self.puzzle.seat()));
                self.say(&why_not(&refusal, &names, self.language).to_string())
            }
        }
    }

    /// Where the attempt stands, and what happened since it began.
    fn show(&mut self, attempt: &Attempt<'_>) -> Result<(), CliError> {
        let mut story = Narration::new(self.puzzle.position(), self.is_open(), self.language);
        for &input in attempt.inputs() {
            story.put(input)?;
        }
        self.draw(&story)
    }

    fn hint(&mut self) -> Result<(), CliError> {
        let clue = self.puzzle.clues().get(self.hints).copied().flatten();
        self.hints += 1;
        match clue {
            Some(clue) => self.say(&words::clue(clue, self.language)),
            None => self.say(puzzles::no_more_hints(self.language)),
        }
    }

    fn solution(&mut self) -> Result<(), CliError> {
        let heading = puzzles::the_solution(self.language);
        let mut lines = vec![StyledLine::default(), StyledLine::styled(BOLD, format!(" {heading}"))];
        for input in &self.puzzle.solution {
            lines.push(StyledLine::plain(match input {
                Input::Act { seat, action } => format!("   {seat} {action}"),
                Input::Chance(chance) => format!("   {chance}"),
            }));
        }
        self.screen.print(&lines)?;
        self.trick()
    }

    fn trick(&mut self) -> Result<(), CliError> {
        match self.puzzle.trick() {
            Some(trick) => self.say(words::trick(&trick, self.language)),
            None => Ok(()),
        }
    }

    /// Whether hands are open: those of a duel are.
    fn is_open(&self) -> bool {
        matches!(self.puzzle.goal, Goal::Unstoppable { .. })
    }

    fn draw(&mut self, story: &Narration) -> Result<(), CliError> {
        let language = self.language;
        let footer = StyledLine::styled(DIM, format!(" {}", terminal::legend(language)));
        let frame = Frame {
            position: story.position(),
            told: story.told(),
            past: &[],
            title: "",
            footer,
            open: self.is_open(),
            why: false,
            language,
        };
        let (width, _) = self.screen.size();
        let mut lines = frame.lines(width);
        if !self.is_open() {
            // Others' cards are hidden; the solver's own are not.
            let hand = story.position().hand(self.puzzle.seat());
            lines.push(StyledLine::plain(format!("   {} {hand}", terminal::cards(language))));
        }
        lines.push(StyledLine::default());
        Ok(self.screen.print(&lines)?)
    }

    fn say(&mut self, text: &str) -> Result<(), CliError> {
        let (width, _) = self.screen.size();
        Ok(self.screen.print(&StyledLine::plain(format!(" {text}")).wrapped(width))?)
    }
}
