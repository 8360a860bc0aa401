import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listTestFiles } from './test-folder.mjs';

/** Editors write a file in several steps: a change counts when nothing more has changed for so long. */
const INTERVAL_MS = 300;

/** The test files in these folders and when they were changed, as one text. They are looked at and not watched: a folder may hold `node_modules`. */
export function stateOfFiles(roots) {
  try {
    return roots.flatMap((root) => listTestFiles(root).map((path) => stateOf(join(root, path)))).join('\n');
  } catch {
    // A folder was deleted while it was read.
    return '';
  }
}

/** Waits until the state is another one than before. Rejects if the signal aborts. */
export async function nextChange(roots, before, signal) {
  for (let last = before; ;) {
    await sleep(INTERVAL_MS, undefined, { signal });
    const now = stateOfFiles(roots);
    if (now === last && now !== before) return;
    last = now;
  }
}

function stateOf(file) {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${file} ${mtimeMs} ${size}`;
}
