import { StepFailure } from '../agent/step-failure.ts';
import { reasonOf } from '../browser/navigate.ts';
import { isTargetClosed } from '../browser/run-in-window.ts';
import type { ActionResult, ActionRun, Execute } from './action.ts';

export const back: Execute<'back'> = (run) => travel(run, 'back', -1);
export const forward: Execute<'forward'> = (run) => travel(run, 'forward', 1);

export const reload: Execute<'reload'> = async (run) => {
  const page = run.window.page();
  await load(run, 'The page could not be loaded again', () => page.reload(loadOptions(run)));
  return { result: 'Loaded the page again.' };
};

async function travel(run: ActionRun, way: 'back' | 'forward', step: 1 | -1): Promise<ActionResult> {
  const page = run.window.page();
  const before = await historyOf(run);
  const next = before.entries[before.currentIndex + step];
  if (!next || next.url === 'about:blank') throw new StepFailure(`There is no page to go ${way} to.`);
  await load(run, `The page ${next.url} could not be opened`, () =>
    step === -1 ? page.goBack(loadOptions(run)) : page.goForward(loadOptions(run)),
  );
  const { currentIndex } = await historyOf(run);
  if (currentIndex === before.currentIndex)
    throw new StepFailure(`The page did not let itself be left to go ${way}.`);
  return { result: `Went ${way} to ${page.url()}.` };
}

const loadOptions = ({ timing }: ActionRun) =>
  ({ waitUntil: 'domcontentloaded', timeout: timing.load }) as const;

async function load(run: ActionRun, failure: string, act: () => Promise<unknown>): Promise<void> {
  run.begin();
  await act().catch((error: unknown) => {
    if (isTargetClosed(error)) throw error;
    throw new StepFailure(`${failure}: ${reasonOf(error)}.`);
  });
}

/** The history of the front tab, from the DevTools protocol. */
async function historyOf({
  window,
}: ActionRun): Promise<{ currentIndex: number; entries: { url: string }[] }> {
  const session = await window.context.newCDPSession(window.page());
  try {
    return await session.send('Page.getNavigationHistory');
  } finally {
    await session.detach().catch(() => undefined);
  }
}
