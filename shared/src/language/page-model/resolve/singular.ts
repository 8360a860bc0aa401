import { cleanText, type Kind, type Purpose } from 'shared/step-language';
import { isOfKind } from './kinds.ts';
import { preferring } from './matching.ts';
import type { PageReader } from './page-reader.ts';
import { closestOf } from './tree.ts';

/** Parts of a page that frame what it is about. */
const AROUND = /^(?:banner|contentinfo|navigation|search)$/;
/** Nothing happens when they are pressed but that they can be typed into. */
const TYPED_INTO = /^(?:textbox|searchbox|spinbutton)$/;

/**
 * Of several elements those that "the heading" or "the list" can mean: not in the head, foot or navigation of a page if there are others, and
 * no heading below another, and no table that only arranges what is in it. A table is a list for many people: none of the navigation is meant
 * where there is one.
 */
export function mostProminent<N>(page: PageReader<N>, nodes: N[], kind: Kind | null): N[] {
  const isInner = (node: N) => closestOf(page, node, (one) => AROUND.test(page.roleOf(one))) === null;
  const isTable = (node: N) => isOfKind(page, node, 'table') && page.isVisible(node) && isInner(node);
  if (kind === 'list' && !nodes.some(isInner) && page.all().some(isTable)) return [];
  const main = preferring(nodes, isInner);
  if (kind === 'table') {
    const hasColumns = (table: N) =>
      page.elementsIn(table).some((one) => page.roleOf(one) === 'columnheader');
    return preferring(main, hasColumns);
  }
  if (kind !== 'heading') return main;
  const top = Math.min(...main.map((heading) => page.levelOf(heading)));
  return main.filter((heading) => page.levelOf(heading) === top);
}

/**
 * Of several elements of a name those that an action can mean: those that show it letter by letter ("Edit", not "edit", and no sign that only a
 * screen reader calls so), not the foot of a table that says again what its head says and, where something is pressed, no field.
 */
export function mostExact<N>(page: PageReader<N>, nodes: N[], name: string, purpose: Purpose): N[] {
  const isRepeated = (node: N) => {
    const row = closestOf(page, node, (one) => page.roleOf(one) === 'row');
    return row !== null && page.elementsIn(row).some((cell) => page.has(cell, 'repeated-header'));
  };
  const pressed =
    purpose === 'click' ? preferring(nodes, (node) => !TYPED_INTO.test(page.roleOf(node))) : nodes;
  const shown = preferring(pressed, (node) => cleanText(page.visibleTextOf(node)) === name);
  return preferring(shown, (node) => !isRepeated(node));
}
