import type { Lens } from '../lens/lens.ts';
import type { Telling } from './telling.ts';

/** Runs inside the page: what is said of an element by the card, list or column that it stands in. */
export function cardSight(lens: Lens) {
  const { clean } = lens;
  /** The most that a card holds, in pixels. */
  const TALLEST_CARD = 480;

  /** Its lines, or those of the card that it is the head of; of a group of choices, what is chosen. */
  const cardLines = (element: Element, isWhole: boolean, { linesOf, textOf }: Telling): string[] => {
    const chosen = [
      ...element.querySelectorAll('[aria-pressed=true], [aria-checked=true], input[type=radio]:checked'),
    ];
    if (chosen.length === 1 && chosen[0] && element.matches('fieldset, [role=group], [role=radiogroup]')) {
      const [label] = chosen[0] instanceof HTMLInputElement ? (chosen[0].labels ?? []) : [];
      return [textOf(label ?? chosen[0])];
    }
    if (isWhole) return linesOf(element);
    const group = element.closest('td, th, label, nav, [role=option], [role=menuitem]')
      ? null
      : lens.groupOf(element);
    const isCard =
      group !== null &&
      // What stands in a table is said of its rows.
      group.querySelector('table, [role=table], [role=grid]') === null &&
      group.getBoundingClientRect().height <= TALLEST_CARD &&
      linesOf(group)[0]?.toLowerCase() === textOf(element).toLowerCase();
    return isCard ? linesOf(group) : [];
  };

  /** What stands in a table is said of its rows, whatever holds the table. */
  const isInTable = (element: Element) => element.closest('table, [role=table], [role=grid]') !== null;

  /** Words that are set apart in its card. */
  const cardMarks = (element: Element, { textOf }: Telling): string[] => {
    if (isInTable(element)) return [];
    const card = element.closest('li, article, [role=listitem], [role=article], [class*="card" i]');
    const apart = card?.querySelectorAll('span, strong, em, b, small, mark, [class*="badge" i]') ?? [];
    return [...apart]
      .filter(
        (one) =>
          lens.isSeen(one) &&
          !isInTable(one) &&
          one.closest('button, a, label, li, article, [class*="card" i]') === card,
      )
      .map(textOf)
      .filter((text) => /\p{L}/u.test(text) && !/\p{Nd}/u.test(text));
  };

  /** The heads of what an entry stands in, up to the first that has one. */
  const headsOver = (element: Element, { textOf }: Telling): string[] => {
    if (isInTable(element)) return [];
    const entry = element.closest('li, [role=listitem], article, [draggable=true], [class*="card" i]');
    const NAME = /^(?:[\p{L}\p{M}' -]+)/u;
    for (
      let node = entry?.parentElement;
      node && node.matches(':not(body, main)');
      node = node.parentElement
    ) {
      const head = node.querySelector('h1, h2, h3, h4, h5, h6, [role=heading], [class*="title" i]');
      const isAbove =
        head && !entry?.contains(head) && (head.compareDocumentPosition(entry ?? head) & 4) !== 0;
      const called = [node.getAttribute('aria-label') ?? '', isAbove ? textOf(head) : ''];
      const names = called.map((name) => clean(NAME.exec(name)?.[0] ?? '')).filter((name) => name !== '');
      if (names.length > 0) return names;
    }
    return [];
  };

  return { cardLines, cardMarks, headsOver };
}
