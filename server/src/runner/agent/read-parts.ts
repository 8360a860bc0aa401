import type { Locator } from 'playwright-core';
import { withLens } from './lens/lens.ts';
import { isolated } from './isolated.ts';

/** What a page says about a thing, the closest statement first. */
export interface Parts {
  /** Text or value of the element itself. */
  own: string;
  /** What it is called aloud, if that is said apart. */
  spoken: string;
  /** Without the thing's own name: "Total: $42" of "Total" is "$42". Empty if nothing is left. */
  rest: string;
  /** Texts that stand with it: the value beside a label, the other cells of its row, what follows its heading. */
  beside: string[];
  /** What stands with it are the cells of a column of that name: several values, none of which is its only one. */
  isColumn: boolean;
  /** Each line of a card or row that is called so, or whose head it is. */
  lines: string[];
  /** Words that are set apart in its card: "Sold out". */
  marks: string[];
  /** What the list, column or section is called in which it is one of the entries: "In progress". */
  heads: string[];
}

/**
 * Reads what a person sees in an element and with it in one group. `name` is what the step calls it. Where style sheets draw
 * the words in other letters, as they are drawn (`isDrawn`) or as they are written. `isWhole`: it is a thing that holds all that is
 * said of it, as a card does.
 */
export function readParts(
  locator: Locator,
  name: string,
  { isDrawn = false, isWhole = false } = {},
): Promise<Parts> {
  return isolated(locator, read, { called: name, isDrawn, isWhole });
}

const read = withLens(
  (
    lens,
    element: Element,
    { called, isDrawn, isWhole }: { called: string; isDrawn: boolean; isWhole: boolean },
  ): Parts => {
    /** Elements that say all they have to say themselves. */
    const WHOLES =
      'input, select, textarea, tr, li, ul, ol, table, section, article, aside, nav, main, form, fieldset, dialog, header, footer, [role=row], [role=listitem], [role=list], [role=table], [role=dialog], [role=region]';
    /** How far up from a name its value may stand. */
    const CLIMBED_LEVELS = 3;
    const LONGEST_BADGE = 8;
    /** The most that a card holds, in pixels. */
    const TALLEST_CARD = 480;
    const { clean } = lens;
    /** What an empty field shows as a hint is no value of it, nor of the label that it stands in. */
    const hintOf = (node: Element): string => {
      const field = node instanceof HTMLLabelElement ? node.control : node;
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      return isField && field.value === '' ? clean(field.placeholder) : '';
    };
    const linesOf = (node: Element): string[] => {
      const lines = lens.textOf(node)[isDrawn ? 'drawn' : 'written'].split('\n');
      const hint = hintOf(node);
      const struck = [...node.querySelectorAll('s, del')].map((one) => clean(one.textContent ?? ''));
      if (struck.length > 0 && !isStruck(node))
        return lines.map((one) => clean(struck.reduce((rest, old) => rest.replace(old, ''), one)));
      return hint === '' ? lines : lines.map((one) => one.replace(hint, ''));
    };
    /** What is struck out is no longer so. */
    const isStruck = (node: Element) =>
      node.matches('s, del') || getComputedStyle(node).textDecorationLine.includes('line-through');
    const RADIOS = 'input[type=radio], [role=radio]';
    /** Of several choices only what is chosen. */
    const chosenIn = (node: Element): string | null => {
      const radios = [...node.querySelectorAll(RADIOS)];
      if (radios.length < 2) return null;
      const chosen = radios.filter((radio) =>
        radio instanceof HTMLInputElement ? radio.checked : radio.getAttribute('aria-checked') === 'true',
      );
      return chosen
        .map((radio) => plainOf((radio instanceof HTMLInputElement ? radio.labels?.[0] : radio) ?? radio))
        .join(' ');
    };
    const plainOf = (node: Element): string => clean(linesOf(node).join(' '));
    const textOf = (node: Element | null): string => (node ? plainOf(node) : '');
    const following = (start: Element, isEnd: (node: Element) => boolean, skipped = 'script') => {
      const texts: string[] = [];
      for (let node = start.nextElementSibling; node && !isEnd(node); node = node.nextElementSibling)
        if (!node.matches(skipped) && !isStruck(node)) texts.push(chosenIn(node) ?? textOf(node));
      return texts.filter((text) => text !== '');
    };

    const own = textOf(element);
    const isField = element.matches(
      'input:not([type=button], [type=submit], [type=checkbox], [type=radio]), textarea',
    );
    const spoken = clean(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
    // "IBAN: LV80" may be a line of a longer text.
    const line = linesOf(element).find((one) => one.toLowerCase().startsWith(called.toLowerCase()));
    // "Sent", and its number in a badge of its own line: the line is not all that is said of it.
    const isBadged =
      line?.toLowerCase() === called.toLowerCase() && own.length <= called.length + LONGEST_BADGE;
    const words = (called !== '' && !isWhole && !isBadged && line) || own || (isField ? '' : spoken);
    const at = words.toLowerCase().indexOf(called.toLowerCase());
    const rest =
      at < 0
        ? words
        : clean(
            `${words.slice(0, at)} ${words.slice(at + called.length)}`.replace(
              /^[\s:=–—-]+|[\s:=–—-]+$/g,
              '',
            ),
          );

    /** What stands under the head of a column; null if the cell is none. */
    const columnUnder = (cell: Element): string[] | null => {
      const row = cell.parentElement;
      if (
        !row ||
        !cell.matches('th, [role=columnheader]') ||
        row.querySelector('td, [role=cell], [role=gridcell]')
      )
        return null;
      const index = [...row.children].indexOf(cell);
      const rows = cell.closest('table, [role=table], [role=grid]')?.querySelectorAll('tr, [role=row]') ?? [];
      return [...rows]
        .filter((other) => other !== row && lens.isSeen(other))
        .map((other) => textOf(other.children[index] ?? null));
    };

    const besides = (): string[] => {
      if (element.matches('tr, [role=row]')) return [...element.children].map(textOf);
      if (isWhole || element.matches(WHOLES)) return [];
      if (element instanceof HTMLLabelElement && element.control) return [textOf(element.control)];
      // The legend of a group of choices is called as the group is.
      if (element.matches('legend')) {
        const chosen = element.parentElement && chosenIn(element.parentElement);
        if (chosen !== null) return [chosen];
      }
      if (element.matches('dt')) return following(element, (node) => !node.matches('dd'));
      const cell = element.closest('td, th, [role=cell], [role=rowheader], [role=columnheader]');
      const column = cell && columnUnder(cell);
      if (column) return column;
      if (cell?.parentElement)
        return [...cell.parentElement.children].filter((other) => other !== cell).map(textOf);
      const heading = element.closest('h1, h2, h3, h4, h5, h6');
      if (heading) {
        const after = following(
          heading,
          (node) => /^H[1-6]$/.test(node.tagName) && node.tagName <= heading.tagName,
        );
        if (after.length > 0) return after;
      }
      // Up to the first ancestor that says more than the element: what comes next in it belongs to the name.
      let node: Element = element;
      for (let level = 0; level < CLIMBED_LEVELS && node !== document.body; level++) {
        const [next] = following(node, () => false, 'button, [role=button]');
        if (next !== undefined) return [next];
        const parent = lens.parentOf(node);
        if (!parent) break;
        if (textOf(parent) !== own) {
          const before = textOf(node.previousElementSibling);
          return [before !== '' ? before : rest === '' ? textOf(parent) : ''];
        }
        node = parent;
      }
      return [];
    };
    const lines = (): string[] => {
      const chosen = [
        ...element.querySelectorAll('[aria-pressed=true], [aria-checked=true], input[type=radio]:checked'),
      ];
      if (chosen.length === 1 && chosen[0] && element.matches('fieldset, [role=group], [role=radiogroup]')) {
        const [label] = chosen[0] instanceof HTMLInputElement ? (chosen[0].labels ?? []) : [];
        return [textOf(label ?? chosen[0])];
      }
      if (isWhole) return linesOf(element);
      const group = element.closest('td, th, label, nav') ? null : lens.groupOf(element);
      const isCard =
        group !== null &&
        // What stands in a table is said of its rows.
        group.querySelector('table, [role=table], [role=grid]') === null &&
        group.getBoundingClientRect().height <= TALLEST_CARD &&
        linesOf(group)[0]?.toLowerCase() === own.toLowerCase();
      return isCard ? linesOf(group) : [];
    };
    const marks = (): string[] => {
      const card = element.closest('li, article, [role=listitem], [role=article], [class*="card" i]');
      const apart = card?.querySelectorAll('span, strong, em, b, small, mark, [class*="badge" i]') ?? [];
      return [...apart]
        .filter(
          (one) =>
            lens.isSeen(one) && one.closest('button, a, label, li, article, [class*="card" i]') === card,
        )
        .map(textOf)
        .filter((text) => /\p{L}/u.test(text) && !/\p{Nd}/u.test(text));
    };
    /** The heads of what an entry stands in, up to the first that has one. */
    const heads = (): string[] => {
      const entry = element.closest('li, [role=listitem], article, [draggable=true], [class*="card" i]');
      const own = /^(?:[\p{L}\p{M}' -]+)/u;
      for (
        let node = entry?.parentElement;
        node && node.matches(':not(body, main)');
        node = node.parentElement
      ) {
        const head = node.querySelector('h1, h2, h3, h4, h5, h6, [role=heading], [class*="title" i]');
        const isAbove =
          head && !entry?.contains(head) && (head.compareDocumentPosition(entry ?? head) & 4) !== 0;
        const called = [node.getAttribute('aria-label') ?? '', isAbove ? textOf(head) : ''];
        const names = called.map((name) => clean(own.exec(name)?.[0] ?? '')).filter((name) => name !== '');
        if (names.length > 0) return names;
      }
      return [];
    };
    // What labels the element is its name, not its value.
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => textOf(document.getElementById(id)));
    return {
      own: words,
      spoken,
      rest,
      beside: besides().filter((text) => text !== '' && !labels.includes(text)),
      lines: lines(),
      marks: marks(),
      heads: heads(),
      isColumn: (columnUnder(element)?.length ?? 0) > 0,
    };
  },
);
