import { isCovered } from '../dom/covers.ts';
import { isSeen } from '../dom/visibility.ts';
import { textOf, type VisibleText } from '../dom/visible-text.ts';

/** The visible text of an element. */
export function readText(element: Element): VisibleText {
  return textOf(element, undefined, isCovered);
}

/** A page's text, including the validation message that the browser shows for an invalid field. */
export function readPage(): VisibleText {
  const { written, drawn } = textOf(document.body ?? document, undefined, isCovered);
  const field = document.activeElement;
  const hint =
    field instanceof HTMLInputElement && field.matches(':user-invalid') ? field.validationMessage : '';
  return { written: `${written}\n${hint}`.trim(), drawn: `${drawn}\n${hint}`.trim() };
}

/** Unlike `page.title()` this ends in time where a document never arrives. */
export function readTitle(): string {
  return document.title;
}

/** Its text, including hidden text. */
export function readAllText(): string {
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, noscript, template')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ');
}

/** The visible main headings of a page. */
export function readMainHeadings(): string[] {
  return [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')]
    .filter((heading) => isSeen(heading) && !isCovered(heading))
    .map((heading) => textOf(heading).written);
}

/** The placeholder of a field; null: it has none. */
export const readPlaceholder = (field: Element): string | null =>
  field.getAttribute('placeholder') ?? field.getAttribute('aria-placeholder');
