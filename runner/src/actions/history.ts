import type { Response } from 'playwright-core';
import { StepFailure } from '../core/step-failure.ts';
import { reasonOf } from '../browser/navigate.ts';
import { isTargetClosed } from '../core/driver-errors.ts';
import type { ActionResult, ActionRun, Execute } from './action.ts';

export const back: Execute<'back'> = (run) => travel(run, 'back', -1);
export const forward: Execute<'forward'> = (run) => travel(run, 'forward', 1);

export const reload: Execute<'reload'> = async (run) => {
  const page = run.window.page();
  await load(run, 'The page could not be loaded again', () => page.reload(loadOptions(run)));
  return { result: 'Loaded the page again.' };
};

type Way = 'back' | 'forward';

async function travel(run: ActionRun, way: Way, step: 1 | -1): Promise<ActionResult> {
  const before = await historyOf(run);
  if (!before) return travelUnseen(run, way);
  const next = before.entries[before.currentIndex + step];
  if (!next || next.url === 'about:blank') throw noPage(way);
  await go(run, way, `The page ${next.url} could not be opened`);
  const after = await historyOf(run);
  if (after?.currentIndex === before.currentIndex)
    throw new StepFailure(`The page did not let itself be left to go ${way}.`);
  return went(run, way);
}

/** The same in a browser that does not tell its history: what has happened shows in the address only. */
async function travelUnseen(run: ActionRun, way: Way): Promise<ActionResult> {
  const page = run.window.page();
  const from = page.url();
  const failure = `The page to go ${way} to could not be opened`;
  const response = await go(run, way, failure);
  if (page.url() === 'about:blank') {
    await go(run, way === 'back' ? 'forward' : 'back', failure);
    throw noPage(way);
  }
  // A change within the document has no response, but another address.
  if (!response && page.url() === from) throw noPage(way);
  return went(run, way);
}

const noPage = (way: Way) => new StepFailure(`There is no page to go ${way} to.`);

const went = ({ window }: ActionRun, way: Way) => ({ result: `Went ${way} to ${window.page().url()}.` });

function go(run: ActionRun, way: Way, failure: string): Promise<Response | null> {
  const page = run.window.page();
  return load(run, failure, () =>
    way === 'back' ? page.goBack(loadOptions(run)) : page.goForward(loadOptions(run)),
  );
}

const loadOptions = ({ timing }: ActionRun) =>
  ({ waitUntil: 'domcontentloaded', timeout: timing.load }) as const;

async function load<R>(run: ActionRun, failure: string, act: () => Promise<R>): Promise<R> {
  run.action.begin();
  return act().catch((error: unknown) => {
    if (isTargetClosed(error)) throw error;
    throw new StepFailure(`${failure}: ${reasonOf(error)}.`);
  });
}

/** The history of the front tab, from the DevTools protocol; null: the browser does not have it. */
async function historyOf({
  window,
}: ActionRun): Promise<{ currentIndex: number; entries: { url: string }[] } | null> {
  if (window.context.browser()?.browserType().name() !== 'chromium') return null;
  const session = await window.context.newCDPSession(window.page());
  try {
    return await session.send('Page.getNavigationHistory');
  } finally {
    await session.detach().catch(() => undefined);
  }
}
