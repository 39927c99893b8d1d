//! The database of a server: full and read-only disks, clean exits, backups, files that are refused, and growth.

use crate::serve::Server;
use serde_json::{Value, json};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

fn http() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).proxy(None).build().into()
}

/// Opens a table. Returns its code, or the code of the refusal.
fn open(address: &str) -> Result<String, String> {
    let body = json!({"settings": {"rules": "solo"}, "name": "Ann"});
    let answer = http().post(format!("http://{address}/api/tables")).send_json(body);
    let mut answer = answer.map_err(|error| error.to_string())?;
    let created = answer.status() == 201;
    let body: Value = answer.body_mut().read_json().map_err(|error| error.to_string())?;
    let code = body["code"].as_str().unwrap_or_default().to_owned();
    if created { Ok(code) } else { Err(code) }
}

/// Returns the status of an answer.
fn status(address: &str, path: &str) -> u16 {
    http().get(format!("http://{address}{path}")).call().unwrap().status().as_u16()
}

fn has_table(address: &str, code: &str) -> bool {
    status(address, &format!("/api/tables/{code}")) == 200
}

/// Waits until something holds.
fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(15);
    while !holds() {
        assert!(Instant::now() < deadline, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Opens tables until the server cannot store another one. Returns those that were acknowledged.
fn open_until_refused(address: &str) -> Vec<String> {
    let mut opened = Vec::new();
    loop {
        match open(address) {
            Ok(code) => opened.push(code),
            Err(code) => {
                assert_eq!(code, "not_stored");
                return opened;
            }
        }
        assert!(opened.len() < 5000, "the disk is not full");
    }
}

/// Checks that the server works again by itself, and that nothing that was acknowledged is missing, now and after a crash.
fn check_recovery(server: Server, database: &Path, opened: &[String]) {
    wait_until("the server is ready again", || status(&server.address, "/readyz") == 200);
    let later: Vec<String> = (0..5).map(|_| open(&server.address).unwrap()).collect();
    assert!(opened.iter().chain(&later).all(|code| has_table(&server.address, code)));
    server.kill();
    let server = Server::start(database);
    assert!(opened.iter().chain(&later).all(|code| has_table(&server.address, code)));
}

/// A small file system in memory, until this is dropped.
struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    /// Mounts it. Returns nothing where this user may not mount.
    fn mount(size: &str) -> Option<SmallDisk> {
        let folder = tempfile::tempdir().unwrap();
        let disk = SmallDisk { folder };
        mount(&["-t", "tmpfs", "-o", &format!("size={size}"), "saboteur-test"], disk.path()).then_some(disk)
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        Command::new("umount").arg("--lazy").arg(self.path()).stderr(Stdio::null()).status().ok();
    }
}

fn mount(arguments: &[&str], at: &Path) -> bool {
    let done = Command::new("mount").args(arguments).arg(at).stderr(Stdio::null()).status();
    let done = done.is_ok_and(|status| status.success());
    if !done {
        eprintln!("not tested on a real file system: this user may not mount one");
    }
    done
}

#[test]
fn after_a_full_disk_everything_is_stored_again() {
    let Some(disk) = SmallDisk::mount("1m") else {
        return;
    };
    let database = disk.path().join("test.db");
    let filler = disk.path().join("filler");
    fs::write(&filler, vec![1; 256 * 1024]).unwrap();
    let server = Server::start(&database);
    let opened = open_until_refused(&server.address);
    assert!(opened.len() > 5);
    assert_eq!(status(&server.address, "/readyz"), 503);
    assert_eq!(status(&server.address, "/healthz"), 200);
    assert!(has_table(&server.address, &opened[0]), "it still reads");
    fs::remove_file(filler).unwrap();
    check_recovery(server, &database, &opened);
}

#[test]
fn after_a_read_only_file_system_everything_is_stored_again() {
    let Some(disk) = SmallDisk::mount("1m") else {
        return;
    };
    // The folder of the database is mounted a second time over itself, read-only, while the server runs.
    let folder = disk.path().join("data");
    fs::create_dir(&folder).unwrap();
    let database = folder.join("test.db");
    let filler = disk.path().join("filler");
    fs::write(&filler, vec![1; 256 * 1024]).unwrap();
    let server = Server::start(&database);
    // A full disk first, because files that are open stay writable.
    let opened = open_until_refused(&server.address);
    let text = folder.to_str().unwrap();
    assert!(mount(&["--bind", text], &folder) && mount(&["-o", "remount,bind,ro"], &folder));
    fs::remove_file(filler).unwrap();
    for _ in 0..3 {
        assert_eq!(open(&server.address), Err("not_stored".to_owned()));
        assert_eq!(status(&server.address, "/readyz"), 503);
    }
    assert!(Command::new("umount").arg(&folder).status().unwrap().success());
    check_recovery(server, &database, &opened);
}

#[test]
fn after_writes_that_failed_everything_is_stored_again() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    // A write beyond the limit for the size of files fails, instead of ending the program.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_saboteur")]);
    let server = Server::run(command, &database, "error", Stdio::null());
    let mut opened = vec![open(&server.address).unwrap()];
    let limit = |size: u64| {
        let id = i32::try_from(server.id()).unwrap();
        let (_, most) = rlimit::getrlimit(rlimit::Resource::FSIZE).unwrap();
        rlimit::prlimit(id, rlimit::Resource::FSIZE, Some((size.min(most), most)), None).unwrap();
    };
    for _ in 0..3 {
        limit(fs::metadata(directory.path().join("test.db-wal")).unwrap().len() + 50_000);
        opened.extend(open_until_refused(&server.address));
        assert_eq!(status(&server.address, "/readyz"), 503);
        limit(u64::MAX);
        wait_until("the server is ready again", || status(&server.address, "/readyz") == 200);
        opened.push(open(&server.address).unwrap());
    }
    check_recovery(server, &database, &opened);
}

/// Opens tables with several clients at once until told to stop, and remembers what was acknowledged.
struct Load {
    stop: Arc<AtomicBool>,
    opened: Arc<Mutex<Vec<String>>>,
    clients: Vec<std::thread::JoinHandle<()>>,
}

impl Load {
    fn start(address: &str) -> Load {
        let (stop, opened) = (Arc::<AtomicBool>::default(), Arc::<Mutex<Vec<String>>>::default());
        let client = |_| {
            let (address, stop, opened) = (address.to_owned(), Arc::clone(&stop), Arc::clone(&opened));
            std::thread::spawn(move || {
                while !stop.load(Ordering::SeqCst) {
                    match open(&address) {
                        Ok(code) => opened.lock().unwrap().push(code),
                        Err(_) => break,
                    }
                }
            })
        };
        let clients = (0..4).map(client).collect();
        Load { stop, opened, clients }
    }

    /// Returns the tables that were acknowledged so far.
    fn opened(&self) -> Vec<String> {
        self.opened.lock().unwrap().clone()
    }

    fn end(self) -> Vec<String> {
        self.stop.store(true, Ordering::SeqCst);
        self.clients.into_iter().for_each(|client| client.join().unwrap());
        Arc::into_inner(self.opened).unwrap().into_inner().unwrap()
    }
}

#[test]
fn after_a_clean_exit_one_file_has_everything() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    for round in 0..3 {
        let server = Server::start(&database);
        let load = Load::start(&server.address);
        wait_until("there is load", || load.opened().len() > 20);
        server.stop();
        let opened = load.end();
        let copy = directory.path().join(format!("copy{round}.db"));
        fs::copy(&database, &copy).unwrap();
        assert!(!directory.path().join("test.db-wal").exists(), "nothing is left beside it");
        let server = Server::start(&copy);
        let missing = opened.iter().filter(|code| !has_table(&server.address, code)).count();
        assert_eq!(missing, 0, "of {}", opened.len());
    }
}
