//! `saboteur completions` and `saboteur man`: files for an installed program.

use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man as Page;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// Prints completions.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur completions bash > ~/.local/share/bash-completion/completions/saboteur
  saboteur completions zsh > ~/.zfunc/_saboteur
  saboteur completions fish > ~/.config/fish/completions/saboteur.fish")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Prints or writes manual pages.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  saboteur man | less
  saboteur man --dir ~/.local/share/man/man1")]
pub struct Man {
    /// Write a page for each command to this folder
    #[arg(long)]
    dir: Option<PathBuf>,
}

/// Prints the completions for a shell.
pub(crate) fn complete(args: &Completions, mut command: Command, out: &mut impl Write) -> io::Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "saboteur", &mut text);
    out.write_all(&text)
}

/// Prints the manual page of the program, or writes the pages of all commands.
pub(crate) fn man(args: &Man, command: &Command, out: &mut impl Write) -> io::Result<()> {
    let Some(folder) = &args.dir else {
        return Page::new(command.clone()).render(out);
    };
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(named)?;
    clap_mangen::generate_to(command.clone(), folder).map_err(named)
}
