import type { ElementPaths } from './element-path.ts';

/** A control within the window that a person could use now. */
export interface PageControl {
  path: string;
  /** `button`, `a`, `input:checkbox`. */
  tag: string;
  role: string | null;
  /** For people who read a report. */
  about: string;
  /** The middle of what can be hit of it, in pixels of the window. */
  point: { x: number; y: number };
  /** Where a link leads to. */
  href: string | null;
}

/** Finds controls in the documents of one origin. Runs in the page: it uses nothing from outside but its parameters. */
export function findControls({ pathOf, controlOf }: ElementPaths): PageControl[] {
  const found: PageControl[] = [];

  const isClickable = (element: Element) =>
    getComputedStyle(element).cursor === 'pointer' &&
    (!element.parentElement || getComputedStyle(element.parentElement).cursor !== 'pointer');

  function hitAt(root: Document | ShadowRoot, x: number, y: number): Element | null {
    const hit = root.elementFromPoint(x, y);
    return hit?.shadowRoot && hit.shadowRoot !== root ? (hitAt(hit.shadowRoot, x, y) ?? hit) : hit;
  }

  function addControl(element: Element, document: Document, dx: number, dy: number): void {
    if (controlOf(element) !== element && !isClickable(element)) return;
    if (element.matches(':disabled, [aria-disabled=true], [inert] *, option, html, body')) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isWithinWindow = x > 0 && y > 0 && x + dx < innerWidth && y + dy < innerHeight;
    if (width < 4 || height < 4 || !isWithinWindow) return;
    // Fields are often transparent, with a drawing of their own underneath.
    const opacityProperty = !element.matches('input');
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty })) return;
    const hit = hitAt(document, x, y);
    const owner = hit && controlOf(hit);
    // The middle of a column's header may be a field of its own, which the click would go to.
    const isOthers = owner && owner !== element && element.contains(owner);
    const isHit = hit && (hit === element || element.contains(hit) || owner === element);
    if (!isHit || isOthers) return;
    const tag = element.tagName.toLowerCase();
    found.push({
      path: pathOf(element),
      tag: tag === 'input' ? `input:${(element as HTMLInputElement).type}` : tag,
      role: element.getAttribute('role'),
      about: (element.textContent || (element.getAttribute('aria-label') ?? ''))
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 40),
      point: { x: Math.round(x + dx), y: Math.round(y + dy) },
      href: tag === 'a' ? (element as HTMLAnchorElement).href : null,
    });
  }

  function search(root: Document | ShadowRoot, document: Document, dx: number, dy: number): void {
    for (const element of root.querySelectorAll('*')) {
      addControl(element, document, dx, dy);
      if (element.shadowRoot) search(element.shadowRoot, document, dx, dy);
      const inner = element.tagName === 'IFRAME' ? (element as HTMLIFrameElement).contentDocument : null;
      if (!inner) continue;
      const { left, top } = element.getBoundingClientRect();
      search(inner, inner, dx + left + element.clientLeft, dy + top + element.clientTop);
    }
  }
  search(document, document, 0, 0);
  return found;
}
