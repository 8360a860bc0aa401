/**
 * `pnpm lab:false-statements`: executes statements that are false and actions that cannot be done; none may pass. They are made on the pages of
 * the applications, behind the true assertions of the corpus, and by hand (`hunt.yaml`). Options: `--only=pages,corpus,hunt`,
 * `--application=<name>`, `--path=<words>`, `--all=<file>` (writes every result). Exits with 1 if one passes, or fewer were executed than
 * the goals say.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../report.ts';
import { executeTrial } from '../trials/execute-trial.ts';
import { loadCorpus, readYaml } from '../trials/load-corpus.ts';
import { mapParallel } from '../trials/map-parallel.ts';
import { openEnvironment } from '../trials/open-environment.ts';
import { table } from '../trials/table.ts';
import { trialFile, type Trial } from '../trials/trial.ts';
import { corpusScripts } from './corpus-scripts.ts';
import { executeScript, type SentenceResult } from './execute-script.ts';
import { PAGES } from './pages.ts';
import { countProven, failures, report } from './report.ts';
import { scriptFor, type Script } from './script.ts';
import { snapshotPages } from './snapshot-pages.ts';

const GOALS = { false: 2000, impossible: 300 };
const LIMITS = { statements: 32, actions: 9, controls: 4 };
/** Actions that fail mostly wait: more pages are open at a time than there are cores. */
const PARALLEL = 6;
const HUNT_PARALLEL = 3;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'pages,corpus,hunt' },
    application: { type: 'string' },
    path: { type: 'string' },
    all: { type: 'string' },
  },
});
const sections = options.only.split(',');
const isWhole = !options.application && !options.path && sections.length === 3;
const start = performance.now();

const scripts = [
  ...(sections.includes('pages') ? await scriptsOfPages() : []),
  ...(sections.includes('corpus') ? corpusScripts(await loadCorpus()).filter(isChosen) : []),
];
const [results, passedByHand] = await Promise.all([
  executeScripts(scripts),
  sections.includes('hunt') ? executeHunt() : 0,
]);
if (results.length > 0) print(report(results));
const proven = { false: countProven(results, 'false'), impossible: countProven(results, 'impossible') };
print(`${proven.false} distinct false statements, ${proven.impossible} distinct impossible actions.`);
const tooFew = isWhole && (proven.false < GOALS.false || proven.impossible < GOALS.impossible);
if (failures(results).length > 0 || passedByHand > 0 || tooFew) process.exitCode = 1;
if (options.all) await writeFile(options.all, results.map(lineOf).join(''));
print(`${((performance.now() - start) / 1000).toFixed(0)} seconds`);

async function scriptsOfPages(): Promise<Script[]> {
  const snapshots = await snapshotPages(PAGES.filter(isChosen));
  return [...snapshots].map(([address, page]) => scriptFor(address, page, LIMITS));
}

async function executeScripts(scripts: Script[]): Promise<SentenceResult[]> {
  const results = await mapParallel(PARALLEL, scripts, async (script) => {
    const own = await executeScript(script);
    process.stderr.write(
      `${script.application} ${script.path}: ${own.length} executed, ${failures(own).length} failures\n`,
    );
    return own;
  });
  return results.flat();
}

/** @returns how many steps passed that must not. */
async function executeHunt(): Promise<number> {
  const { trials } = await readYaml(join(import.meta.dirname, 'hunt.yaml'), trialFile);
  const environment = await openEnvironment({ maxParallel: HUNT_PARALLEL });
  try {
    const judged = await mapParallel(HUNT_PARALLEL, trials, async (trial: Trial) => {
      const judgements = await executeTrial(environment, trial, true);
      return trial.steps.flatMap((step, index) => {
        const judgement = judgements[index];
        return judgement ? [{ file: 'hunt', trial, step, judgement }] : [];
      });
    });
    const wrong = judged.flat().filter(({ judgement }) => judgement.verdict !== 'right');
    print(table(judged.flat()));
    for (const { step, judgement } of wrong)
      print(`- ${judgement.verdict}: ${step.text}\n    result: ${judgement.result} ${judgement.saw ?? ''}`);
    return wrong.filter(({ judgement }) => judgement.verdict === 'false pass').length;
  } finally {
    await environment.close();
  }
}

function isChosen({ application, path }: { application: string; path: string }): boolean {
  return (
    (!options.application || application === options.application) &&
    (!options.path || path.includes(options.path))
  );
}

function lineOf({ application, path, outcome, sentence, result }: SentenceResult): string {
  return `${outcome} | ${application} ${path} | ${sentence} | ${result}\n`;
}
