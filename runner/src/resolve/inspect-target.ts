import type { Match } from './resolve.ts';
import type { Target, Purpose } from 'shared/step-language';
import type { RunContext } from '../core/run-context.ts';
import { notFound } from './not-found.ts';
import { locatorOf, pickNumbered, searchPage } from './search.ts';
import { severalFound } from './several-found.ts';

/** What a target matches now. */
export interface Inspection {
  matches: Match[];
  /** What `resolveOne` would say if this were all: the nearest names, or a sentence for each match. null: it is exactly one. */
  message: string | null;
}

/** The elements that an action's target matches, without waiting, scrolling or regard to animations. Variables must be expanded before. */
export async function inspectTarget(run: RunContext, target: Target, purpose: Purpose): Promise<Inspection> {
  const page = run.window.page();
  const search = { target, purpose, hidden: purpose === 'file' };
  const all = await searchPage(page, search);
  const found = await pickNumbered(page, all, search);
  const matches = found.map((one) => ({
    locator: locatorOf(one, all, target),
    description: one.description,
    box: one.box,
  }));
  if (found.length === 1) return { matches, message: null };
  const failure =
    found.length > 1 ? await severalFound(run, target, purpose, found) : await notFound(run, target, purpose);
  return { matches, message: failure.message };
}
