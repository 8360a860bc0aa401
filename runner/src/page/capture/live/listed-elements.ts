import { holdsOwnText } from '../resolve/own-text.ts';
import { framesFor, isFor, kindOf, titleOf } from '../resolve/resolver.ts';
import { isVisible } from '../resolve/matching.ts';
import { idOf } from '../resolve/registry.ts';
import { roleOf } from '../resolve/roles.ts';
import { allElements, chainOf } from '../resolve/tree.ts';

interface Found {
  elements: { id: string; name: string; elementKind: string | null }[];
  /** Ids of visible frames. */
  frames: string[];
}

/** The elements of a document that a person may want to name. */
export function findListed(_: unknown, { count }: { count: number }): Found {
  const MAX_LENGTH = 80;
  const NAMED = /^(?:heading|img|image|alert|status|dialog|alertdialog|progressbar|meter)$/;
  const NO_TEXTS = 'label, h1, h2, h3, h4, h5, h6, [role=heading], select, script, style, title';
  const isInside = (element: Element) =>
    chainOf(element).some((node) => node.matches(NO_TEXTS) || (node !== element && isFor(node, 'click')));
  const isListed = (element: Element) =>
    !element.matches('option, optgroup') &&
    (isFor(element, 'click') || NAMED.test(roleOf(element)) || (holdsOwnText(element) && !isInside(element)));
  const elements: Found['elements'] = [];
  for (const element of allElements()) {
    if (elements.length === count) break;
    if (!isListed(element) || !isVisible(element)) continue;
    const name = titleOf(element);
    if (name !== '' && name.length <= MAX_LENGTH)
      elements.push({ id: idOf(element), name, elementKind: kindOf(element) });
  }
  return { elements, frames: [...framesFor(null).keys()].map(idOf) };
}
