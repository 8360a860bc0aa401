import {
  comparableText,
  fitOf,
  nameKey,
  ordinalWord,
  quote,
  type Kind,
  type NamedElement,
  type Place,
  type Purpose,
  type Target,
} from 'shared/step-language';
import { nearestNames } from './nearest-names.ts';
import { isCalled, isOfKind, namesOf, nodeAndInner, nodesOf, textOf } from './nodes.ts';
import type { PageModel, PageNode } from './page-model.ts';

/** What a step would be about on a page. */
export type Hit =
  /** One element; `total`: how many there are of that name, of which an ordinal picks one. */
  | { result: 'one'; node: PageNode; total: number; text: string }
  | { result: 'several'; nodes: PageNode[]; text: string }
  /** `nearest`: what may be meant instead. */
  | { result: 'none'; nearest: NamedElement[]; text: string }
  /** The model cannot tell. */
  | { result: 'unknown'; text: string };

/** Why the model cannot tell. */
class Unknown extends Error {}

const MAX_NEAREST = 3;
/** Kinds that are also named by a text that one of their parts shows as a whole. */
const NAMED_BY_PARTS = new Set<Kind>(['row', 'item', 'card']);
/** Kinds that are also named by all that they show. */
const NAMED_BY_TEXT = new Set<Kind>(['message', 'tooltip', 'item', 'row']);
/** Kinds that are also named by a heading or summary, in them or before them. */
const TITLED = new Set<Kind>(['section', 'card', 'list', 'table', 'form', 'dialog', 'navigation', 'menu']);

/**
 * What a target names on a page. Only what is certain is said: parts that capture could not see into, values of variables, and places
 * other than `in` and `next to` make it `unknown`.
 */
export function wouldHit(model: PageModel, target: Target, purpose: Purpose = 'any'): Hit {
  try {
    return hitOf(model, target, purpose);
  } catch (error) {
    if (error instanceof Unknown) return { result: 'unknown', text: error.message };
    throw error;
  }
}

function hitOf(model: PageModel, target: Target, purpose: Purpose): Hit {
  const all = matchesOf(model, target, purpose);
  const { ordinal } = target;
  const node = ordinal === null ? all[0] : all.at(ordinal < 0 ? ordinal : ordinal - 1);
  if (all.length > 0 && ordinal !== null && !node)
    return { result: 'none', nearest: [], text: `There is no ${ordinalWord(ordinal)}, but ${all.length}.` };
  if (!node) return noneOf(model, target, purpose);
  if (ordinal === null && all.length > 1)
    return { result: 'several', nodes: all, text: `${all.length} match: ${describe(node, target)}` };
  return {
    result: 'one',
    node,
    total: all.length,
    text: `${all.indexOf(node) + 1} of ${all.length}: ${describe(node, target)}`,
  };
}

function noneOf(model: PageModel, { name, kind }: Target, purpose: Purpose): Hit {
  const nearest = name === null ? [] : nearestNames(model, name, kind, purpose).slice(0, MAX_NEAREST);
  const names = nearest.map((one) => [one.kind, quote(one.name)].filter(Boolean).join(' '));
  return {
    result: 'none',
    nearest,
    text: names.length > 0 ? `None on this page. Nearest: ${names.join(', ')}` : 'None on this page.',
  };
}

function describe(node: PageNode, { name, kind }: Target): string {
  const called = namesOf(node).find((one) => name !== null && nameKey(one) === nameKey(name));
  return [kind ?? node.kind ?? node.role, quote(called ?? name ?? namesOf(node)[0] ?? textOf(node))].join(
    ' ',
  );
}

/** All that the target names, its ordinal aside. */
function matchesOf(model: PageModel, target: Target, purpose: Purpose): PageNode[] {
  if (target.name?.includes('{{')) throw new Unknown('The value of the name is not known.');
  if (target.kind === 'cell' && target.name !== null)
    throw new Unknown('Cells are not looked up by their column.');
  if (!target.place) return matchesIn(nodesOf(model), target, purpose);
  return inPlace(model, target.place, (nodes) => matchesIn(nodes, target, purpose));
}

/** The matches in the place, or in the smallest group around it. */
function inPlace(
  model: PageModel,
  { relation, target }: Place,
  matches: (nodes: Iterable<PageNode>) => PageNode[],
): PageNode[] {
  const isLookedUp = relation === 'next to' || (relation === 'in' && target.kind && target.kind !== 'column');
  if (target.kind === 'mail' || !isLookedUp) throw new Unknown('The place is not looked up.');
  const hit = hitOf(model, target, 'any');
  if (hit.result === 'none') throw new Unknown('The place is not on this page.');
  if (hit.result !== 'one') throw new Unknown('The place is not clear.');
  if (relation === 'in') return matches(innerOf(hit.node));
  const groups = ancestorsOf(model.nodes, hit.node);
  const limit = groups.findIndex(({ role }) => /^(?:row|listitem|iframe)$/u.test(role));
  const areas =
    limit < 0 ? [...groups.map(innerOf), nodesOf(model)] : groups.slice(0, limit + 1).map(innerOf);
  for (const area of areas) {
    const found = matches(area).filter((node) => node !== hit.node && !groups.includes(node));
    // The smallest group around it may be a box that the model does not have.
    if (found.length > 1) throw new Unknown('The place is not clear.');
    if (found.length > 0) return found;
  }
  return [];
}

function* innerOf({ children = [] }: PageNode): Iterable<PageNode> {
  for (const child of children) yield* nodeAndInner(child);
}

/** What a node stands in, the nearest first. */
function ancestorsOf(nodes: PageNode[], wanted: PageNode): PageNode[] {
  for (const node of nodes) {
    if (node === wanted) return [];
    const inner = [...nodeAndInner(node)];
    if (inner.includes(wanted)) return [...ancestorsOf(node.children ?? [], wanted), node];
  }
  return [];
}

function matchesIn(nodes: Iterable<PageNode>, { name, kind }: Target, purpose: Purpose): PageNode[] {
  const all = [...nodes];
  if (all.some(({ opaque, hidden }) => opaque && hidden !== 'not-rendered'))
    throw new Unknown('A part of the page could not be looked into.');
  if (kind === 'text') throw new Unknown('Texts are not looked up.');
  const seen = all.filter((node) => isReachable(node, purpose));
  const isMatch = (node: PageNode) =>
    (kind === null || (isOfKind(node, kind) && !isHeaderRow(node))) &&
    (name === null || isCalled(node, name) || (kind !== null && isNamedOtherwise(node, name, kind)));
  const found = seen.filter(isMatch);
  if (kind !== null && name !== null && TITLED.has(kind) && seen.some((node) => isTitle(node, name)))
    throw new Unknown('A heading of that name may stand for it.');
  const fitting = kind === null ? found.filter((node) => isFitting(node, purpose)) : found;
  if (fitting.some((node) => [...innerOf(node)].some((inner) => fitting.includes(inner))))
    throw new Unknown('Elements of that name stand in each other.');
  if (kind !== null || name === null || (fitting.length > 0 && purpose !== 'any')) {
    if (fitting.length === 0 && name !== null && isByText(kind) && showsSomewhere(seen, name))
      throw new Unknown('The name is a part of a text on the page.');
    return fitting;
  }
  const texts = seen.filter((node) => node.text !== undefined && isText(node, name));
  // Which of several kinds is meant, and whether a text will do, depends on more than the names.
  const isMixed = new Set([...fitting, ...texts].map((node) => node.kind)).size > 1;
  if (isMixed || (found.length > 0 && purpose !== 'any'))
    throw new Unknown('The name stands for elements of other kinds.');
  if (fitting.length > 0) return fitting;
  if (texts.length > 0 && purpose !== 'any') throw new Unknown('The name is a text on the page.');
  if (texts.length === 0 && showsSomewhere(seen, name))
    throw new Unknown('The name is a part of a text on the page.');
  return texts;
}

/** What is behind a dialog can be looked at, and files are given to fields that cannot be seen. */
function isReachable({ role, hidden }: PageNode, purpose: Purpose): boolean {
  if (purpose === 'file' && role === 'file') return true;
  return !hidden || (hidden === 'behind-dialog' && purpose === 'any');
}

function isFitting({ kind }: PageNode, purpose: Purpose): boolean {
  return purpose === 'any' || (kind !== null && fitOf(kind, purpose) !== null);
}

/** Rows of column headers are no rows of a sentence. */
function isHeaderRow({ role, children = [] }: PageNode): boolean {
  return role === 'row' && children.length > 0 && children.every((cell) => cell.role === 'columnheader');
}

/** Whether elements of a kind are called by what they show. */
function isByText(kind: Kind | null): boolean {
  return kind !== null && (NAMED_BY_PARTS.has(kind) || NAMED_BY_TEXT.has(kind));
}

function isNamedOtherwise(node: PageNode, name: string, kind: Kind): boolean {
  if (NAMED_BY_TEXT.has(kind) && isText(node, name)) return true;
  if (!NAMED_BY_PARTS.has(kind)) return false;
  return [...innerOf(node)].some((inner) => !inner.hidden && (isCalled(inner, name) || isText(inner, name)));
}

function isTitle(node: PageNode, name: string): boolean {
  return (node.kind === 'heading' || node.kind === 'button') && isCalled(node, name);
}

/** Whether a name is in the texts, across the borders of nodes too: what a box shows as a whole is no node. */
function showsSomewhere(nodes: PageNode[], name: string): boolean {
  const squeeze = (text: string) => comparableText(text).toLowerCase().replaceAll(' ', '');
  const texts = nodes.map(({ text = '', value = '' }) => `${text}${value}`);
  return squeeze(texts.join(' ')).includes(squeeze(name));
}

function isText(node: PageNode, name: string): boolean {
  return comparableText(textOf(node)).toLowerCase() === comparableText(name).toLowerCase();
}
