//! tmp
mod common;
use common::*;
use rabenburg_engine::*;
#[test]
fn round_trips() {
    let mut dice = Dice::new(5);
    for _ in 0..3 { for rules in tables(&mut dice) {
        let start = start(rules, &mut dice);
        let mut record = Record::new(start);
        let mut events: Vec<Event> = vec![];
        for _ in 0..1500 {
            let p = *record.position();
            let text = p.to_string();
            let back: Position = text.parse().unwrap_or_else(|e| panic!("{e}\n{p:#}"));
            assert_eq!(back, p, "\n{p:#}\n{back:#}");
            let Some(input) = dice.input(record.position()) else { break };
            if let Input::Act{seat,action} = input { let t = action.to_string(); assert_eq!(t.parse::<Action>().unwrap(), action); 
               assert!(p.legal_actions(seat).contains(&action)); }
            record.put(input, &mut events).unwrap();
        }
        let mut replay = start; for e in &events { replay.apply(e); }
        assert_eq!(&replay, record.position());
        let text = record.to_string();
        let copy: Record = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(copy, record);
    }}
}
