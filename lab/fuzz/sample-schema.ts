import fc, { type GeneratorValue } from 'fast-check';
import type { Schema } from './operations.ts';

/** Values that fit fields by their names: ids of things that exist. */
export type Known = Record<string, unknown>;

/** One of the values. */
export const pick = <Item>(gen: GeneratorValue, items: readonly Item[]): Item =>
  gen(fc.constantFrom, ...items);
/** Whether an event with this probability, in percent, happens. */
export const chance = (gen: GeneratorValue, percent: number): boolean => gen(fc.nat, { max: 99 }) < percent;

/** A value that the schema accepts. Optional fields are present in half of the samples. */
export function sampleSchema(schema: Schema, gen: GeneratorValue, known: Known, name = ''): unknown {
  if (name in known && chance(gen, 80)) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(gen, schema.enum);
  if (schema.anyOf) return sampleSchema(pick(gen, schema.anyOf), gen, known, name);
  const type = Array.isArray(schema.type) ? pick(gen, schema.type) : schema.type;
  switch (type) {
    case 'object':
      return sampleObject(schema, gen, known);
    case 'array':
      return Array.from({ length: gen(fc.integer, { min: 1, max: 3 }) }, () =>
        sampleSchema(schema.items ?? {}, gen, known, name),
      );
    case 'integer':
    case 'number':
      return (schema.minimum ?? 1) + gen(fc.nat, { max: 2 });
    case 'boolean':
      return gen(fc.boolean);
    case 'null':
      return null;
    default:
      return 'a'.repeat(Math.max(schema.minLength ?? 8, 1));
  }
}

function sampleObject({ properties = {}, required = [] }: Schema, gen: GeneratorValue, known: Known) {
  const entries = Object.entries(properties)
    .filter(([name]) => required.includes(name) || chance(gen, 50))
    .map(([name, schema]) => [name, sampleSchema(schema, gen, known, name)]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}
