/** Points and ids of elements: what only the document has. Which targets name an element is in shared/src/language/page-model/naming. */

import type { Box } from 'shared/contract';
import type { Kind, Target, Purpose } from 'shared/step-language';
import {
  contentOf,
  elementUnder,
  mayHideContent,
  pointed,
  resolveHit,
  type Unnameable,
  whyUnnameable,
} from './hits.ts';
import { elementOf, idOf } from './registry.ts';
import { targetsFor } from './resolver.ts';

/** What stands at a point of a document, or an element of it. */
export interface PointedAt {
  id: string;
  description: string;
  /** In pixels of the document's own window. */
  box: Box;
  kind: Kind | null;
  tag: string;
  why: Unnameable | null;
}

/** A frame, in which a point has to be looked up again. */
interface PointedFrame {
  frameId: string;
  /** Where its document begins in the window around it, and how large its pixels are there. */
  content: { x: number; y: number; scale: number };
}

/** What stands at a point of a document. */
interface Pointed {
  /** What a person means by it; null: only the page's background. */
  meant: PointedAt | null;
  /** The element there, if it may have a closed shadow root. */
  host: PointedAt | null;
  frame: PointedFrame | null;
}

/** What stands at a point of the document's own window; null: nothing does. */
export function findAt(_: unknown, { x, y }: { x: number; y: number }): Pointed | null {
  const deepest = elementUnder(x, y);
  if (!deepest) return null;
  const meant = resolveHit(deepest);
  const isFrame = deepest instanceof HTMLElement && deepest.matches('iframe, frame');
  return {
    meant: meant && { ...pointed(meant), why: whyUnnameable(deepest, meant) },
    host: mayHideContent(deepest, meant) ? { ...pointed(deepest), why: 'closed shadow root' } : null,
    frame: isFrame ? { frameId: idOf(deepest), content: contentOf(deepest) } : null,
  };
}

/** An element by its id; null: it has been removed. */
export function findById(_: unknown, { id }: { id: string }): PointedAt | null {
  const element = elementOf(id);
  return element?.isConnected ? { ...pointed(element), why: whyUnnameable(element, element) } : null;
}

/** Targets that match only this element of its document, the simplest first, at most `count`. */
export function findTargets(
  _: unknown,
  { id, purpose, count, lasts = false }: { id: string; purpose: Purpose; count: number; lasts?: boolean },
): Target[] {
  const element = elementOf(id);
  return element?.isConnected ? targetsFor(element, purpose, count, lasts) : [];
}
