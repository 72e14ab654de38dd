//! A complete drawing: title, board, players, spells and what happened, fitted to the screen.

use rabenburg_engine::{Memory, Position, Stage, Turn};
use rabenburg_lab::terminal::{BOLD, DIM, StyledLine};
use rabenburg_words::{Language, terminal};

use super::board::{Scale, board};
use super::seats;
use super::teller::ToldTurn;
use super::theme::name;

/// A moment of a game, ready to be drawn.
pub(crate) struct Frame<'a> {
    pub(crate) position: &'a Position,
    /// The turn shown, and those before it.
    pub(crate) told: &'a ToldTurn,
    pub(crate) past: &'a [ToldTurn],
    /// What goes next to the game's name.
    pub(crate) title: &'a str,
    /// The last line on the screen.
    pub(crate) footer: StyledLine,
    /// Whether secrets are shown.
    pub(crate) open: bool,
    /// Whether turns come with reasons, and so need more room.
    pub(crate) why: bool,
    pub(crate) language: Language,
}

/// The least the board takes where there is room, so that the lines below it stay in place.
const STEADY_ROWS: [usize; 2] = [9, 14];
/// How many lines of text a turn usually has, without reasons and with them.
const USUAL_TEXT: [usize; 2] = [4, 10];

impl Frame<'_> {
    /// The lines of the drawing, as many as it takes; a result comes last.
    pub(crate) fn lines(&self, width: usize) -> Vec<StyledLine> {
        let mut lines = vec![self.heading(), StyledLine::default()];
        lines.extend(self.board(Scale::for_width(width)));
        lines.push(StyledLine::default());
        let over = matches!(self.position.turn(), Turn::Over(_));
        // The last line should hold the whole result.
        let players = self.players(if over { usize::MAX } else { width });
        let mut below = [players, self.text(width, usize::MAX, &[])];
        if over {
            below.reverse();
        }
        let [first, second] = below;
        lines.extend(first);
        if !second.is_empty() {
            lines.push(StyledLine::default());
        }
        lines.extend(second);
        lines
    }

    /// The lines fitted to a screen: as large as possible, with as little jumping from turn to turn as possible.
    pub(crate) fn fitted(&self, width: usize, rows: usize) -> Vec<StyledLine> {
        let below = self.players(width);
        // The title, the last line, and two blank lines for air.
        let fixed = below.len() + 2;
        let usual_text = USUAL_TEXT[usize::from(self.why)];
        let mut scale = Scale::for_width(width);
        if rows >= fixed + 2 + STEADY_ROWS[1] + 2 * usual_text {
            scale.storeys = 2;
        }
        let board = self.board(scale);
        let steady = STEADY_ROWS[scale.storeys - 1].min(rows.saturating_sub(fixed + usual_text));
        let airy = rows.saturating_sub(fixed + board.len().max(steady) + usual_text);
        let mut lines = vec![self.heading()];
        lines.resize(1 + steady.saturating_sub(board.len()), StyledLine::default());
        lines.extend(board);
        lines.extend((airy > 0).then(StyledLine::default));
        lines.extend(below);
        lines.extend((airy > 1).then(StyledLine::default));
        lines.extend(self.text(width, rows.saturating_sub(lines.len() + 1), self.past));
        lines.resize(rows.saturating_sub(1), StyledLine::default());
        lines.push(self.footer.clone());
        lines
    }

    fn heading(&self) -> StyledLine {
        let mut line = StyledLine::styled(BOLD, " Rabenburg");
        match self.told.turn {
            Some(turn) => {
                let (style, name) = name(self.position.rules(), self.told.seat, self.language);
                line.say(format!("   {}, ", terminal::turn(self.language, turn))).put(style, name);
            }
            None => {
                line.say(format!("   {}", terminal::set_up(self.language)));
            }
        }
        line.put(DIM, format!("   {}", self.title));
        line
    }

    fn board(&self, scale: Scale) -> Vec<StyledLine> {
        let open = self.open || self.position.rules().memory == Memory::Aided;
        board(self.position, self.told, scale, open)
    }

    /// The players and the spells, or the result.
    fn players(&self, width: usize) -> Vec<StyledLine> {
        if let Turn::Over(outcome) = self.position.turn() {
            let mut lines = seats::table(self.position, &outcome, self.language);
            let mut verdict = StyledLine::plain("   ");
            verdict.join(seats::verdict(self.position, &outcome, self.language));
            lines.push(StyledLine::default());
            lines.extend(verdict.wrapped(width));
            return lines;
        }
        let shown = match self.position.stage() {
            Stage::Deal => self.position.active(),
            _ => self.told.seat,
        };
        let mut lines = seats::seats(self.position, shown, self.open, self.language);
        if !self.position.rules().spells.is_empty() {
            lines.extend(indented(&seats::spells(self.position.rules(), self.language), "           ", width));
        }
        lines
    }

    /// What happened in this turn and why and, if there is room, what happened in the turns before.
    fn text(&self, width: usize, room: usize, past: &[ToldTurn]) -> Vec<StyledLine> {
        let mut lines = Vec::new();
        for line in &self.told.lines {
            lines.extend(indented(&numbered(self.told, line, lines.is_empty()), GUTTER, width));
        }
        let reasons = self.reasons(width);
        let wanted = reasons.iter().map(Vec::len).sum();
        // If not everything fits, reasons get half of the room: they name what was done, too.
        let room_for_deeds = room.saturating_sub(wanted).max(room.div_ceil(2));
        lines.drain(..lines.len().saturating_sub(room_for_deeds));
        for reason in reasons {
            // Half a reason helps nobody.
            if lines.len() + reason.len() > room {
                break;
            }
            lines.extend(reason);
        }
        for told in past.iter().rev() {
            let mut turn = Vec::new();
            for line in &told.lines {
                turn.extend(indented(&numbered(told, line, turn.is_empty()), GUTTER, width));
            }
            if lines.len() + turn.len() > room {
                break;
            }
            lines.extend(turn.iter().map(|line| line.in_style(DIM)));
        }
        lines
    }

    /// The lines of each reason; the first one has a label.
    fn reasons(&self, width: usize) -> Vec<Vec<StyledLine>> {
        let label = |index| if index == 0 { terminal::why(self.language) } else { "" };
        let reason = |(index, why)| indented(&labelled(label(index), why), GUTTER, width);
        self.told.why.iter().enumerate().map(reason).collect()
    }
}

/// The room for a turn's number or a label in front of its text.
const GUTTER: &str = "         ";

fn numbered(told: &ToldTurn, line: &StyledLine, first: bool) -> StyledLine {
    let number = told.turn.filter(|_| first).map(|turn| turn.to_string()).unwrap_or_default();
    labelled(&number, line)
}

fn labelled(label: &str, line: &StyledLine) -> StyledLine {
    let mut labelled = StyledLine::styled(DIM, format!("{label:>5}  ").replace(' ', "\u{a0}"));
    labelled.join(line.clone());
    labelled
}

/// Wrapped, with all lines but the first indented.
fn indented(line: &StyledLine, indent: &str, width: usize) -> Vec<StyledLine> {
    let mut pieces = line.wrapped(width).into_iter();
    let mut lines: Vec<_> = pieces.next().into_iter().collect();
    let mut rest = StyledLine::default();
    for piece in pieces {
        rest.join(piece);
    }
    if rest.width() > 0 {
        for piece in rest.wrapped(width.saturating_sub(indent.len())) {
            let mut line = StyledLine::plain(indent);
            line.join(piece);
            lines.push(line);
        }
    }
    lines
}
