//! The part of `saboteur join` in the shuffle: it adds a random share to each deal, notes on this device what the server
//! has shown, and compares the finished game with it.

use crate::words::Words;
use saboteur_engine::{Bytes32, Event, Record};
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
    /// The texts that the player has read already, so that nothing is told twice.
    told: Vec<String>,
    /// The step that was answered since the connection was made: commitments or shares.
    sent: Option<bool>,
    /// True if the finished game was compared with the note.
    checked: bool,
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
        Shuffle { folder, note: None, told: Vec::new(), sent: None, checked: false }
    }

    /// The connection is new: the server may have lost what was not stored.
    pub(super) fn reconnect(&mut self) {
        self.sent = None;
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
        let Some(deal) = &table.deal else {
            return step;
        };
        let shuffling = table.phase == StageView::Shuffling;
        if self.note.as_ref().is_none_or(|note| note.game != deal.game) {
            self.told.clear();
            (self.sent, self.checked) = (None, false);
            self.note = self.recall(&deal.game).or_else(|| shuffling.then(|| DealNote::new(table, deal)));
        }
        let Some(note) = &mut self.note else {
            return step;
        };
        let seen = note.see(deal);
        if let Err(doubt) = &seen {
            step.alarm = Some(say_doubt(doubt, words));
        }
        if let (Some(seat), true, Ok(())) = (seat.map(|seat| seat as u8), shuffling, &seen) {
            step.command = self.answer(deal, seat);
        }
        for line in self.lines(deal, seat, words) {
            if !self.told.contains(&line) {
                self.told.push(line.clone());
                step.lines.push(line);
            }
        }
        self.save();
        step
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
    fn lines(&self, deal: &DealView, seat: Option<usize>, words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        let commitment = deal.commitment.to_string();
        lines.push(words.say("deal-began", &[("commitment", commitment[..16].to_owned().into())]));
        if deal.attempt > 1 {
            lines.push(words.say("deal-repeated", &[("attempt", deal.attempt.into())]));
        }
        if let (Some(shares), Some(seat)) = (&deal.shares, seat) {
            let counted = shares.get(seat).is_some_and(Option::is_some);
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
            Some(Err(doubt)) => ShuffleStep { alarm: Some(say_doubt(&doubt, words)), ..ShuffleStep::default() },
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
        | Doubt::BotShare { seat }
        | Doubt::OtherCards { seat } => words.name(*seat).to_owned(),
        Doubt::OtherCommitment | Doubt::OtherCommitments | Doubt::Unproven { .. } => String::new(),
    };
    words.say("deal-doubt", &[("reason", words.say(&id, &[("name", name.into())]).into())])
}
