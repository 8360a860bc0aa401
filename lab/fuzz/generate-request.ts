import type { GeneratorValue } from 'fast-check';
import type { Fixtures } from './fixtures.ts';
import { mutateRequest, type MutatedRequest } from './mutate-request.ts';
import { nameOf, type Operation } from './operations.ts';
import { chance, sampleSchema } from './sample-schema.ts';

/** A valid request of this route, mutated in one to three ways. */
export function generateRequest(
  operation: Operation,
  gen: GeneratorValue,
  fixtures: Fixtures,
): MutatedRequest {
  const [, resource = ''] = operation.path.split('/');
  const known = { ...fixtures.known, id: fixtures.ids[resource] ?? 1 };
  const query: [string, string][] = [];
  let path = operation.path;
  const headers: Record<string, string> = {};
  for (const { name, in: location, required = false, schema } of operation.parameters) {
    if (!required && location !== 'path' && chance(gen, 50)) continue;
    const value = String(sampleSchema(schema, gen, known, name));
    if (location === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (location === 'query') query.push([name, encodeURIComponent(value)]);
    else headers[name] = value;
  }
  if (operation.isGuarded) headers['authorization'] = `Bearer ${fixtures.token}`;
  const value = operation.body && sampleSchema(operation.body, gen, known);
  if (value !== undefined) headers['content-type'] = 'application/json';
  return mutateRequest(
    { operation: nameOf(operation), method: operation.method, path, query, headers, value },
    gen,
  );
}
