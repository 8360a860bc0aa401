/** A schema of the OpenAPI document, as far as requests are made from it. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minLength?: number;
  minimum?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** One call of the API. */
export interface Operation {
  method: string;
  /** With its parameters in braces: `/test_run/{id}`. */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** Only signed-in people and programs with a key get an answer. */
  isGuarded: boolean;
  takesKeys: boolean;
}

interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: Schema }> };
        security?: object[];
      }
    >
  >;
}

/** Routes outside of the OpenAPI document: files, and the document itself. */
const UNDOCUMENTED: [method: string, path: string][] = [
  ['GET', '/openapi.json'],
  ['GET', '/ci/steplight.mjs'],
  ['GET', '/auth/sso/callback'],
  ['GET', '/artifacts/{*}'],
  ['PUT', '/uploads/{*}'],
  ['GET', '/mails/{id}/page'],
  ['GET', '/shared/{token}/test_runs/{id}/media/{*}'],
];

/** Every route of the API, from its OpenAPI document. */
export function readOperations(document: unknown): Operation[] {
  const { paths } = document as Description;
  const documented = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters = [], requestBody, security }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      isGuarded: security !== undefined,
      takesKeys: security?.some((way) => 'apiKey' in way) ?? false,
    })),
  );
  const others = UNDOCUMENTED.map(([method, path]) => ({
    method,
    path,
    parameters: path.includes('{*}') ? [{ name: '*', in: 'path' as const, schema: { type: 'string' } }] : [],
    body: undefined,
    isGuarded: false,
    takesKeys: false,
  }));
  return [...documented, ...others];
}

/** The name of a route in reports. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`;

/** The name of a route in the table of roles. */
export const routeOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) =>
  `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
