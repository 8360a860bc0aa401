/**
 * `pnpm lab:translate`: how the configured model (`AI_` variables, docs/operating.md) translates the steps of the corpus that the language does
 * not understand, compared with their plain wordings. Options: `--limit=<n>` (pairs, taken evenly), `--section=seen|held-out`, `--file=<name>,<name>`,
 * `--parallel=<n>` (questions at a time), `--report=<file>` (writes the tables, and every pair that is not right; those of held-out files as figures
 * only), `--answers=<folder>` (whoever answers there is the model: `writer/folder-model.ts`). Exits with 1 if a question failed, with 2 if no model is configured.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { modelOptions } from '../../server/src/platform/model/model-options.ts';
import { createStructuredModel } from '../../server/src/platform/model/structured-model.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { mapParallel } from '../trials/map-parallel.ts';
import { openFolderModel } from '../writer/folder-model.ts';
import { loadPairs, sampleOf } from './load-pairs.ts';
import { translatePair, type JudgedPair } from './translate-pair.ts';
import { translationTable } from './translation-table.ts';

const { values: options } = parseArgs({
  options: {
    limit: { type: 'string' },
    section: { type: 'string' },
    file: { type: 'string' },
    parallel: { type: 'string', default: '4' },
    report: { type: 'string' },
    answers: { type: 'string' },
  },
});
const { ai, agent, aiTimeoutSeconds } = readConfig();
const byHand = options.answers === undefined ? undefined : await openFolderModel(options.answers);
const model = byHand ?? (ai && createStructuredModel(modelOptions(ai, agent)));
if (!model) {
  process.stderr.write(
    'No model is configured. Set AI_PROVIDER and AI_MODEL (docs/operating.md), or name a folder with --answers.\n',
  );
  process.exit(2);
}
const start = performance.now();
const names = options.file?.split(',');
const pairs = (await loadPairs()).filter(
  ({ file, heldOut }) =>
    (!names || names.includes(file)) && (!options.section || heldOut === (options.section === 'held-out')),
);
const chosen = sampleOf(pairs, Number(options.limit ?? pairs.length));
const mode = await model.probe();
const judged = await mapParallel(Number(options.parallel), chosen, (pair) =>
  translatePair(model, pair, byHand ? 3600 : aiTimeoutSeconds),
);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
const head = `${model.name} (answers by ${mode}): ${chosen.length} of ${pairs.length} pairs in ${seconds} seconds`;
const report = `${head}\n\n${translationTable(judged)}\n`;
process.stdout.write(report);
if (options.report)
  await writeFile(options.report, `${report}\n${judged.filter(isShown).map(describe).join('\n')}\n`);
if (judged.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;

function isShown({ pair, verdict }: JudgedPair): boolean {
  return verdict !== 'right' && !pair.heldOut;
}

function describe({ pair, verdict, answer }: JudgedPair): string {
  return `- ${verdict} | ${pair.file} | ${pair.text} → ${answer}`;
}
