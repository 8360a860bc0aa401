import type { GeneratorValue } from 'fast-check';
import { liveRequestSchema } from 'shared/contract';
import { z } from 'zod';
import { hostileBody, hostileValue } from '../fuzz/hostile-values.ts';
import type { Schema } from '../fuzz/operations.ts';
import { chance, pick, sampleSchema } from '../fuzz/sample-schema.ts';

export interface HostileMessage {
  /** What was done to it. */
  kind: string;
  data: string | Buffer;
}

/** Fits, is read, and leads nowhere. */
const HOSTILE_ADDRESSES = [
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  'chrome://version',
];

const schema = z.toJSONSchema(liveRequestSchema, { unrepresentable: 'any', io: 'input' }) as Schema & {
  oneOf?: Schema[];
};

/** A message to a live session: malformed, hostile, or well-formed but without sense. */
export function createMessage(gen: GeneratorValue): HostileMessage {
  if (chance(gen, 10)) return { kind: 'no message', data: hostileBody(gen).toString() };
  if (chance(gen, 5)) return { kind: 'binary', data: hostileBody(gen) };
  const variant = pick(gen, schema.oneOf ?? schema.anyOf ?? []);
  const message = sampleSchema(withoutOneOf(variant), gen, { request: 1, run: 1 }) as Record<string, unknown>;
  if (chance(gen, 25)) return { kind: 'well-formed', data: JSON.stringify(message) };
  if (chance(gen, 20)) {
    const to = { url: pick(gen, HOSTILE_ADDRESSES) };
    return { kind: 'hostile address', data: JSON.stringify({ type: 'navigate', to }) };
  }
  const field = pick(gen, Object.keys(message));
  if (chance(gen, 20))
    return { kind: 'missing field', data: JSON.stringify({ ...message, [field]: undefined }) };
  if (chance(gen, 20)) return { kind: 'unknown field', data: JSON.stringify({ ...message, isAdmin: true }) };
  return { kind: 'hostile value', data: JSON.stringify({ ...message, [field]: hostileValue(gen) }) };
}

/** `sampleSchema` knows the other word for it. */
function withoutOneOf(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"oneOf"', '"anyOf"')) as Schema;
}
