/**
 * `pnpm lab:applications`: scripts of a newcomer on whole applications that Debian packages, which are installed where they are missing. Options:
 * `--application=<name>,…`, `--script=<part of its name>`. Exits with 1 if a step has another outcome than its script says.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSteps, startTestRunner, type TestRunner } from '../../runner/src/testing/test-runner.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { readStep } from '../../shared/src/language/step-language/index.ts';
import { markdownTable, print } from '../report.ts';
import { APPLICATIONS, installPackages } from './applications.ts';

const { values: options } = parseArgs({
  options: { application: { type: 'string' }, script: { type: 'string', default: '' } },
});

/** A step, or a statement that must fail at that place. `$N` is a number that no other run has. */
const Line = z.union([z.string(), z.object({ wrong: z.string() }).strict()]);
const Scripts = z.array(z.object({ name: z.string(), page: z.string(), lines: z.array(Line) }).strict());
type Script = z.infer<typeof Scripts>[number];

interface Tally {
  right: number;
  falsePasses: number;
  falseFailures: number;
}

let number = Date.now() % 1_000_000;

/** The steps of a script in one run, then each false statement in a run of its own after the actions before it. */
async function tryScript({ runner, temporaryFolder }: TestRunner, address: string, script: Script) {
  const attachment = { path: join(temporaryFolder, 'attachment'), fileName: 'crew.txt' };
  await writeFile(attachment.path, 'Tom\nAnn\nJoe\n');
  const tally: Tally = { right: 0, falsePasses: 0, falseFailures: 0 };
  const start = new URL(script.page, address).href;
  const execute = async (lines: string[]) => {
    number += 1;
    const steps = lines.map((line) => line.replaceAll('$N', String(number)));
    return (await runSteps(runner, start, steps, { timing: undefined, attachment })).steps.map(
      (step, index) => ({
        ...step,
        sentence: steps[index] ?? '',
      }),
    );
  };
  let left = script.lines.filter((line) => typeof line === 'string');
  for (;;) {
    const executed = await execute(left);
    const index = executed.findIndex(({ isSuccessful }) => !isSuccessful);
    if (index < 0) break;
    tally.falseFailures += 1;
    print(`  failed: ${executed[index]?.sentence}\n    ${executed[index]?.result}`);
    // Behind an action that did nothing, no statement says anything.
    if (readStep(executed[index]?.sentence ?? '').type !== 'assert') return tally;
    left = left.toSpliced(index, 1);
  }
  tally.right = left.length;
  for (const [index, line] of script.lines.entries()) {
    if (typeof line === 'string') continue;
    const before = script.lines
      .slice(0, index)
      .filter((one) => typeof one === 'string' && readStep(one).type === 'act') as string[];
    const executed = await execute([...before, line.wrong]);
    if (executed.every(({ isSuccessful }) => isSuccessful)) {
      tally.falsePasses += 1;
      print(`  passed: ${line.wrong}\n    ${executed.at(-1)?.result}`);
    } else tally.right += 1;
  }
  return tally;
}

const rows: (string | number)[][] = [];
let isWrong = false;
for (const name of options.application?.split(',') ?? Object.keys(APPLICATIONS)) {
  const application = APPLICATIONS[name];
  if (!application)
    throw new Error(`There is no application "${name}": ${Object.keys(APPLICATIONS).join(', ')}.`);
  await installPackages(application.packages);
  const folder = await mkdtemp(join(tmpdir(), `steplight-${name}-`));
  const site = await application.start(folder);
  const test = await startTestRunner();
  const scripts = Scripts.parse(
    parse(await readFile(join(import.meta.dirname, `scripts/${name}.yaml`), 'utf8')),
  );
  const tallies: Tally[] = [];
  try {
    for (const script of scripts.filter((one) => one.name.includes(options.script))) {
      print(`${name}: ${script.name}`);
      tallies.push(await tryScript(test, site.address, script));
    }
  } finally {
    await test.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  isWrong ||= sum('falsePasses') + sum('falseFailures') > 0;
  rows.push([name, tallies.length, sum('right'), sum('falsePasses'), sum('falseFailures')]);
}
print(markdownTable(['application', 'scripts', 'right', 'false passes', 'false failures'], rows));
process.exitCode = isWrong ? 1 : 0;
