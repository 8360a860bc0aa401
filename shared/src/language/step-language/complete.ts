import { HTTP_METHODS } from './command.ts';
import { ACTION_FORMS, ASSERTION_FORMS } from './forms.ts';
import { SINGULARS } from './kind-words.ts';
import type { Expectation } from './matcher.ts';
import type { NamedElement } from './named-element.ts';
import { parse } from './parse.ts';
import { fitOf, purposeOf, type Purpose } from './purpose.ts';
import { quote, tokenize } from './tokens.ts';

/** What can be inserted at the cursor. */
export interface Completion {
  /** Replaces the text between `start` and `end`. */
  insert: string;
  start: number;
  /** The cursor, if absent. */
  end?: number;
  /** What the list shows. */
  label: string;
  kind: 'form' | 'kind' | 'word' | 'variable' | 'name';
  /** What it is for: of a form its meaning and an example. */
  detail: string;
}

/** A name that can stand in `{{…}}`. */
export interface KnownVariable {
  name: string;
  /** Where its value comes from. */
  detail: string;
}

/** What steps can name. */
export interface KnownNames {
  /** What elements are called in the test's other steps. */
  names: string[];
  /** What can be named on the page that is open next to the steps; it comes first, what fits the verb before the rest. */
  namesOnPage?: NamedElement[];
  variables: KnownVariable[];
}

const MAX_COMPLETIONS = 8;
/** Slots that only a few words fit, or that some fit more often than others. */
const SLOT_WORDS: Record<string, { words: string[]; detail: string }> = {
  codeLength: { words: ['6-digit', '4-digit', '8-digit'], detail: 'how long the code is' },
  impact: { words: ['moderate', 'serious', 'critical'], detail: 'and worse ones' },
  method: { words: [...HTTP_METHODS], detail: 'of the request' },
  status: { words: ['200', '201', '204', '302', '400', '401', '403', '404'], detail: 'of the answer' },
};
const KEYS = ['Enter', 'Tab', 'Escape', 'ArrowDown', 'ArrowUp', 'Backspace', 'Control+A'];

/** What can follow at the cursor, best first, at most eight. */
export function complete(text: string, cursor: number, known: KnownNames): Completion[] {
  const before = text.slice(0, cursor);
  return (
    inVariable(before, text.slice(cursor), known.variables) ??
    (inQuotes(before, known) ?? atWord(before, known)).slice(0, MAX_COMPLETIONS)
  );
}

/** Behind `{{`: every name, as a company has few. Replaces braces that are closed already. null: the cursor is elsewhere. */
function inVariable(before: string, after: string, variables: KnownVariable[]): Completion[] | null {
  const open = /\{\{\s*(\w*)$/u.exec(before);
  if (!open) return null;
  const partial = (open[1] ?? '').toLowerCase();
  const closing = /^\s*\}\}/u.exec(after)?.[0] ?? '';
  return variables
    .filter(({ name }) => name.toLowerCase().startsWith(partial))
    .map(({ name, detail }) => ({
      insert: `{{${name}}}`,
      start: open.index,
      end: before.length + closing.length,
      label: `{{${name}}}`,
      kind: 'variable',
      detail,
    }));
}

/** Behind an opening quotation mark. null: the cursor is elsewhere. */
function inQuotes(before: string, known: KnownNames): Completion[] | null {
  const open = tokenize(`${before}.`).find(({ isQuoted, text }) => !isQuoted && text.startsWith('"'));
  if (!open) return null;
  return nameCompletions(known, {
    partial: before.slice(open.start + 1),
    before: before.slice(0, open.start),
    start: open.start,
  });
}

function atWord(before: string, known: KnownNames): Completion[] {
  const partial = /[^\s"]*$/u.exec(before)?.[0] ?? '';
  const start = before.length - partial.length;
  const complete = before.slice(0, start);
  if (complete.trim() === '') return beginnings(partial, start);
  const { expected, reached, input } = parse(complete);
  if (reached < input.tokens.length) return [];
  // Directly behind a quoted text nothing separates yet what is inserted.
  const gap = partial === '' && /\S$/u.test(complete) ? ' ' : '';
  const slots = new Set(expected.filter(({ kind }) => kind === 'slot').map(({ what }) => what));
  const names = slots.has('name') ? nameCompletions(known, { partial, before: complete, start }) : [];
  const variables =
    slots.has('value') && partial === ''
      ? known.variables.map((variable) => variableAt(variable, start))
      : [];
  const all = [
    ...names,
    ...wordCompletions(expected, partial, start),
    ...[...slots].flatMap((slot) => slotCompletions(slot, partial, start)),
    ...(slots.has('keys') ? plain(startingWith(KEYS, partial), start, 'word', 'a key') : []),
    ...variables,
    ...(slots.has('kind') && !endsInWord(complete)
      ? plain(startingWith([...SINGULARS.values()], partial), start, 'kind', 'what kind of element')
      : []),
  ];
  return all.map((one) => ({ ...one, insert: gap + one.insert }));
}

/** Behind an unquoted word a kind, too, but only once its first letters are there. */
function endsInWord(complete: string): boolean {
  return tokenize(complete).at(-1)?.isQuoted !== true && !/\bthe\s+$/u.test(complete);
}

/** How sentences begin: the words of the forms before their first slot. */
function beginnings(partial: string, start: number): Completion[] {
  const found = new Map<string, Completion>();
  for (const { pattern, meaning, example } of [...ACTION_FORMS, ...ASSERTION_FORMS]) {
    const words = /^[a-zA-Z -]+/u.exec(pattern.replace(/\((\w+)\|[^)]*\)/gu, '$1'))?.[0].trim();
    if (!words || meaning === '') continue;
    const label = words.charAt(0).toUpperCase() + words.slice(1);
    if (label.toLowerCase().startsWith(partial.toLowerCase()) && !found.has(label))
      found.set(label, { insert: `${label} `, start, label, kind: 'form', detail: `${meaning}: ${example}` });
  }
  return [...found.values()];
}

function wordCompletions(expected: Expectation[], partial: string, start: number): Completion[] {
  const words = expected.filter(({ kind }) => kind === 'word').map(({ what }) => what);
  const [places, others] = [words.filter(isPlace), words.filter((word) => !isPlace(word))];
  return plain(startingWith([...others, ...places], partial), start, 'word', '');
}

function slotCompletions(slot: string, partial: string, start: number): Completion[] {
  const { words, detail } = SLOT_WORDS[slot] ?? { words: [], detail: '' };
  return plain(startingWith(words, partial), start, 'word', detail);
}

/** Where something stands is said less often than what is so. */
function isPlace(word: string): boolean {
  return /^(?:in|next to|under|above|below)$/u.test(word);
}

function plain(words: string[], start: number, kind: Completion['kind'], detail: string): Completion[] {
  return words.map((word) => ({ insert: `${word} `, start, label: word, kind, detail }));
}

function nameCompletions(
  { names, namesOnPage = [] }: KnownNames,
  { partial, before, start }: { partial: string; before: string; start: number },
): Completion[] {
  const onPage = inOrderOfUse(namesOnPage, purposeOfNext(before));
  const kinds = new Map(onPage.toReversed().map(({ name, kind }) => [name, kind ? `${kind} ` : '']));
  return startingWith([...onPage.map(({ name }) => name), ...names], partial).map((name) => ({
    insert: `${quote(name)} `,
    start,
    label: name,
    kind: 'name',
    detail: kinds.has(name) ? `${kinds.get(name)}on the page` : 'used in another step',
  }));
}

/** Grouped by kind: those that fit best come first, then those of the other kinds in the order of the page. */
function inOrderOfUse(elements: NamedElement[], purpose: Purpose): NamedElement[] {
  const kinds = [...new Set(elements.map(({ kind }) => kind))];
  const rank = ({ kind }: NamedElement) => [fitOf(kind, purpose) ?? Infinity, kinds.indexOf(kind)] as const;
  return elements.toSorted((a, b) => {
    const [[fit, group], [otherFit, otherGroup]] = [rank(a), rank(b)];
    return fit === otherFit ? group - otherGroup : fit - otherFit;
  });
}

/** Stands for a name that is to come, and can end a sentence that has none yet. */
const NEXT = 'name to come';
const REST = ['', ' to "x"', ' in "x"', ' is visible'];

/** What a name is wanted for behind the beginning of a sentence. */
function purposeOfNext(before: string): Purpose {
  const commands = REST.flatMap((rest) => parse(`${before}${quote(NEXT)}${rest}`).commands);
  for (const command of commands) {
    if ('target' in command && command.target?.name === NEXT) return purposeOf(command);
    if (command.kind === 'select' && command.option === NEXT) return 'option';
  }
  return 'any';
}

function variableAt({ name, detail }: KnownVariable, start: number): Completion {
  return { insert: `"{{${name}}}" `, start, label: `{{${name}}}`, kind: 'variable', detail };
}

function startingWith(words: string[], partial: string): string[] {
  const small = partial.toLowerCase();
  return [...new Set(words)].filter((word) => word.toLowerCase().startsWith(small) && word !== partial);
}
