//! Calls of cargo, and what it knows of the workspace.

use std::ffi::OsString;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use cargo_metadata::{Metadata, MetadataCommand};

/// The cargo that runs us, or the one on the path.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// The workspace we are called in. Asked at run time: a build directory may serve several checkouts.
pub(crate) fn workspace() -> Result<Metadata> {
    let options = vec!["--locked".to_owned()];
    MetadataCommand::new().no_deps().other_options(options).exec().context("cannot read the workspace")
}

/// Runs a command with its output on ours; anything but success is an error that shows the command.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", line(command)))?;
    ensure!(status.success(), "`{}` ended with {status}", line(command));
    Ok(())
}

/// What a command prints on standard output; anything but success is an error that shows the command.
pub(crate) fn capture(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot start `{}`", line(command)))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "`{}` ended with {}\n{errors}", line(command), output.status);
    String::from_utf8(output.stdout).with_context(|| format!("`{}` printed no UTF-8", line(command)))
}

/// A command as one would type it.
pub(crate) fn line(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy();
    let args = command.get_args().map(|arg| arg.to_string_lossy());
    std::iter::once(name).chain(args).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{capture, cargo, line, run, workspace};

    #[test]
    fn a_command_reads_as_typed() {
        let mut command = std::process::Command::new("/somewhere/bin/cargo");
        command.args(["fmt", "--check"]);
        assert_eq!(line(&command), "cargo fmt --check");
    }

    #[test]
    fn a_failing_command_is_named() {
        let mut command = cargo();
        command.args(["--quiet", "no-such-subcommand"]).stderr(std::process::Stdio::null());
        let error = run(&mut command).unwrap_err().to_string();
        assert!(error.contains("cargo --quiet no-such-subcommand"), "{error}");
    }

    #[test]
    fn output_is_captured() {
        assert!(capture(cargo().arg("--version")).unwrap().starts_with("cargo "));
    }

    #[test]
    fn we_stand_in_our_own_workspace() {
        assert!(workspace().unwrap().packages.iter().any(|package| package.name == "xtask"));
    }
}
