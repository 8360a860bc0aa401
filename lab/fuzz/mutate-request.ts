import fc, { type GeneratorValue } from 'fast-check';
import {
  HOSTILE_HEADERS,
  HOSTILE_TYPES,
  hostileBody,
  hostileSegment,
  hostileValue,
  HUGE_BODY,
  OTHER_METHODS,
} from './hostile-values.ts';
import { chance, pick } from './sample-schema.ts';

/** A request as it is sent. */
export interface MutatedRequest {
  /** The route that it was made from. */
  operation: string;
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  /** JSON text, or bytes. */
  body: string | Buffer | undefined;
  /** What was changed, for the statistics. */
  mutations: string[];
}

/** A request before it is serialised. */
interface RequestDraft {
  operation: string;
  method: string;
  path: string;
  /** Encoded. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  value: unknown;
  bytes?: Buffer;
}

const HUGE = 'huge body';
/** In a thousand requests: each costs as much as hundreds of the others. */
const HUGE_PER_THOUSAND = 2;

type Mutation = (draft: RequestDraft, gen: GeneratorValue) => void;

const MUTATIONS: Record<string, Mutation> = {
  path(draft, gen) {
    const segments = draft.path.split('/');
    segments[gen(fc.integer, { min: 1, max: segments.length - 1 })] = hostileSegment(gen);
    draft.path = segments.join('/');
  },
  query(draft, gen) {
    const names = [...draft.query.map(([name]) => name), 'id', 'ids', 'a[b]', '__proto__', '%00', '%'];
    draft.query.push([pick(gen, names), hostileSegment(gen)]);
  },
  field(draft, gen) {
    draft.value = mutateWithin(draft.value, gen);
  },
  'lack of a field': (draft, gen) => {
    if (!isRecord(draft.value)) return;
    const { [pick(gen, Object.keys(draft.value))]: _removed, ...rest } = draft.value;
    draft.value = rest;
  },
  'unknown field': (draft, gen) => {
    if (isRecord(draft.value))
      draft.value = { ...draft.value, [`x${gen(fc.nat, { max: 8 })}`]: hostileValue(gen) };
  },
  'whole body': (draft, gen) => {
    draft.bytes = hostileBody(gen);
    draft.headers['content-type'] ??= 'application/json';
  },
  [HUGE]: (draft) => {
    draft.bytes = HUGE_BODY;
    draft.headers['content-type'] ??= 'application/json';
  },
  'content type': (draft, gen) => {
    draft.headers['content-type'] = pick(gen, HOSTILE_TYPES);
    draft.bytes ??= Buffer.from('{}');
  },
  header(draft, gen) {
    const [name, value] = pick(gen, HOSTILE_HEADERS);
    draft.headers[name] = value;
  },
  method(draft, gen) {
    draft.method = pick(gen, OTHER_METHODS);
  },
  'no session': (draft) => {
    delete draft.headers['authorization'];
  },
};

/** Those that reach deepest come most often. */
const CHOICES = [
  ...Object.keys(MUTATIONS).filter((name) => name !== HUGE),
  'field',
  'field',
  'field',
  'field',
  'path',
  'path',
  'query',
];

/** Mutates the request in one to three ways and serialises it. */
export function mutateRequest(draft: RequestDraft, gen: GeneratorValue): MutatedRequest {
  const mutations = Array.from({ length: gen(fc.integer, { min: 1, max: 3 }) }, () => pick(gen, CHOICES));
  if (gen(fc.nat, { max: 999 }) < HUGE_PER_THOUSAND) mutations.push(HUGE);
  for (const mutation of mutations) MUTATIONS[mutation]?.(draft, gen);
  const query = draft.query.map((pair) => pair.join('=')).join('&');
  return {
    operation: draft.operation,
    method: draft.method,
    url: query === '' ? draft.path : `${draft.path}?${query}`,
    headers: draft.headers,
    body: draft.bytes ?? (draft.value === undefined ? undefined : JSON.stringify(draft.value)),
    mutations,
  };
}

/** The value with something hostile in one place, at any depth. */
function mutateWithin(value: unknown, gen: GeneratorValue): unknown {
  if (chance(gen, 15)) return hostileValue(gen);
  if (Array.isArray(value) && value.length > 0) {
    const position = gen(fc.nat, { max: value.length - 1 });
    return value.map((item, index) => (index === position ? mutateWithin(item, gen) : (item as unknown)));
  }
  if (isRecord(value)) {
    const name = pick(gen, Object.keys(value));
    return { ...value, [name]: mutateWithin(value[name], gen) };
  }
  return hostileValue(gen);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}
