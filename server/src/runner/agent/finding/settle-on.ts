import type { Locator } from 'playwright-core';
import type { Target } from '../target.ts';
import { describeElement } from '../describe.ts';
import type { Session } from '../session.ts';
import { ambiguity, type Ambiguity } from './ambiguity.ts';
import { justAppeared } from './appeared.ts';
import { besideFocus } from './beside-focus.ts';
import { inDialog } from './in-dialog.ts';
import { mainPart } from './main-part.ts';
import type { Match } from './matches.ts';
import { ofOneName, unclear } from './one-name.ts';
import type { Traits } from './trait-sight.ts';
import { traitsOf } from './traits.ts';

export interface Found extends Ambiguity {
  locator: Locator;
  /** e.g. `button "Buy now"` */
  description: string;
  traits: Traits;
  /** Its name is more than what was asked for. */
  isPart?: boolean;
  /** It only stands beside a text of that name, or programmers call it so. */
  isNear?: boolean;
}

/** Of several that fit equally well, the one in an open modal dialog, else what the last act brought about, else the first. */
export async function settleOn(session: Session, match: Match, target: Target): Promise<Found> {
  const places = (await match.places?.()) ?? [];
  if (places.length > 1) throw unclear(target.words, places);
  const isVague = match.exactness === 'part' || target.readings.some(({ name }) => name === '');
  const { elements, choice } = await preferred(session, match.elements, isVague);
  const chosen = isVague ? await ofOneName(elements, target) : elements;
  const [locator] = chosen;
  const traits = await traitsOf(locator);
  const description = await describeElement(locator, target, traits.plainName);
  const found = {
    locator,
    description,
    traits,
    ...(match.exactness === 'near' && { isNear: true }),
    ...(match.exactness === 'part' && { isPart: true }),
  };
  if (match.rivals > 1 && chosen.length === 1)
    return { ...found, ...ambiguity(match.rivals, 'took the first', 'places') };
  const count = choice === null ? chosen.length : match.elements.length;
  return { ...found, ...ambiguity(count, choice ?? 'took the first') };
}

type Elements = Match['elements'];

/** @returns `choice`: what is told of it, where they were preferred for what a person sees. */
async function preferred(
  session: Session,
  all: Elements,
  isVague: boolean,
): Promise<{ elements: Elements; choice: string | null }> {
  if (all.length === 1) return { elements: all, choice: null };
  const inFront = some(await inDialog(all));
  const candidates = inFront ?? all;
  const fresh = some(await justAppeared(session, candidates));
  if (fresh && fresh.length < candidates.length)
    return { elements: fresh, choice: 'took the one that has just appeared' };
  if (inFront) return { elements: inFront, choice: 'took the one in front' };
  const near = some(await besideFocus(all));
  if (near && near.length < all.length)
    return { elements: near, choice: 'took the one beside the field that has the focus' };
  // A button of the form, not the link of that name in the header.
  const inMain = isVague ? null : some(await mainPart(all));
  return { elements: inMain ?? all, choice: null };
}

function some([first, ...others]: Locator[]): Elements | null {
  return first ? [first, ...others] : null;
}
