/** Runs inside the page: functions that all other parts of a probe use. */
export function basics() {
  const clean = (text: string) =>
    text
      .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
      .replace(/\s+/g, ' ')
      .trim();

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

  return { clean, parentOf, queryAll };
}

export type Basics = ReturnType<typeof basics>;
