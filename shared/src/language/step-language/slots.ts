import type { Assertion, Impact, NumberComparison, Place, State, TabName, Target } from './command.ts';
import { HTTP_METHODS, STATES } from './command.ts';
import { expect, isWord, word, type Input, type Rule } from './matcher.ts';
import { name, quoted, quotedText, value } from './names.ts';
import { counted, countedOne, each, explicit, optionalPlace, place, subject, target } from './target.ts';
import { inside, plainTarget } from './targets.ts';
import { BUTTON_LIKE_KEYS, keysOf, numberOf, ordinalOf, STATE_WORDS } from './words.ts';

/** The longest that a step can wait on purpose. */
const MAX_SECONDS = 60;

/** One token that is not in quotes and that `read` makes something of. */
function token<T>(what: string, read: (text: string) => T | null): Rule<T> {
  return function* (input, at) {
    expect(input, at, 'slot', what);
    const found = input.tokens[at];
    const result = found && !found.isQuoted ? read(found.text) : null;
    if (result !== null) yield [result, at + 1];
  };
}

/** One of these words. */
function oneOf(...words: string[]): Rule<string> {
  return function* (input, at) {
    for (const each of words) yield* word(each)(input, at);
  };
}

/** An absolute URL, a path or a variable; in quotes or not. */
const url: Rule<string> = function* (input, at) {
  expect(input, at, 'slot', 'url');
  const found = input.tokens[at];
  if (found && /^(?:https?:\/\/|\/|(?=\{\{))(?:\{\{[^{}]*\}\}|\S)*$/iu.test(found.value))
    yield [found.value, at + 1];
};

/** `once`, `twice`, `3 times`. */
const times: Rule<number> = function* (input, at) {
  expect(input, at, 'slot', 'times');
  if (isWord(input, at, 'once')) yield [1, at + 1];
  if (isWord(input, at, 'twice')) yield [2, at + 1];
  const count = numberOf(input.tokens[at]?.text ?? '');
  const isRepeated = count !== null && Number.isInteger(count) && count > 1 && count <= 100;
  if (isRepeated && isWord(input, at + 1, 'times')) yield [count, at + 2];
};

/** A state other than hidden, which is an absence. */
const state: Rule<State> = function* (input, at) {
  for (const [words, found] of STATE_WORDS.filter(([, one]) => one !== 'hidden')) {
    const all = words.split(' ');
    expect(input, at, 'word', words);
    if (all.every((each, index) => isWord(input, at + index, each))) yield [found, at + all.length];
  }
};

/** `is not enabled` is `is disabled`. */
const notState: Rule<State> = function* (input, at) {
  for (const [found, end] of state(input, at)) if (found !== 'visible') yield [STATES[found], end];
};

const comparison: Rule<NumberComparison> = function* (input, at) {
  for (const words of ['more than', 'less than', 'at least', 'at most'] as const) {
    expect(input, at, 'word', words);
    if (words.split(' ').every((each, index) => isWord(input, at + index, each))) yield [words, at + 2];
  }
};

/** `"A", "B" and "C"`: quoted texts only, since commas and "and" would be a part of names. */
const texts: Rule<string[]> = function* (input, at) {
  expect(input, at, 'slot', 'texts');
  for (const [{ text }, end] of quoted(input, at)) yield* more(input, end, [text]);
};

function* more(input: Input, at: number, found: string[]): Iterable<[string[], number]> {
  const isLast = isWord(input, at, 'and');
  if (isLast || input.tokens[at]?.text === ',') {
    const start = !isLast && isWord(input, at + 1, 'and') ? at + 2 : at + 1;
    for (const [{ text }, end] of quoted(input, start))
      if (start > at + 1 || isLast) yield [[...found, text], end];
      else yield* more(input, end, [...found, text]);
  }
  yield [found, at];
}

/** `"Date", the "News" section and the 2nd image`. */
const targets: Rule<Target[]> = function* (input, at) {
  for (const [first, end] of explicit(input, at)) yield* moreTargets(input, end, [first]);
};

function* moreTargets(input: Input, at: number, found: Target[]): Iterable<[Target[], number]> {
  const isLast = isWord(input, at, 'and');
  if (isLast || input.tokens[at]?.text === ',')
    for (const [next, end] of explicit(input, at + 1))
      if (isLast) yield [[...found, next], end];
      else yield* moreTargets(input, end, [...found, next]);
  yield [found, at];
}

const tab: Rule<TabName> = function* (input, at) {
  const ordinal = ordinalOf(input.tokens[at]?.text ?? '');
  expect(input, at, 'slot', 'ordinal');
  if (ordinal !== null && isWord(input, at + 1, 'browser') && isWord(input, at + 2, 'tab'))
    yield [{ number: ordinal }, at + 3];
  expect(input, at, 'word', 'browser tab');
  if (isWord(input, at, 'browser') && isWord(input, at + 1, 'tab'))
    for (const [{ text }, end] of quoted(input, at + 2)) yield [{ name: text }, end];
};

function numberWhere(text: string, isGood: (number: number) => boolean): number | null {
  const number = numberOf(text);
  return number !== null && isGood(number) ? number : null;
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}

/** What a column is called. */
const column: Rule<string> = function* (input, at) {
  for (const [{ text }, end] of name(input, at)) yield [text, end];
};

/** A button that is called like a key: "Press Delete" can mean both. */
const keyButton: Rule<Target> = function* (input, at) {
  const found = input.tokens[at];
  if (!found || found.isQuoted || !BUTTON_LIKE_KEYS.has(found.text)) return;
  for (const [where, end] of optionalPlace(input, at + 1)) yield [plainTarget(found.text, null, where), end];
};

/** A list or table, as the place of all that is listed in it. */
const listed: Rule<Place> = function* (input, at) {
  for (const [list, end] of target(input, at))
    if (list.kind === 'list' || list.kind === 'table') yield [inside(list), end];
};

/** The button that closes a dialog of the page: its name is "Close", or is announced so. */
const closeButton: Rule<Target> = function* (input, at) {
  for (const [dialog, end] of target(input, at))
    if (dialog.kind === 'dialog') yield [plainTarget('Close', 'button', inside(dialog)), end];
};

/** `6-digit`. */
function codeLengthOf(text: string): number | null {
  const digits = Number(/^(\d{1,2})-digit$/u.exec(text)?.[1]);
  return digits >= 3 && digits <= 12 ? digits : null;
}

/** Problems of every impact are meant without one. */
function impactOf(text: string): Impact | null {
  return (['moderate', 'serious', 'critical'] as const).find((impact) => impact === text) ?? null;
}

const letters = (text: string) => (/^[A-Za-z_]\w*$/u.test(text) ? text : null);

/** What can stand in the slots of a pattern; `assertion` is added by those who have the forms. */
export function slotTypes(assertion: Rule<Assertion>): Record<string, Rule<unknown>> {
  return {
    target,
    subject,
    place,
    counted,
    countedOne,
    each,
    explicit,
    column,
    keyButton,
    closeButton,
    listed,
    value,
    quotedText,
    url,
    times,
    state,
    notState,
    comparison,
    texts,
    targets,
    tab,
    assertion,
    keys: token('keys', keysOf),
    number: token('number', numberOf),
    seconds: token('number', (text) => numberWhere(text, (number) => number >= 0 && number <= MAX_SECONDS)),
    count: token('number', (text) => numberWhere(text, (number) => number !== 1 && isCount(number))),
    one: token('number', (text) => numberWhere(text, (number) => number === 1)),
    direction: oneOf('up', 'down', 'left', 'right'),
    edge: oneOf('top', 'bottom'),
    variable: token('variable', letters),
    codeLength: token('codeLength', codeLengthOf),
    impact: token('impact', impactOf),
    method: token('method', (text) => HTTP_METHODS.find((method) => method === text) ?? null),
    status: token('status', (text) =>
      numberWhere(text, (number) => isCount(number) && number >= 100 && number < 600),
    ),
  };
}
