//! Paints the pictures of links: pieces laid onto a landscape, both drawn beforehand from the page's own art
//! (`cargo xtask art`). Strangers may ask for pictures, so only one is painted at a time, few wait for it, and what was
//! painted is kept for a while.

use std::io::Cursor;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

use axum::body::Bytes;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Transformations};
use rabenburg_engine::Colour;
use tokio::sync::Semaphore;
use tokio::time::sleep;

use super::scene::{Backdrop, Sprite};

/// The size that messengers want.
pub(super) const WIDTH: usize = 1200;
pub(super) const HEIGHT: usize = 630;

const LANDSCAPE: &[u8] = include_bytes!("../../art/scene.png");
const PIECES: &[u8] = include_bytes!("../../art/pieces.png");

/// How many pictures are kept: about 10 MB.
const KEPT: usize = 48;
/// How many may wait for the brush.
const LINE: usize = 16;
/// The brush rests this many times as long as it has painted.
const REST: u32 = 4;

pub(crate) struct Painter {
    art: OnceLock<Option<Art>>,
    kept: Mutex<Vec<(Backdrop, Bytes)>>,
    line: Semaphore,
    brush: Arc<Semaphore>,
}

impl Painter {
    pub(crate) fn new() -> Arc<Painter> {
        let (art, kept) = (OnceLock::new(), Mutex::default());
        Arc::new(Painter { art, kept, line: Semaphore::new(LINE), brush: Arc::new(Semaphore::new(1)) })
    }

    /// The picture as a PNG; `None` if too many wait for one.
    pub(crate) async fn paint(self: &Arc<Painter>, scene: Backdrop) -> Option<Bytes> {
        if let Some(png) = self.recall(&scene) {
            return Some(png);
        }
        let _waiting = self.line.try_acquire().ok()?;
        let brush = Arc::clone(&self.brush).acquire_owned().await.ok()?;
        // Somebody else may have waited for the same one.
        if let Some(png) = self.recall(&scene) {
            return Some(png);
        }
        let painter = Arc::clone(self);
        let painting = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            let png = painter.art.get_or_init(Art::read).as_ref().and_then(|art| art.paint(&scene));
            if let Some(png) = &png {
                painter.keep(scene, png.clone());
            }
            (png, began.elapsed())
        });
        let (png, took) = painting.await.ok()?;
        tokio::spawn(async move {
            sleep(REST * took).await;
            drop(brush);
        });
        png
    }

    fn recall(&self, scene: &Backdrop) -> Option<Bytes> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let index = kept.iter().position(|(other, _)| other == scene)?;
        // The latest is the last.
        let found = kept.remove(index);
        let png = found.1.clone();
        kept.push(found);
        Some(png)
    }

    fn keep(&self, scene: Backdrop, png: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push((scene, png));
    }
}

/// What pictures are made of, with four bytes for each dot.
struct Art {
    landscape: Vec<u8>,
    pieces: Vec<u8>,
    sheet: usize,
}

/// A piece on the sheet: where, and how large.
#[derive(Clone, Copy)]
struct Piece {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
    /// Where it stands, from its upper left corner.
    foot: (usize, usize),
}

const SEAT: Piece = Piece { x: 0, y: 200, width: 180, height: 100, foot: (90, 43) };
const TOWER: Piece = Piece { x: 180, y: 200, width: 180, height: 150, foot: (90, 100) };
/// How much higher whoever stands on a tower is.
const STOREY: usize = 48;
/// Where everybody stands, and how far apart at most.
const GROUND: usize = 530;
const APART: usize = 180;

fn wizard(colour: Colour) -> Piece {
    let index = Colour::ALL.iter().position(|other| *other == colour).expect("one of all colours");
    Piece { x: 128 * index, y: 0, width: 128, height: 200, foot: (64, 173) }
}

impl Art {
    fn read() -> Option<Art> {
        let ((landscape, width), (pieces, sheet)) = (read(LANDSCAPE)?, read(PIECES)?);
        (width == WIDTH && landscape.len() == 4 * WIDTH * HEIGHT).then_some(Art { landscape, pieces, sheet })
    }

    fn paint(&self, scene: &Backdrop) -> Option<Bytes> {
        let mut canvas = self.landscape.clone();
        let spots = &scene.0;
        for (index, Sprite { colour, towers }) in spots.iter().enumerate() {
            let across = (2 * index + 1) * APART / 2;
            let x = WIDTH / 2 + across - spots.len().min(WIDTH / APART) * APART / 2;
            self.lay(&mut canvas, SEAT, x, GROUND);
            let mut y = GROUND;
            for _ in 0..*towers {
                self.lay(&mut canvas, TOWER, x, y);
                y -= STOREY;
            }
            if let Some(colour) = colour {
                self.lay(&mut canvas, wizard(*colour), x, y);
            }
        }
        write(&canvas)
    }

    /// Lays a piece onto the canvas, as transparent as it is.
    fn lay(&self, canvas: &mut [u8], piece: Piece, x: usize, y: usize) {
        let (left, top) = (x.saturating_sub(piece.foot.0), y.saturating_sub(piece.foot.1));
        for row in 0..piece.height.min(HEIGHT.saturating_sub(top)) {
            for column in 0..piece.width.min(WIDTH.saturating_sub(left)) {
                let from = 4 * ((piece.y + row) * self.sheet + piece.x + column);
                let into = 4 * ((top + row) * WIDTH + left + column);
                let (Some(dot), Some(under)) = (self.pieces.get(from..from + 4), canvas.get_mut(into..into + 3)) else {
                    continue;
                };
                let alpha = u32::from(dot[3]);
                for (under, over) in under.iter_mut().zip(dot) {
                    let mixed = (u32::from(*over) * alpha + u32::from(*under) * (255 - alpha) + 127) / 255;
                    *under = mixed as u8;
                }
            }
        }
    }
}

/// The dots of a PNG, and how many are in a row.
fn read(png: &[u8]) -> Option<(Vec<u8>, usize)> {
    let mut decoder = Decoder::new(Cursor::new(png));
    decoder.set_transformations(Transformations::EXPAND | Transformations::ALPHA);
    let mut reader = decoder.read_info().ok()?;
    let mut dots = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut dots).ok()?;
    (info.color_type == ColorType::Rgba && info.bit_depth == BitDepth::Eight).then_some((dots, info.width as usize))
}

fn write(canvas: &[u8]) -> Option<Bytes> {
    let opaque: Vec<u8> = canvas.chunks_exact(4).flat_map(|dot| [dot[0], dot[1], dot[2]]).collect();
    let mut png = Vec::new();
    let mut encoder = Encoder::new(&mut png, WIDTH as u32, HEIGHT as u32);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Balanced);
    encoder.write_header().ok()?.write_image_data(&opaque).ok()?;
    Some(png.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(colour: Option<Colour>, towers: u8) -> Sprite {
        Sprite { colour, towers }
    }

    #[test]
    fn every_crowd_fits_into_the_picture_and_is_to_be_seen() {
        let art = Art::read().expect("the art");
        let mut sizes = Vec::new();
        for players in 1..=6 {
            let free = art.paint(&Backdrop(vec![spot(None, 0); players])).expect("a picture");
            let all =
                art.paint(&Backdrop(Colour::ALL.iter().take(players).map(|colour| spot(Some(*colour), 0)).collect()));
            let all = all.expect("a picture");
            let (dots, width) = read(&all).expect("a PNG");
            assert_eq!((width, dots.len()), (WIDTH, 4 * WIDTH * HEIGHT));
            assert_ne!(free, all);
            sizes.push(all.len());
        }
        assert!(sizes.iter().all(|size| (50_000..600_000).contains(size)), "{sizes:?}");
        if let Ok(folder) = std::env::var("RABENBURG_PICTURES") {
            let waiting =
                [Some(Colour::ALL[0]), Some(Colour::ALL[2]), None, Some(Colour::ALL[5])].map(|colour| spot(colour, 0));
            let over = [(0, 0), (1, 2), (3, 1), (4, 0)].map(|(colour, towers)| spot(Some(Colour::ALL[colour]), towers));
            for (name, spots) in [("table", waiting), ("game", over)] {
                let png = art.paint(&Backdrop(spots.to_vec())).expect("a picture");
                std::fs::write(std::path::Path::new(&folder).join(format!("preview-{name}.png")), png)
                    .expect("written");
            }
        }
    }

    #[tokio::test]
    async fn what_was_painted_is_kept_but_not_everything() {
        let painter = Painter::new();
        let scene = |number: usize| Backdrop((0..number % 6 + 1).map(|bit| spot(Some(Colour::ALL[bit]), 0)).collect());
        let first = painter.paint(scene(0)).await.expect("a picture");
        assert_eq!(painter.recall(&scene(0)).expect("kept"), first);
        for number in 0..=KEPT {
            painter.keep(Backdrop(vec![spot(None, u8::try_from(number).expect("few"))]), Bytes::new());
        }
        assert_eq!(painter.recall(&scene(0)), None);
        assert_eq!(painter.kept.lock().expect("nobody panicked").len(), KEPT);
        // While somebody paints, the line is short.
        let _brush = painter.brush.acquire().await.expect("a brush");
        let waiting: Vec<_> = (0..LINE).map(|_| painter.line.try_acquire().expect("a place")).collect();
        assert_eq!(painter.paint(scene(3)).await, None);
        drop(waiting);
    }
}
