/**
 * `pnpm lab:accessible-names <folder>`: how many of the roles and names that the pages of web-platform-tests expect each implementation
 * computes, and what CPU time it takes in pages of 2,000 and 10,000 elements. The folder is a checkout of these tests, or a part of it
 * (github.com/web-platform-tests/wpt: `accname`, `html-aam`, `wai-aria/role`). Option: `--wrong <implementation>` lists what it gets wrong.
 */
import { parseArgs } from 'node:util';
import { findChromium } from '../../runner/src/browser/chromium.ts';
import { launchBrowser } from '../../runner/src/browser/launch.ts';
import { percentage } from '../parse/parse-table.ts';
import { countRight, type Score } from './count-right.ts';
import { implementations } from './implementations.ts';
import { measureSpeed } from './measure-speed.ts';

const { values: options, positionals } = parseArgs({
  options: { wrong: { type: 'string' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Give the folder of web-platform-tests.');

const names = Object.keys(implementations);
const browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
const scores = await countRight(browser, folder, (name, text) => {
  if (name === options.wrong) process.stdout.write(`${text}\n`);
});
const lines = [...scores.map((score) => row(score)), row(total(scores), true)];
for (const elements of [2000, 10_000]) {
  const times = await measureSpeed(browser, elements);
  const cells = names.map((name) => (times[name] ?? NaN).toFixed(0));
  lines.push(`| ms CPU for ${elements} elements | | ${cells.join(' | ')} |`);
}
await browser.close();
process.stdout.write(
  [
    `| page | cases | ${names.join(' | ')} |`,
    `| --- |${' --: |'.repeat(names.length + 1)}`,
    ...lines,
    '',
  ].join('\n'),
);

function row({ page, cases, right }: Score, hasShares = false): string {
  const cells = names.map((name) => {
    const count = right[name] ?? 0;
    return hasShares ? `${count} (${percentage(count, cases)})` : String(count);
  });
  return `| ${[page, cases, ...cells].join(' | ')} |`;
}

function total(all: Score[]): Score {
  const sum = (numberOf: (score: Score) => number) =>
    all.reduce((count, score) => count + numberOf(score), 0);
  return {
    page: 'all',
    cases: sum(({ cases }) => cases),
    right: Object.fromEntries(names.map((name) => [name, sum(({ right }) => right[name] ?? 0)])),
  };
}
