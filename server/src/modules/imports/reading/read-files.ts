import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { SourceFile } from '../imported.ts';
import type { ReadAnswer } from './reader-process.ts';

interface ReadingLimits {
  /** For one file. */
  timeoutMs: number;
  /** For all files together, from the moment that they are handed in. */
  totalTimeoutMs: number;
  /** Of the process that reads. */
  memoryMb: number;
}

const DEFAULT_LIMITS: ReadingLimits = { timeoutMs: 20_000, totalTimeoutMs: 60_000, memoryMb: 512 };
/** Processes at once: reading is work for a core. */
const imports = pLimit(2);

/**
 * Reads files in a process of its own: a hostile file cannot stop the server for others, nor fill its memory. (A thread would not do:
 * V8 ends the whole process where one JSON text exceeds the memory of a thread.)
 * @param signal ends the reading, and gives the place to the next import
 * @returns an answer for each file, in their order
 */
export async function readFiles(
  files: readonly SourceFile[],
  signal: AbortSignal,
  limits = DEFAULT_LIMITS,
): Promise<ReadAnswer[]> {
  if (files.length === 0) return [];
  const deadline = AbortSignal.timeout(limits.totalTimeoutMs);
  return imports(async () => {
    const answers: ReadAnswer[] = [];
    let reader: ChildProcess | null = null;
    try {
      for (const file of files) {
        signal.throwIfAborted();
        if (deadline.aborted) {
          answers.push({ problem: TOO_LONG });
          continue;
        }
        reader ??= startReader(limits);
        const answer = await askReader(reader, file, limits, AbortSignal.any([signal, deadline]));
        if (answer === 'lost') {
          reader.kill('SIGKILL');
          reader = null;
        }
        const problem = deadline.aborted ? TOO_LONG : TOO_MUCH;
        answers.push(answer === 'lost' ? { problem } : answer);
      }
      signal.throwIfAborted();
    } finally {
      reader?.kill('SIGKILL');
    }
    return answers;
  });
}

const TOO_MUCH = 'Reading this file takes too much time or memory. Split it.';
const TOO_LONG = 'The files take too long together. Import this one on its own, or later.';

function startReader({ memoryMb }: ReadingLimits): ChildProcess {
  return fork(fileURLToPath(new URL('./reader-process.ts', import.meta.url)), [], {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // The server's environment holds secrets, and what the process prints may hold texts of the file.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

/** `lost`: the process has ended, does not answer in time, or is not waited for any more. */
async function askReader(
  reader: ChildProcess,
  file: SourceFile,
  { timeoutMs }: ReadingLimits,
  ended: AbortSignal,
): Promise<ReadAnswer | 'lost'> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, ended, AbortSignal.timeout(timeoutMs)]);
  try {
    // An error of the process rejects, too.
    const answered = Promise.race([
      once(reader, 'message', { signal }),
      once(reader, 'exit', { signal }).then(() => ['lost' as const]),
    ]);
    // Writing to a process that has ended fails: its exit says so already.
    reader.send(file, () => undefined);
    const [answer] = (await answered) as [ReadAnswer | 'lost'];
    return answer;
  } catch {
    return 'lost';
  } finally {
    done.abort();
  }
}
