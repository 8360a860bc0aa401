import type { Operation, Schema } from './operations.ts';

/** Where a request names something that belongs to a company. */
export interface IdLocation {
  in: 'path' | 'query' | 'body';
  /** In a body the path to it, list items as `0`: `steps.0.test_blueprint_module_id`. */
  name: string;
}

/** Ends of the names of fields and parameters that carry ids, keys and other references. */
const REFERENCE = /^(id|ids|before|name)$|_id$|_ids$|_key$/;
/** Names that a company gives to its own things, and sentences before others. */
const NO_REFERENCES = [
  'body.name',
  'body.files.0.name',
  'body.headers.0.name',
  'body.columns.0.name',
  'body.variables.0.name',
  'body.tests.0.table.columns.0.name',
  'body.before',
  'body.client_id',
  'query.installation_id',
];
/** Elements of pages have ids and names of their own; what an edit is based on is only compared. */
const NO_LOCATIONS = /^(entries|tests\.0\.plan|base)\./;

/** Every location of a reference in the operation's requests, found by the names in its schemas. */
export function findIdLocations({ parameters, body }: Operation): IdLocation[] {
  const inParameters = parameters
    .filter(({ in: location, name }) => location !== 'header' && REFERENCE.test(name))
    .map(({ in: location, name }) => ({ in: location as 'path' | 'query', name }));
  const inBody = body ? findFields(body).map((name) => ({ in: 'body' as const, name })) : [];
  return [...inParameters, ...inBody].filter(
    ({ in: location, name }) => !NO_REFERENCES.includes(`${location}.${name}`) && !NO_LOCATIONS.test(name),
  );
}

function findFields(schema: Schema, path = ''): string[] {
  const within = (name: string) => (path === '' ? name : `${path}.${name}`);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    REFERENCE.test(name) ? [within(name)] : findFields(field, within(name)),
  );
  const inItems = schema.items ? findFields(schema.items, within('0')) : [];
  const inForms = (schema.anyOf ?? []).flatMap((form) => findFields(form, path));
  return [...own, ...inItems, ...inForms];
}
