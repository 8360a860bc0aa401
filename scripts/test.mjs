/** `npm test`: everything that the repository can check about itself, from an empty checkout. `--only=server,web` runs a part. */
import { Failure, main, requireNode } from './lib/failure.mjs';
import { onLostNpm } from './lib/parent.mjs';
import { build, install } from './lib/prepare.mjs';
import { manifest } from './lib/project.mjs';
import { providePnpm, stopRunning } from './lib/run.mjs';
import { paint, secondsSince } from './lib/terminal.mjs';
import { check } from './sections/check.mjs';
import { e2e } from './sections/e2e.mjs';
import { nodeTests } from './sections/node-tests.mjs';
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
  const rows = [];
  for (const name of names) if (!isStopped) rows.push(await runSection(name));
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  printTable(rows);
  console.log(`${passed} passed, ${failed} failed`);
  if (isStopped || failed > 0 || passed === 0) process.exitCode = 1;
});

function chosenSections(args) {
  const option = args.find((arg) => arg.startsWith('--only='));
  const names = option ? option.slice('--only='.length).split(',') : Object.keys(sections);
  const unknown = [...args.filter((arg) => arg !== option), ...names.filter((name) => !(name in sections))];
  if (unknown.length > 0)
    throw new Failure(
      `Unknown: ${unknown.join(', ')}. Use: npm test -- --only=${Object.keys(sections).join(',')}`,
    );
  return names;
}

/** A section that breaks counts as one failed test, and the others still run. */
async function runSection(name) {
  console.log(`\n${paint('bold', `── ${name} ${'─'.repeat(60 - name.length)}`)}`);
  const begin = performance.now();
  const counts = await sections[name]().catch((error) => {
    console.log(error instanceof Failure ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  return { name, ...counts, seconds: secondsSince(begin) };
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
  onLostNpm(stop);
}
