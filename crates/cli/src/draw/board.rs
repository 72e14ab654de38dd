//! The course as sixteen columns side by side, with the stacks rising from them. After 15 comes 0.

use rabenburg_engine::{Position, Rules, SPACES, Seat, Space, Surface, TowerId, Wizards};
use rabenburg_lab::terminal::{BOLD, DIM, StyledLine};

use super::teller::ToldTurn;
use super::theme::{self, CASTLE_GLYPH, EARTH, GROUND_SHIELD, SHIELD, Stone};

/// How large things are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    /// The width of a space, 5 to 7.
    pub(crate) column: usize,
    /// The height of a tower, 1 or 2.
    pub(crate) storeys: usize,
}

impl Scale {
    /// As wide as fits.
    pub(crate) fn for_width(width: usize) -> Scale {
        Scale { column: (width / SPACES).clamp(5, 7), storeys: 1 }
    }
}

/// The board from the top row down to the numbers of the spaces. `open` shows locked-up wizards.
pub(crate) fn board(position: &Position, told: &ToldTurn, scale: Scale, open: bool) -> Vec<StyledLine> {
    let columns: Vec<_> =
        Space::all().map(|space| Column { position, scale, open, rows: Vec::new() }.of(space, told)).collect();
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    let row = |level: usize| {
        let mut line = StyledLine::default();
        for column in &columns {
            match column.get(level) {
                Some(piece) => line.join(piece.clone().centred(scale.column)),
                None => line.say(" ".repeat(scale.column)),
            };
        }
        line
    };
    (0..height).rev().map(row).collect()
}

/// A space and everything on it, from the bottom up.
struct Column<'a> {
    position: &'a Position,
    scale: Scale,
    open: bool,
    rows: Vec<StyledLine>,
}

impl Column<'_> {
    fn of(mut self, space: Space, told: &ToldTurn) -> Vec<StyledLine> {
        let course = self.position.course();
        self.rows.push(self.number(space, told));
        self.rows.push(self.ground(space));
        let mut towers: Vec<_> = course.towers_down(space).collect();
        towers.reverse();
        for &tower in &towers {
            self.tower(tower);
        }
        let visible = course.visible_on(space);
        let count = usize::from(visible.total());
        // Six in a row would touch the neighbours; three and three look like a crowd.
        let each = if count < self.scale.column { count.max(1) } else { 3 };
        let gap = if 2 * each <= self.scale.column { " " } else { "" };
        self.rows.extend(rows_of(self.position.rules(), visible, each, gap));
        if course.castle() == space {
            self.castle();
        }
        self.rows
    }

    /// The number of the space, marked if this turn took something away or put something down there.
    fn number(&self, space: Space, told: &ToldTurn) -> StyledLine {
        let colour = theme::in_colour(self.position.rules(), told.seat);
        let (mark, style) = if told.to.contains(&space) {
            ("▸", colour.bold())
        } else if told.from.contains(&space) {
            ("◦", colour)
        } else if self.position.course().castle() == space {
            (" ", BOLD)
        } else {
            (" ", DIM)
        };
        StyledLine::styled(style, format!("{mark}{space:<2}"))
    }

    /// The ground, with its shield unless a tower hides it (rule 4.5).
    fn ground(&self, space: Space) -> StyledLine {
        let ground = Surface::ground(space);
        let side = self.scale.column / 2;
        let mut line = StyledLine::styled(EARTH, "▁".repeat(side));
        match (ground.has_shield(), self.position.course().is_visible(ground)) {
            (true, true) => line.put(GROUND_SHIELD, SHIELD.to_string()),
            (true, false) => line.put(EARTH, "◇"),
            (false, _) => line.put(EARTH, "▁"),
        };
        line.put(EARTH, "▁".repeat(self.scale.column - side - 1));
        line
    }

    /// A tower, with those locked up beneath it drawn inside.
    fn tower(&mut self, tower: TowerId) {
        let surface = Surface::top_of(tower);
        let (top, wall) = Stone::of_tower(surface.has_shield());
        let course = self.position.course();
        let inside = if self.open { course.on(course.beneath(tower)) } else { Wizards::NONE };
        let mut storeys = rows_of(self.position.rules(), inside, self.inner(), "");
        while storeys.len() + 1 < self.scale.storeys {
            let windows = if self.inner().is_multiple_of(2) { "▪▪" } else { "▪ ▪" };
            storeys.push(StyledLine::styled(wall.face, windows));
        }
        for storey in storeys {
            let row = self.walled(storey, wall);
            self.rows.push(row);
        }
        // The number is in the middle, with the shield beside it.
        let mut sign = StyledLine::styled(top.face, format!(" {tower}"));
        if surface.has_shield() {
            sign.put(top.shield, SHIELD.to_string());
        } else {
            sign.put(top.face, " ");
        }
        let row = self.walled(sign, top);
        self.rows.push(row);
    }

    fn inner(&self) -> usize {
        self.scale.column - 2
    }

    /// Something between two stone edges.
    fn walled(&self, inside: StyledLine, stone: Stone) -> StyledLine {
        let spare = self.inner().saturating_sub(inside.width());
        let (before, after) = (spare.div_ceil(2), spare / 2);
        let mut line = StyledLine::styled(stone.edge, "▐");
        line.put(stone.face, " ".repeat(before)).join(inside).put(stone.face, " ".repeat(after)).put(stone.edge, "▌");
        line
    }

    fn castle(&mut self) {
        let stone = Stone::CASTLE;
        let keep = self.walled(StyledLine::styled(stone.face, CASTLE_GLYPH.to_string()), stone);
        self.rows.push(keep);
        let merlons: String = (0..self.scale.column)
            .map(|at| match (at, self.scale.column - 1 - at) {
                (0, _) => '▗',
                (_, 0) => '▖',
                (left, right) if left.min(right) % 2 == 0 => '█',
                _ => '▄',
            })
            .collect();
        self.rows.push(StyledLine::styled(stone.edge, merlons));
    }
}

/// Wizards in rows of this many, the last row first.
fn rows_of(rules: &Rules, wizards: Wizards, each: usize, gap: &str) -> Vec<StyledLine> {
    let owners: Vec<_> = wizards.owners().collect();
    let row = |owners: &[Seat]| {
        let mut line = StyledLine::default();
        for (index, &owner) in owners.iter().enumerate() {
            let (style, letter) = theme::wizard(rules, owner);
            line.say(if index == 0 { "" } else { gap }).put(style, letter);
        }
        line
    };
    owners.chunks(each).map(row).rev().collect()
}
