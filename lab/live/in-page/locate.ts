import type { ElementPaths } from './element-path.ts';

/**
 * Scrolls to the element of a path or, if there is none, of a selector. Runs in the page: it uses nothing from outside but its parameters.
 * @returns its middle in pixels of the window; null: there is no such element.
 */
export function locate({ pathOf }: ElementPaths, place: string): { x: number; y: number } | null {
  interface Located {
    element: Element;
    dx: number;
    dy: number;
  }
  const isPath = place.startsWith('/');

  function find(root: Document | ShadowRoot, dx: number, dy: number): Located | null {
    for (const element of root.querySelectorAll('*')) {
      if (isPath ? pathOf(element) === place : element.matches(place)) return { element, dx, dy };
      const { left, top } = element.getBoundingClientRect();
      const inner = element.tagName === 'IFRAME' ? (element as HTMLIFrameElement).contentDocument : null;
      const within =
        (element.shadowRoot && find(element.shadowRoot, dx, dy)) ??
        (inner && find(inner, dx + left + element.clientLeft, dy + top + element.clientTop));
      if (within) return within;
    }
    return null;
  }
  find(document, 0, 0)?.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const located = find(document, 0, 0);
  if (!located) return null;
  const { left, top, width, height } = located.element.getBoundingClientRect();
  return { x: Math.round(left + width / 2 + located.dx), y: Math.round(top + height / 2 + located.dy) };
}
