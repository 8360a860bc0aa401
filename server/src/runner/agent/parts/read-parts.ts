import type { Locator } from 'playwright-core';
import { isolated } from '../isolated.ts';
import { withPieces } from '../lens/lens.ts';
import { tables } from '../lens/tables.ts';
import { besideSight } from './beside.ts';
import { cardSight } from './card.ts';
import { telling } from './telling.ts';

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
  /** What stands with it are the other cells of its row. */
  isInRow: boolean;
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

const read = withPieces(
  tables,
  telling,
  besideSight,
  cardSight,
)((
  lens,
  element: Element,
  { called, isDrawn, isWhole }: { called: string; isDrawn: boolean; isWhole: boolean },
): Parts => {
  const LONGEST_BADGE = 8;
  const { clean } = lens;
  const telling = lens.tellingOf(isDrawn);
  const { linesOf, textOf } = telling;
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
          `${words.slice(0, at)} ${words.slice(at + called.length)}`.replace(/^[\s:=–—-]+|[\s:=–—-]+$/g, ''),
        );

  // What labels the element is its name, not its value.
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => textOf(document.getElementById(id)));
  const isRow = element.matches('tr, [role=row]');
  const beside = isWhole && !isRow ? [] : lens.besides(element, rest !== '', telling);
  return {
    own: words,
    spoken,
    rest,
    beside: beside.filter((text) => text !== '' && !labels.includes(text)),
    lines: lens.cardLines(element, isWhole, telling),
    marks: lens.cardMarks(element, telling),
    heads: lens.headsOver(element, telling),
    isInRow: element.closest('td, th, [role=cell], [role=rowheader]') !== null,
    isColumn: (lens.columnUnder(element, telling)?.length ?? 0) > 0,
  };
});
