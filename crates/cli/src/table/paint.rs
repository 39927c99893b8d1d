//! How things look. Nothing is told by colour alone, so without colours nothing is lost.

use ratatui::style::{Color, Modifier, Style};

/// With colours or without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paint {
    colours: bool,
}

impl Paint {
    /// As the environment wants it: `NO_COLOR` switches colours off.
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

    /// Whoever is in trouble.
    pub(crate) fn trouble(self) -> Style {
        self.coloured(Color::LightRed, Modifier::BOLD)
    }

    /// What is to be noticed.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What matters less.
    pub(crate) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What can be chosen.
    pub(crate) fn target(self) -> Style {
        self.coloured(Color::LightCyan, Modifier::BOLD)
    }

    /// What the next key acts on.
    pub(crate) fn cursor(self) -> Style {
        self.coloured(Color::LightCyan, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// The line that is chosen.
    pub(crate) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}
