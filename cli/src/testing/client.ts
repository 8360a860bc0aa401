import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';
import { eventually } from 'test-support';
import { readClientFile } from '../../../server/src/modules/ci/client-file.ts';

const TIME_LIMIT = 300_000;
/** Another Node to try the client with. */
const NODE = process.env['CLIENT_NODE'] ?? process.execPath;

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface ClientOptions {
  /** What the client reads from its standard input. */
  input?: string;
  /** Its working directory. */
  folder?: string;
}

/** The command line client in one file, as a pipeline fetches it, in a folder that is removed when the test file has run. */
export async function installClient() {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-client-'));
  after(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'steplight.mjs');
  await writeFile(file, (await readClientFile()).content);

  return {
    /** For files of the tests. */
    folder,
    /** Starts the client with nothing in its environment but what is given. */
    start(args: string[], environment: Record<string, string>, options: ClientOptions = {}) {
      const child = spawn(NODE, [file, ...args], {
        env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: join(folder, 'config'), ...environment },
        cwd: options.folder ?? folder,
        stdio: ['pipe', 'pipe', 'pipe'],
        timeout: TIME_LIMIT,
        killSignal: 'SIGKILL',
      });
      child.stdin.end(options.input ?? '');
      const outcome = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
        ([[code], stdout, stderr]): Outcome => ({ code, stdout, stderr }),
      );
      let stdout = '';
      child.stdout.on('data', (chunk) => (stdout += chunk));
      /** What the pattern finds in the standard output, as soon as it does. */
      const printed = (pattern: RegExp) => eventually(() => pattern.exec(stdout));
      return { child, outcome, printed };
    },
  };
}
