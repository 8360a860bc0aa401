/** Where elements are. Runs in the page: it uses nothing from outside. */
export interface ElementPaths {
  /** From the document down, through shadow roots: `/cart html>body>main>button:2`. Equal for equal elements of pages that did the same. */
  pathOf(element: Element): string;
  /** The control that an element belongs to: the button around an icon, the field of a label. null: it belongs to none. */
  controlOf(element: Element): Element | null;
}

export function createElementPaths(): ElementPaths {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, option, label, [contenteditable=""], [contenteditable=true], ' +
    '[onclick], [role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], ' +
    '[role=option], [role=checkbox], [role=radio], [role=switch], [role=combobox], [role=slider], [role=treeitem]';

  // Frames have classes of their own: `instanceof` is false for their elements.
  const hostOf = ({ parentNode }: Element) =>
    parentNode && 'host' in parentNode ? (parentNode as ShadowRoot).host : null;
  const parentOf = (element: Element): Element | null => element.parentElement ?? hostOf(element);

  function segmentOf(element: Element): string {
    const siblings = [...(element.parentNode?.children ?? [])].filter(
      ({ tagName }) => tagName === element.tagName,
    );
    const root = hostOf(element) ? 'shadow>' : '';
    const number = siblings.length > 1 ? `:${siblings.indexOf(element) + 1}` : '';
    return root + element.tagName.toLowerCase() + number;
  }

  function pathOf(element: Element): string {
    const segments: string[] = [];
    for (let at: Element | null = element; at; at = parentOf(at)) segments.unshift(segmentOf(at));
    const { pathname, search } = element.ownerDocument.location;
    return `${pathname}${search} ${segments.join('>')}`;
  }

  function controlOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = parentOf(at)) {
      if (!at.matches(CONTROLS)) continue;
      return at.tagName === 'LABEL' ? ((at as HTMLLabelElement).control ?? at) : at;
    }
    return null;
  }

  return { pathOf, controlOf };
}
