import { encloses, type Place, type Purpose, type Target } from 'shared/step-language';
import type { PageModel, PageNode } from './page-model.ts';
import {
  find,
  namesWithNumber,
  numbered,
  regionsOf,
  searchesInFrames,
  type Leniency,
} from './resolve/find.ts';
import { modelPage } from './resolve/model-page.ts';
import { Unknown, type PageReader } from './resolve/page-reader.ts';

/**
 * All that the target names, its ordinal aside, in document order.
 * @throws Unknown if the model cannot tell
 */
export function matchesOf(
  model: PageModel,
  target: Target,
  purpose: Purpose,
  leniency: Leniency,
): PageNode[] {
  checkKnown(target);
  const open = { ...target, ordinal: null };
  for (const search of searchesFor(open, purpose)) {
    const found = matchesIn(model.nodes, search, leniency);
    if (found.length > 0) return found;
  }
  return [];
}

/** What a target means of all that it names, and what else if its number is doubtful. */
export function pickNumbered(
  model: PageModel,
  all: PageNode[],
  target: Target,
  purpose: Purpose,
  leniency: Leniency,
): PageNode[] {
  const others = namesWithNumber(all, target).flatMap((other) => matchesOf(model, other, purpose, leniency));
  return [...new Set([...numbered(all, target.ordinal), ...others])];
}

/** @throws Unknown if what a name says is only known while a test runs */
function checkKnown({ name, kind, place }: Target): void {
  if (kind === 'mail') throw new Unknown('What is in a mail is not on this page.');
  if (name?.includes('{{')) throw new Unknown('The value of the name is not known.');
  if (place) checkKnown(place.target);
}

interface Search {
  target: Target;
  purpose: Purpose;
}

/** As a run looks for it, of which the first that finds anything counts. */
function searchesFor(target: Target, purpose: Purpose): Search[] {
  if (purpose === 'option') return [{ target, purpose: 'click' }];
  if (purpose !== 'value') return [{ target, purpose }];
  if (target.kind !== null) return [{ target, purpose: 'field' }];
  return [
    { target, purpose: 'field' },
    { target, purpose: 'dropdown' },
    { target: { ...target, kind: 'slider' }, purpose: 'field' },
  ];
}

/** The matches in a document and the frames in it. */
function matchesIn(nodes: PageNode[], { target, purpose }: Search, leniency: Leniency): PageNode[] {
  const page = modelPage(nodes);
  const frames = [...searchesInFrames(page, target, purpose)];
  if (frames.some(([frame]) => frame.opaque) || isPartUnseen(page, target.place))
    throw new Unknown('A part of the page could not be looked into.');
  return [
    ...find(page, target, purpose, leniency),
    ...frames.flatMap(([frame, inner]) =>
      matchesIn(frame.children ?? [], { target: inner, purpose }, leniency),
    ),
  ];
}

/** Whether anything may be in the place that the model does not have. */
export function isPartUnseen(page: PageReader<PageNode>, place: Place | null): boolean {
  const unseen = page
    .all()
    .filter(({ opaque, hidden }) => opaque && opaque !== 'frame' && hidden !== 'not-rendered');
  if (unseen.length === 0) return false;
  const regions = place && encloses(place) ? regionsOf(page, place).regions.flat() : [];
  return regions.length === 0 || unseen.some((part) => regions.some((region) => page.isWithin(part, region)));
}
