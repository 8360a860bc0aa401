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
      return hint === '' ? lines : lines.map((one) => one.replace(hint, ''));
    };
    const textOf = (node: Element | null): string => (node ? clean(linesOf(node).join(' ')) : '');
    const following = (start: Element, isEnd: (node: Element) => boolean, skipped = 'script') => {
      const texts: string[] = [];
      for (let node = start.nextElementSibling; node && !isEnd(node); node = node.nextElementSibling)
        if (!node.matches(skipped)) texts.push(textOf(node));
      return texts.filter((text) => text !== '');
    };

    const own = textOf(element);
    const spoken = clean(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
    // "IBAN: LV80" may be a line of a longer text.
    const line = linesOf(element).find((one) => one.toLowerCase().startsWith(called.toLowerCase()));
    const words = (called !== '' && !isWhole && line) || own || spoken;
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
        group.getBoundingClientRect().height <= TALLEST_CARD &&
        linesOf(group)[0]?.toLowerCase() === own.toLowerCase();
      return isCard ? linesOf(group) : [];
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
      isColumn: (columnUnder(element)?.length ?? 0) > 0,
    };
  },
);
