import type { Operation, Schema } from './operations.ts';

/** Where a request names something that belongs to a company. */
export interface IdPlace {
  in: 'path' | 'query' | 'body';
  /** In a body the way to it, list places as `0`: `steps.0.test_blueprint_module_id`. */
  name: string;
}

/** Ends of the names of fields and parameters that carry ids, keys and other references. */
const REFERENCE = /^(id|ids|before|name)$|_id$|_ids$|_key$/;
/** Names that a company gives to its own things. */
const NO_REFERENCES = ['body.name', 'query.installation_id'];

/** Every place of the operation's requests that carries a reference, found by the names in its schemas. */
export function findIdPlaces({ parameters, body }: Operation): IdPlace[] {
  const inParameters = parameters
    .filter(({ in: place, name }) => place !== 'header' && REFERENCE.test(name))
    .map(({ in: place, name }) => ({ in: place as 'path' | 'query', name }));
  const inBody = body ? findFields(body).map((name) => ({ in: 'body' as const, name })) : [];
  return [...inParameters, ...inBody].filter((place) => !NO_REFERENCES.includes(`${place.in}.${place.name}`));
}

function findFields(schema: Schema, way = ''): string[] {
  const within = (part: string) => (way === '' ? part : `${way}.${part}`);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    REFERENCE.test(name) ? [within(name)] : findFields(field, within(name)),
  );
  const inItems = schema.items ? findFields(schema.items, within('0')) : [];
  const inForms = (schema.anyOf ?? []).flatMap((form) => findFields(form, way));
  return [...own, ...inItems, ...inForms];
}
