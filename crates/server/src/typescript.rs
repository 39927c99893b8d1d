//! The types of all messages in TypeScript, for clients. `UPDATE_EXPECT=1 cargo test` writes them anew.

use crate::ask::{Hello, Request};
use crate::finished::{Step, Summary};
use crate::http::{JoinTable, OpenTable, Place, PlayOn, RulesCheck, RulesList, RulesVerdict};
use crate::tell::{TableView, Tell};
use expect_test::expect_file;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// Gathers declarations by name.
struct Gather {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Gather {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.found.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            self.found.insert(name, format!("{docs}export {}\n", T::decl(&self.config)));
        }
        T::visit_dependencies(self);
    }
}

#[test]
fn the_types_for_clients_are_up_to_date() {
    let mut gather = Gather { config: Config::default().with_large_int("number"), found: BTreeMap::new() };
    gather.visit::<Hello>();
    gather.visit::<Request>();
    gather.visit::<Tell>();
    gather.visit::<TableView>();
    gather.visit::<OpenTable>();
    gather.visit::<JoinTable>();
    gather.visit::<Place>();
    gather.visit::<RulesList>();
    gather.visit::<RulesCheck>();
    gather.visit::<RulesVerdict>();
    gather.visit::<Summary>();
    gather.visit::<Step>();
    gather.visit::<PlayOn>();
    let mut text =
        "// Written by the tests of crates/server: UPDATE_EXPECT=1 cargo test -p saboteur-server typescript\n"
            .to_owned();
    for declaration in gather.found.values() {
        text += "\n";
        text += declaration;
    }
    expect_file!["../../../web/src/protocol.ts"].assert_eq(&text);
}
