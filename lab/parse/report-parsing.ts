/**
 * `pnpm lab:parse`: how much of the corpus the step language understands, without a browser. Options: `--file=<name>,<name>`, `--pages` (suggestions know the names on the page), `--review=<file>`
 * (writes every clear step with its sentence, every first suggestion that nothing judges, and every finding; of held-out files only counts).
 * Exits with 1 if a step is misread (`misread.yaml`) or a clear step differs from its plain wording without having been reviewed.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { percentage, print } from '../report.ts';
import { loadCorpus } from '../trials/load-corpus.ts';
import { measureParsing } from './measure-parsing.ts';
import { table } from './parse-table.ts';
import { review } from './review.ts';

const { values: options } = parseArgs({
  options: { file: { type: 'string' }, pages: { type: 'boolean' }, review: { type: 'string' } },
});

const chosen = options.file?.split(',');
const corpus = (await loadCorpus()).filter(({ name }) => !chosen || chosen.includes(name));
const measured = await measureParsing(corpus, options.pages);
print(`${table(measured.files)}\n`);
const { parsed, total, unparsed } = measured.plainWordings;
print(`Plain wordings that parse: ${parsed} of ${total} (${percentage(parsed, total)})`);
for (const text of unparsed) print(`- ${text}`);
const steps = measured.files.filter(({ heldOut }) => !heldOut).flatMap(({ steps }) => steps);
print(
  `Misread: ${measured.misread.length} of ${steps.length} (${percentage(measured.misread.length, steps.length)})`,
);
for (const { text, sentence, reason } of measured.misread) print(`- ${text} → ${sentence} (${reason})`);
for (const { step, sentences, findings } of measured.unreviewed)
  print(`Not reviewed (${findings.join(', ')}): ${step.text} → ${sentences.join(' · ')}`);
if (options.review) await writeFile(options.review, review(measured.files));
if (measured.misread.length > 0 || measured.unreviewed.length > 0) process.exitCode = 1;
