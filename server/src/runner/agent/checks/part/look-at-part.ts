import type { Session } from '../../session.ts';
import { lookAtDialog } from '../dialogs.ts';
import { unknownThing } from '../known.ts';
import { missing, type CheckOf, type Look } from '../look.ts';
import { lookForCardLine } from './card-line.ts';
import { findCell, findNthCell, findRow } from './cell.ts';
import { lookAtEach } from './each.ts';
import { readNamed, tellsAmount } from './element.ts';
import { elsewhere, ofCompound } from './elsewhere.ts';
import { lookForMark } from './mark.ts';
import { lookForMeasure } from './measure.ts';
import { lookAtOwned } from './owned.ts';
import { lookForBareValue, lookForPriceOf } from './price.ts';
import type { Seen } from './reading.ts';
import { lookForSaying } from './saying.ts';
import { lookForSentence } from './sentence.ts';
import { lookForTelling } from './telling.ts';
import { tell, tellCell, tellRow } from './tell.ts';
import { lookForTotalCount } from './total.ts';

type Part = CheckOf<'part'>;

/** What of a page may speak for a statement. */
interface Speaker {
  who: string;
  /** Why it is asked where it stands in the order. */
  why: string;
  /** @param named what is called so, looked for once */
  ask(session: Session, check: Part, named: () => Promise<Seen | null>): Promise<Look | null>;
}

/** Who is asked, one after the other, until one speaks. The surer it is that the step means it, the earlier. */
const SPEAKERS: Speaker[] = [
  {
    who: 'nobody',
    why: 'What the page has no word for is absent from whatever is found: each of the others would call it true.',
    async ask(session, { expected: { text, isNegated, isQuoted } }) {
      return isNegated && !isQuoted && text.includes(' ') ? unknownThing(session, text) : null;
    },
  },
  {
    who: 'each of several',
    why: 'What is said of all is not true because one of them, whom the others would find first, says so.',
    ask: async (session, check) => (check.isEach ? lookAtEach(session, check) : null),
  },
  {
    who: 'a dialog of the browser',
    why: 'It is over when the page can be looked at, so that only its text is left; what it did not say the page still may.',
    async ask(session, { target, expected }) {
      const dialog = lookAtDialog(session, target, expected);
      return dialog?.isTrue ? dialog : null;
    },
  },
  {
    who: 'a cell of a column, by its number',
    why: 'The column says what its cells are: no other text may stand in for them, so that what it says is final.',
    async ask(session, { target, expected }) {
      const cell = await findNthCell(session, target);
      return cell && tellCell(target, cell, expected);
    },
  },
  {
    who: 'the cell where a column meets a line',
    why: 'As sure and as final as the one before. Of a cell that names its line the others of the line speak.',
    async ask(session, { target, expected }) {
      const cell = await findCell(session, target);
      if (!cell) return null;
      const isSo = tellCell(target, cell, { ...expected, isNegated: false }).isTrue;
      return cell.row && !isSo ? tellRow(target, cell.row, expected) : tellCell(target, cell, expected);
    },
  },
  {
    who: 'what is called so and says so',
    why: 'It has the name, but may be one of several: where it says something else, a sentence may still mean the other.',
    async ask(_, check, named) {
      const one = await named();
      return one && (one.agrees || tellsAmount(one, check)) ? tell(check.target, one, check.expected) : null;
    },
  },
  {
    who: 'a sentence of the page',
    why: 'The page says all of the statement itself, its subject too, which is worth more than a label with another value.',
    async ask(session, { target, expected }) {
      const said = await lookForSentence(session, target, expected);
      return said ?? lookForTelling(session, target, expected);
    },
  },
  {
    who: 'the only mark of the page',
    why: 'A badge is said of the thing that the page is about, the name of which stands in its heading and says nothing more.',
    ask: async (session, check) => (check.isMark ? lookForMark(session, check.expected) : null),
  },
  {
    who: 'the number of all things',
    why: 'Where the count itself has no name of its own, what is called a total is an amount of something else.',
    async ask(session, { target, expected }, named) {
      const total = await lookForTotalCount(session, target, expected);
      return (await named())?.parts.own.toLowerCase().includes('count') ? null : total;
    },
  },
  {
    who: 'what is called so and says something else',
    why: 'The name is taken: all that follows looks for what nothing on the page is called.',
    async ask(_, { target, expected }, named) {
      const one = await named();
      return one && tell(target, one, expected);
    },
  },
  {
    who: 'the line of a table that has the name in it',
    why: 'The name is a part of a cell, and the line is the only one with it.',
    async ask(session, { target, expected }) {
      const row = await findRow(session, target);
      return row && tellRow(target, row, expected);
    },
  },
  {
    who: 'what stands with the owner',
    why: 'In "the price of Tea" nothing is called a price, but Tea is called so: only what is of the asked sort there, and the only one, speaks.',
    async ask(session, { target, expected }) {
      return (
        (await lookAtOwned(session, target, expected)) ??
        (await lookForPriceOf(session, target, expected)) ??
        (await lookForMeasure(session, target, expected)) ??
        lookForCardLine(session, target, expected)
      );
    },
  },
  {
    who: 'the biggest amount of the page',
    why: 'A price without an owner is that of the thing that the page is about, unless something was called a price.',
    ask: (session, { target, expected }) => lookForBareValue(session, target, expected),
  },
  {
    who: 'the thing without its place',
    why: 'The place that was named is none on this page: all of them are asked again about the thing alone.',
    async ask(session, check) {
      const { target } = check;
      const other = (await elsewhere(session, target)) ?? (await ofCompound(session, target));
      return other && lookAtPart(session, { ...check, target: other });
    },
  },
  {
    who: 'a dialog that said something else',
    why: 'Nothing on the page is called so: the dialog is what was meant.',
    ask: async (session, { target, expected }) => lookAtDialog(session, target, expected),
  },
  {
    who: 'the one text that is just that',
    why: 'Last, as only the words of the step call it a greeting, a note or a label.',
    ask: (session, check) => lookForSaying(session, check),
  },
];

/** "The cart shows 1": what of the page speaks for a thing of that name, and what it says. */
export async function lookAtPart(session: Session, check: Part): Promise<Look> {
  let found: Promise<Seen | null> | undefined;
  const named = () => (found ??= readNamed(session, check));
  for (const { ask } of SPEAKERS) {
    const look = await ask(session, check, named);
    if (look) return look;
  }
  return missing(session, check.target.words);
}
