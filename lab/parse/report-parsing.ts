/**
 * `pnpm lab:parse`: how much of the corpus the step language understands, without a browser. Options: `--file=<name>,<name>`, `--pages` (suggestions know the names on the page), `--review=<file>`
 * (writes every clear step with its sentence, every first suggestion that nothing judges, and every finding; of held-out files only counts).
 * Exits with 1 if a step is misread (`misread.yaml`) or a clear step differs from its plain wording without having been reviewed.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadCorpus } from '../trials/load-corpus.ts';
import { measureParsing } from './measure-parsing.ts';
import { percentage, table } from './parse-table.ts';
import { review } from './review.ts';

const { values: options } = parseArgs({
  options: { file: { type: 'string' }, pages: { type: 'boolean' }, review: { type: 'string' } },
});

const chosen = options.file?.split(',');
const corpus = (await loadCorpus()).filter(({ name }) => !chosen || chosen.includes(name));
const measured = await measureParsing(corpus, options.pages);
process.stdout.write(`${table(measured.files)}\n\n`);
const { parsed, total, unparsed } = measured.plainWordings;
process.stdout.write(`Plain wordings that parse: ${parsed} of ${total} (${percentage(parsed, total)})\n`);
for (const text of unparsed) process.stdout.write(`- ${text}\n`);
const steps = measured.files.filter(({ heldOut }) => !heldOut).flatMap(({ steps }) => steps);
process.stdout.write(
  `Misread: ${measured.misread.length} of ${steps.length} (${percentage(measured.misread.length, steps.length)})\n`,
);
for (const { text, sentence, reason } of measured.misread)
  process.stdout.write(`- ${text} → ${sentence} (${reason})\n`);
for (const { step, sentences, findings } of measured.unreviewed)
  process.stdout.write(`Not reviewed (${findings.join(', ')}): ${step.text} → ${sentences.join(' · ')}\n`);
if (options.review) await writeFile(options.review, review(measured.files));
if (measured.misread.length > 0 || measured.unreviewed.length > 0) process.exitCode = 1;
