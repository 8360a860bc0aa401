import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { Exit, usageError } from './exit.mjs';

/** Asks at the terminal; `isHidden`: what is typed does not appear. */
export async function ask(question, { isHidden = false } = {}) {
  // The output that hides what is typed would hide the question too.
  if (isHidden) process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: isHidden ? silent : process.stderr,
    terminal: true,
  });
  const stopped = new AbortController();
  lines.on('SIGINT', () => stopped.abort());
  lines.on('close', () => stopped.abort());
  try {
    return (await lines.question(isHidden ? '' : question, { signal: stopped.signal })).trim();
  } catch {
    throw new Exit(130, 'Stopped.');
  } finally {
    lines.close();
    if (isHidden) process.stderr.write('\n');
  }
}

/** The first line of standard input. */
export async function readLine() {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
  if (line.trim() === '')
    throw usageError('Write the API key to standard input, or call this at a terminal.');
  return line.trim();
}
