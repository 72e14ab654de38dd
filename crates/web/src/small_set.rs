//! Small sets.
//!
//! A board has some forty pieces. For so few, a list is as fast as a tree, and the browser downloads a tenth of the
//! code.

/// A small set, in insertion order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SmallSet<T>(Vec<T>);

impl<T: PartialEq> SmallSet<T> {
    /// The empty set.
    pub const fn new() -> SmallSet<T> {
        SmallSet(Vec::new())
    }

    /// Adds a value; one that is already there stays in place.
    pub fn insert(&mut self, thing: T) {
        if !self.0.contains(&thing) {
            self.0.push(thing);
        }
    }

    /// Whether it contains a value.
    pub fn contains(&self, thing: &T) -> bool {
        self.0.contains(thing)
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T> Default for SmallSet<T> {
    fn default() -> SmallSet<T> {
        SmallSet(Vec::new())
    }
}

impl<T: PartialEq> Extend<T> for SmallSet<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        for thing in things {
            self.insert(thing);
        }
    }
}

impl<T: PartialEq> FromIterator<T> for SmallSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> SmallSet<T> {
        let mut set = SmallSet::new();
        set.extend(things);
        set
    }
}

impl<T: PartialEq, const N: usize> From<[T; N]> for SmallSet<T> {
    fn from(things: [T; N]) -> SmallSet<T> {
        things.into_iter().collect()
    }
}

impl<T> IntoIterator for SmallSet<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a SmallSet<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::SmallSet;

    #[test]
    fn things_are_there_once() {
        let mut set: SmallSet<u8> = [3, 1, 3].into();
        set.extend([1, 2]);
        assert!(set.iter().eq(&[3, 1, 2]));
        assert!(set.contains(&2) && !set.contains(&4) && !set.is_empty());
    }
}
