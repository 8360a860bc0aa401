/**
 * `pnpm --filter server trials`: how well steps are read and carried out. Options: `--model` (the configured model takes over where the
 * built-in interpreter gives up), `--part=seen|held-out`, `--file=<name>,<name>` (of the corpus), `--application=<name>`, `--about=<words>`,
 * `--faults=<file>` (writes every fault with the step's result, those of the held-out part as figures only), `--all=<file>` (adds every
 * step with its result).
 * Exits with 1 if a step passed that must not, or if less than 95 % are right.
 */
import { appendFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { modelOptions } from '../../platform/ai/model-options.ts';
import { readConfig } from '../../platform/config.ts';
import type { RunnerOptions } from '../types.ts';
import { inParallel } from './in-parallel.ts';
import { openBench } from './open-bench.ts';
import { carryOutTrial } from './carry-out-trial.ts';
import { HELD_OUT, SEEN } from './corpus/corpus.ts';
import { count, faultsByTopic, shareRight, table, type Judged } from './table.ts';
import type { Trial } from './trial.ts';

const PARALLEL = 3;
const GOAL = 0.95;

const { values: options } = parseArgs({
  options: {
    model: { type: 'boolean', default: false },
    part: { type: 'string' },
    file: { type: 'string' },
    application: { type: 'string' },
    about: { type: 'string' },
    faults: { type: 'string' },
    all: { type: 'string' },
  },
});

const parts = { seen: SEEN, 'held-out': HELD_OUT };
const start = performance.now();
const bench = await openBench(PARALLEL, options.model ? configuredModel() : undefined);
const lines: string[] = [];
let judgedSoFar: Judged[] = [];
try {
  for (const [name, files] of Object.entries(parts)) {
    const chosen = Object.entries(files).flatMap(([file, trials]) =>
      trials.filter((trial) => isChosen(file, trial)).map((trial) => ({ file, trial })),
    );
    if (chosen.length === 0 || (options.part && options.part !== name)) continue;
    const judged = await carryOut(chosen);
    judgedSoFar = [...judgedSoFar, ...judged];
    say(`\n## ${name}: ${chosen.length} tests\n\n${table(judged)}\n`);
    if (name === 'seen') lines.push(...judged.filter(isFault).map(tell));
    else lines.push(`held-out: ${faultsByTopic(judged).join('; ') || 'no faults'}`);
    for (const fault of judged.filter(
      ({ judgement }) => judgement.verdict === 'false pass' && name === 'seen',
    ))
      say(tell(fault));
  }
} finally {
  await bench.close();
}
if (options.faults) await writeFile(options.faults, `${lines.join('\n')}\n`);
say(`${((performance.now() - start) / 1000).toFixed(0)} seconds`);
process.exitCode = count(judgedSoFar, 'false pass') > 0 || shareRight(judgedSoFar) < GOAL ? 1 : 0;

async function carryOut(chosen: { file: string; trial: Trial }[]): Promise<Judged[]> {
  const judged = await inParallel(PARALLEL, chosen, async ({ file, trial }) => {
    const judgements = await carryOutTrial(bench, trial);
    const judged = judgements.flatMap((judgement, index) => {
      const step = trial.steps[index];
      return step ? [{ file, trial, step, judgement }] : [];
    });
    process.stderr.write(
      `${trial.application} ${trial.start}, ${trial.about}: ${count(judged, 'right')} of ${judged.length}\n`,
    );
    if (options.all) await appendFile(options.all, `${judged.map(tell).join('\n')}\n`);
    return judged;
  });
  return judged.flat();
}

function configuredModel(): RunnerOptions['model'] {
  const { ai, agent } = readConfig();
  if (!ai) throw new Error('No model is configured: set AI_PROVIDER, AI_MODEL and what they need.');
  return modelOptions(ai, agent);
}

function isChosen(file: string, { application, about }: Trial): boolean {
  return (
    (!options.file || options.file.split(',').includes(file)) &&
    (!options.application || application === options.application) &&
    (!options.about || about.includes(options.about))
  );
}

function isFault({ judgement }: Judged): boolean {
  return judgement.verdict !== 'right';
}

function tell({ trial, step, judgement }: Judged): string {
  return [
    `- ${judgement.verdict} [${trial.application} ${trial.start}, ${trial.about}] ${step.type}, ought to ${step.expect}: ${step.text}`,
    `    said: ${judgement.result}`,
    ...(step.because ? [`    must not pass: ${step.because}`] : []),
    ...(judgement.saw ? [`    witness: ${step.witness ?? ''} saw ${judgement.saw}`] : []),
  ].join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
