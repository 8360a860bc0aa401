import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readValues } from './check-call.mjs';
import { EXIT, Exit, usageError } from './exit.mjs';
import { loadRunner, repeatWithNodeOfCheckout } from './load-runner.mjs';

export const MCP_OPTIONS = {
  local: 'flag',
  folder: 'text',
  var: 'list',
  secret: 'list',
  browser: 'text',
  headed: 'flag',
};

export const MCP_HELP = `Usage: steplight mcp --local [options]

Serves a coding agent over the Model Context Protocol (standard input and output): it opens pages in
a browser on this machine, runs sentences there, and saves tests as files. No server, account or model.

  --folder <folder>       where tests are saved (.)
  --var <name>=<value>    a value for {{name}}; the name alone takes the environment variable
  --secret <name>         a value that the agent never sees, from the environment variable <name>
  --browser <path>        the browser (CHROME_PATH, else Chromium, Chrome or Edge of this machine)
  --headed                show the browser
`;

/** Resolves to the exit code when the agent has left. */
export async function mcp({ values, environment, progress, version }) {
  if (!values.local) throw usageError('"mcp" serves tests on this machine only: mcp --local.');
  const folder = resolve(values.folder ?? '.');
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw usageError(`${values.folder} is no folder.`);
  const given = readValues(values, environment);
  const runner = await loadRunner('mcp');
  if (!runner) return repeatWithNodeOfCheckout(progress);
  const browser = await runner.findBrowser(values.browser).catch((error) => {
    throw new Exit(values.browser === undefined ? EXIT.error : EXIT.usageError, error.message);
  });
  const stopping = new AbortController();
  progress.stop = () => stopping.abort();
  const { serveLocalMcp } = await runner.loadMcp();
  await serveLocalMcp(
    { browser, isHeaded: values.headed === true, values: given, folder, version },
    stopping.signal,
  );
  return EXIT.passed;
}
