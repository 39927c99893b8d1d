//! `saboteur join`: a table of a server, in the terminal.

use crate::play::Look;
use crate::table::Leaving;
use crate::table::remote::{self, Address};
use crate::words::Words;
use saboteur_table::Token;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// Plays at a table of a server.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur join http://192.168.1.20:8080/t/abcd2345 --name Ann
  saboteur join abcd2345                     a table of the server on this machine
  saboteur join https://mine.example/t/abcd2345 --watch

The same link brings you back to your seat.")]
pub struct Args {
    /// The link to the table, or its code
    link: String,
    /// Your name at the table [default: your user name on this machine]
    #[arg(long)]
    name: Option<String>,
    /// The password of the table, if it has one
    #[arg(long)]
    password: Option<String>,
    /// Watch instead of playing
    #[arg(long)]
    watch: bool,
    /// The server, if you give a code instead of a link
    #[arg(long, env = "SABOTEUR_SERVER", default_value = "http://127.0.0.1:8080")]
    server: String,
    #[command(flatten)]
    look: Look,
}

/// Plays until the user leaves the table.
pub fn run(args: &Args, out: &mut impl Write) -> io::Result<()> {
    let language = args.look.language();
    let words = Words::new(language, &[]);
    let Some(address) = Address::parse(&args.link, &args.server) else {
        return Err(io::Error::other(words.say("join-not-a-link", &[("link", args.link.clone().into())])));
    };
    let mut seats = SavedSeats::read();
    let token = match address.token.clone().or_else(|| seats.token(&address)) {
        _ if args.watch => None,
        Some(token) => Some(token),
        None => {
            let name = args.name.clone().unwrap_or_else(|| crate::play::own_name(&words));
            Some(remote::join(&address, name, args.password.as_deref(), &words)?)
        }
    };
    if let Some(token) = &token {
        seats.keep(&address, token);
    }
    let link = address.link();
    let tokens = token.into_iter().collect();
    let connection = remote::open(address, tokens, args.password.clone(), Words::new(language, &[]))?;
    match args.look.show(&connection, Words::new(language, &[]), true, out)? {
        Leaving::Over | Leaving::Again => {}
        Leaving::Left => writeln!(out, "{}", words.say("join-again", &[("link", link.into())]))?,
        Leaving::Gone(reason) => return Err(io::Error::other(reason)),
    }
    writeln!(out, "{}", words.say("table-goodbye", &[]))
}

/// The tokens of the user's seats by table, so that the same link leads back to the same seat.
struct SavedSeats {
    file: Option<PathBuf>,
    tokens: BTreeMap<String, Token>,
}

impl SavedSeats {
    fn read() -> SavedSeats {
        let state = dirs::state_dir().or_else(dirs::data_local_dir);
        let file = state.map(|state| state.join("saboteur").join("seats.json"));
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
        SavedSeats { file, tokens: serde_json::from_str(&text).unwrap_or_default() }
    }

    fn token(&self, address: &Address) -> Option<Token> {
        self.tokens.get(&address.link()).cloned()
    }

    /// Stores a token. If this fails, the seat is lost when the program ends.
    fn keep(&mut self, address: &Address, token: &Token) {
        self.tokens.insert(address.link(), token.clone());
        let Some(file) = &self.file else { return };
        let write = || -> io::Result<()> {
            let folder = file.parent().ok_or(io::ErrorKind::NotFound)?;
            fs::create_dir_all(folder)?;
            // Write a temporary file that only the user can read, then replace the old file with it.
            let mut draft = tempfile::NamedTempFile::new_in(folder)?;
            serde_json::to_writer(&mut draft, &self.tokens)?;
            draft.persist(file).map_err(|error| error.error)?;
            Ok(())
        };
        let _ = write();
    }
}
