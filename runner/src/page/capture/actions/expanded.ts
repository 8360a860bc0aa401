import { ariaOf } from '../dom/told.ts';

/** null: it has no such state. */
export function probeExpanded(element: Element): boolean | null {
  const details = element.localName === 'summary' ? element.parentElement : element;
  if (details instanceof HTMLDetailsElement) return details.open;
  const attribute = ariaOf(element, 'aria-expanded');
  return attribute === null ? null : attribute === 'true';
}

/** Whether an element is a `<details>`, which its summary opens. */
export function isDetails(element: Element): boolean {
  return element instanceof HTMLDetailsElement;
}
