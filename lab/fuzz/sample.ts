import type { Schema } from './operations.ts';
import type { Random } from './random.ts';

/** Values that fit fields by their names: ids of things that are there. */
export type Known = Record<string, unknown>;

/** A value that the schema takes, as far as a schema tells. Optional fields are there in half of the samples. */
export function sample(schema: Schema, random: Random, known: Known, name = ''): unknown {
  if (name in known && random.chance(0.8)) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return sample(random.pick(schema.anyOf), random, known, name);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return sampleObject(schema, random, known);
    case 'array':
      return Array.from({ length: 1 + random.below(3) }, () =>
        sample(schema.items ?? {}, random, known, name),
      );
    case 'integer':
    case 'number':
      return (schema.minimum ?? 1) + random.below(3);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return 'a'.repeat(Math.max(schema.minLength ?? 8, 1));
  }
}

function sampleObject({ properties = {}, required = [] }: Schema, random: Random, known: Known) {
  const entries = Object.entries(properties)
    .filter(([name]) => required.includes(name) || random.chance(0.5))
    .map(([name, schema]) => [name, sample(schema, random, known, name)]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}
