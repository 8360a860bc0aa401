import fc from 'fast-check';
import type { Assertion, Command, Kind, Place, State, Target } from '../command.ts';
import { HTTP_METHODS, IMPACTS, STATES } from '../command.ts';
import { elementKinds } from '../kinds.ts';

/** Texts as people and pages write them, with what could confuse a parser: keywords, quotation marks, backslashes, kinds. */
const text = fc.oneof(
  fc.constantFrom(
    'Save',
    'Sign in',
    'is',
    'and press Enter',
    'the 2nd row',
    'A, B and C',
    '12" disc',
    'C:\\new',
    "Don't",
    '€ 5',
    '{{name}}',
    'x button',
    'not',
  ),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);
const kind = fc.constantFrom(...(Object.keys(elementKinds) as Kind[]).filter((each) => each !== 'mail'));
const inMail: Place = { relation: 'in', target: { name: null, kind: 'mail', ordinal: null, place: null } };
const ordinal = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 30 }), fc.constant(-1));

function placeOf(named: fc.Arbitrary<Target>): fc.Arbitrary<Place> {
  return fc.record({
    relation: fc.constantFrom(
      'in' as const,
      'next to' as const,
      'under' as const,
      'above' as const,
      'below' as const,
    ),
    target: named,
  });
}

const { target, place } = fc.letrec<{ target: Target; place: Place }>((tie) => ({
  target: fc
    .record({
      name: fc.option(text),
      kind: fc.option(kind),
      ordinal,
      place: fc.option(tie('place'), { maxDepth: 2, depthIdentifier: 'place' }),
    })
    .filter(({ name, kind: found }) => name !== null || found !== null),
  place: fc.oneof(
    { weight: 9, arbitrary: placeOf(tie('target')) },
    { weight: 1, arbitrary: fc.constant(inMail) },
  ),
}));

/** Elements as any step can name them. */
export const targets: fc.Arbitrary<Target> = target;

const url = fc.constantFrom('/', '/cart?x=1', 'https://shop.example/a#b', '{{base}}/x');
const times = fc.integer({ min: 1, max: 100 });
const keys = fc.constantFrom('Enter', 'Control+A', 'Shift+Tab', 'ArrowDown', 'a');
const texts = fc.array(text, { minLength: 1, maxLength: 4 });
const comparison = fc.constantFrom(
  'is' as const,
  'contains' as const,
  'starts with' as const,
  'ends with' as const,
);
const tab = fc.oneof(
  fc.record({ number: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(-1)) }),
  fc.record({ name: text }),
);
const variable = fc.constantFrom('order', 'a_1', 'Total');
const boolean = fc.boolean();
/** What is said of each is said of a kind. */
const eachTarget = target.filter((one) => one.kind !== null && one.ordinal === null);
const counted = target.filter((one) => one.ordinal === null);

function of<K extends Command['kind']>(
  kindOfCommand: K,
  fields: {
    [F in keyof Omit<Extract<Command, { kind: K }>, 'kind'>]: fc.Arbitrary<Extract<Command, { kind: K }>[F]>;
  },
): fc.Arbitrary<Extract<Command, { kind: K }>> {
  const record: unknown = fc.record({ kind: fc.constant(kindOfCommand), ...fields } as never);
  return record as fc.Arbitrary<Extract<Command, { kind: K }>>;
}

const states = Object.keys(STATES) as State[];

export const assertions: fc.Arbitrary<Assertion> = fc.oneof(
  of('shows', { text, negated: boolean, place: fc.option(place) }),
  of('state', { target, state: fc.constantFrom(...states), each: fc.constant(false) }),
  of('state', {
    target: eachTarget,
    state: fc.constantFrom(...states.filter((state) => state !== 'hidden')),
    each: fc.constant(true),
  }),
  of('value', { target, comparison, text, negated: boolean, each: fc.constant(false) }),
  of('value', { target: eachTarget, comparison, text, negated: boolean, each: fc.constant(true) }),
  of('number', {
    target,
    comparison: fc.constantFrom(
      'more than' as const,
      'less than' as const,
      'at least' as const,
      'at most' as const,
    ),
    number: fc.oneof(fc.integer(), fc.constantFrom(0.5, 1299.99)),
  }),
  of('placeholder', { target, text }),
  of('count', {
    target: counted,
    bound: fc.constantFrom('exactly' as const, 'at least' as const, 'at most' as const),
    count: fc.integer({ min: 0, max: 2000 }),
  }).filter(({ bound, count }) => !(bound === 'at least' && count === 0)),
  of('page', {
    property: fc.constantFrom('url' as const, 'title' as const),
    comparison,
    text,
    negated: boolean,
  }),
  of('pageNamed', { name: text, negated: boolean }),
  of('sorted', { target, by: fc.option(text), descending: boolean }),
  of('position', {
    target,
    direction: fc.constantFrom('above' as const, 'below' as const, 'left of' as const, 'right of' as const),
    other: target,
  }),
  of('dialogSays', { comparison: fc.constantFrom('is' as const, 'contains' as const), text }),
  of('error', { negated: boolean, target: fc.option(target), text: fc.option(text) }),
  of('only', { names: texts, place: fc.option(place) }),
  of('options', { target, options: texts, only: boolean }),
  of('downloaded', { file: text }),
  of('downloadContains', { file: fc.option(text), text, negated: boolean }),
  of('looksAsBefore', { except: fc.array(target, { maxLength: 3 }) }),
  of('accessible', { impact: fc.constantFrom(...IMPACTS) }),
  of('request', {
    method: fc.option(fc.constantFrom(...HTTP_METHODS)),
    url: text,
    status: fc.integer({ min: 100, max: 599 }),
  }),
);

/** Commands of every kind. */
export const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 16, arbitrary: assertions },
  of('open', { url: fc.option(url) }),
  fc.constantFrom<Command>({ kind: 'back' }, { kind: 'forward' }, { kind: 'reload' }),
  of('click', {
    gesture: fc.constantFrom('click' as const, 'double-click' as const, 'right-click' as const),
    target,
    times,
  }),
  of('choose', { target }),
  of('type', { text, target: fc.option(target), enter: boolean }),
  of('clear', { target }),
  of('select', { option: text, target }),
  of('set', { target, value: text }),
  of('tick', { target, on: boolean }),
  of('expand', { target, expanded: boolean }),
  of('press', { keys, times, target: fc.option(target) }),
  of('hover', { target }),
  of('drag', {
    source: target,
    destination: target,
    position: fc.constantFrom('onto' as const, 'above' as const, 'below' as const),
  }),
  of('scroll', {
    direction: fc.constantFrom(
      'up' as const,
      'down' as const,
      'left' as const,
      'right' as const,
      'top' as const,
      'bottom' as const,
    ),
  }),
  of('scrollTo', { target }),
  of('wait', { seconds: fc.constantFrom(1, 2, 0.5, 60) }),
  of('waitUntil', { assertion: assertions }),
  of('upload', { file: fc.option(text), target: fc.option(target) }),
  of('dialog', { accept: boolean, text: fc.constant(null) }),
  of('dialog', { accept: fc.constant(true), text }),
  of('openTab', { url: fc.option(url) }),
  of('switchTab', { tab }),
  of('closeTab', { tab: fc.option(tab) }),
  of('remember', {
    source: fc.oneof(target, fc.constantFrom('url' as const, 'title' as const)),
    as: variable,
  }),
  of('google', { text }),
  of('openMail', { subject: text }),
  of('rememberCode', { digits: fc.integer({ min: 3, max: 12 }), as: variable }),
);
