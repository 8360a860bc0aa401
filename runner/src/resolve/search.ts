import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import { namesWithNumber, numbered, type Surroundings } from 'shared/page-model';
import type { Place, Target } from 'shared/step-language';
import type { FoundElement, Search } from '../page/capture/resolve/find.ts';
import { frameOf, type Document } from '../page/element-path.ts';
import { elementById, evaluateIsolated } from '../page/evaluate-isolated.ts';

/** An element in its document. */
export interface FoundIn extends Omit<FoundElement, 'box'> {
  document: Document;
  /** The ids of the frames around it and its own (page/element-path.ts). */
  path: string;
  search: Search;
  /** In pixels of the window; null: it is in a frame. */
  box: Box | null;
}

/**
 * The elements that a target without its number matches in a page and its frames, in document order. Does not wait.
 * @param around the path of the frame whose document this is, with a slash at its end; empty: it is the page
 */
export async function searchPage(page: Document, wanted: Search, around = ''): Promise<FoundIn[]> {
  const search = { ...wanted, target: { ...wanted.target, ordinal: null } };
  const { elements, frames } = await evaluateIsolated(page, 'findElements', search);
  const own = elements.map(({ box, ...element }) => ({
    ...element,
    box: around === '' ? box : null,
    document: page,
    path: around + element.id,
    search,
  }));
  const inner = await Promise.all(
    frames.map(({ id, target }) =>
      // A frame that is removed or does not load has no elements.
      searchPage(frameOf(page, id), { ...search, target }, `${around}${id}/`).catch(() => []),
    ),
  );
  return [...own, ...inner.flat()];
}

/** The same of a target with its number. */
export async function searchNumbered(page: Document, search: Search): Promise<FoundIn[]> {
  return numbered(await searchPage(page, search), search.target.ordinal);
}

/** What there is in a page and its frames in the place of a target that was not found. Whether its place is missing, the page alone says. */
export async function searchSurroundings(page: Document, search: Search): Promise<Surroundings> {
  const { frames, ...own } = await evaluateIsolated(page, 'findSurroundings', search);
  const inner = await Promise.all(
    frames.map(({ id, target }) =>
      searchSurroundings(frameOf(page, id), { ...search, target }).catch(() => null),
    ),
  );
  const all = [own, ...inner.filter((one) => one !== null)];
  return {
    missingPlace: own.missingPlace,
    isThere: all.some(({ isThere }) => isThere),
    isHidden: all.some(({ isHidden }) => isHidden),
    isBlocked: all.some(({ isBlocked }) => isBlocked),
    others: all.flatMap(({ others }) => others),
    likely: all.flatMap(({ likely }) => likely),
    named: all.flatMap(({ named }) => named),
    unnamed: all.reduce((total, { unnamed }) => total + unnamed, 0),
  };
}

/** What a target means of the elements that it matches without its number, and what else if its number is doubtful. */
export async function pickNumbered(page: Document, all: FoundIn[], search: Search): Promise<FoundIn[]> {
  const { target } = search;
  const others = await Promise.all(
    namesWithNumber(all, target).map((other) => searchPage(page, { ...search, target: other })),
  );
  const meant = [...numbered(all, target.ordinal)];
  for (const other of others.flat()) if (meant.every(({ path }) => path !== other.path)) meant.push(other);
  return meant;
}

/** @param all the matches before one was picked by its number */
export function locatorOf(found: FoundIn, all: FoundIn[], { ordinal }: Target): Locator {
  const { document, id } = found;
  const { read: _, identify: __, ...search } = found.search;
  if (all.length > 1 && ordinal === null) return elementById(document, id);
  // What is not among them is found by its own search.
  const index =
    ordinal === null || !all.includes(found)
      ? null
      : all.filter((one) => one.document === document).indexOf(found);
  return elementById(document, id, { name: 'findAgain', argument: { ...search, index } });
}

/**
 * The current regions of an `in` or `under` place in a page and its frames; empty: there is none. A region is one container, or the siblings
 * below a heading. Without a place: the page and its visible frames.
 */
export async function searchRegions(page: Document, place: Place | null): Promise<Locator[][]> {
  const { regions, frames } = await evaluateIsolated(page, 'findRegions', { place });
  const own = place
    ? regions.map((ids) => ids.map((id) => elementById(page, id)))
    : [[page.locator(':root')]];
  const inner = await Promise.all(
    frames.map(({ id, place: rest }) => searchRegions(frameOf(page, id), rest).catch(() => [])),
  );
  const [region, ...others] = own;
  // A frame inside the only region is a part of it.
  if (place && region && others.length === 0) return [[...region, ...inner.flat(2)]];
  return [...own, ...inner.flat()];
}
