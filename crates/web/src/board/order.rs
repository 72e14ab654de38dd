//! Which elements of a row can stay where they are when the row gets a new order.

/// The largest set of elements that need not be moved. `now` gives, for each element in the new order, its place in the
/// old one, if it had one. The anchor always stays.
pub fn staying(now: &[Option<u32>], anchor: Option<usize>) -> Vec<bool> {
    let fits = |index: usize, place: u32| match anchor.and_then(|anchor| Some((anchor, now[anchor]?))) {
        Some((anchor, fixed)) => index.cmp(&anchor) == place.cmp(&fixed),
        None => true,
    };
    let mut rows: Vec<Row> = Vec::new();
    for (index, place) in now.iter().enumerate() {
        let Some(place) = place.filter(|&place| fits(index, place)) else { continue };
        let before = (0..rows.len()).filter(|&row| rows[row].place < place).max_by_key(|&row| rows[row].length);
        rows.push(Row { index, place, length: before.map_or(1, |row| rows[row].length + 1), before });
    }
    let mut stays = vec![false; now.len()];
    let mut last = (0..rows.len()).max_by_key(|&row| rows[row].length);
    while let Some(row) = last {
        stays[rows[row].index] = true;
        last = rows[row].before;
    }
    stays
}

/// The longest run of elements that are in order among themselves and end with this one.
struct Row {
    index: usize,
    place: u32,
    /// How many elements the run has.
    length: usize,
    /// The run without this element.
    before: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(now: &str, anchor: Option<char>, expected: &str) {
        let places: Vec<Option<u32>> = now.chars().map(|name| name.to_digit(36).filter(|_| name != '-')).collect();
        let anchor = anchor.and_then(|anchor| now.find(anchor));
        let stay: String =
            now.chars().zip(staying(&places, anchor)).map(|(name, stays)| if stays { name } else { '.' }).collect();
        assert_eq!(stay, expected, "{now}");
    }

    #[test]
    fn what_is_in_order_stays() {
        check("", None, "");
        check("01234", None, "01234");
        check("0-12-3", None, "0.12.3");
    }

    #[test]
    fn only_the_pieces_that_went_elsewhere_are_moved() {
        check("3450126789", None, "...0126789");
        check("0134562", None, "013456.");
    }

    #[test]
    fn the_anchor_stays_whatever_it_takes() {
        check("12340", Some('0'), "....0");
        check("34012", Some('3'), "34...");
        check("01234", Some('2'), "01234");
    }
}
