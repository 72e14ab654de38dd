//! Chapter 5: towers.

use crate::table::table;

/// Rule 5.1: the tower, and everything above it.
#[test]
fn r5_1_a_tower_takes_everything_above_it_along() {
    let mut table = table(
        "rules third basic 2
         course 0:* 4:a1b2a3b 8:4 9:5 10:6 11:7 12:8 13:9
         a 6/0/0 T2 T2 T2",
    );
    table.play("a play T2 t2").expect_course("0:* 4:a1b 6:2a3b 8:4 9:5 10:6 11:7 12:8 13:9");
    // What was beneath it stays, and any tower may be chosen, whoever stands on it.
    table.play("a play T2 t1").expect_course("0:* 4:a 6:2a3b1b 8:4 9:5 10:6 11:7 12:8 13:9");
}

/// Rule 5.3: a tower may not end on the castle's space; passing it is fine.
#[test]
fn r5_3_a_tower_may_not_end_on_the_castles_space() {
    let mut table = table(
        "rules third basic 2
         course 0:a1b 2:* 4:2 5:3 6:4 7:5 8:6 9:7 10:8 11:9
         a 6/0/0 T2 T3 T2",
    );
    table.refuses("a play T2 t1", "5.3");
    table.play("a play T3 t1").expect_course("0:a 2:* 3:1b 4:2 5:3 6:4 7:5 8:6 9:7 10:8 11:9");
}
