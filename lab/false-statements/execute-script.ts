import { findChromium } from '../../runner/src/browser/chromium.ts';
import { launchBrowser } from '../../runner/src/browser/launch.ts';
import { openSentencePageIn, type SentencePage } from '../../runner/src/testing/open-sentence-page.ts';
import { FAILING } from '../../runner/src/testing/timings.ts';
import { DEFAULT_TIMING, type Timing } from '../../runner/src/timing.ts';
import { startApplication } from '../trials/applications.ts';
import { isRefuted } from './refute/refute.ts';
import type { Script, Stage, Statement } from './script.ts';
import type { Snapshot } from './snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

/**
 * What came of a sentence. `false pass`: the runner passed what the oracle refutes, or did what no one can do. `acted`: it failed, but the page's
 * address or fields changed meanwhile. `rejected`: failed, as it must. `unproven`: the oracle did not refute it on the page on which it was
 * executed, so that it does not count. `passed` and `failed` are of true statements.
 */
export type Outcome = 'false pass' | 'acted' | 'rejected' | 'unproven' | 'passed' | 'failed';

export interface SentenceResult {
  application: string;
  path: string;
  role: 'true' | 'false' | 'impossible';
  /** What makes it false or impossible. */
  change: string;
  sentence: string;
  outcome: Outcome;
  /** What the runner said. */
  result: string;
}

/** The pages stand still: what is not there at the first look does not come, and a disabled element stays disabled. */
const NO_WAIT: Timing = { ...FAILING, action: 1000 };
/** What pages do by themselves after loading or an act is over by then. */
const PAGE_REST_MS = 1000;
/** Obstacles at which a field may be left with a part of what was typed. */
const LEAVE_TRACES: ReadonlySet<string> = new Set(['wrong format', 'not offered']);

/**
 * Executes a script on a page of its own with the runner's code. Stages behind an act that fails are left out, and so is what a JavaScript dialog
 * lets no one look at.
 */
export async function executeScript({ application, path, stages }: Script): Promise<SentenceResult[]> {
  const site = await startApplication(application);
  const browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  const page = await openSentencePageIn(browser, '');
  const results: SentenceResult[] = [];
  try {
    await page.page.goto(site.address + path);
    for (const stage of stages) {
      const done = await reach(page, stage);
      if (!done) break;
      const own = [...(await judgeStatements(page, stage)), ...(await judgeActions(page, stage))];
      results.push(...own.map((result) => ({ application, path, ...result })));
    }
  } finally {
    await page.close();
    await browser.close();
    await site.close();
  }
  return results;
}

type Judged = Omit<SentenceResult, 'application' | 'path'>;

/** @returns whether all acts succeeded. */
async function reach(page: SentencePage, { acts }: Stage): Promise<boolean> {
  for (const act of acts) if (!(await attempt(page, act, DEFAULT_TIMING)).isSuccessful) return false;
  await new Promise((resolve) => setTimeout(resolve, PAGE_REST_MS));
  return true;
}

/** Statements look and change nothing: they are judged all at once, between two looks of the oracle. */
async function judgeStatements(page: SentencePage, { statements }: Stage): Promise<Judged[]> {
  if (statements.length === 0) return [];
  const { dialogs } = page.run.window;
  const before = await dialogs.unlessOpen(() => takeSnapshot(page.page));
  if (!before) return [];
  const attempts = await Promise.all(statements.map(({ sentence }) => attempt(page, sentence, NO_WAIT)));
  const after = await dialogs.unlessOpen(() => takeSnapshot(page.page));
  if (!after) return [];
  return statements.map((statement, index) => {
    const { isSuccessful, result } = attempts[index] ?? { isSuccessful: false, result: '' };
    const { sentence } = statement;
    if (statement.isTrue)
      return { role: 'true', change: '', sentence, outcome: isSuccessful ? 'passed' : 'failed', result };
    const isProven = isRefutedBy(statement, [before, after]);
    const outcome = !isProven ? 'unproven' : isSuccessful ? 'false pass' : 'rejected';
    return { role: 'false', change: statement.change, sentence, outcome, result };
  });
}

function isRefutedBy({ assertion }: Statement & { isTrue: false }, pages: Snapshot[]): boolean {
  return pages.every((page) => isRefuted(assertion, page));
}

async function judgeActions(page: SentencePage, { impossible }: Stage): Promise<Judged[]> {
  const results: Judged[] = [];
  // A dialog that an action has opened is a change as well.
  const look = () => page.run.window.dialogs.unlessOpen(() => page.page.evaluate(readFootprint));
  for (const { sentence, change } of impossible) {
    const before = await look();
    if (before === null) break;
    const { isSuccessful, result } = await attempt(page, sentence, NO_WAIT);
    const hasChanged = (await look()) !== before && !LEAVE_TRACES.has(change);
    const outcome = isSuccessful ? 'false pass' : hasChanged ? 'acted' : 'rejected';
    results.push({ role: 'impossible', change, sentence, outcome, result });
  }
  return results;
}

async function attempt(
  page: SentencePage,
  sentence: string,
  timing: Timing,
): Promise<{ isSuccessful: boolean; result: string }> {
  return page.executeSentence(sentence, timing).then(
    (result) => ({ isSuccessful: true, result }),
    (error: Error) => ({ isSuccessful: false, result: error.message }),
  );
}

/** Runs in the page: its address, and what its fields hold. */
function readFootprint(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return JSON.stringify([location.href, ...fields.map(({ value, checked }) => [value, checked])]);
}
