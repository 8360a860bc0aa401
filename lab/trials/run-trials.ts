/**
 * `pnpm lab:trials`: how well the steps of the corpus are executed. Options: `--section=seen|held-out`, `--file=<name>,<name>` (of the corpus),
 * `--application=<name>`, `--about=<words>`, `--failures=<file>` (writes every failure with the step's result, those of the held-out section as figures
 * only). Exits with 1 if a step passed that must not.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { print } from '../report.ts';
import { executeTrial } from './execute-trial.ts';
import { loadCorpus } from './load-corpus.ts';
import { mapParallel } from './map-parallel.ts';
import { openEnvironment } from './open-environment.ts';
import { count, failuresByTopic, table, type Judged } from './table.ts';
import type { Trial } from './trial.ts';

const PARALLEL = 3;

const { values: options } = parseArgs({
  options: {
    section: { type: 'string' },
    file: { type: 'string' },
    application: { type: 'string' },
    about: { type: 'string' },
    failures: { type: 'string' },
  },
});

const start = performance.now();
const corpus = await loadCorpus();
const environment = await openEnvironment({ maxParallel: PARALLEL });
const failures: string[] = [];
try {
  for (const section of ['seen', 'held-out']) {
    const chosen = corpus
      .filter(({ heldOut }) => heldOut === (section === 'held-out'))
      .flatMap(({ name: file, trials }) =>
        trials.filter((trial) => isChosen(file, trial)).map((trial) => ({ file, trial })),
      );
    if (chosen.length === 0 || (options.section && options.section !== section)) continue;
    const judged = await execute(chosen);
    print(`\n## ${section}: ${chosen.length} tests\n\n${table(judged)}\n`);
    const falsePasses = judged.filter(({ judgement }) => judgement.verdict === 'false pass');
    if (falsePasses.length > 0) process.exitCode = 1;
    if (section === 'held-out') {
      failures.push(`held-out: ${failuresByTopic(judged).join('; ') || 'no failures'}`);
      continue;
    }
    failures.push(...judged.filter(({ judgement }) => judgement.verdict !== 'right').map(describe));
    falsePasses.map(describe).forEach(print);
  }
} finally {
  await environment.close();
}
if (options.failures) await writeFile(options.failures, `${failures.join('\n')}\n`);
print(`${((performance.now() - start) / 1000).toFixed(0)} seconds`);

async function execute(chosen: { file: string; trial: Trial }[]): Promise<Judged[]> {
  const judged = await mapParallel(PARALLEL, chosen, async ({ file, trial }) => {
    const judgements = await executeTrial(environment, trial);
    const judged = judgements.flatMap((judgement, index) => {
      const step = trial.steps[index];
      return step ? [{ file, trial, step, judgement }] : [];
    });
    process.stderr.write(
      `${trial.application} ${trial.start}, ${trial.about}: ${count(judged, 'right')} of ${judged.length}\n`,
    );
    return judged;
  });
  return judged.flat();
}

function isChosen(file: string, { application, about }: Trial): boolean {
  return (
    (!options.file || options.file.split(',').includes(file)) &&
    (!options.application || application === options.application) &&
    (!options.about || about.includes(options.about))
  );
}

function describe({ trial, step, judgement }: Judged): string {
  return [
    `- ${judgement.verdict} [${trial.application} ${trial.start}, ${trial.about}] ${step.type}, must ${step.expect}: ${step.text}`,
    `    result: ${judgement.result}`,
    ...(step.because ? [`    must not pass: ${step.because}`] : []),
    ...(judgement.saw ? [`    oracle: ${step.oracle ?? ''} saw ${judgement.saw}`] : []),
  ].join('\n');
}
