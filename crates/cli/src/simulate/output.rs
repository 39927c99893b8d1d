//! Output files that are written completely or not at all.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// An output: a file that gets its name when it is complete, or standard output.
pub(super) struct Output {
    /// The path as the user wrote it, for messages.
    name: PathBuf,
    /// The temporary file, and the name that it gets at the end.
    renamed: Option<(PathBuf, PathBuf)>,
    to: Sink,
}

enum Sink {
    /// The bytes for standard output. The caller owns it and gets them at the end.
    Standard(Vec<u8>),
    Plain(BufWriter<File>),
    Packed(Box<GzEncoder<BufWriter<File>>>),
}

impl Output {
    /// Opens the file at once, so that a path that cannot be written is refused before the work.
    pub(super) fn open(path: &Path, packed: bool) -> io::Result<Output> {
        let name = path.to_owned();
        if is_standard(path) {
            return Ok(Output { name, renamed: None, to: Sink::Standard(Vec::new()) });
        }
        let (file, renamed) = create(path).map_err(|error| about(path, &error))?;
        let file = BufWriter::new(file);
        let to = if packed {
            Sink::Packed(Box::new(GzEncoder::new(file, Compression::default())))
        } else {
            Sink::Plain(file)
        };
        Ok(Output { name, renamed, to })
    }

    /// Writes a text.
    pub(super) fn write(&mut self, text: &str) -> io::Result<()> {
        let bytes = text.as_bytes();
        let done = match &mut self.to {
            Sink::Standard(buffer) => buffer.write_all(bytes),
            Sink::Plain(file) => file.write_all(bytes),
            Sink::Packed(file) => file.write_all(bytes),
        };
        done.map_err(|error| about(&self.name, &error))
    }

    /// Writes a line. Standard output gets it at once, so that memory does not grow.
    pub(super) fn write_line(&mut self, line: &str, out: &mut impl Write) -> io::Result<()> {
        if let Sink::Standard(_) = self.to {
            return writeln!(out, "{line}");
        }
        self.write(line)?;
        self.write("\n")
    }

    /// Completes the output: gives the file its name, or writes the bytes to standard output.
    pub(super) fn finish(mut self, out: &mut impl Write) -> io::Result<()> {
        let done = match &mut self.to {
            Sink::Standard(buffer) => return out.write_all(buffer),
            Sink::Plain(file) => file.flush(),
            Sink::Packed(file) => file.try_finish().and_then(|()| file.get_mut().flush()),
        };
        let done = done.and_then(|()| match self.renamed.take() {
            Some((beside, last)) => fs::rename(&beside, last).inspect_err(|_| {
                fs::remove_file(&beside).ok();
            }),
            None => Ok(()),
        });
        done.map_err(|error| about(&self.name, &error))
    }
}

/// Deletes a file that was not completed.
impl Drop for Output {
    fn drop(&mut self) {
        if let Some((beside, _)) = &self.renamed {
            fs::remove_file(beside).ok();
        }
    }
}

/// Returns true if the path stands for standard output.
pub(super) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Opens the file to write. If it must be renamed at the end, also returns its temporary and its final name.
fn create(path: &Path) -> io::Result<(File, Option<(PathBuf, PathBuf)>)> {
    // Follow a link, so that it is still a link afterwards.
    let last = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    match fs::metadata(&last) {
        Ok(there) if there.is_dir() => return Err(io::Error::new(io::ErrorKind::IsADirectory, "this is a directory")),
        // A pipe or a device cannot be replaced, so write to it directly.
        Ok(there) if !there.is_file() => return Ok((File::options().write(true).open(&last)?, None)),
        Ok(there) if there.permissions().readonly() => {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is read-only"));
        }
        Ok(_) | Err(_) => {}
    }
    let mut beside = last.clone().into_os_string();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    Ok((File::create(&beside)?, Some((beside, last))))
}

fn about(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("saboteur-output-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_file_appears_when_it_is_complete_and_not_before() {
        let folder = folder("whole");
        let path = folder.join("report.txt");
        fs::write(&path, "old").unwrap();
        let mut output = Output::open(&path, false).unwrap();
        output.write("new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        output.finish(&mut Vec::new()).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");

        let mut given_up = Output::open(&path, false).unwrap();
        given_up.write("half").unwrap();
        drop(given_up);
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn packed_files_can_be_unpacked_and_standard_output_is_no_file() {
        let folder = folder("packed");
        let path = folder.join("lines.gz");
        let mut out = Vec::new();
        let mut output = Output::open(&path, true).unwrap();
        output.write_line("one", &mut out).unwrap();
        output.finish(&mut out).unwrap();
        let mut text = String::new();
        flate2::read::GzDecoder::new(File::open(&path).unwrap()).read_to_string(&mut text).unwrap();
        assert_eq!((text.as_str(), out.len()), ("one\n", 0));
        fs::remove_dir_all(folder).unwrap();

        let mut standard = Output::open(Path::new("-"), false).unwrap();
        standard.write_line("first", &mut out).unwrap();
        standard.write("last").unwrap();
        standard.finish(&mut out).unwrap();
        assert_eq!(out, b"first\nlast");
    }

    #[test]
    fn what_cannot_be_written_is_refused_at_once() {
        for path in ["no-such-folder/report.txt", "/"] {
            let refused = Output::open(Path::new(path), false).err().unwrap();
            assert!(refused.to_string().starts_with(path), "{refused}");
        }
    }
}
