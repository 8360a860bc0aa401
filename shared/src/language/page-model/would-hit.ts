import {
  nameKey,
  ordinalWord,
  quote,
  type NamedElement,
  type Place,
  type Purpose,
  type Target,
} from 'shared/step-language';
import { matchesOf, pickNumbered } from './model-search.ts';
import { nearestNames } from './nearest-names.ts';
import { documentsAround } from './naming/documents.ts';
import type { PageModel, PageNode } from './page-model.ts';
import { describedTargets, isDescribed } from './resolve/described.ts';
import { describeNamed, titleOf } from './resolve/description.ts';
import { framesFor, missingPlace } from './resolve/find.ts';
import { kindOf } from './resolve/kinds.ts';
import { modelPage } from './resolve/model-page.ts';
import { Unknown } from './resolve/page-reader.ts';
import { surroundingsOf } from './resolve/surroundings.ts';

/** What a step would be about on a page. */
export type Hit =
  /** One element; `total`: how many there are of that name, of which an ordinal picks one. */
  | { result: 'one'; node: PageNode; total: number; text: string }
  | { result: 'several'; nodes: PageNode[]; text: string }
  /** `nearest`: what may be meant instead. */
  | { result: 'none'; nearest: NamedElement[]; text: string }
  /** The model cannot tell. */
  | { result: 'unknown'; text: string };

const MAX_NEAREST = 3;
/**
 * What a target names on a page. Only what is certain is said: parts that capture could not see into and values of variables make it `unknown`.
 * @param every controls and texts of the name count, as in an assertion
 * @param sentence of the step, which may describe a field in place of its name; absent: it does not
 */
export function wouldHit(
  model: PageModel,
  target: Target,
  purpose: Purpose = 'any',
  every = false,
  sentence?: string,
): Hit {
  try {
    const hit = hitOf(model, target, purpose, every);
    const isInDoubt = hit.result === 'none' && isDescribed(sentence, target, purpose);
    return (isInDoubt && hitOfDescribed(model, target, purpose, every)) || hit;
  } catch (error) {
    if (error instanceof Unknown) return { result: 'unknown', text: error.message };
    throw error;
  }
}

/** null: the description fits none, or several. */
function hitOfDescribed(model: PageModel, target: Target, purpose: Purpose, every: boolean): Hit | null {
  const { named } = surroundingsOf(modelPage(model.nodes), target, purpose);
  const [hit, ...others] = describedTargets(target, named).map((one) => hitOf(model, one, purpose, every));
  const isSame = (other: Hit) => other.result === 'one' && hit?.result === 'one' && other.node === hit.node;
  return hit && [hit, ...others].every(isSame) ? hit : null;
}

function hitOf(model: PageModel, target: Target, purpose: Purpose, every: boolean): Hit {
  const leniency = { every, plural: target.ordinal !== null };
  const all = matchesOf(model, target, purpose, leniency);
  const { ordinal } = target;
  const meant = pickNumbered(model, all, target, purpose, leniency);
  const [node] = meant;
  if (all.length > 0 && ordinal !== null && !node)
    return { result: 'none', nearest: [], text: `There is no ${ordinalWord(ordinal)}, but ${all.length}.` };
  if (!node) return noneOf(model, target, purpose);
  if (meant.length > 1)
    return {
      result: 'several',
      nodes: meant,
      text: `${meant.length} match: ${describe(model, node, target)}`,
    };
  return {
    result: 'one',
    node,
    total: all.length,
    text: `${all.indexOf(node) + 1} of ${all.length}: ${describe(model, node, target)}`,
  };
}

function noneOf(model: PageModel, target: Target, purpose: Purpose): Hit {
  const { name, kind, place } = target;
  if (place && isMissing(model.nodes, place))
    return { result: 'none', nearest: [], text: 'The place is not on this page.' };
  const isElsewhere = (one: NamedElement) =>
    name !== null && nameKey(one.name) === nameKey(name) && (kind === null || kind === one.kind);
  const nearest = (name === null ? [] : nearestNames(model, name, kind, purpose))
    .filter((one) => !isElsewhere(one))
    .slice(0, MAX_NEAREST);
  const names = nearest.map((one) => [one.kind, quote(one.name)].filter(Boolean).join(' '));
  const none = place ? 'None there.' : 'None on this page.';
  return {
    result: 'none',
    nearest,
    text: names.length > 0 ? `${none} Nearest: ${names.join(', ')}` : none,
  };
}

/** Whether a place is neither in a document nor in one of its frames. */
function isMissing(nodes: PageNode[], place: Place): boolean {
  const page = modelPage(nodes);
  const frames = [...framesFor(page, place)];
  return (
    missingPlace(page, place) !== null &&
    frames.every(([frame, rest]) => rest !== null && isMissing(frame.children ?? [], rest))
  );
}

/** As results describe it, but by the name and kind that the target has. */
function describe(model: PageModel, node: PageNode, { name, kind }: Target): string {
  const page = documentsAround(model, node).at(-1)?.page ?? modelPage(model.nodes);
  const own = [page.nameOf(node), ...page.seenNamesOf(node)];
  const called = own.find((one) => name !== null && nameKey(one) === nameKey(name));
  return describeNamed({
    name: called ?? name ?? titleOf(page, node),
    kind: kind ?? kindOf(page, node),
  });
}
