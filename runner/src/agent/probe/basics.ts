import type { NormalTexts } from '../texts/normal-text.ts';

/** Runs inside the page: functions that all other parts of a probe use. */
export function basics({ clean, comparable }: NormalTexts) {
  const parentOf = (node: Node): Element | null => {
    if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
    const { parentNode } = node;
    if (parentNode instanceof ShadowRoot) return parentNode.host;
    return parentNode instanceof Element ? parentNode : null;
  };

  /** The matching descendants of an element, including those in open shadow roots. */
  const queryAll = (root: Element | ShadowRoot, selector: string): Element[] => {
    const roots = root instanceof Element && root.shadowRoot ? [root.shadowRoot, root] : [root];
    return roots.flatMap((one) =>
      [...one.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches(selector) ? [element] : []),
        ...(element.shadowRoot ? queryAll(element.shadowRoot, selector) : []),
      ]),
    );
  };

  return { clean, comparable, parentOf, queryAll };
}

export type Basics = ReturnType<typeof basics>;
