import { readCheckCall, readTrees } from './check-call.mjs';
import { describeTest, jsonLines, saveScreenshot, writeOutput } from './check-output.mjs';
import { EXIT, Exit, print, printError, usageError } from './exit.mjs';
import { loadRunner, repeatWithNodeOfCheckout } from './load-runner.mjs';
import { prepareReports } from './reports.mjs';
import { nextChange, stateOfFiles } from './watch-files.mjs';

export const CHECK_OPTIONS = {
  var: 'list',
  secret: 'list',
  browser: 'text',
  headed: 'flag',
  timeout: 'text',
  junit: 'text',
  json: 'json',
  artifacts: 'text',
  watch: 'flag',
};

export const CHECK_HELP = `Usage: steplight check <url> <file…> [options]

Runs test files in a browser on this machine, with the same verdicts as the dashboard: no server,
account or model. <url> stands in place of the origin of their starting URLs, and may be of this
machine. Files are the .steps.md of "pull", or folders of them.

How they run:
  --var <name>=<value>    a value for {{name}}; the name alone takes the environment variable
  --secret <name>         a value that is shown nowhere, from the environment variable <name>
  --browser <path>        the browser (CHROME_PATH, else Chromium, Chrome or Edge of this machine)
  --headed                show the browser
  --timeout <seconds>     for each step (60)
  --watch                 run again when a file changes, until Ctrl+C

Results:
  --junit <file>          write the result as JUnit XML
  --json [<file.json>]    write a line of JSON for each step, to the standard output without a file
  --artifacts <folder>    save the screenshots of failed steps

Exit codes: 0 passed, 1 a test failed, is unclear or cannot be read, 2 wrong arguments, 4 no
browser, or it broke.
`;

const CANCELLED = 130;

/** Resolves to the exit code. */
export async function check({ values, positionals, environment, progress }) {
  const call = readCheckCall(values, positionals, environment);
  const trees = readTrees(call.places);
  const runner = await loadRunner();
  if (!runner) return repeatWithNodeOfCheckout(progress);
  const address = runner.webAddress(call.address);
  if (address === null)
    throw usageError(`${call.address} is no address. Write one as http://localhost:3000.`);
  prepareReports(call, '--artifacts');
  const browser = await runner.findBrowser(values.browser).catch((error) => {
    throw new Exit(values.browser === undefined ? EXIT.error : EXIT.usageError, error.message);
  });
  const stopping = new AbortController();
  progress.stop = () => stopping.abort();
  const checker = await runner.openChecker({
    browser,
    isHeaded: values.headed === true,
    stepTimeoutSeconds: call.seconds,
    takesScreenshots: call.attachments !== undefined,
  });
  const context = { call: { ...call, address }, runner, checker, signal: stopping.signal };
  try {
    return await (values.watch ? watchAndCheck(context, trees) : checkOnce(context, trees));
  } finally {
    await checker.close();
  }
}

async function watchAndCheck(context, firstTrees) {
  const { call, signal } = context;
  const roots = firstTrees.map(({ root }) => root);
  while (!signal.aborted) {
    const state = stateOfFiles(roots);
    try {
      await checkOnce(context, readTrees(call.places));
    } catch (error) {
      // What is wrong with the files is about to be corrected.
      if (!(error instanceof Exit)) throw error;
      printError(error.message);
    }
    if (!signal.aborted) sayWith(call)('Waiting for changes. Ctrl+C ends.');
    await nextChange(roots, state, signal).catch(() => undefined);
  }
  return EXIT.passed;
}

/** Runs all tests and writes the reports. */
async function checkOnce({ call, runner, checker, signal }, trees) {
  const say = sayWith(call);
  const done = [];
  const screenshots = new Map();
  let json = '';
  for (const [index, test] of (await runner.prepareTests(trees, call)).entries()) {
    const checked = await checker.check(test, signal);
    if (signal.aborted) return CANCELLED;
    done.push(checked);
    say(describeTest(checked));
    const lines = jsonLines(checked);
    if (call.isJsonPrinted) process.stdout.write(lines);
    json += lines;
    screenshots.set(checked, saveScreenshot(call.attachments, checked, index));
  }
  const passed = done.filter(({ status }) => status === 'passed').length;
  say(`${passed} of ${done.length} ${done.length === 1 ? 'test' : 'tests'} passed.`);
  if (call.json !== undefined) writeOutput(call.json, json);
  if (call.junit !== undefined) {
    const report = runner.reportOf(done, call.address, (test) => screenshots.get(test));
    writeOutput(call.junit, runner.renderJunit(report, call.attachments));
  }
  if (done.some(({ status }) => status === 'error')) return EXIT.error;
  return passed === done.length ? EXIT.passed : EXIT.failed;
}

/** Next to JSON, the standard output has nothing else. */
const sayWith = ({ isJsonPrinted }) => (isJsonPrinted ? (text) => process.stderr.write(`${text}\n`) : print);
