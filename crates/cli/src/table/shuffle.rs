//! The part of `saboteur join` in the shuffle: it adds a random share to each deal, notes on this device what the server
//! has shown, and compares the finished game with it.

use crate::words::Words;
use saboteur_engine::{Bytes32, Event, Record, Seat};
use saboteur_table::{Command, DealNote, DealView, Doubt, StageView, TableView};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The number of deals whose notes are kept.
const MOST_NOTES: usize = 200;

/// The part of this device in the deals of one table.
pub(super) struct Shuffle {
    /// The folder of the notes. Nothing if this machine has no place for them.
    folder: Option<PathBuf>,
    note: Option<DealNote>,
    /// The name of the game whose deal is followed.
    game: String,
    /// The texts that the player has read already, so that nothing is told twice.
    told: Vec<String>,
    /// The step that was answered since the connection was made: commitments or shares.
    sent: Option<bool>,
    /// True if the finished game was compared with the note.
    checked: bool,
    /// True if the cards of the noted deal were dealt.
    dealt: bool,
    /// True if the deal that was noted is over, so that another one may begin.
    over: bool,
    /// True if the connection was there before the deal began: then this device takes part in it.
    gathered: bool,
    /// True if the connection is new: something may have happened meanwhile.
    fresh: bool,
}

/// The next step after news about a deal.
#[derive(Default)]
pub(super) struct ShuffleStep {
    /// A message to the server.
    pub(super) command: Option<Command>,
    /// New lines of the player's log.
    pub(super) lines: Vec<String>,
    /// A warning that the player must see at once: the deal cannot be trusted.
    pub(super) alarm: Option<String>,
}

impl Shuffle {
    pub(super) fn new() -> Shuffle {
        let state = dirs::state_dir().or_else(dirs::data_local_dir);
        let folder = state.map(|state| state.join("saboteur").join("deals"));
        Shuffle {
            folder,
            note: None,
            game: String::new(),
            told: Vec::new(),
            sent: None,
            checked: false,
            dealt: false,
            over: true,
            gathered: false,
            fresh: true,
        }
    }

    /// The connection is new: the server may have lost what was not stored.
    pub(super) fn reconnect(&mut self) {
        (self.sent, self.gathered, self.fresh) = (None, false, true);
        if let Some(note) = &mut self.note {
            note.own.values_mut().for_each(|own| (own.committed, own.revealed) = (false, false));
        }
    }

    /// The server has acknowledged the commitment or the share of a seat.
    pub(super) fn acknowledge(&mut self, seat: u8) {
        if let Some(note) = &mut self.note {
            note.acknowledge(seat);
        }
        self.save();
    }

    /// Notes what a seat at this device was dealt.
    pub(super) fn note_cards(&mut self, seat: usize, events: &[Event]) {
        if let Some(note) = &mut self.note {
            note.dealt.entry(seat as u8).or_insert_with(|| events.to_vec());
        }
        self.save();
    }

    /// Follows the deal at the table, for a player in this seat.
    pub(super) fn follow(&mut self, table: &TableView, seat: Option<usize>, words: &Words) -> ShuffleStep {
        let mut step = ShuffleStep::default();
        let seat = seat.map(|seat| seat as u8);
        let seen = self.see(table, seat);
        if let (Ok(()), Some(deal), Some(seat), StageView::Shuffling) = (&seen, &table.deal, seat, table.phase) {
            step.command = self.answer(deal, seat);
        }
        step.alarm = seen.err().map(|doubt| say_doubt(&doubt, words));
        let lines = table.deal.as_ref().map_or(Vec::new(), |deal| self.lines(deal, seat, words));
        for line in lines.into_iter().chain(step.alarm.clone()) {
            if !self.told.contains(&line) {
                self.told.push(line.clone());
                step.lines.push(line);
            }
        }
        self.save();
        step
    }

    /// Compares what the server shows now with the note. `web/src/lib/shuffle.svelte.ts` does the same.
    fn see(&mut self, table: &TableView, seat: Option<u8>) -> Result<(), Doubt> {
        let shuffling = table.phase == StageView::Shuffling;
        // A deal that has begun is never given up: only after its game another one begins.
        let ended = table.phase == StageView::Over || self.dealt && table.phase == StageView::Lobby;
        self.over |= ended || self.fresh && (self.dealt || !shuffling);
        self.fresh = false;
        self.gathered |= table.phase == StageView::Lobby;
        let Some(deal) = &table.deal else {
            let gone = self.note.is_some() && table.phase != StageView::Lobby;
            let problem = "the server shows no deal for a game that was dealt".to_owned();
            return if gone { Err(Doubt::Unproven { problem }) } else { Ok(()) };
        };
        if self.game != deal.game && (self.note.is_none() || self.over) {
            self.game.clone_from(&deal.game);
            self.told.clear();
            (self.sent, self.checked, self.over, self.dealt) = (None, false, false, false);
            let begins = shuffling || self.gathered;
            self.note = self.recall(&deal.game).or_else(|| begins.then(|| DealNote::new(table, deal)));
        }
        let Some(note) = &mut self.note else {
            return Ok(());
        };
        note.see(deal)?;
        if let (Some(seat), Some(commitments), true) = (seat, &deal.commitments, self.gathered)
            && commitments.get(usize::from(seat)).copied().flatten().is_none()
        {
            return Err(Doubt::NotCounted { seat: Seat(seat) });
        }
        self.dealt |= deal.shares.is_some();
        Ok(())
    }

    /// Returns the commitment or the share of a seat, once for each step of the deal.
    fn answer(&mut self, deal: &DealView, seat: u8) -> Option<Command> {
        let note = self.note.as_mut()?;
        let revealing = deal.commitments.is_some();
        if self.sent == Some(revealing) {
            return None;
        }
        let command = if revealing {
            Command::Share { seat, share: note.share(seat)? }
        } else {
            let mut bytes = [0; 32];
            // A device without random numbers takes no part. The deal goes on without it.
            getrandom::fill(&mut bytes).ok()?;
            Command::Commit { seat, commitment: note.commit(seat, || Bytes32(bytes)) }
        };
        self.sent = Some(revealing);
        Some(command)
    }

    /// Returns what there is to say about the deal.
    fn lines(&self, deal: &DealView, seat: Option<u8>, words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        let commitment = deal.commitment.to_string();
        if self.note.is_some() {
            lines.push(words.say("deal-began", &[("commitment", commitment[..16].to_owned().into())]));
        }
        if deal.attempt > 1 {
            lines.push(words.say("deal-repeated", &[("attempt", deal.attempt.into())]));
        }
        if let (Some(shares), Some(seat)) = (&deal.shares, seat) {
            let counted = self.note.as_ref().is_some_and(|note| note.is_counted(seat, shares));
            lines.push(words.say(if counted { "share-counted" } else { "share-missing" }, &[]));
        }
        lines
    }

    /// Returns true once if the finished game has to be compared with the note.
    pub(super) fn take_check(&mut self, table: &TableView) -> bool {
        let noted = self.note.as_ref().is_some_and(|note| note.commitments.is_some());
        let due = table.phase == StageView::Over && noted && !self.checked;
        self.checked |= due;
        due
    }

    /// Compares a record with the note.
    pub(super) fn check(&self, record: &Record, words: &Words) -> ShuffleStep {
        match self.note.as_ref().map(|note| note.check(record)) {
            Some(Ok(())) => ShuffleStep { lines: vec![words.say("deal-checked", &[])], ..ShuffleStep::default() },
            Some(Err(doubt)) => {
                let alarm = say_doubt(&doubt, words);
                ShuffleStep { lines: vec![alarm.clone()], alarm: Some(alarm), ..ShuffleStep::default() }
            }
            None => ShuffleStep::default(),
        }
    }

    fn file(&self, game: &str) -> Option<PathBuf> {
        // The name comes from the server, so it must not lead out of the folder.
        let plain = game.len() <= 64 && game.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.');
        self.folder.as_ref().filter(|_| plain).map(|folder| folder.join(format!("{game}.json")))
    }

    fn recall(&self, game: &str) -> Option<DealNote> {
        serde_json::from_str(&fs::read_to_string(self.file(game)?).ok()?).ok()
    }

    /// Writes the note to disk. If this fails, the note is lost when the program ends.
    fn save(&self) {
        let Some(note) = &self.note else { return };
        let Some(file) = self.file(&note.game) else { return };
        let text = serde_json::to_string_pretty(note).unwrap_or_default();
        if fs::read_to_string(&file).is_ok_and(|known| known == text) {
            return;
        }
        let _ = write_note(&file, &text);
    }
}

fn write_note(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().ok_or(io::ErrorKind::NotFound)?;
    fs::create_dir_all(folder)?;
    let mut draft = tempfile::NamedTempFile::new_in(folder)?;
    io::Write::write_all(&mut draft, text.as_bytes())?;
    draft.persist(file).map_err(|error| error.error)?;
    // Forget the oldest notes.
    let mut notes: Vec<_> = fs::read_dir(folder)?.filter_map(Result::ok).collect();
    if notes.len() > MOST_NOTES {
        notes.sort_by_key(|entry| entry.metadata().and_then(|data| data.modified()).ok());
        for old in &notes[..notes.len() - MOST_NOTES] {
            fs::remove_file(old.path())?;
        }
    }
    Ok(())
}

/// Says why a deal cannot be trusted.
pub(crate) fn say_doubt(doubt: &Doubt, words: &Words) -> String {
    let value = serde_json::to_value(doubt).unwrap_or_default();
    let id = format!("doubt-{}", value["type"].as_str().unwrap_or_default());
    let name = match doubt {
        Doubt::CommitmentLeftOut { seat }
        | Doubt::ShareLeftOut { seat }
        | Doubt::NotCounted { seat }
        | Doubt::BotShare { seat }
        | Doubt::OtherCards { seat } => words.name(*seat).to_owned(),
        Doubt::OtherCommitment | Doubt::OtherCommitments | Doubt::OtherRules | Doubt::Unproven { .. } => String::new(),
    };
    words.say("deal-doubt", &[("reason", words.say(&id, &[("name", name.into())]).into())])
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use crate::words::Language;
    use saboteur_bots::Level;
    use saboteur_engine::Preset;
    use saboteur_table::{Entry, Name, Room, Settings, Stored, Table, TableCode, Token};

    /// A table of Ann and two bots, before the start.
    fn gathered() -> Room {
        let mut entropy = |bytes: &mut [u8]| bytes.fill(1);
        let code = TableCode::new(&mut entropy);
        let bot = || Entry::BotAdded { level: Level::Easy, character: None, name: None };
        let opened = Entry::Opened {
            settings: Settings::new(Preset::Anniversary.rules()),
            name: Name::new("Ann").unwrap(),
            token: Token::new(&mut entropy).hash(),
            plays: true,
            password: None,
            from: None,
        };
        let entries = [opened, bot(), bot()].map(|entry| Stored { at: 0, entry });
        let mut room = Room::new(Table::load(code, &entries).unwrap(), 0);
        room.enter(&[0]);
        room
    }

    fn apply(room: &mut Room, entry: &Entry) {
        room.table.apply(entry).unwrap();
        room.open_deal();
    }

    /// A device at a table whose deal has begun, and its commitment.
    fn begun() -> (Room, Shuffle, Command) {
        let mut room = gathered();
        let mut shuffle = Shuffle { folder: None, ..Shuffle::new() };
        assert!(follow(&mut shuffle, &room.table_view()).command.is_none());
        apply(&mut room, &Table::lock(&mut |bytes: &mut [u8]| bytes.fill(2)));
        let command = follow(&mut shuffle, &room.table_view()).command.unwrap();
        (room, shuffle, command)
    }

    fn follow(shuffle: &mut Shuffle, table: &TableView) -> ShuffleStep {
        shuffle.follow(table, Some(0), &words())
    }

    fn words() -> Words {
        Words::new(Language::English, &["Ann".to_owned(), "Bot".to_owned(), "Bot".to_owned()])
    }

    fn alarm(doubt: &Doubt) -> Option<String> {
        Some(say_doubt(doubt, &words()))
    }

    #[test]
    fn a_device_takes_part_in_an_honest_deal_without_an_alarm() {
        let (mut room, mut shuffle, command) = begun();
        let Command::Commit { commitment, .. } = command else { panic!("it commits first") };
        room.commit(Seat(0), commitment).unwrap();
        shuffle.acknowledge(0);
        let entry = room.next_of_deal(false).unwrap();
        apply(&mut room, &entry);
        let Some(Command::Share { share, .. }) = follow(&mut shuffle, &room.table_view()).command else {
            panic!("it reveals its share")
        };
        room.share(Seat(0), share).unwrap();
        shuffle.acknowledge(0);
        let entry = room.next_of_deal(false).unwrap();
        apply(&mut room, &entry);
        let step = follow(&mut shuffle, &room.table_view());
        assert_eq!((step.alarm, step.lines), (None, vec![words().say("share-counted", &[])]));
        // The server hides that the game was dealt, or gives it another name.
        let mut hidden = room.table_view();
        hidden.deal = None;
        assert!(follow(&mut shuffle, &hidden).alarm.is_some());
        let mut renamed = room.table_view();
        renamed.deal.as_mut().unwrap().game.push_str(".2");
        assert_eq!(follow(&mut shuffle, &renamed).alarm, alarm(&Doubt::OtherCommitment));
        // The next game has another deal.
        apply(&mut room, &Entry::Abandoned);
        assert_eq!(follow(&mut shuffle, &room.table_view()).alarm, None);
        apply(&mut room, &Entry::Cleared { results: Vec::new() });
        assert_eq!(follow(&mut shuffle, &room.table_view()).alarm, None);
        apply(&mut room, &Table::lock(&mut |bytes: &mut [u8]| bytes.fill(3)));
        let step = follow(&mut shuffle, &room.table_view());
        assert!(step.alarm.is_none() && matches!(step.command, Some(Command::Commit { .. })));
    }

    #[test]
    fn a_server_that_deals_without_the_share_of_a_device_raises_an_alarm() {
        // It never acknowledges the commitment.
        let (mut room, mut shuffle, _) = begun();
        let entry = room.next_of_deal(true).unwrap();
        apply(&mut room, &entry);
        let step = follow(&mut shuffle, &room.table_view());
        assert_eq!(step.alarm, alarm(&Doubt::NotCounted { seat: Seat(0) }));
        assert_eq!(step.lines, [step.alarm.unwrap()]);
        // The log has each line once.
        assert!(follow(&mut shuffle, &room.table_view()).lines.is_empty());
        // It skips the shuffle: the device sees the table gather, and then a game.
        let entry = room.next_of_deal(true).unwrap();
        apply(&mut room, &entry);
        let mut shuffle = Shuffle { folder: None, ..Shuffle::new() };
        assert!(follow(&mut shuffle, &gathered().table_view()).alarm.is_none());
        let step = follow(&mut shuffle, &room.table_view());
        assert_eq!(step.alarm, alarm(&Doubt::NotCounted { seat: Seat(0) }));
        // A device that was away while the cards were dealt reads that it took no part.
        shuffle = Shuffle { folder: None, ..Shuffle::new() };
        let step = follow(&mut shuffle, &room.table_view());
        assert_eq!((step.alarm, step.lines), (None, vec![words().say("share-missing", &[])]));
    }

    #[test]
    fn a_server_that_begins_the_deal_again_raises_an_alarm() {
        let (mut room, mut shuffle, _) = begun();
        apply(&mut room, &Table::lock(&mut |bytes: &mut [u8]| bytes.fill(3)));
        for _ in 0..2 {
            let step = follow(&mut shuffle, &room.table_view());
            assert_eq!(step.alarm, alarm(&Doubt::OtherCommitment));
            assert!(step.command.is_none());
            shuffle.reconnect();
        }
    }
}
