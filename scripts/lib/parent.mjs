import { readFileSync } from 'node:fs';

const INTERVAL = 500;

/**
 * npm runs scripts through a shell that dies of a signal without passing it on, and that goes on when npm itself is killed: the loss of
 * either counts as a request to stop. Without npm in between, a lost parent means nothing: the script may have been sent to the background.
 */
export function onLostNpm(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === before) return;
    clearInterval(timer);
    callback();
  }, INTERVAL);
  timer.unref();
}

/** The shell's process number, and npm's where Linux tells it. */
function ancestry() {
  const shell = process.ppid;
  const npm = parentOf(shell);
  return `${shell} ${nameOf(npm).startsWith('npm') ? npm : ''}`;
}

function parentOf(pid) {
  // "pid (name) state parent …", where the name may hold anything.
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
