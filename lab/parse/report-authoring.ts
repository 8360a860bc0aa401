/**
 * `pnpm lab:authoring <file.yaml>…`: how far steps get that a writer wrote for known commands, per file. Each file is a list of
 * `{type, text, meant}`, where `meant` is the sentences of the step language that say what the writer wanted, or null if there are none.
 * `--review=<file>` writes every step with its outcome.
 */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../report.ts';
import { readYaml } from '../trials/load-corpus.ts';
import { parseStep, type ParsedStep } from './parse-step.ts';
import { table } from './parse-table.ts';
import { review } from './review.ts';
import { writtenSteps } from './written-steps.ts';

const { values: options, positionals } = parseArgs({
  options: { review: { type: 'string' } },
  allowPositionals: true,
});
const files = await Promise.all(
  positionals.map(async (path) => ({
    name: basename(path, '.yaml'),
    heldOut: false,
    steps: (await readYaml(path, writtenSteps)).map(({ type, text, meant }): ParsedStep =>
      parseStep({ type, text, expect: meant ? 'pass' : 'refuse' }, meant ? [meant] : undefined),
    ),
  })),
);
print(table(files));
if (options.review) await writeFile(options.review, review(files));
