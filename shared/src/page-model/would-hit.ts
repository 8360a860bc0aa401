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
  if (target.kind === 'mail' || (relation !== 'in' && relation !== 'next to'))
    throw new Unknown('The place is not looked up.');
  const hit = hitOf(model, target, 'any');
  if (hit.result === 'none') throw new Unknown('The place is not on this page.');
  if (hit.result !== 'one') throw new Unknown('The place is not clear.');
  if (relation === 'in') return matches(innerOf(hit.node));
  for (const around of ancestorsOf(model.nodes, hit.node)) {
    const found = matches(innerOf(around)).filter((node) => node !== hit.node);
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
  const seen = all.filter(({ hidden }) => !hidden);
  const isMatch = (node: PageNode) =>
    (kind === null || (isOfKind(node, kind) && !isHeaderRow(node))) &&
    (name === null || isCalled(node, name) || (kind !== null && isNamedByPart(node, name, kind)));
  const found = seen.filter(isMatch);
  if (found.some((node) => [...innerOf(node)].some((inner) => found.includes(inner))))
    throw new Unknown('Elements of that name stand in each other.');
  if (kind !== null || name === null) return found;
  const fitting = found.filter(
    (node) => purpose !== 'any' && node.kind && fitOf(node.kind, purpose) !== null,
  );
  if (fitting.length > 0) return fitting;
  // Which of several kinds is meant, and whether a text will do, depends on more than the names.
  const isMixed = new Set(found.map((node) => node.kind)).size > 1;
  if (isMixed || (found.length > 0 && purpose !== 'any'))
    throw new Unknown('The name stands for elements of other kinds.');
  if (found.length > 0) return found;
  const texts = seen.filter((node) => node.text !== undefined && isText(node, name));
  if (texts.length > 0 && purpose !== 'any') throw new Unknown('The name is a text on the page.');
  return texts;
}

/** Rows of column headers are no rows of a sentence. */
function isHeaderRow({ role, children = [] }: PageNode): boolean {
  return role === 'row' && children.length > 0 && children.every((cell) => cell.role === 'columnheader');
}

function isNamedByPart(node: PageNode, name: string, kind: Kind): boolean {
  if (!NAMED_BY_PARTS.has(kind)) return false;
  return [...innerOf(node)].some((inner) => !inner.hidden && (isCalled(inner, name) || isText(inner, name)));
}

function isText(node: PageNode, name: string): boolean {
  return comparableText(textOf(node)).toLowerCase() === comparableText(name).toLowerCase();
}
