import type { Command } from '../../command.ts';
import { readCheck } from '../read-check.ts';
import { KIND_WORDS_PLURAL } from '../targets/kinds.ts';
import type { Rule } from '../rule.ts';
import { NUMBER } from '../statements/amounts.ts';

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  half: 0.5,
};
const AMOUNT = '(\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|ten)';
const UNIT = '(milliseconds?|ms|seconds?|secs?|s|minutes?|mins?)';

export const WAITING: Rule<Command>[] = [
  [
    new RegExp(
      `^(?:waits?|pauses?|sleeps?)(?:\\s+for)?(?:\\s+(?:about|another|around))?\\s+${AMOUNT}\\s*${UNIT}$`,
      'iu',
    ),
    ([amount = '', unit = '']) => ({ kind: 'wait', seconds: seconds(amount, unit) }),
  ],
  [
    /^waits?(?:\s+(?:for\s+)?(?:a\s+(?:moment|bit|little|while)|briefly))?$/iu,
    () => ({ kind: 'wait', seconds: 1 }),
  ],
  [
    new RegExp(
      `^waits?\\s+(?:for\\s+)?(?:up\\s+to|at\\s+most|max(?:imum)?(?:\\s+of)?)\\s+${AMOUNT}\\s*${UNIT}\\s+(?:for|until|till)\\s+(.+)$`,
      'iu',
    ),
    ([amount = '', unit = '', rest = '']) => waitFor(rest, seconds(amount, unit)),
  ],
  [
    new RegExp(
      `^waits?\\s+(?:for|until|till)\\s+(.+?),?\\s+(?:for\\s+)?(?:up\\s+to|at\\s+most)\\s+${AMOUNT}\\s*${UNIT}$`,
      'iu',
    ),
    ([rest = '', amount = '', unit = '']) => waitFor(rest, seconds(amount, unit)),
  ],
  [
    new RegExp(`^waits?\\s+(?:for\\s+)?${AMOUNT}\\s*${UNIT}\\s+(?:for|until|till)\\s+(.+)$`, 'iu'),
    ([amount = '', unit = '', rest = '']) => waitFor(rest, seconds(amount, unit)),
  ],
  [/^waits?\s+(?:for|until|till)\s+(.+)$/iu, ([rest = '']) => waitFor(rest, null)],
];

function seconds(amount: string, unit: string): number {
  const number = NUMBERS[amount.toLowerCase()] ?? Number(amount);
  if (/^m(?:s|illi)/iu.test(unit)) return number / 1000;
  return /^min/iu.test(unit) ? number * 60 : number;
}

/** What is waited for until the page has come and shows something. */
const LOADED = [
  /^(?:the\s+)?(?:page|site|app|content|everything|it)\s+(?:to\s+(?:be\s+)?(?:load(?:ed)?|finish(?:es)?(?:\s+loading)?|ready)|(?:has\s+|is\s+)?(?:loaded|loads|ready|finished(?:\s+loading)?))(?:\s+completely|\s+fully)?$/iu,
  /^(?:the\s+)?loading\s+(?:is\s+|has\s+)?(?:finished|done|over|complete|finishes)$/iu,
];

/** What an act should bring, where nothing is said of it. */
const RESULTS =
  /^(?:the\s+)?(?:search\s+|new\s+)?(?:results?|data)(?:\s+(?:(?:to\s+)?(?:load|appear|arrive|come|show)(?:\s+up)?|loads?|appears?|arrives?|(?:is|are|has|have)\s+(?:been\s+)?(?:loaded|shown|there|arrived|displayed|visible|appeared)|to\s+be\s+(?:loaded|shown|displayed)))?$/iu;

/** "Wait for the dialog to close", "wait until the page shows Done", "wait for Save". */
function waitFor(rest: string, limitSeconds: number | null): Command | null {
  if (LOADED.some((pattern) => pattern.test(rest)))
    return { kind: 'waitFor', check: { kind: 'something' }, limitSeconds };
  if (RESULTS.test(rest)) return { kind: 'waitFor', check: { kind: 'results' }, limitSeconds };
  const coming =
    /^(.+?)\s+to\s+(?:load|appear|show(?: up)?|open|pop up|arrive|come up)$/iu.exec(rest)?.[1] ??
    /^(.+?)\s+(?:is|are|has|have|gets?)\s+(?:been\s+)?(?:fully\s+)?(?:loaded|arrived|opened)$/iu.exec(
      rest,
    )?.[1];
  if (coming !== undefined) {
    const check = readCheck(`${coming} is visible`)[0];
    return check ? { kind: 'waitFor', check, limitSeconds } : null;
  }
  const leaving =
    /^(.+?)\s+to\s+(?:close|disappear|vanish|go away|be (?:hidden|gone|closed|removed))$/iu.exec(rest)?.[1];
  if (leaving !== undefined) return waitFor(`${leaving} is hidden`, limitSeconds);
  const being = /^(.+?)\s+to\s+(?:be|become)\s+(.+)$/iu.exec(rest);
  const stated =
    being?.[1] && being[2] ? `${being[1]} is ${being[2]}` : rest.replace(/\s+(?:becomes|turns)\s+/iu, ' is ');
  const seen = stated.replace(
    /\s+to\s+(?:load|appear|show(?: up)?|open|pop up)$|\s+(?:loads|has loaded|pops up)$/iu,
    '',
  );
  // What shows that something has finished must be said.
  if (/\s(?:to (?:finish|complete)|finishes|completes)$/iu.test(rest)) return null;
  const number = new RegExp(`^(?:(?:at least|exactly) )?${NUMBER} ${KIND_WORDS_PLURAL}\\b`, 'iu').test(seen);
  const check = readCheck(number ? `there are ${seen}` : stated)[0] ?? readCheck(`${seen} is visible`)[0];
  return check ? { kind: 'waitFor', check, limitSeconds } : null;
}
