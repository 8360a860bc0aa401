/**
 * `npm test`: all checks and tests, from an empty checkout. `--only=server,web` runs some sections, `--changed [ref]` only what the changes since
 * a commit (HEAD: those that are not committed) can affect. The results of all tests are in .steplight/test-results.xml (JUnit).
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError, main, requireNode } from './lib/main.mjs';
import { onParentExit } from './lib/parent.mjs';
import { build, install } from './lib/prepare.mjs';
import { dataFolder, manifest } from './lib/project.mjs';
import { providePnpm, stopRunning } from './lib/run.mjs';
import { paint, secondsSince } from './lib/terminal.mjs';
import { affectedTests } from './test/changed.mjs';
import { writeJunit } from './test/junit.mjs';
import { count, printReport } from './test/report.mjs';
import { rerunFailedFiles } from './test/rerun.mjs';
import { check } from './test/sections/check.mjs';
import { e2e } from './test/sections/e2e.mjs';
import { nodeTests } from './test/sections/node-tests.mjs';
import { web } from './test/sections/web.mjs';

const sections = {
  check: reportingErrors(check),
  scripts: reportingErrors(nodeTests('scripts')),
  web: reportingErrors(web),
  server: reportingErrors(nodeTests('server', { isGrouped: true })),
  // Its tests wait for pages more than they compute: with a file a core, the cores are idle for more than half of the time.
  runner: reportingErrors(nodeTests('runner', { isGrouped: true, filesPerCore: 2 })),
  cli: reportingErrors(nodeTests('cli', { isGrouped: true })),
  lab: reportingErrors(nodeTests('lab')),
  deploy: reportingErrors(nodeTests('deploy')),
  docs: reportingErrors(nodeTests('docs')),
  e2e: reportingErrors(e2e),
};
let isStopped = false;

await main(async () => {
  requireNode(manifest.engines.node);
  const { names, ref } = readArguments();
  stopOnSignals();
  await install();
  const selection = ref ? affectedTests(ref, names) : new Map(names.map((name) => [name, undefined]));
  if (['server', 'deploy', 'e2e'].some((name) => selection.has(name))) await build();
  await providePnpm();
  const startedAt = performance.now();
  const runs = [];
  // One after the other: side by side, the browsers would leave page tests and databases no time to answer.
  for (const [name, files] of selection) if (!isStopped) runs.push(await runSection(name, files));
  const flaky = isStopped ? [] : await rerunFailedFiles(runs, sections);
  await writeJunit(join(dataFolder, 'test-results.xml'), runs);
  printReport(runs, flaky);
  const results = runs.flatMap((run) => run.results);
  const [passed, failed] = [count(results, 'passed'), count(results, 'failed')];
  console.log(
    `${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky files` : ''} in ${secondsSince(startedAt)} s`,
  );
  if (isStopped || failed > 0 || passed === 0) process.exitCode = 1;
});

/** @throws UserError for arguments that it does not know */
function readArguments() {
  const usage = `Use: npm test -- [--only=${Object.keys(sections).join(',')}] [--changed [commit]]`;
  let options;
  try {
    options = parseArgs({
      options: { only: { type: 'string' }, changed: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UserError(`${error.message}. ${usage}`);
  }
  const { values, positionals } = options;
  const names = values.only?.split(',') ?? Object.keys(sections);
  const unknown = [
    ...names.filter((name) => !(name in sections)),
    ...positionals.slice(values.changed ? 1 : 0),
  ];
  if (unknown.length > 0) throw new UserError(`Unknown: ${unknown.join(', ')}. ${usage}`);
  return { names, ref: values.changed ? (positionals[0] ?? 'HEAD') : null };
}

async function runSection(name, files) {
  console.log(paint('dim', `Running ${name}${files ? ` (${files.length} files)` : ''} …`));
  const startedAt = performance.now();
  const results = await sections[name](files);
  return { name, results, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * An error of a section counts as one failed test; the other sections still run.
 * @param {import('./test/results.mjs').Section} section
 * @returns {import('./test/results.mjs').Section}
 */
function reportingErrors(section) {
  return (files) =>
    section(files).catch((error) => {
      const message = error instanceof UserError ? error.message : String(error?.stack ?? error);
      console.log(message);
      return [{ file: null, name: 'The section could not run', status: 'failed', seconds: 0, message }];
    });
}

function stopOnSignals() {
  const stop = () => {
    isStopped = true;
    stopRunning();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  onParentExit(stop);
}
