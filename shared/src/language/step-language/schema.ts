import { elementKinds } from './kinds.ts';
import { HTTP_METHODS, IMPACTS, STATES, type Command } from './command.ts';

type Schema = Record<string, unknown>;

const text: Schema = { type: 'string' };
const boolean: Schema = { type: 'boolean' };
const target: Schema = { $ref: '#/$defs/target' };
const place = nullable({ $ref: '#/$defs/place' });
const count: Schema = { type: 'integer', minimum: 0 };

function nullable(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] };
}

function oneOf(...values: (string | number | null)[]): Schema {
  return { enum: values };
}

function object(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const comparison = oneOf('is', 'contains', 'starts with', 'ends with');
const tab: Schema = { anyOf: [object({ number: { type: 'integer' } }), object({ name: text })] };
const texts: Schema = { type: 'array', items: text, minItems: 1 };

/** The fields of each kind of command besides `kind`. */
const FIELDS: { [K in Command['kind']]: Record<keyof Omit<Extract<Command, { kind: K }>, 'kind'>, Schema> } =
  {
    open: { url: nullable({ type: 'string', pattern: '^(https?://|/|\\{\\{)' }) },
    back: {},
    forward: {},
    reload: {},
    click: {
      gesture: oneOf('click', 'double-click', 'right-click'),
      target,
      times: { type: 'integer', minimum: 1, maximum: 100 },
    },
    choose: { target },
    type: { text, target: nullable(target), enter: boolean },
    clear: { target },
    select: { option: text, target },
    set: { target, value: text },
    tick: { target, on: boolean },
    expand: { target, expanded: boolean },
    press: { keys: text, times: { type: 'integer', minimum: 1, maximum: 100 }, target: nullable(target) },
    hover: { target },
    drag: { source: target, destination: target, position: oneOf('onto', 'above', 'below') },
    scroll: { direction: oneOf('up', 'down', 'left', 'right', 'top', 'bottom') },
    scrollTo: { target },
    wait: { seconds: { type: 'number', minimum: 0, maximum: 60 } },
    waitUntil: { assertion: { $ref: '#/$defs/assertion' } },
    upload: { file: nullable(text), target: nullable(target) },
    dialog: { accept: boolean, text: nullable(text) },
    openTab: { url: nullable(text) },
    switchTab: { tab },
    closeTab: { tab: nullable(tab) },
    remember: {
      source: { anyOf: [target, oneOf('url', 'title')] },
      as: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
    },
    google: { text },
    openMail: { subject: text },
    rememberCode: {
      digits: { type: 'integer', minimum: 3, maximum: 12 },
      as: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
    },
    shows: { text, negated: boolean, place },
    state: { target, state: oneOf(...Object.keys(STATES)), each: boolean },
    value: { target, comparison, text, negated: boolean, each: boolean },
    number: {
      target,
      comparison: oneOf('more than', 'less than', 'at least', 'at most'),
      number: { type: 'number' },
    },
    placeholder: { target, text },
    count: { target, bound: oneOf('exactly', 'at least', 'at most'), count },
    page: { property: oneOf('url', 'title'), comparison, text, negated: boolean },
    pageNamed: { name: text, negated: boolean },
    sorted: { target, by: nullable(text), descending: boolean },
    position: { target, direction: oneOf('above', 'below', 'left of', 'right of'), other: target },
    dialogSays: { comparison: oneOf('is', 'contains'), text },
    error: { negated: boolean, target: nullable(target), text: nullable(text) },
    only: { names: texts, place },
    options: { target, options: texts, only: boolean },
    downloaded: { file: text },
    downloadContains: { file: nullable(text), text, negated: boolean },
    looksAsBefore: { except: { type: 'array', items: target } },
    accessible: { impact: oneOf(...IMPACTS) },
    request: {
      method: oneOf(null, ...HTTP_METHODS),
      url: text,
      status: { type: 'integer', minimum: 100, maximum: 599 },
    },
  };

const FIRST_ASSERTION: Command['kind'] = 'shows';

/** JSON Schema (2020-12) of `Command`, for models and clients. What it allows can still be refused by `printCommand` and `readStep`. */
export function commandSchema(): Schema {
  const kinds = Object.keys(FIELDS) as Command['kind'][];
  const all = kinds.map((kind) => object({ kind: { const: kind }, ...FIELDS[kind] }));
  const first = kinds.indexOf(FIRST_ASSERTION);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    anyOf: [...all.slice(0, first), { $ref: '#/$defs/assertion' }],
    $defs: {
      assertion: { anyOf: all.slice(first) },
      target: object({
        name: nullable(text),
        kind: oneOf(null, ...Object.keys(elementKinds)),
        ordinal: nullable({ type: 'integer' }),
        place,
      }),
      place: object({ relation: oneOf('in', 'next to', 'under', 'above', 'below'), target }),
    },
  };
}
