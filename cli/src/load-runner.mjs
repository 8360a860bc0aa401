import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, Exit } from './exit.mjs';

const OLDEST_NODE = 22;
const NODE_OF_CHECKOUT = `../../node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

/** What runs tests in a browser. Throws a sentence where the client is only one file; a Node that cannot read a checkout's TypeScript gets `undefined`. */
export async function loadRunner(command = 'check') {
  try {
    // What stands next to a client in one file is somebody else's, and has another name.
    const runner = await import('../check/steplight-check.ts');
    if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return runner;
  } catch (error) {
    if (error.code === 'ERR_UNKNOWN_FILE_EXTENSION' && existsSync(nodeOfCheckout())) return undefined;
    if (error.code === 'ERR_MODULE_NOT_FOUND')
      throw new Exit(
        EXIT.usageError,
        `This client has no browser runner. Install the steplight package to use ${command}: "pnpm --filter steplight-cli build" and "npm install --global ./cli/dist" in a checkout of Steplight.`,
      );
    if (error.code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
  }
  throw new Exit(
    EXIT.usageError,
    `"${command}" needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`,
  );
}

/** The same call with the Node of the checkout. Resolves to its exit code. */
export async function repeatWithNodeOfCheckout(progress) {
  const child = spawn(nodeOfCheckout(), process.argv.slice(1), { stdio: 'inherit' });
  // Ctrl+C reaches both.
  progress.stop = (signal) => signal !== 'SIGINT' && child.kill(signal);
  const [code] = await once(child, 'exit');
  return code ?? EXIT.error;
}

const nodeOfCheckout = () => fileURLToPath(new URL(NODE_OF_CHECKOUT, import.meta.url));
