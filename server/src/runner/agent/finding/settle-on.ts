import type { Locator } from 'playwright-core';
import type { Target } from '../target.ts';
import { describeElement } from '../describe.ts';
import { ambiguity, type Ambiguity } from './ambiguity.ts';
import { inDialog } from './in-dialog.ts';
import { mainPart } from './main-part.ts';
import type { Match } from './matches.ts';
import { ofOneName } from './one-name.ts';
import type { Traits } from './trait-sight.ts';
import { traitsOf } from './traits.ts';

export interface Found extends Ambiguity {
  locator: Locator;
  /** e.g. `button "Buy now"` */
  description: string;
  traits: Traits;
}

/** Of several that fit equally well, the one in an open modal dialog, else the first. */
export async function settleOn(match: Match, target: Target): Promise<Found> {
  const isVague = match.exactness === 'part' || target.readings.some(({ name }) => name === '');
  const inFront = match.elements.length > 1 ? await inDialog(match.elements) : [];
  // A button of the form, not the link of that name in the header.
  const isSeveral = match.elements.length > 1 && inFront.length === 0 && !isVague;
  const inMain = isSeveral ? await mainPart(match.elements) : [];
  const [head, ...tail] = inFront;
  const [first, ...others] = inMain;
  const main: Match['elements'] = first ? [first, ...others] : match.elements;
  const front: Match['elements'] = head ? [head, ...tail] : main;
  const elements = isVague ? await ofOneName(front, target) : front;
  const [locator] = elements;
  const traits = await traitsOf(locator);
  const description = await describeElement(locator, target, traits.plainName);
  if (match.rivals > 1 && elements.length === 1)
    return { locator, description, traits, ...ambiguity(match.rivals, 'took the first', 'places') };
  const count = head ? match.elements.length : elements.length;
  return {
    locator,
    description,
    traits,
    ...ambiguity(count, head ? 'took the one in front' : 'took the first'),
  };
}
