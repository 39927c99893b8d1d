//! The database of a server: full and read-only disks, clean exits, backups, files that are refused, and growth.

use crate::serve::Server;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
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

/// Prints a line that is shown even if the test passes.
fn tell(line: &str) {
    std::io::stderr().write_all(format!("{line}\n").as_bytes()).unwrap();
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
        tell("not tested on a real file system: this user may not mount one");
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

/// Starts a server for which a write beyond the limit for the size of files fails, instead of ending the program.
fn start_limited(database: &Path) -> Server {
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_saboteur")]);
    Server::run(command, database, "error", Stdio::null())
}

/// Limits the size of the files of a server. The log of its database can still grow by this number of bytes.
fn limit_files(server: &Server, database: &Path, more: u64) {
    let log = database.with_extension("db-wal");
    let id = i32::try_from(server.id()).unwrap();
    let (_, most) = rlimit::getrlimit(rlimit::Resource::FSIZE).unwrap();
    let size = fs::metadata(log).unwrap().len().saturating_add(more).min(most);
    rlimit::prlimit(id, rlimit::Resource::FSIZE, Some((size, most)), None).unwrap();
}

#[test]
fn after_writes_that_failed_everything_is_stored_again() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    let server = start_limited(&database);
    let mut opened = vec![open(&server.address).unwrap()];
    for _ in 0..3 {
        limit_files(&server, &database, 50_000);
        opened.extend(open_until_refused(&server.address));
        assert_eq!(status(&server.address, "/readyz"), 503);
        limit_files(&server, &database, u64::MAX);
        wait_until("the server is ready again", || status(&server.address, "/readyz") == 200);
        opened.push(open(&server.address).unwrap());
    }
    check_recovery(server, &database, &opened);
}

#[test]
fn after_read_only_files_everything_is_stored_again() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    let server = start_limited(&database);
    let mut opened = vec![open(&server.address).unwrap()];
    // A failed write first, because a file that is open stays writable.
    limit_files(&server, &database, 50_000);
    opened.extend(open_until_refused(&server.address));
    let set_mode = |mode| {
        for file in [&database, &database.with_extension("db-wal")] {
            fs::set_permissions(file, fs::Permissions::from_mode(mode)).unwrap();
        }
    };
    set_mode(0o400);
    limit_files(&server, &database, u64::MAX);
    if fs::OpenOptions::new().write(true).open(&database).is_ok() {
        tell("not tested with read-only files: this user may write all files");
    } else {
        for _ in 0..3 {
            assert_eq!(open(&server.address), Err("not_stored".to_owned()));
            assert_eq!(status(&server.address, "/readyz"), 503);
        }
    }
    set_mode(0o600);
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

/// The result of a run of the program.
struct Ran {
    success: bool,
    out: String,
    err: String,
}

/// Runs the program in English. The database comes last.
fn run(arguments: &[&str], database: &Path) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saboteur"));
    let output = command.args(arguments).args(["--lang", "en", "--database"]).arg(database).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { success: output.status.success(), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn a_backup_of_a_busy_server_has_everything_that_was_acknowledged() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    let server = Server::start(&database);
    let load = Load::start(&server.address);
    wait_until("there is load", || load.opened().len() > 50);
    for round in 0..3 {
        let opened = load.opened();
        let copy = directory.path().join(format!("copy{round}.db"));
        let ran = run(&["backup", copy.to_str().unwrap()], &database);
        assert!(ran.success && ran.out.contains("was checked"), "{}{}", ran.out, ran.err);
        assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
        let restored = Server::start(&copy);
        assert!(opened.iter().all(|code| has_table(&restored.address, code)));
        let before = fs::read(&copy).unwrap();
        let again = run(&["backup", copy.to_str().unwrap()], &database);
        assert!(!again.success && again.err.contains("exists already"), "{}", again.err);
        assert_eq!(fs::read(&copy).unwrap(), before);
    }
    load.end();
    // After a crash, the copy has what is only in the log beside the file.
    let opened = open(&server.address).unwrap();
    server.kill();
    let copy = directory.path().join("crashed.db");
    assert!(run(&["backup", copy.to_str().unwrap()], &database).success);
    assert!(has_table(&Server::start(&copy).address, &opened));
    assert!(
        !fs::read_dir(&directory)
            .unwrap()
            .any(|file| { file.unwrap().file_name().to_str().unwrap().starts_with(".saboteur-backup") })
    );
}

#[test]
fn a_backup_that_is_not_possible_says_why() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let refused = |copy: &str, database: &str| {
        let ran = run(&["backup", copy], Path::new(database));
        assert!(!ran.success);
        ran.err
    };
    assert!(refused(&path("copy.db"), &path("missing.db")).contains("there is no such file"));
    assert!(!Path::new(&path("missing.db")).exists());
    fs::write(path("empty.db"), "").unwrap();
    assert!(refused(&path("copy.db"), &path("empty.db")).contains("is empty"));
    Server::start(Path::new(&path("test.db"))).stop();
    assert!(refused(&path("no/copy.db"), &path("test.db")).contains("cannot be written"));
    assert!(!Path::new(&path("copy.db")).exists());
    if let Some(disk) = SmallDisk::mount("16k") {
        let told = refused(disk.path().join("copy.db").to_str().unwrap(), &path("test.db"));
        assert!(told.contains("cannot be written") && told.contains("full"), "{told}");
        assert_eq!(fs::read_dir(disk.path()).unwrap().count(), 0);
    }
}

#[test]
fn the_database_of_a_configuration_file_is_backed_up() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    Server::start(&path("test.db")).stop();
    fs::write(path("saboteur.toml"), format!("database = {:?}", path("test.db"))).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_saboteur"));
    command.arg("backup").arg(path("copy.db")).arg("--config").arg(path("saboteur.toml"));
    assert!(command.env_remove("SABOTEUR_DATABASE").output().unwrap().status.success());
    assert!(path("copy.db").exists());
}

#[test]
fn a_server_refuses_files_that_are_not_its_own() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    let refused = |name: &str| {
        let ran = run(&["serve", "--listen", "127.0.0.1:0"], &path(name));
        assert!(!ran.success);
        assert_eq!(ran.err.lines().count(), 1, "one sentence and nothing else: {}", ran.err);
        ran.err
    };
    fs::write(path("empty.db"), "").unwrap();
    assert!(refused("empty.db").contains("is empty"));
    assert_eq!(fs::metadata(path("empty.db")).unwrap().len(), 0);
    let server = Server::start(&path("test.db"));
    assert!(refused("test.db").contains("another server uses it"));
    server.kill();
    // The lock ends with the program, however it ends.
    Server::start(&path("test.db")).stop();
    #[cfg(unix)]
    {
        fs::hard_link(path("test.db"), path("twin.db")).unwrap();
        assert!(refused("twin.db").contains("a second name"));
        assert!(refused("test.db").contains("a second name"));
        fs::remove_file(path("twin.db")).unwrap();
    }
    Server::start(&path("test.db")).stop();
    let good = fs::read(path("test.db")).unwrap();
    let mut other = good.clone();
    other[68..72].copy_from_slice(b"GPKG");
    fs::write(path("other.db"), &other).unwrap();
    assert!(refused("other.db").contains("not a database of this program"));
    assert_eq!(fs::read(path("other.db")).unwrap(), other);
    fs::write(path("half.db"), &good[..good.len() / 2]).unwrap();
    assert!(refused("half.db").contains("damaged"));
}

#[test]
fn other_users_cannot_read_the_database() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    let modes = || {
        let files = fs::read_dir(&directory).unwrap().map(|file| file.unwrap());
        files.map(|file| (file.path(), file.metadata().unwrap().permissions().mode() & 0o777)).collect::<Vec<_>>()
    };
    let check = |server: &Server| {
        open(&server.address).unwrap();
        let modes: Vec<(PathBuf, u32)> = modes();
        assert!(modes.len() >= 3 && modes.iter().all(|(_, mode)| *mode == 0o600), "{modes:?}");
    };
    let server = Server::start(&database);
    check(&server);
    server.kill();
    // Files of an earlier version are open to others.
    for (file, _) in modes() {
        fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
    }
    check(&Server::start(&database));
    let unit = include_str!("../../../../deploy/saboteur.service");
    assert!(unit.lines().any(|line| line == "UMask=0077"));
}

#[test]
fn an_operator_sees_tables_and_deletes_them() {
    let directory = tempfile::tempdir().unwrap();
    let database = directory.path().join("test.db");
    let server = Server::start(&database);
    let [one, two] = [open(&server.address).unwrap(), open(&server.address).unwrap()];
    let listed = run(&["tables"], &database);
    assert!(listed.success, "{}", listed.err);
    assert!(
        listed.out.contains(&one) && listed.out.contains(&two) && listed.out.contains("2 tables"),
        "{}",
        listed.out
    );
    let report: Value = serde_json::from_str(&run(&["tables", "--json", &one], &database).out).unwrap();
    let table = &report["tables"][0];
    assert_eq!((&table["entries"], &table["games"], &table["played"]), (&json!(1), &json!(0), &json!(false)));
    assert!(run(&["tables", "--older-than", "1", "--delete"], &database).out.contains("Nothing was deleted"));
    assert!(!run(&["tables", "--delete"], &database).success, "all tables are never deleted by accident");
    let deleted = run(&["tables", &one, "--delete"], &database);
    assert!(deleted.out.contains("The table was deleted"), "{}{}", deleted.out, deleted.err);
    assert!(!has_table(&server.address, &one) && has_table(&server.address, &two));
    assert!(run(&["tables", "--unplayed", "--older-than", "0", "--delete"], &database).success);
    assert!(run(&["tables"], &database).out.contains("No tables"));
}
