import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readValues } from './check-call.mjs';
import { findCredentials } from './credentials.mjs';
import { EXIT, Exit, usageError } from './exit.mjs';
import { loadRunner, repeatWithNodeOfCheckout } from './load-runner.mjs';

const LOCAL_OPTIONS = {
  folder: 'text',
  var: 'list',
  secret: 'list',
  browser: 'text',
  headed: 'flag',
};
export const MCP_OPTIONS = { local: 'flag', ...LOCAL_OPTIONS };

export const MCP_HELP = `Usage: steplight mcp [--api <address>]
       steplight mcp --local [options]

Serves a coding agent over the Model Context Protocol (standard input and output). Without --local it
passes everything on to the server of the last login, or of STEPLIGHT_API and STEPLIGHT_API_KEY: pages
are open in its browsers, and tests are saved there.

With --local it opens pages in a browser on this machine, and saves tests as files. No server, account
or model.

  --folder <folder>       where tests are saved (.)
  --var <name>=<value>    a value for {{name}}; the name alone takes the environment variable
  --secret <name>         a value that the agent never sees, from the environment variable <name>
  --browser <path>        the browser (CHROME_PATH, else Chromium, Chrome or Edge of this machine)
  --headed                show the browser
`;

/** Resolves to the exit code when the agent has left. */
export async function mcp(call) {
  const { values, environment, progress } = call;
  if (values.local) return serveLocal(call);
  const local = Object.keys(LOCAL_OPTIONS).find((name) => values[name] !== undefined);
  if (local) throw usageError(`--${local} is for the browser of this machine: mcp --local.`);
  const credentials = findCredentials(values, environment);
  const runner = await loadRunner('mcp');
  if (!runner) return repeatWithNodeOfCheckout(progress);
  const { forwardMcp } = await runner.loadForwardMcp();
  await forwardMcp(credentials, stopOf(progress));
  return EXIT.passed;
}

async function serveLocal({ values, environment, progress, version }) {
  const folder = resolve(values.folder ?? '.');
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw usageError(`${values.folder} is no folder.`);
  const given = readValues(values, environment);
  const runner = await loadRunner('mcp');
  if (!runner) return repeatWithNodeOfCheckout(progress);
  const browser = await runner.findBrowser(values.browser).catch((error) => {
    throw new Exit(values.browser === undefined ? EXIT.error : EXIT.usageError, error.message);
  });
  const { serveLocalMcp } = await runner.loadLocalMcp();
  await serveLocalMcp(
    { browser, isHeaded: values.headed === true, values: given, folder, version },
    stopOf(progress),
  );
  return EXIT.passed;
}

/** Aborts when the process is asked to stop. */
function stopOf(progress) {
  const stopping = new AbortController();
  progress.stop = () => stopping.abort();
  return stopping.signal;
}
