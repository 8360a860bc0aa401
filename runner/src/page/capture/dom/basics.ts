/** What all other modules use. */

import { perCall } from '../per-call.ts';

/** The element that is rendered around a node: across the border of a shadow root, and the slot of what is slotted. */
export const parentOf = (node: Node): Element | null => {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  const { parentNode } = node;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
};

const closedRoots = perCall(
  () => (globalThis as { steplightClosedRoots?: WeakMap<Element, ShadowRoot> }).steplightClosedRoots,
);

/** The shadow root of an element, a closed one if it has been revealed (page/closed-shadow-roots.ts). */
export const shadowRootOf = (element: Element): ShadowRoot | null =>
  element.shadowRoot ?? closedRoots()?.get(element) ?? null;

/** The innermost element at a point of the window, in shadow roots as well; null: there is none. */
export const elementAt = (x: number, y: number): Element | null => {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit && shadowRootOf(hit); hit && root; root = shadowRootOf(hit)) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
};

/** What an element is a part of. */
export const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** What the mouse reaches at the middle of an element, in the same root; null: nothing. */
export const hitOf = (element: Element): Element | null => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return rootOf(element).elementFromPoint(x + width / 2, y + height / 2);
};

/** The elements whose ids stand in an attribute of another. */
export const referredBy = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .flatMap((id) => (id ? (rootOf(element).getElementById(id) ?? []) : []));

/** The nodes that are rendered as the children of an element. */
export const childrenOf = (element: Element): Node[] => {
  const shadowRoot = shadowRootOf(element);
  if (shadowRoot) return [...shadowRoot.childNodes];
  if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0)
    return element.assignedNodes({ flatten: true });
  if (element instanceof HTMLDetailsElement && !element.open)
    return [...element.children].filter((child) => child.matches('summary')).slice(0, 1);
  // Faster than the iterator of a list that changes with the page.
  const nodes: Node[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) nodes.push(node);
  return nodes;
};

/** The matching descendants of an element, including those in shadow roots. */
export const queryAll = (root: Element | ShadowRoot, selector: string): Element[] => {
  const own = root instanceof Element ? shadowRootOf(root) : null;
  return (own ? [own, root] : [root]).flatMap((one) =>
    [...one.querySelectorAll('*')].flatMap((element) => {
      const inner = shadowRootOf(element);
      return [...(element.matches(selector) ? [element] : []), ...(inner ? queryAll(inner, selector) : [])];
    }),
  );
};
