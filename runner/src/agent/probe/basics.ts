import type { NormalTexts } from '../texts/normal-text.ts';

/** Runs inside the page: functions that all other parts of a probe use. */
export function basics({ clean, comparable }: NormalTexts) {
  const parentOf = (node: Node): Element | null => {
    if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
    const { parentNode } = node;
    if (parentNode instanceof ShadowRoot) return parentNode.host;
    return parentNode instanceof Element ? parentNode : null;
  };

  const closedRoots = (globalThis as { steplightClosedRoots?: WeakMap<Element, ShadowRoot> })
    .steplightClosedRoots;

  /** The shadow root of an element, a closed one if it has been revealed (agent/closed-shadow-roots.ts). */
  const shadowRootOf = (element: Element): ShadowRoot | null =>
    element.shadowRoot ?? closedRoots?.get(element) ?? null;

  /** The matching descendants of an element, including those in shadow roots. */
  const queryAll = (root: Element | ShadowRoot, selector: string): Element[] => {
    const own = root instanceof Element ? shadowRootOf(root) : null;
    return (own ? [own, root] : [root]).flatMap((one) =>
      [...one.querySelectorAll('*')].flatMap((element) => {
        const inner = shadowRootOf(element);
        return [...(element.matches(selector) ? [element] : []), ...(inner ? queryAll(inner, selector) : [])];
      }),
    );
  };

  return { clean, comparable, parentOf, queryAll, shadowRootOf };
}

export type Basics = ReturnType<typeof basics>;
