/** `npm test`: all checks and tests, from an empty checkout. `--only=server,web` runs some sections. */
import { UserError, main, requireNode } from './lib/main.mjs';
import { onParentExit } from './lib/parent.mjs';
import { build, install } from './lib/prepare.mjs';
import { manifest } from './lib/project.mjs';
import { head, providePnpm, run, stopRunning, testCounts } from './lib/run.mjs';
import { paint, secondsSince, showOutput } from './lib/terminal.mjs';
import { check } from './sections/check.mjs';
import { e2e } from './sections/e2e.mjs';
import { web } from './sections/web.mjs';

const sections = {
  check,
  web,
  server: () => nodeTests('server'),
  runner: () => nodeTests('runner'),
  lab: () => nodeTests('lab'),
  deploy: () => nodeTests('deploy'),
  e2e,
};
let isStopped = false;

await main(async () => {
  requireNode(manifest.engines.node);
  const names = chosenSections(process.argv.slice(2));
  stopOnSignals();
  await install();
  if (['server', 'deploy', 'e2e'].some((name) => names.includes(name))) await build();
  await providePnpm();
  const startedAt = performance.now();
  const rows = [];
  // One after the other: side by side, the browsers would leave page tests and databases no time to answer.
  for (const name of names) if (!isStopped) rows.push(await runSection(name));
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  printFailures(rows);
  printTable(rows);
  console.log(`${passed} passed, ${failed} failed in ${secondsSince(startedAt)} s`);
  if (isStopped || failed > 0 || passed === 0) process.exitCode = 1;
});

function chosenSections(args) {
  const option = args.find((arg) => arg.startsWith('--only='));
  const names = option ? option.slice('--only='.length).split(',') : Object.keys(sections);
  const unknown = [...args.filter((arg) => arg !== option), ...names.filter((name) => !(name in sections))];
  if (unknown.length > 0)
    throw new UserError(
      `Unknown: ${unknown.join(', ')}. Use: npm test -- --only=${Object.keys(sections).join(',')}`,
    );
  return names;
}

/**
 * A section that throws counts as one failed test; the others still run.
 * @returns {Promise<{ name: string, passed: number, failed: number, failures?: string[], seconds: string }>} failures: what failed and why
 */
async function runSection(name) {
  console.log(paint('dim', `Running ${name} …`));
  const startedAt = performance.now();
  const counts = await sections[name]().catch((error) => {
    console.log(error instanceof UserError ? error.message : error);
    return { passed: 0, failed: 1, failures: [String(error)] };
  });
  return { name, ...counts, seconds: secondsSince(startedAt) };
}

/** node:test in one package of the workspace. */
async function nodeTests(name) {
  const { code, output } = await run(`test-${name}`, 'pnpm', ['--filter', name, 'test']);
  showOutput(name, output);
  // The reporter's closing lines, e.g. "ℹ pass 12".
  const number = (word) => Number(new RegExp(`^\\W*${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const counts = testCounts(code, { passed: number('pass'), failed: number('fail') + number('cancelled') });
  const [, failures] = output.split(/^\W*failing tests:$/m);
  return failures ? { ...counts, failures: failures.trim().split(/\n\n(?=test at )/) } : counts;
}

/** Once more, at the end: what each section printed is far up. */
function printFailures(rows) {
  for (const { name, failures = [] } of rows)
    for (const failure of failures) console.log(`\n${paint('red', name)} ${head(failure)}`);
}

function printTable(rows) {
  console.log(
    `\n${'Section'.padEnd(10)}${'Passed'.padStart(8)}${'Failed'.padStart(8)}${'Seconds'.padStart(10)}`,
  );
  for (const { name, passed, failed, seconds } of rows)
    console.log(
      `${name.padEnd(10)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.padStart(10)}`,
    );
  console.log('');
}

function stopOnSignals() {
  const stop = () => {
    isStopped = true;
    stopRunning();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  onParentExit(stop);
}
