import type { Point } from 'shared/contract';
import type { Command } from 'shared/step-language';
import { resolveHit } from '../resolve/hits.ts';
import { idOf } from '../resolve/registry.ts';
import { chainOf, isWithin } from '../resolve/tree.ts';

export type Position = Extract<Command, { kind: 'drag' }>['position'];

/** Whether a text of the page is selected. */
export function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false;
}

/** The ids of what lies under a dragged element at a point, the most likely first. */
export function findBelow(dragged: Element, { x, y }: Point): string[] {
  const MAX_ELEMENTS = 6;
  const deepest = document.elementsFromPoint(x, y).find((node) => !isWithin(node, dragged));
  if (!deepest) return [];
  const meant = resolveHit(deepest);
  const around = chainOf(deepest).filter((node) => !node.matches('html, body'));
  return [...new Set([...(meant ? [meant] : []), ...around])]
    .filter((node) => !isWithin(dragged, node))
    .slice(0, MAX_ELEMENTS)
    .map((node) => idOf(node));
}

/** Where a dragged element stands now. @param lists the dragged element, and its neighbour */
export function relationOf(_: Element[], __: undefined, lists: Element[][]): Position {
  const [dragged, other] = lists.map(([first]) => first);
  if (!dragged || !other) return 'onto';
  const [own, chain] = [chainOf(dragged), chainOf(other)];
  const list = own.find((node) => chain.includes(node));
  const item = own[own.findIndex((node) => node === list) - 1];
  const neighbour = chain[chain.findIndex((node) => node === list) - 1];
  if (!item || !neighbour || item.localName !== neighbour.localName) return 'onto';
  const isLater = neighbour.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isLater ? 'below' : 'above';
}
