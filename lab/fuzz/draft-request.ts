import type { BadRequest } from './bad-request.ts';
import { nameOf, type Operation } from './operations.ts';
import type { Random } from './random.ts';
import { sample, type Known } from './sample.ts';
import { spoil } from './spoil.ts';

/** What requests are made with. */
export interface World {
  token: string;
  /** Ids by the field that carries them; a path's own `id` by the path's first part. */
  known: Known;
  ids: Record<string, unknown>;
}

/** A request of this route that would be right, then spoilt in one to three ways. */
export function draftRequest(operation: Operation, random: Random, world: World): BadRequest {
  const [, head = ''] = operation.path.split('/');
  const known = { ...world.known, id: world.ids[head] ?? 1 };
  const query: [string, string][] = [];
  let path = operation.path;
  const headers: Record<string, string> = {};
  for (const { name, in: place, required = false, schema } of operation.parameters) {
    if (!required && place !== 'path' && random.chance(0.5)) continue;
    const value = String(sample(schema, random, known, name));
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (place === 'query') query.push([name, encodeURIComponent(value)]);
    else headers[name] = value;
  }
  if (operation.isGuarded) headers['authorization'] = `Bearer ${world.token}`;
  const value = operation.body && sample(operation.body, random, known);
  if (value !== undefined) headers['content-type'] = 'application/json';
  return spoil(
    { operation: nameOf(operation), method: operation.method, path, query, headers, value },
    random,
  );
}
