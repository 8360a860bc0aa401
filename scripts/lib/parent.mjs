import { readFileSync } from 'node:fs';

const POLL_INTERVAL_MS = 500;

/**
 * Calls back when npm or its shell exits. npm runs scripts through a shell that does not forward signals and survives npm.
 * Without npm, the exit of the parent is ignored: the script may run in the background.
 */
export function onParentExit(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const initial = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === initial) return;
    clearInterval(timer);
    callback();
  }, POLL_INTERVAL_MS);
  timer.unref();
}

/** The process ids of the shell and, on Linux, of npm. */
function ancestry() {
  const shell = process.ppid;
  const npm = parentOf(shell);
  return `${shell} ${nameOf(npm).startsWith('npm') ? npm : ''}`;
}

function parentOf(pid) {
  // "pid (name) state parent …", where the name may contain anything.
  return read(`/proc/${pid}/stat`).split(') ').at(-1).split(' ')[1];
}

function nameOf(pid) {
  return read(`/proc/${pid}/comm`);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
