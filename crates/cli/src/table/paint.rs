//! Colours and styles. No information is shown by colour alone.

use ratatui::style::{Color, Modifier, Style};

/// The styles, with or without colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paint {
    colours: bool,
}

impl Paint {
    /// Reads the environment: `NO_COLOR` switches colours off.
    pub(crate) fn of_environment() -> Paint {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Paint { colours: !unwanted && std::env::var("TERM").is_ok_and(|term| term != "dumb") }
    }

    fn coloured(self, colour: Color, otherwise: Modifier) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new().add_modifier(otherwise) }
    }

    /// Rock around tunnels.
    pub(crate) fn rock(self) -> Style {
        self.coloured(Color::DarkGray, Modifier::DIM)
    }

    /// Tunnels.
    pub(crate) fn tunnel(self) -> Style {
        self.coloured(Color::Yellow, Modifier::empty())
    }

    /// The blue team.
    pub(crate) fn blue(self) -> Style {
        self.coloured(Color::LightBlue, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// The green team.
    pub(crate) fn green(self) -> Style {
        self.coloured(Color::LightGreen, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// Gold.
    pub(crate) fn gold(self) -> Style {
        self.coloured(Color::LightYellow, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// A player with a problem.
    pub(crate) fn trouble(self) -> Style {
        self.coloured(Color::LightRed, Modifier::BOLD)
    }

    /// Important text.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Less important text.
    pub(crate) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Something that can be chosen.
    pub(crate) fn target(self) -> Style {
        self.coloured(Color::LightCyan, Modifier::BOLD)
    }

    /// The target of the next key.
    pub(crate) fn cursor(self) -> Style {
        self.coloured(Color::LightCyan, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// The selected line.
    pub(crate) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}
