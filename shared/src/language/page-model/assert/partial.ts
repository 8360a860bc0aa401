import { plainTarget, type Assertion, type Kind, type Target } from 'shared/step-language';
import { needsSettledPage } from './absence.ts';
import type { AssertedPage, Described } from './asserted-page.ts';
import type { Verdict } from './verdict.ts';
import { capitalize } from './wording.ts';

const HOLDERS: Kind[] = ['list', 'table'];
const ENTRIES = new Set<Kind | null>(['row', 'column', 'cell', 'item', 'option']);

/**
 * Why nothing can be said about what a list or table does not have, or how many: some of it is only there after it was scrolled to. null: all of
 * it is there, or the assertion is about something else.
 */
export async function objectionByPart<E extends Described, R>(
  page: AssertedPage<E, R>,
  assertion: Assertion,
): Promise<Verdict<E> | null> {
  if (!needsSettledPage(assertion)) return null;
  const holders = await Promise.all(holdersOf(assertion).map((target) => page.matches(target, 'any')));
  for (const element of new Set(holders.flat()))
    for (const parts of partsOf(assertion))
      if (await page.lacks(element, parts)) return { result: 'fails', text: objectionTo(element), element };
  return null;
}

function partsOf(assertion: Assertion): ('columns' | 'entries')[] {
  const kind = 'target' in assertion ? (assertion.target?.kind ?? null) : null;
  if (kind === 'column') return ['columns'];
  return assertion.kind === 'only' || kind === 'row' || kind === 'item'
    ? ['entries']
    : ['columns', 'entries'];
}

function objectionTo({ description }: Described): string {
  return `${capitalize(description)} has more than is in the page before it is scrolled, so nothing can be said about what it does not show. Filter it, or scroll to what is expected.`;
}

/** The lists and tables that an assertion is about, if it is about what is in them. */
function holdersOf(assertion: Assertion): Target[] {
  const target = 'target' in assertion ? assertion.target : null;
  const place = 'place' in assertion ? assertion.place : (target?.place ?? null);
  const isAboutEntries = assertion.kind === 'only' || (target !== null && ENTRIES.has(target.kind));
  if (place && HOLDERS.some((kind) => kind === place.target.kind)) return [place.target];
  return isAboutEntries ? HOLDERS.map((kind) => plainTarget(null, kind, place)) : [];
}
