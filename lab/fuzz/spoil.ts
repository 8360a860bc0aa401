import type { BadRequest } from './bad-request.ts';
import {
  HOSTILE_HEADERS,
  HOSTILE_TYPES,
  hostileBody,
  hostileSegment,
  hostileValue,
  HUGE_BODY,
  OTHER_METHODS,
} from './hostile-values.ts';
import type { Random } from './random.ts';

/** A request in parts, before it is written. */
interface Parts {
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
/** Each costs as much as hundreds of the others. */
const SHARE_OF_HUGE = 0.002;

type Spoiler = (parts: Parts, random: Random) => void;

const SPOILERS: Record<string, Spoiler> = {
  path(parts, random) {
    const segments = parts.path.split('/');
    segments[1 + random.below(segments.length - 1)] = hostileSegment(random);
    parts.path = segments.join('/');
  },
  query(parts, random) {
    const names = [...parts.query.map(([name]) => name), 'id', 'ids', 'a[b]', '__proto__', '%00', '%'];
    parts.query.push([random.pick(names), hostileSegment(random)]);
  },
  field(parts, random) {
    parts.value = spoilWithin(parts.value, random);
  },
  'lack of a field': (parts, random) => {
    if (!isRecord(parts.value)) return;
    const { [random.pick(Object.keys(parts.value))]: _left, ...rest } = parts.value;
    parts.value = rest;
  },
  'unknown field': (parts, random) => {
    if (isRecord(parts.value))
      parts.value = { ...parts.value, [`x${random.below(9)}`]: hostileValue(random) };
  },
  'whole body': (parts, random) => {
    parts.bytes = hostileBody(random);
    parts.headers['content-type'] ??= 'application/json';
  },
  [HUGE]: (parts) => {
    parts.bytes = HUGE_BODY;
    parts.headers['content-type'] ??= 'application/json';
  },
  'content type': (parts, random) => {
    parts.headers['content-type'] = random.pick(HOSTILE_TYPES);
    parts.bytes ??= Buffer.from('{}');
  },
  header(parts, random) {
    const [name, value] = random.pick(HOSTILE_HEADERS);
    parts.headers[name] = value;
  },
  method(parts, random) {
    parts.method = random.pick(OTHER_METHODS);
  },
  'no session': (parts) => {
    delete parts.headers['authorization'];
  },
};

/** Those that reach deepest come most often. */
const CHOICES = [
  ...Object.keys(SPOILERS).filter((name) => name !== HUGE),
  'field',
  'field',
  'field',
  'field',
  'path',
  'path',
  'query',
];

/** Spoils the request in one to three ways and writes it. */
export function spoil(parts: Parts, random: Random): BadRequest {
  const faults = Array.from({ length: 1 + random.below(3) }, () => random.pick(CHOICES));
  if (random.chance(SHARE_OF_HUGE)) faults.push(HUGE);
  for (const fault of faults) SPOILERS[fault]?.(parts, random);
  const query = parts.query.map((pair) => pair.join('=')).join('&');
  return {
    operation: parts.operation,
    method: parts.method,
    url: query === '' ? parts.path : `${parts.path}?${query}`,
    headers: parts.headers,
    body: parts.bytes ?? (parts.value === undefined ? undefined : JSON.stringify(parts.value)),
    faults,
  };
}

/** The value with something hostile in one place of it, at any depth. */
function spoilWithin(value: unknown, random: Random): unknown {
  if (random.chance(0.15)) return hostileValue(random);
  if (Array.isArray(value) && value.length > 0) {
    const place = random.below(value.length);
    return value.map((item, index) => (index === place ? spoilWithin(item, random) : (item as unknown)));
  }
  if (isRecord(value)) {
    const name = random.pick(Object.keys(value));
    return { ...value, [name]: spoilWithin(value[name], random) };
  }
  return hostileValue(random);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}
