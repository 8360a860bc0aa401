import type { Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import { reasonOf } from '../browser/navigate.ts';
import { isGone } from '../browser/while-alive.ts';
import type { Action, Done } from './action.ts';

const LOAD = { waitUntil: 'domcontentloaded', timeout: 30_000 } as const;

export const goBack: Action<'back'> = (session) => travel(session, 'back', 'previous');
export const goForward: Action<'forward'> = (session) => travel(session, 'forward', 'next');

async function travel(session: Session, way: 'back' | 'forward', which: string): Promise<Done> {
  const page = session.window.page();
  const before = page.url();
  await (way === 'back' ? page.goBack(LOAD) : page.goForward(LOAD)).catch((error: unknown) => {
    if (isGone(error)) throw error;
    throw new StepFailure(`The ${which} page could not be opened: ${reasonOf(error)}.`);
  });
  if (page.url() === before || page.url() === 'about:blank')
    throw new StepFailure(`There is no ${which} page to go ${way} to.`);
  return { description: `Go ${way}`, result: `Went ${way} to ${page.url()}.` };
}
