import type { Kind } from './command.ts';
import { tokenize, type Token } from './tokens.ts';

/** What a rule would have taken at a place in the sentence. */
export interface Expectation {
  /** Index of a token; the number of tokens is the sentence's end. */
  at: number;
  kind: 'word' | 'slot';
  /** The word, or the slot's name. */
  what: string;
}

/** A sentence that is being matched. */
export interface Input {
  text: string;
  tokens: Token[];
  /** What kinds of elements are called, in the singular. */
  kinds: ReadonlyMap<string, Kind>;
  /** What would have been taken at the furthest place that was reached. */
  expected: Expectation[];
  /** That place, as the index of a token. */
  reached: number;
  /** What rules have found, by the token that they began at. */
  found: Map<Rule<unknown>, [value: unknown, end: number][][]>;
}

export function inputOf(text: string, kinds: Input['kinds']): Input {
  return { text, tokens: tokenize(text), kinds, expected: [], reached: 0, found: new Map() };
}

/** What is written from a token to before another. */
export function textOf({ text, tokens }: Input, at: number, end: number): string {
  return text.slice(tokens[at]?.start, tokens[end - 1]?.end);
}

/** All ways to match from a token on: what is read and the index behind it. */
export type Rule<T> = (input: Input, at: number) => Iterable<[value: T, end: number]>;

export function expect(input: Input, at: number, kind: Expectation['kind'], what: string): void {
  if (at < input.reached) return;
  if (at > input.reached) input.expected = [];
  input.reached = at;
  input.expected.push({ at, kind, what });
}

/** Whether the token is this keyword: in small letters, except at the beginning of the sentence. */
export function isWord({ tokens }: Input, at: number, word: string): boolean {
  const token = tokens[at];
  if (!token || token.isQuoted) return false;
  return token.text === word || (at === 0 && token.text.toLowerCase() === word.toLowerCase());
}

/** The same rule, which is evaluated only once at each place: many forms begin alike. */
export function once<T>(rule: Rule<T>): Rule<T> {
  const cached: Rule<T> = (input, at) => {
    let places = input.found.get(cached) as [T, number][][] | undefined;
    if (!places) input.found.set(cached, (places = []));
    return (places[at] ??= [...rule(input, at)]);
  };
  return cached;
}

/** One word. */
export function word(text: string): Rule<string> {
  return function* (input, at) {
    if (isWord(input, at, text)) yield [text, at + 1];
    else expect(input, at, 'word', text);
  };
}

/** What the slots of a pattern held. */
export type Slots = Record<string, unknown>;

type Segment =
  | { literal: string }
  | { slot: string; rule: Rule<unknown> }
  | { optional: Segment[][] }
  | { choice: Segment[][] };

/**
 * Compiles a pattern: words, `<slot>`, `[optional|other]`, `(one|other)`. A slot is `<type>` or `<name:type>`, or `<name:(one|other)>` for
 * what is written there.
 * @throws Error for an unknown type of slot
 */
export function compile(pattern: string, types: Record<string, Rule<unknown>>): Rule<Slots> {
  const pieces = pattern.match(/<[^>]+>|[()[\]|]|[^\s<>()[\]|]+/gu) ?? [];
  let next = 0;
  const sequence = (): Segment[] => {
    const segments: Segment[] = [];
    for (; next < pieces.length && !/^[)\]|]$/u.test(pieces[next] ?? ''); next++) {
      const piece = pieces[next] ?? '';
      if (piece === '[' || piece === '(')
        segments.push(piece === '[' ? { optional: choices() } : { choice: choices() });
      else if (piece.startsWith('<')) segments.push(slotOf(piece.slice(1, -1)));
      else segments.push({ literal: piece });
    }
    return segments;
  };
  const choices = (): Segment[][] => {
    const all: Segment[][] = [];
    do {
      next++;
      all.push(sequence());
    } while (pieces[next] === '|');
    return all;
  };
  const slotOf = (text: string): Segment => {
    const [slot = '', type = slot] = text.split(':');
    const rule = type.startsWith('(') ? written(compile(type, types)) : types[type];
    if (!rule) throw new Error(`There is no slot <${type}>.`);
    return { slot, rule };
  };
  const segments = sequence();
  return (input, at) => matchSegments(input, at, segments, {});
}

function written(rule: Rule<unknown>): Rule<string> {
  return function* (input, at) {
    for (const [, end] of rule(input, at)) yield [textOf(input, at, end), end];
  };
}

function* matchSegments(
  input: Input,
  at: number,
  segments: Segment[],
  slots: Slots,
): Iterable<[Slots, number]> {
  const [segment, ...rest] = segments;
  if (!segment) yield [slots, at];
  else if ('literal' in segment) {
    if (isWord(input, at, segment.literal)) yield* matchSegments(input, at + 1, rest, slots);
    else expect(input, at, 'word', segment.literal);
  } else if ('slot' in segment) {
    for (const [value, end] of segment.rule(input, at))
      yield* matchSegments(input, end, rest, { ...slots, [segment.slot]: value });
  } else {
    const isOptional = 'optional' in segment;
    for (const choice of isOptional ? segment.optional : segment.choice)
      yield* matchSegments(input, at, [...choice, ...rest], slots);
    if (isOptional) yield* matchSegments(input, at, rest, slots);
  }
}
