import { paint } from '../lib/terminal.mjs';
import { head } from '../lib/run.mjs';

const MAX_MESSAGE_LINES = 40;

/** The end of the output: all that is needed to fix what failed, since what the sections printed is far up. */
export function printReport(runs, flaky) {
  for (const { name, results } of runs)
    for (const result of results) if (result.status === 'failed') printFailure(name, result);
  printFlaky(flaky);
  printTable(runs);
}

function printFailure(section, { file, name, message, context }) {
  console.log(`\n${paint('red', `✗ ${section}${file ? `: ${file}` : ''}`)}\n  ${paint('bold', name)}`);
  console.log(indent(head(message ?? '', MAX_MESSAGE_LINES)));
  if (context) console.log(`${indent('Printed around it:')}\n${indent(indent(context))}`);
}

function printFlaky(flaky) {
  if (flaky.length === 0) return;
  console.log(`\n${paint('bold', 'Flaky (passed when run alone)')}`);
  for (const { section, file, failures } of flaky)
    for (const { name, message } of failures)
      console.log(`  ${section}: ${file}\n    ${name}\n${indent(indent(head(message ?? '')))}`);
}

function printTable(runs) {
  const row = (...cells) =>
    console.log(cells.map((cell, index) => (index ? String(cell).padStart(10) : cell.padEnd(10))).join(''));
  console.log('');
  row('Section', 'Passed', 'Failed', 'Skipped', 'Seconds');
  for (const { name, results, seconds } of runs)
    row(name, ...['passed', 'failed', 'skipped'].map((status) => count(results, status)), seconds.toFixed(1));
  console.log('');
}

export function count(results, status) {
  return results.filter((result) => result.status === status).length;
}

function indent(text) {
  return text.replaceAll(/^/gm, '  ');
}
