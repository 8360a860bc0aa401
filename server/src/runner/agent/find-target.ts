import type { Locator } from 'playwright-core';
import type { StepMark } from 'shared/contract';
import type { Target } from './command.ts';
import { describeElement } from './describe.ts';
import { EXACTNESS, queries, type Exactness, type Purpose } from './element-queries.ts';
import { nearestSentence } from './nearest.ts';
import { poll } from './poll.ts';
import { scopes } from './scopes.ts';
import { WAIT_MS, type Session } from './session.ts';
import { StepFailure } from './step-failure.ts';

export interface Found {
  locator: Locator;
  /** e.g. `button "Buy now"` */
  description: string;
  /** " 2 elements match; took the first.", or empty. */
  remark: string;
  marks: StepMark[];
}

/** What one rule found. */
export interface Match {
  locator: Locator;
  exactness: Exactness;
}

/**
 * What the rules find, best rule first: exact names before other case before part of a name; at each, the named kind, then
 * the roles that suit the purpose, then labels, placeholders, pictures' texts, titles and text. Visible elements only, unless `hidden`.
 */
export async function* matchesOf(
  session: Session,
  target: Target,
  purpose: Purpose,
  hidden = false,
): AsyncGenerator<Match> {
  for (const scope of await scopes(session.window.page(), target.within))
    for (const exactness of EXACTNESS)
      for (const reading of target.readings)
        for (const query of queries(scope, reading, purpose, exactness)) {
          const all = hidden || query.isInList ? query.locator : query.locator.filter({ visible: true });
          const count = await all.count();
          if (count === 0 || (reading.ordinal ?? 0) > count) continue;
          const { ordinal } = reading;
          const locator = ordinal === null ? all : ordinal < 0 ? all.last() : all.nth(ordinal - 1);
          yield { locator, exactness };
        }
}

/** The matches of the best rule that has any; null if none has. */
export async function matchTarget(
  session: Session,
  target: Target,
  purpose: Purpose,
  hidden = false,
): Promise<Locator | null> {
  for await (const { locator } of matchesOf(session, target, purpose, hidden)) return locator;
  return null;
}

/** The element that a target stands in, for checks that look inside it; null while there is none. */
export async function findHolder(session: Session, target: Target): Promise<Locator | null> {
  return (await matchTarget(session, target, 'any'))?.first() ?? null;
}

/**
 * Waits until the target is there and visible.
 * @throws StepFailure that names what was looked for and what is nearest.
 */
export async function findTarget(
  session: Session,
  target: Target,
  purpose: Purpose,
  limit = WAIT_MS,
): Promise<Found> {
  const isFile = purpose === 'file';
  const found = await poll(() => matchTarget(session, target, purpose, isFile), limit, session.signal);
  if (!found) throw new StepFailure(await absence(session, target, purpose, limit));
  const count = await found.count();
  const locator = count > 1 ? await preferInFront(found) : found;
  return {
    locator,
    description: await describeElement(locator, target),
    ...ambiguity(count, 'took the first'),
  };
}

/** What a result says where several elements fitted equally well. @param choice e.g. `took the first` */
export function ambiguity(count: number, choice: string): Pick<Found, 'remark' | 'marks'> {
  if (count < 2) return { remark: '', marks: [] };
  const text = `${count} elements match; ${choice}.`;
  return { remark: ` ${text}`, marks: [{ kind: 'ambiguous', text }] };
}

async function absence(session: Session, target: Target, purpose: Purpose, limit: number): Promise<string> {
  const start = `Element not found after waiting ${limit}ms: "${target.words}".`;
  if (await matchTarget(session, target, purpose, true)) return `${start} It is in the page, but hidden.`;
  return `${start} ${await nearestSentence(session.window.page(), target.readings[0]?.name || target.words)}`;
}

/** Behind an open modal dialog nothing can be reached: of several matches, the one in the dialog is meant. */
async function preferInFront(all: Locator): Promise<Locator> {
  const inDialog = all.and(all.page().locator(':is(dialog:modal, [aria-modal=true]) *'));
  return (await inDialog.count()) > 0 ? inDialog.first() : all.first();
}
